//! Accesses: of stack objects by their type, of bytes by any type, atomic ones.

use super::types::{Scalar, Type};
use super::{Function, OBJECT};

/// Operations of `atomicrmw` on integers, and on floating-point numbers.
const ATOMIC: [&str; 17] = [
    "xchg",
    "add",
    "sub",
    "and",
    "nand",
    "or",
    "xor",
    "max",
    "min",
    "umax",
    "umin",
    "uinc_wrap",
    "udec_wrap",
    "usub_cond",
    "usub_sat",
    "add",
    "xchg",
];
const FLOAT_ATOMIC: [&str; 4] = ["fadd", "fsub", "fmax", "fmin"];
const ORDERINGS: [&str; 5] = ["monotonic", "acquire", "release", "acq_rel", "seq_cst"];

impl Function {
    /// Makes a stack object of each type, and one of bytes.
    pub(super) fn objects_of_palette(&mut self) {
        let mut types: Vec<Type> = Vec::new();
        for ty in self.palette.clone() {
            if !types.contains(&ty) {
                types.push(ty);
            }
        }
        self.line(&format!("%bytes = alloca [{OBJECT} x i8], align 16"));
        for (number, ty) in types.iter().enumerate() {
            self.line(&format!("%object{number} = alloca {}", ty.text()));
        }
        self.line(&format!("call void @llvm.memset.p0.i64(ptr %bytes, i8 90, i64 {OBJECT}, i1 false)"));
        self.declare("void @llvm.memset.p0.i64(ptr, i8, i64, i1)".to_owned());
        for (number, ty) in types.into_iter().enumerate() {
            let value = self.operand(ty);
            self.line(&format!("store {} {value}, ptr %object{number}", ty.text()));
            self.objects.push((ty, format!("%object{number}")));
        }
    }

    pub(super) fn memory(&mut self) {
        if self.objects.is_empty() {
            return self.operation();
        }
        match self.random.below(8) {
            0 | 1 => {
                let (ty, object) = self.object();
                let value = self.operand(ty);
                self.line(&format!("store {} {value}, ptr {object}", ty.text()));
            }
            2 | 3 => {
                let (ty, object) = self.object();
                self.keep(ty, &format!("load {}, ptr {object}", ty.text()));
            }
            4 | 5 => self.access_bytes(),
            6 => self.atomic(),
            _ => self.move_bytes(),
        }
    }

    fn object(&mut self) -> (Type, String) {
        self.objects[self.random.below(self.objects.len() as u32) as usize].clone()
    }

    /// Returns an address of at least this many bytes of the object of bytes.
    fn bytes(&mut self, room: u32) -> String {
        let last = OBJECT - room;
        if self.random.one_in(2) {
            let offset = self.random.below(last + 1);
            return self.define(&format!("getelementptr inbounds i8, ptr %bytes, i64 {offset}"));
        }
        // A power of two that is no larger than the room left masks the index.
        let mask = (1u32 << (last + 1).ilog2()) - 1;
        let index = self.value(super::I32);
        let masked = self.define(&format!("and i32 {index}, {mask}"));
        match self.random.below(3) {
            0 => self.define(&format!("getelementptr inbounds i8, ptr %bytes, i32 {masked}")),
            1 => {
                let wide = self.define(&format!("zext i32 {masked} to i64"));
                self.define(&format!("getelementptr inbounds i8, ptr %bytes, i64 {wide}"))
            }
            _ => {
                let few = self.define(&format!("lshr i32 {masked}, 2"));
                let wide = self.define(&format!("zext i32 {few} to i64"));
                self.define(&format!("getelementptr inbounds [4 x i8], ptr %bytes, i64 {wide}, i64 0"))
            }
        }
    }

    fn access_bytes(&mut self) {
        let ty = self.any_type();
        if !ty.is_whole_bytes() || ty.bits() > OBJECT * 8 {
            return self.operation();
        }
        let address = self.bytes(ty.bits() / 8);
        if self.random.one_in(2) {
            let value = self.operand(ty);
            self.line(&format!("store {} {value}, ptr {address}, align 1", ty.text()));
            return;
        }
        self.keep(ty, &format!("load {}, ptr {address}, align 1", ty.text()));
    }

