//! First version of LLVM of each intrinsic: compares the tables (made from the names in each version's
//! libraries) with the versions' own tools.
//!
//! All intrinsics are declared and called with their current types. A version adds attributes to the
//! intrinsics that it knows; its verifier rejects those whose types were different. An intrinsic that crashes
//! a version is taken to have had different types, too.

use std::collections::BTreeSet;
use std::path::Path;

use draig_ir::intrinsics::get_declaration;
use draig_ir::{AttrList, Module, Type};
use draig_tables::{IntrinsicId, history};

use super::Tools;
use crate::subject::bash;
use draig_workspace::write;

/// Number of choices of types to try.
const ROUNDS: usize = 4;
/// Distance between the choices of two rounds: a prime number, so that all types change.
const STRIDE: usize = 1_009;

/// Maximum seconds for one query.
const PATIENCE: u64 = 120;

/// A query about an intrinsic.
struct Question {
    index: usize,
    /// Name with its types.
    name: String,
    declaration: String,
    call: String,
    /// Name with a type that no intrinsic has, declared and called.
    wrong: String,
}

/// Answers of a version about intrinsics, by index.
#[derive(Default)]
struct Answer {
    /// Intrinsics known by their current name.
    known: BTreeSet<usize>,
    /// Intrinsics with different types.
    other_type: BTreeSet<usize>,
}

/// Queries the versions whose tools exist: they must accept the intrinsics that the tables list for them, and
/// the tables must list those that they refuse.
pub(super) fn compare(found: &[Tools], folder: &Path) -> Result<bool, String> {
    let first = questions(0, |_| true);
    println!("{} intrinsics, {} with types to be asked for", IntrinsicId::COUNT, first.len());
    let mut answers = Vec::new();
    for tools in found {
        let mut answer = Answer::default();
        let fits =
            |question: &&Question| tools.version >= history::TARGET_TYPES || !question.declaration.contains("target(");
        ask(tools, folder, &first.iter().filter(fits).collect::<Vec<_>>(), &mut answer)?;
        // Some have no attributes.
        let bare: Vec<&Question> =
            first.iter().filter(fits).filter(|question| !answer.known.contains(&question.index)).collect();
        ask_wrongly(tools, folder, &bare, &mut answer)?;
        // An intrinsic refused with some types may be accepted with others.
        for round in 1..ROUNDS {
            let again = questions(round, |index| {
                let id = IntrinsicId::from_index(index);
                answer.other_type.contains(&index) && id.is_some_and(IntrinsicId::is_overloaded)
            });
            let mut other = Answer::default();
            ask(tools, folder, &again.iter().filter(fits).collect::<Vec<_>>(), &mut other)?;
            for question in &again {
                if !other.other_type.contains(&question.index) {
                    answer.other_type.remove(&question.index);
                }
            }
        }
        println!("LLVM {}: {} known, {} of other types", tools.version, answer.known.len(), answer.other_type.len());
        answers.push((tools.version, answer));
    }
    let _ = std::fs::remove_dir_all(folder);
    let mut wrong = 0;
    for (version, answer) in &answers {
        for (index, id) in IntrinsicId::all().enumerate() {
            let refuses = answer.other_type.contains(&index);
            let message =
                match (*version >= history::intrinsic_since(id), history::intrinsic_has_other_type(id, *version)) {
                    (true, _) if refuses => "refuses",
                    (true, _) if !answer.known.contains(&index) => "does not know",
                    (false, false) if refuses => "has another type for",
                    _ => continue,
                };
            println!("LLVM {version} {message} {}", id.name());
            wrong += 1;
        }
    }
    println!("{wrong} are not as the tables say");
    Ok(wrong == 0)
}

/// Queries all of these at once, or halves of them if that crashes the tool.
fn ask(tools: &Tools, folder: &Path, questions: &[&Question], answer: &mut Answer) -> Result<(), String> {
    if questions.is_empty() {
        return Ok(());
    }
    let declarations: String = questions.iter().map(|question| question.declaration.as_str()).collect();
    let calls: String = questions.iter().map(|question| question.call.as_str()).collect();
    write(&folder.join("declared.ll"), &declarations)?;
    write(&folder.join("called.ll"), declarations + &calls)?;
    let declared = bash(
        &format!("{} -disable-verify declared.ll -o - | {} - -o -", tools.assembler, tools.disassembler),
        folder,
        PATIENCE,
    )?;
    let called = bash(&format!("{} called.ll -o /dev/null", tools.assembler), folder, PATIENCE)?;
    let refusals = String::from_utf8_lossy(&called.stderr).into_owned();
    if !declared.status.success() || refusals.contains("Stack dump") || refusals.contains("error: ") {
        if let [question] = questions {
            answer.known.insert(question.index);
            answer.other_type.insert(question.index);
            return Ok(());
        }
        let (first, second) = questions.split_at(questions.len() / 2);
        ask(tools, folder, first, answer)?;
        return ask(tools, folder, second, answer);
    }
    let index = |name: &str| {
        let found = questions.binary_search_by(|question| question.name.as_str().cmp(name));
        // Versions with fewer overload types rename it.
        let renamed = || draig_tables::intrinsics::lookup(name.as_bytes()).map(IntrinsicId::index);
        found.ok().map(|at| questions[at].index).or_else(renamed)
    };
    let text = String::from_utf8_lossy(&declared.stdout);
    for line in text.lines().filter(|line| line.starts_with("declare ") && line.contains(") #")) {
        let name = line.split_once('@').and_then(|(_, rest)| rest.split_once('('));
        answer.known.extend(name.and_then(|(name, _)| index(name)));
    }
    for (message, place) in refusals.lines().zip(refusals.lines().skip(1)) {
        if message.starts_with("Intrinsic ")
            && let Some(index) = place.strip_prefix("ptr @").and_then(index)
        {
            answer.other_type.insert(index);
            answer.known.insert(index);
        }
    }
    Ok(())
}

