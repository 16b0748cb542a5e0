//! Translation of `llvm.structured.alloca` and `llvm.structured.gep` (LangRef), whose types are attributes of
//! the call. LangRef leaves the layout of these types to the target; it is that of the data layout here.

use draig_ir::{Attribute, Inst, Opcode, Type, TypeKind};
use draig_tables::attributes::AttrKind;

use super::Translator;
use super::facts::leading;
use super::memory::field_number;
use crate::program::{Gep, GepStep};
use crate::stop::{Result, fault, internal};

impl Translator<'_, '_> {
    /// Translates `llvm.structured.alloca`: an object of the stack of the type that the result names.
    pub(super) fn structured_alloca(&mut self, inst: Inst) -> Result<()> {
        let (info, _) = self.call_of(inst)?;
        let ty = self.element_type(self.machine.module.tables.attributes.list(info.attributes).result)?;
        self.stack_object(inst, ty, None, None)
    }

    /// Translates `llvm.structured.gep`: address arithmetic whose indices are unsigned and lie within their
    /// arrays, and whose first index selects a part of the type, not one of several values of it.
    pub(super) fn structured_gep(&mut self, inst: Inst) -> Result<()> {
        let module = self.machine.module;
        let (info, _) = self.call_of(inst)?;
        let mut ty = self.element_type(module.tables.attributes.param(info.attributes, 0))?;
        let args = self.body.call_args(inst);
        let [source] = leading(args)?;
        let mut steps = Vec::with_capacity(args.len());
        for (number, &index) in args.iter().enumerate().skip(1) {
            let (element, len) = match *module.tables.types.kind(ty) {
                TypeKind::Array { element, len } => (element, len),
                TypeKind::Vector { element, min_len, .. } => (element, u64::from(min_len)),
                TypeKind::Struct { .. } | TypeKind::NamedStruct(_) => {
                    let field = field_number(module, index)?;
                    let offset = self.machine.program.shapes.field_offset(module, ty, field)?;
                    steps.push(GepStep::Constant(offset as i64));
                    let fields = module.tables.types.struct_fields(ty);
                    let Some(&part) = fields.and_then(|fields| fields.get(field)) else {
                        return internal("a structured getelementptr to a field that its struct lacks");
                    };
                    ty = part;
                    continue;
                }
                _ => return internal("a structured getelementptr into a type without parts"),
            };
            let scale = self.machine.program.shapes.alloc_size(module, element)?;
            steps.push(GepStep::Bounded(number as u32, scale, len));
            ty = element;
        }
        let pointer = self.type_of(source);
        let space = module.tables.types.address_space(pointer);
        let space = space.ok_or_else(|| fault("a structured getelementptr of no pointer"))?;
        let index_width = module.data_layout.index_width(space);
        let mut slow = self.slow(inst)?;
        slow.opcode = Opcode::GetElementPtr;
        slow.gep = Some(Box::new(Gep { flags: 0, index_width, steps: steps.into() }));
        self.emit_slow(slow);
        Ok(())
    }

    /// Returns the type of `elementtype` in a set of attributes.
    fn element_type(&self, set: draig_ir::AttrSet) -> Result<Type> {
        match self.machine.module.tables.attributes.get(set, AttrKind::ElementType) {
            Some(&Attribute::Type(_, Some(ty))) => Ok(ty),
            _ => internal("a structured intrinsic without elementtype"),
        }
    }
}
