//! Execution graphs, and which of them RC11 allows (Lahav, Vafeiadis, Kang, Hur, Dreyer, "Repairing Sequential Consistency
//! in C/C++11", PLDI 2017).

mod consistency;
mod graph;

pub(crate) use graph::{Event, EventId, Graph, Label, Strength};