/// Queries with a wrong type, which is refused only for known intrinsics.
fn ask_wrongly(tools: &Tools, folder: &Path, questions: &[&Question], answer: &mut Answer) -> Result<(), String> {
    if questions.is_empty() {
        return Ok(());
    }
    write(&folder.join("wrong.ll"), questions.iter().map(|question| question.wrong.as_str()).collect::<String>())?;
    let output = bash(&format!("{} wrong.ll -o /dev/null", tools.assembler), folder, PATIENCE)?;
    let refusals = String::from_utf8_lossy(&output.stderr).into_owned();
    if refusals.contains("Stack dump") || refusals.contains("error: ") {
        if questions.len() > 1 {
            let (first, second) = questions.split_at(questions.len() / 2);
            ask_wrongly(tools, folder, first, answer)?;
            ask_wrongly(tools, folder, second, answer)?;
        }
        return Ok(());
    }
    for (message, place) in refusals.lines().zip(refusals.lines().skip(1)) {
        let name = place.strip_prefix("ptr @").filter(|_| message.starts_with("Intrinsic "));
        if let Some(id) = name.and_then(|name| draig_tables::intrinsics::lookup(name.as_bytes())) {
            answer.known.insert(id.index());
        }
    }
    Ok(())
}

/// Returns queries for these intrinsics with the types of a round, in the order of the names with types.
fn questions(round: usize, wanted: impl Fn(usize) -> bool) -> Vec<Question> {
    let mut questions = Vec::new();
    for (index, id) in IntrinsicId::all().enumerate().filter(|&(index, _)| wanted(index)) {
        let mut module = Module::new(b"question");
        let Some(function) = declare(&mut module, id, round) else { continue };
        if let Some(function) = module.global_mut(function).as_function_mut() {
            function.attributes = AttrList::EMPTY;
        }
        let name = String::from_utf8_lossy(module.name(function)).into_owned();
        let ty = module.global(function).value_type;
        let Some(ty) = module.tables.types.as_function(ty) else { continue };
        let show = |&ty: &Type| module.type_ref(ty).to_string();
        let result = show(&ty.result);
        let mut params: Vec<String> = ty.params.iter().map(show).collect();
        let args: Vec<String> = params.iter().map(|ty| argument(ty)).collect();
        if ty.vararg {
            params.push("...".to_owned());
        }
        let params = params.join(", ");
        let callee = if ty.vararg { format!("{result} ({params})") } else { result.clone() };
        questions.push(Question {
            index,
            declaration: format!("declare {result} @{name}({params})\n"),
            wrong: format!(
                "declare <7 x i17> @{0}(<7 x i17>)\ndefine void @g{index}() {{\n call <7 x i17> @{0}(<7 x i17> poison)\n ret void\n}}\n",
                id.name()
            ),
            call: format!("define void @f{index}() {{\n call {callee} @{name}({})\n ret void\n}}\n", args.join(", ")),
            name,
        });
    }
    questions.sort_by(|a, b| a.name.cmp(&b.name));
    questions
}

/// Returns a value of a type as an argument. Numbers are constants, as immediates must be.
fn argument(ty: &str) -> String {
    match ty {
        "metadata" => "metadata !{}".to_owned(),
        "token" => "token none".to_owned(),
        number if number.starts_with('i') => format!("{number} 0"),
        _ => format!("{ty} poison"),
    }
}

/// Declares an intrinsic for the first types that it accepts, starting with different ones in each round.
fn declare(module: &mut Module, id: IntrinsicId, round: usize) -> Option<draig::ir::Global> {
    let types = &mut module.tables.types;
    let ints = types.vector(Type::I32, 4, false);
    let floats = types.vector(Type::FLOAT, 4, false);
    let scalable = types.vector(Type::I32, 4, true);
    let more = types.vector(Type::I32, 8, false);
    let palette = [Type::I32, Type::FLOAT, Type::PTR, ints, floats, scalable, more];
    for count in 0..=5u32 {
        for choice in 0..palette.len().pow(count) {
            let mut rest = choice + round * STRIDE;
            let mut overloads: Vec<Type> = (0..count)
                .map(|_| {
                    let ty = palette[rest % palette.len()];
                    rest /= palette.len();
                    ty
                })
                .collect();
            // Only current versions allow other types for the descriptor of an image.
            if let Some(last) = overloads.last_mut().filter(|_| round == 1) {
                *last = more;
            }
            if let Ok(function) = get_declaration(module, id, &overloads) {
                return Some(function);
            }
        }
    }
    None
}
