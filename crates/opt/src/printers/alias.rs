//! Answers of alias analyses for all pairs of accesses of a function, as `aa-eval` shows them.

use draig_analysis::Analyses;
use draig_analysis::memory::{AliasAnalysis, AliasResult, LocationSize, MemoryLocation, ModRef};
use draig_asm::Printer;
use draig_ir::{Inst, Opcode, Type, Value};
use draig_tables::AttrKind;
use rustc_hash::FxHashSet;

use super::PrintContext;

/// Numbers of answers by kind, over all functions of a run.
#[derive(Debug, Default)]
pub(super) struct Statistics {
    functions: u64,
    /// No, may, partial, must.
    alias: [u64; 4],
    /// None, mod, ref, both.
    mod_ref: [u64; 4],
}

impl Statistics {
    pub(super) fn add(&mut self, other: &Statistics) {
        self.functions += other.functions;
        self.alias.iter_mut().zip(other.alias).for_each(|(sum, more)| *sum += more);
        self.mod_ref.iter_mut().zip(other.mod_ref).for_each(|(sum, more)| *sum += more);
    }
}

/// An address with the type accessed there, and its text.
struct Pointer {
    location: MemoryLocation,
    text: Vec<u8>,
    /// The type in text.
    type_text: Vec<u8>,
    /// The address space in text; empty for 0. Answers about calls do not show it.
    space_text: String,
}

/// Asks for every pair of addresses, every address and call, and every pair of calls.
pub(super) fn evaluate(context: &PrintContext<'_>, analyses: &Analyses<'_>, out: &mut Vec<u8>) {
    let subject = analyses.subject();
    let analysis = analyses.aliases();
    // Passes that are not required leave these functions alone.
    if analysis.facts.has_function_attribute(subject.function(), AttrKind::OptimizeNone) {
        return;
    }
    let printer = context.printer_of(subject.function());
    let (pointers, calls) = accesses(&printer, analysis);
    let shows = context.options.print_all_alias_modref_info;
    let mut statistics = context.alias_statistics.borrow_mut();
    statistics.functions += 1;
    if shows {
        out.extend_from_slice(b"Function: ");
        out.extend_from_slice(context.function_name(analyses));
        out.extend_from_slice(format!(": {} pointers, {} call sites\n", pointers.len(), calls.len()).as_bytes());
    }
    for (number, first) in pointers.iter().enumerate() {
        for second in &pointers[..number] {
            let result = analysis.alias(&first.location, &second.location);
            statistics.alias[alias_index(result)] += 1;
            if shows {
                print_alias(result, first, second, out);
            }
        }
    }
    let texts: Vec<Vec<u8>> = match shows {
        true => calls.iter().map(|&call| printer.inst(subject.function(), call).0).collect(),
        false => vec![Vec::new(); calls.len()],
    };
    for (&call, text) in calls.iter().zip(&texts) {
        for pointer in &pointers {
            let result = analysis.call_on_location(call, &pointer.location);
            statistics.mod_ref[mod_ref_index(result)] += 1;
            if shows {
                out.extend_from_slice(format!("  {}:  Ptr: ", mod_ref_name(result)).as_bytes());
                out.extend_from_slice(&pointer.type_text);
                out.extend_from_slice(b"* ");
                out.extend_from_slice(&pointer.text);
                out.extend_from_slice(b"\t<->");
                out.extend_from_slice(text);
                out.push(b'\n');
            }
        }
    }
    for (&call, text) in calls.iter().zip(&texts) {
        for (&other, other_text) in calls.iter().zip(&texts) {
            if call == other {
                continue;
            }
            let result = analysis.call_on_call(call, other);
            statistics.mod_ref[mod_ref_index(result)] += 1;
            if shows {
                out.extend_from_slice(format!("  {}: ", mod_ref_name(result)).as_bytes());
                out.extend_from_slice(text);
                out.extend_from_slice(b" <-> ");
                out.extend_from_slice(other_text);
                out.push(b'\n');
            }
        }
    }
}

/// Prints how many answers of each kind there were, if any function was evaluated.
pub(super) fn report(statistics: &Statistics, out: &mut Vec<u8>) {
    out.extend_from_slice(b"===== Alias Analysis Evaluator Report =====\n");
    let names = ["no alias", "may alias", "partial alias", "must alias"];
    let none = "  Alias Analysis Evaluator Summary: No pointers!\n";
    responses(&statistics.alias, "Alias", &names, "Alias Analysis Evaluator Pointer Alias Summary", none, out);
    let names = ["no mod/ref", "mod", "ref", "mod & ref"];
    let none = "  Alias Analysis Mod/Ref Evaluator Summary: no mod/ref!\n";
    responses(&statistics.mod_ref, "ModRef", &names, "Alias Analysis Evaluator Mod/Ref Summary", none, out);
}