    fn move_bytes(&mut self) {
        let size = self.random.below(OBJECT / 2 + 1);
        match self.random.below(3) {
            0 => {
                self.declare("void @llvm.memset.p0.i64(ptr, i8, i64, i1)".to_owned());
                let (address, byte) = (self.bytes(size), self.operand(super::I8));
                self.line(&format!("call void @llvm.memset.p0.i64(ptr {address}, i8 {byte}, i64 {size}, i1 false)"));
            }
            1 => {
                self.declare("void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)".to_owned());
                let (to, from) = (self.bytes(size), self.bytes(size));
                self.line(&format!("call void @llvm.memmove.p0.p0.i64(ptr {to}, ptr {from}, i64 {size}, i1 false)"));
            }
            _ => {
                self.declare("void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)".to_owned());
                let half = OBJECT / 2;
                let size = self.random.below(half + 1);
                let upper = self.define(&format!("getelementptr inbounds i8, ptr %bytes, i64 {half}"));
                let [to, from] =
                    if self.random.one_in(2) { [upper, "%bytes".into()] } else { ["%bytes".into(), upper] };
                self.line(&format!("call void @llvm.memcpy.p0.p0.i64(ptr {to}, ptr {from}, i64 {size}, i1 false)"));
            }
        }
    }

    fn atomic(&mut self) {
        let (ty, object) = self.object();
        let is_atomic = ty.lanes == 0 && matches!(ty.width(), 8 | 16 | 32 | 64);
        if !is_atomic {
            return self.operation();
        }
        let (text, order) = (ty.text(), self.random.pick(&ORDERINGS));
        let size = ty.width() / 8;
        match self.random.below(5) {
            0 => {
                let order = if order.starts_with("acq") { "release" } else { order };
                let order = if order == "acquire" { "monotonic" } else { order };
                let value = self.operand(ty);
                self.line(&format!("store atomic {text} {value}, ptr {object} {order}, align {size}"));
            }
            1 => {
                let order = if order == "release" || order == "acq_rel" { "acquire" } else { order };
                self.keep(ty, &format!("load atomic {text}, ptr {object} {order}, align {size}"));
            }
            2 if ty.is_int() => {
                let (expected, new) = (self.operand(ty), self.operand(ty));
                let weakest = self.random.pick(&["monotonic", "acquire", "seq_cst"]);
                let pair = self.define(&format!(
                    "cmpxchg ptr {object}, {text} {expected}, {text} {new} {order} {weakest}, align {size}"
                ));
                self.keep(ty, &format!("extractvalue {{ {text}, i1 }} {pair}, 0"));
                self.keep(super::I1, &format!("extractvalue {{ {text}, i1 }} {pair}, 1"));
            }
            _ => {
                let op = self.random.pick(if ty.is_int() { &ATOMIC } else { &FLOAT_ATOMIC });
                let value = self.operand(ty);
                if !ty.is_int() {
                    return self.atomic_float(ty, &object, op, order, &value);
                }
                self.keep(ty, &format!("atomicrmw {op} ptr {object}, {text} {value} {order}, align {size}"));
            }
        }
    }

    /// An operation on a floating-point number in memory, both of whose operands are numbers, of which neither is zero
    /// with a sign that the language leaves open; what it leaves in memory is one, too.
    fn atomic_float(&mut self, ty: Type, object: &str, op: &str, order: &str, value: &str) {
        let (text, size) = (ty.text(), ty.width() / 8);
        if !matches!(ty.scalar, Scalar::Float(super::types::Format::Float | super::types::Format::Double)) {
            return self.operation();
        }
        let value = self.settle(ty, value);
        let before = self.define(&format!("load {text}, ptr {object}"));
        let before = self.settle(ty, &before);
        let one = ty.one();
        let zero = self.define(&format!("fcmp oeq {text} {before}, 0.0"));
        let before = self.define(&format!("select i1 {zero}, {text} {one}, {text} {before}"));
        self.line(&format!("store {text} {before}, ptr {object}"));
        self.keep(ty, &format!("atomicrmw {op} ptr {object}, {text} {value} {order}, align {size}"));
        let after = self.define(&format!("load {text}, ptr {object}"));
        let after = self.settle(ty, &after);
        self.line(&format!("store {text} {after}, ptr {object}"));
    }
}
