//! Tests of the command from outside, as a shell sees it.

mod assembly;
mod bad_input;
mod cfg;
#[cfg(target_os = "linux")]
mod changing;
mod command;
mod compile;
mod cxx;
mod demangle;
mod diff;
mod explain;
mod failing;
mod fix;
mod grants;
mod interrupt;
mod link;
mod mc;
mod members;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod native;
mod newest;
mod objects;
mod opt;
#[cfg(unix)]
mod outputs;
mod page;
mod run;
#[cfg(target_os = "linux")]
mod rust;
mod schema;
#[cfg(unix)]
mod streams;
mod support;
#[cfg(unix)]
mod thin;
mod threads;
