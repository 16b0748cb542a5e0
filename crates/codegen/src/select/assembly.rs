//! Statements of inline assembly in the code of a function, until its labels have places, and instructions that
//! selection itself writes as text.

use std::sync::Arc;

use draig_ir::{Block, Global, Inst, Type};
use draig_mc::{AssembleOptions, Piece, assemble};
use draig_target::inline_asm::AsmOperand;

use super::{Label, Machine, Selected, Selector};
use crate::code::{Assembly, AssemblyName};
use crate::function::types::{Class, Kind};

/// Code of a statement in the function's.
#[derive(Debug)]
pub(crate) struct Placed {
    /// Offset in the code.
    pub(crate) start: u32,
    pub(crate) piece: Arc<Piece>,
    /// Things to which labels of the text that stand for operands refer, in the order of their numbers.
    pub(crate) names: Vec<Named>,
    pub(crate) inst: Inst,
}

/// Thing of the function or of the module for which a label of a statement's text stands.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Named {
    Label(Label),
    Block(Global, Block),
    Global(Global),
}

impl Placed {
    /// Returns the statement in a buffer in which the function's code starts at an offset; labels have places.
    pub(crate) fn in_buffer(self, labels: &[u32], shift: u32) -> Assembly {
        let name = |(number, named): (usize, &Named)| {
            let name = match *named {
                Named::Label(label) => AssemblyName::Code(labels[label.0 as usize] + shift),
                Named::Block(function, block) => AssemblyName::Block(function, block),
                Named::Global(global) => AssemblyName::Global(global),
            };
            (label_name(number), name)
        };
        let names = self.names.iter().enumerate().map(name).collect();
        Assembly { start: self.start + shift, piece: self.piece, names, inst: self.inst }
    }
}

/// Label of a text that stands for the thing with this number.
fn label_name(number: usize) -> Vec<u8> {
    format!(".Loperand.{number}").into_bytes()
}

/// Adds a thing, and returns the label that stands for it in a text.
pub(crate) fn add_name(names: &mut Vec<Named>, thing: Named) -> AsmOperand {
    names.push(thing);
    AsmOperand::Label(label_name(names.len() - 1))
}

impl<T: Machine> Selector<'_, '_, T> {
    /// Returns the place of each part of a value of a type in memory: class, number of bytes, offset.
    pub(crate) fn parts_in_memory(&mut self, ty: Type) -> Vec<(Class, u32, u32)> {
        let info = self.info(ty);
        match info.kind {
            Kind::Scalar(class) => vec![(class, (info.store_size as u32).min(class.size()), 0)],
            Kind::Parts(first, count) => {
                let parts = self.m.types.parts(first, count).iter();
                parts.map(|part| (part.class, part.bits.div_ceil(8).min(part.class.size()), part.offset)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Returns the bytes of assembly text that refers to nothing outside of itself.
    pub(crate) fn assembled(&self, text: &str) -> Selected<Vec<u8>> {
        let text = text.to_owned() + "\n";
        let image = match assemble(text.as_bytes(), &self.context.assembly_triple, &AssembleOptions::default()) {
            Ok(assembled) => assembled.image,
            Err(errors) => {
                let reason = errors.first().map_or("", |error| error.message());
                return self.refuse(&format!("instructions that are not assembled: {reason}"));
            }
        };
        let code = image.sections.values().filter(|section| section.flags.exec);
        Ok(code.flat_map(|section| section.bytes.iter().copied()).collect())
    }
}
