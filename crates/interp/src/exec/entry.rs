//! Runs a single function instead of the program: finds the function by name and parses its arguments.

use std::rc::Rc;

use draig_ir::Global;
use draig_num::{ApFloat, ApInt, FloatFormat, LiteralPrefix, Round, decimal_literal, hex_literal};

use crate::machine::Machine;
use crate::program::{self, Function};
use crate::report::Held;
use crate::shape::{Leaf, LeafKind, Shape};
use crate::site::Site;
use crate::stop::{Result, Stop, internal};
use crate::value::{Slot, Taint, byte_slots, mask};

/// Maximum number of names suggested for an unknown one.
const PROPOSED: usize = 3;

fn invalid<T>(text: String) -> Result<T> {
    Err(Box::new(Stop::Invalid(text)))
}

impl Machine<'_> {
    /// Runs a function and returns its result as text.
    pub(super) fn run_entry(&mut self, name: &str, args: &[String]) -> Result<Option<String>> {
        let module = self.module;
        let global = self.defined(name, "run")?;
        let name = program::name(module, global);
        let params = module.param_types(global).to_vec();
        let printer = draig_asm::Printer::new(module);
        if params.len() != args.len() {
            let types: Vec<String> = params.iter().map(|&ty| printer.ty(ty).to_string()).collect();
            let are = if args.len() == 1 { "is" } else { "are" };
            let takes = if params.len() == 1 { "argument" } else { "arguments" };
            let types = if types.is_empty() { String::new() } else { format!(" ({})", types.join(", ")) };
            let given = args.len();
            return invalid(format!("@{name} takes {} {takes}{types}, and {given} {are} given by --arg", params.len()));
        }
        let mut slots = Vec::new();
        for (number, (&ty, text)) in (1..).zip(params.iter().zip(args)) {
            let shape = self.program.shapes.of(module, ty)?;
            match self.argument(&shape, text) {
                Some(parsed) => slots.extend(parsed),
                None => {
                    let ty = printer.ty(ty);
                    return invalid(format!(
                        "argument {number} of @{name} is of type {ty}, and `{text}` is not a value of it"
                    ));
                }
            }
        }
        let function: Rc<Function> = self.function(global)?;
        let result = Rc::clone(&function.result);
        self.call_with(function, &slots)?;
        let at = self.thread.result_at;
        if result.slots == 0 {
            return Ok(None);
        }
        let out: Vec<Slot> = match self.thread.registers.get(at..at + result.slots as usize) {
            Some(slots) => slots.to_vec(),
            None => return internal("a result lies outside of all registers"),
        };
        let held = Held { shape: (*result).clone(), slots: out };
        Ok(Some(crate::report::describe_held(self, &printer, &held)))
    }

    /// Returns the defined function with a name given by the user, for running or tracing it.
    pub(super) fn defined(&self, name: &str, done: &str) -> Result<Global> {
        let module = self.module;
        let name = name.strip_prefix('@').unwrap_or(name);
        let found = module.find(name.as_bytes());
        if let Some(global) = found.filter(|&global| module.body(global).is_some()) {
            return Ok(global);
        }
        if found.is_some() {
            return invalid(format!("@{name} cannot be {done}: it has no body here"));
        }
        let functions = module.functions().iter().filter(|&&global| module.body(global).is_some());
        let names: Vec<String> = functions.map(|&global| program::name(module, global).into_owned()).collect();
        let similar = proposals(name, &names);
        let similar = if similar.is_empty() { String::new() } else { format!("; there is {}", similar.join(", ")) };
        invalid(format!("no function @{name}{similar}"))
    }

    /// Parses an argument as written in LLVM IR.
    fn argument(&mut self, shape: &Shape, text: &str) -> Option<Vec<Slot>> {
        match text {
            "zeroinitializer" => return Some(vec![Slot::default(); shape.slots as usize]),
            "poison" => return Some(vec![self.taints.poison(Site::NONE, Taint::NONE); shape.slots as usize]),
            "undef" => {
                let limbs = shape.leaves.iter().flat_map(|leaf| (0..leaf.slots).map(|limb| leaf.slot_width(limb)));
                let undef = |width: u32| self.taints.undef(0, mask(width), Site::NONE, Taint::NONE);
                return Some(limbs.map(undef).collect());
            }
            _ => {}
        }
        let [leaf] = *shape.leaves else { return None };
        if shape.is_vector {
            return None;
        }
        match leaf.kind {
            LeafKind::Pointer(_) if text == "null" => Some(vec![Slot::default()]),
            LeafKind::Pointer(_) => {
                let global = self.module.find(text.strip_prefix('@')?.as_bytes())?;
                Some(vec![*self.program.addresses.get(global.index())?])
            }
            LeafKind::Int(1) if text == "true" || text == "false" => Some(vec![Slot::plain(u64::from(text == "true"))]),
            LeafKind::Int(width) => Some(limbs(leaf, integer(text, width)?.limbs())),
            LeafKind::Byte(width) => Some(byte_slots(integer(text, width)?.limbs(), leaf.slots)),
            LeafKind::Token => None,
            LeafKind::Float(format) => {
                let bits = float(text, format)?.bits();
                Some(limbs(leaf, &[bits as u64, (bits >> 64) as u64]))
            }
        }
    }
}