fn responses(counts: &[u64; 4], kind: &str, names: &[&str; 4], title: &str, none: &str, out: &mut Vec<u8>) {
    let sum: u64 = counts.iter().sum();
    if sum == 0 {
        out.extend_from_slice(none.as_bytes());
        return;
    }
    out.extend_from_slice(format!("  {sum} Total {kind} Queries Performed\n").as_bytes());
    for (&count, name) in counts.iter().zip(names) {
        let (percent, tenths) = (100 * count / sum, 1000 * count / sum % 10);
        out.extend_from_slice(format!("  {count} {name} responses ({percent}.{tenths}%)\n").as_bytes());
    }
    let [a, b, c, d] = counts.map(|count| 100 * count / sum);
    out.extend_from_slice(format!("  {title}: {a}%/{b}%/{c}%/{d}%\n").as_bytes());
}

impl Statistics {
    /// Whether any function was evaluated.
    pub(super) fn is_used(&self) -> bool {
        self.functions > 0
    }
}

/// Returns the distinct addresses of loads and stores, and the calls, in order.
fn accesses(printer: &Printer<'_>, analysis: &AliasAnalysis<'_>) -> (Vec<Pointer>, Vec<Inst>) {
    let subject = analysis.facts.subject();
    let body = subject.body();
    let (mut pointers, mut calls) = (Vec::new(), Vec::new());
    let mut seen: FxHashSet<(Value, Type)> = FxHashSet::default();
    for inst in body.insts() {
        let operands = body.operands(inst);
        let (pointer, ty) = match body.opcode(inst) {
            Opcode::Load => (operands[0], body.inst_type(inst)),
            Opcode::Store => (operands[1], subject.value_type(operands[0])),
            opcode => {
                if opcode.is_call() {
                    calls.push(inst);
                }
                continue;
            }
        };
        if !seen.insert((pointer, ty)) {
            continue;
        }
        let size = analysis.facts.store_size(ty).map_or(LocationSize::AfterPointer, LocationSize::Precise);
        let type_text = printer.ty(ty).0;
        let space_text = match subject.tables().types.address_space(subject.value_type(pointer)) {
            Some(space @ 1..) => format!(" addrspace({space})"),
            _ => String::new(),
        };
        let text = printer.name(Some(subject.function()), pointer).0;
        pointers.push(Pointer { location: MemoryLocation::new(pointer, size), text, type_text, space_text });
    }
    (pointers, calls)
}

fn print_alias(result: AliasResult, first: &Pointer, second: &Pointer, out: &mut Vec<u8>) {
    let (mut first, mut second, mut result) = (first, second, result);
    if second.text < first.text {
        std::mem::swap(&mut first, &mut second);
        result = result.swapped();
    }
    let name = match result {
        AliasResult::No => "NoAlias".to_string(),
        AliasResult::May => "MayAlias".to_string(),
        AliasResult::Partial(Some(offset)) => format!("PartialAlias (off {offset})"),
        AliasResult::Partial(None) => "PartialAlias".to_string(),
        AliasResult::Must => "MustAlias".to_string(),
    };
    out.extend_from_slice(format!("  {name}:\t").as_bytes());
    for (number, pointer) in [first, second].into_iter().enumerate() {
        out.extend_from_slice(if number == 0 { b"" } else { b", " });
        out.extend_from_slice(&pointer.type_text);
        out.extend_from_slice(pointer.space_text.as_bytes());
        out.extend_from_slice(b"* ");
        out.extend_from_slice(&pointer.text);
    }
    out.push(b'\n');
}

fn alias_index(result: AliasResult) -> usize {
    match result {
        AliasResult::No => 0,
        AliasResult::May => 1,
        AliasResult::Partial(_) => 2,
        AliasResult::Must => 3,
    }
}

fn mod_ref_index(result: ModRef) -> usize {
    match (result.is_mod(), result.is_ref()) {
        (false, false) => 0,
        (true, false) => 1,
        (false, true) => 2,
        (true, true) => 3,
    }
}

fn mod_ref_name(result: ModRef) -> &'static str {
    ["NoModRef", "Just Mod", "Just Ref", "Both ModRef"][mod_ref_index(result)]
}
