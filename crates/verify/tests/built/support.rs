//! A case: a correct module as text, and the change that breaks a rule.

use draig_asm::{ParseOptions, parse_module};
use draig_ir::{Body, Const, ConstKind, Global, Inst, Module, Type, Value};
use draig_verify::verify;

/// The change.
type Change = Box<dyn Fn(&mut Module)>;

/// A correct module, and the change that breaks a rule.
pub(crate) struct Case {
    /// The broken rule.
    pub(crate) code: &'static str,
    /// Rules that are unavoidably broken as well.
    also: &'static [&'static str],
    text: String,
    change: Change,
}

impl Case {
    /// Creates a case that changes the module.
    pub(crate) fn new(code: &'static str, text: impl Into<String>, change: impl Fn(&mut Module) + 'static) -> Case {
        Case { code, also: &[], text: text.into(), change: Box::new(change) }
    }

    /// Creates a case that changes the body of `@f`.
    pub(crate) fn body(
        code: &'static str,
        text: impl Into<String>,
        change: impl Fn(&mut Module, &mut Body) + 'static,
    ) -> Case {
        Case::new(code, text, move |module| in_body(module, &change))
    }

    /// Adds rules that are broken as well, because LLVM checks them twice or because the structure is no
    /// longer sound.
    pub(crate) fn also(mut self, codes: &'static [&'static str]) -> Case {
        self.also = codes;
        self
    }

    /// Returns the module before the change.
    pub(crate) fn whole(&self) -> Option<Module> {
        Some(parse_module(self.text.as_bytes(), &ParseOptions::default()).ok()?.module)
    }

    /// Returns the changed module.
    pub(crate) fn broken(&self) -> Option<Module> {
        let mut module = self.whole()?;
        (self.change)(&mut module);
        Some(module)
    }

    /// Returns the error of the case, if there is one.
    pub(crate) fn failure(&self) -> Option<String> {
        let code = self.code;
        let mut module = match parse_module(self.text.as_bytes(), &ParseOptions::default()) {
            Ok(parsed) => parsed.module,
            Err(errors) => return Some(format!("{code}: {:?}", errors.first_error().map(|error| &error.message))),
        };
        if let Err(errors) = verify(&module) {
            return Some(format!("{code}: wrong before the change: {errors}"));
        }
        (self.change)(&mut module);
        let found: Vec<&str> =
            verify(&module).map_or_else(|errors| errors.iter().map(|one| one.rule.code).collect(), |_| Vec::new());
        let expected = |other: &&str| **other == *code || self.also.contains(other);
        let right = found.contains(&code) && found.iter().all(expected);
        let also = self.also.iter().all(|other| found.contains(other));
        (!right || !also).then(|| format!("{code}: {found:?} in {:?}", self.text.lines().last()))
    }
}

/// Changes the body of `@f`.
pub(crate) fn in_body(module: &mut Module, change: impl Fn(&mut Module, &mut Body)) {
    let f = module.find(b"f").expect("@f is there");
    let mut body = module.take_body(f).expect("@f has a body");
    change(module, &mut body);
    module.set_body(f, Some(body));
}

/// Returns the instruction with this index in the order of the body.
pub(crate) fn nth(body: &Body, number: usize) -> Inst {
    body.insts().nth(number).expect("the body has so many instructions")
}

/// Returns the global of this name.
pub(crate) fn global(module: &Module, name: &str) -> Global {
    module.find(name.as_bytes()).expect("the module has this global")
}

/// Returns a constant of exactly this kind, even if it makes no sense.
pub(crate) fn constant(module: &mut Module, ty: Type, kind: ConstKind) -> Const {
    module.tables.constants.intern(ty, kind)
}

/// Returns an opaque struct, which has no size and no values.
pub(crate) fn opaque(module: &mut Module) -> Type {
    module.named_struct(b"opaque")
}

/// Returns an `i32` constant.
pub(crate) fn int(module: &mut Module, value: i64) -> Value {
    module.tables.const_i64(Type::I32, value).into()
}