/// Converts a value's limbs to slots, as many as the leaf has.
fn limbs(leaf: Leaf, limbs: &[u64]) -> Vec<Slot> {
    limbs.iter().take(leaf.slots as usize).map(|&limb| Slot::plain(limb)).collect()
}

/// Parses a decimal number that fits the type as signed or unsigned.
fn integer(text: &str, width: u32) -> Option<ApInt> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let literal = ApInt::parse_literal(negative, digits.as_bytes()).ok()?;
    (literal.value.width() <= width).then(|| literal.to_width(width))
}

/// Parses a number, rounded to the format, or a bit pattern in LLVM's notation.
fn float(text: &str, format: FloatFormat) -> Option<ApFloat> {
    if let Some(digits) = text.strip_prefix("0x") {
        let prefix = digits.bytes().next().and_then(LiteralPrefix::from_letter);
        let digits = &digits.as_bytes()[usize::from(prefix.is_some())..];
        let literal = hex_literal(prefix.unwrap_or(LiteralPrefix::Double), digits)?;
        return literal.message.is_none().then_some(literal.value)?.literal_for(format).ok();
    }
    let value = match decimal_literal(text.as_bytes()) {
        Some(value) => value,
        // Integers without a point, `inf` and `nan` are accepted, too.
        None => text.parse().ok()?,
    };
    let double = ApFloat::from_f64(value);
    double.convert(format, Round::NearestTiesToEven).ok().map(|(value, _)| value)
}

/// Lists names that contain `name` or differ from it by few letters.
fn proposals(name: &str, names: &[String]) -> Vec<String> {
    let lower = name.to_lowercase();
    let mut near: Vec<(usize, &String)> = (names.iter())
        .filter_map(|other| {
            let other_lower = other.to_lowercase();
            if !lower.is_empty() && other_lower.contains(&lower) {
                return Some((other.len() - name.len().min(other.len()), other));
            }
            let distance = distance(lower.as_bytes(), other_lower.as_bytes());
            // Two swapped letters count as two edits.
            let letters = |name: &str| {
                let mut letters: Vec<char> = name.chars().collect();
                letters.sort_unstable();
                letters
            };
            let most = if letters(&lower) == letters(&other_lower) { 2 } else { name.len() / 3 };
            (distance <= most).then_some((distance, other))
        })
        .collect();
    near.sort();
    near.into_iter().take(PROPOSED).map(|(_, other)| format!("@{other}")).collect()
}

/// Returns the edit distance: the number of letters to insert, delete or replace. Overlong names count as far
/// away.
fn distance(a: &[u8], b: &[u8]) -> usize {
    const MAX_NAME_LENGTH: usize = 64;
    if a.len().max(b.len()) > MAX_NAME_LENGTH {
        return usize::MAX;
    }
    strsim::generic_levenshtein(&a.to_vec(), &b.to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_are_meant_are_proposed() {
        let names: Vec<String> = ["main", "_Z3gcdii", "gcd", "lcm"].map(str::to_owned).to_vec();
        assert_eq!(proposals("gdc", &names), ["@gcd"]);
        assert_eq!(proposals("gcd2", &names), ["@gcd"]);
        assert_eq!(proposals("GCD", &names), ["@gcd", "@_Z3gcdii"]);
        assert!(proposals("quicksort", &names).is_empty());
        assert!(proposals("", &names).is_empty());
    }

    #[test]
    fn numbers_have_to_fit() {
        let low = |text: &str, width| integer(text, width).map(|value| value.low_u64());
        assert_eq!((low("255", 8), low("-128", 8), low("256", 8), low("-129", 8)), (Some(255), Some(128), None, None));
        assert_eq!((low("1.5", 8), low("", 8), low("-", 8)), (None, None, None));
        let bits = |text: &str, format| float(text, format).map(ApFloat::bits);
        assert_eq!(bits("0.5", FloatFormat::Half), Some(0x3800));
        assert_eq!(bits("0xH3800", FloatFormat::Half), Some(0x3800));
        assert_eq!(bits("0x3FE0000000000000", FloatFormat::Float), Some(0.5f32.to_bits().into()));
        assert_eq!(bits("3", FloatFormat::Double), Some(3f64.to_bits().into()));
        assert_eq!((bits("x", FloatFormat::Double), bits("0x", FloatFormat::Double)), (None, None));
    }
}
