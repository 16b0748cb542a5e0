//! Calls every function of the table with each pointer argument made in every way that C allows. None may be
//! refused because of its origin.

mod calls;
mod host;

use std::collections::BTreeSet;
use std::fmt::Write as _;

use draig_interp::{Options, Outcome};

use super::ENTRIES;
use calls::{ALSO, CALLS, IMPOSSIBLE, KINDS, Kind, ObjectSource, TEXT};
use host::Folder;

/// Origin of a pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// Directly from the allocation.
    Exact,
    /// Made from an integer, whose object is exposed (LangRef "Pointer Aliasing Rules").
    Integer,
    /// To a member within a struct, if the object belongs to the program.
    Member,
    /// One past the object, and back, as an integer.
    PastAndBack,
}

/// A function of the table.
struct Function {
    name: &'static str,
    result: &'static str,
    letters: Vec<char>,
    is_variadic: bool,
}

impl Function {
    fn new(name: &'static str, signature: &'static str) -> Function {
        let (result, parameters) = signature.split_once('(').expect("a signature has parentheses");
        let letters = parameters.chars().filter(char::is_ascii_alphabetic).collect();
        let result = ty(result.chars().next().expect("a letter"));
        Function { name, result, letters, is_variadic: parameters.contains('.') }
    }

    /// Returns the test arguments in a line of the tables; `...` and a missing line mean the usual ones.
    fn words(&self, line: &'static str) -> Vec<&'static str> {
        let (listed, is_open) = match line.strip_suffix("...") {
            Some(listed) => (listed, true),
            None => (line, false),
        };
        let mut words: Vec<&str> = listed.split_whitespace().collect();
        if is_open {
            words.truncate(self.letters.len());
            words.extend(self.letters[words.len()..].iter().map(|&letter| usual(letter)));
        }
        // A pattern may match static functions, too, which have no `this`.
        for (word, &letter) in words.iter_mut().zip(&self.letters) {
            if letter != 'p' && kind(word).is_some() {
                *word = usual(letter);
            }
        }
        let count = self.letters.len();
        assert!(words.len() == count || words.len() > count && self.is_variadic, "{}: {words:?}", self.name);
        words
    }

    /// Returns a program that calls the function, with the argument `tested` in a given form.
    fn program(&self, words: &[&'static str], tested: usize, form: Form) -> String {
        let (mut globals, mut body, mut args) = (String::new(), String::new(), Vec::new());
        // Each declaration once, however often it is needed.
        let mut declared = BTreeSet::new();
        for (index, &word) in words.iter().enumerate() {
            let letter = self.letters.get(index).copied();
            match kind(word) {
                None => args.push(format!("{} {word}", letter.map_or("i32", ty))),
                Some(kind) => {
                    declared.extend(kind.needs.lines().map(str::to_owned));
                    let form = if index == tested { form } else { Form::Exact };
                    give(kind, index, form, &mut globals, &mut body);
                    args.push(format!("ptr %p{index}"));
                }
            }
        }
        let mut types: Vec<&str> = self.letters.iter().map(|&letter| ty(letter)).collect();
        if self.is_variadic {
            types.push("...");
        }
        let (types, name, result) = (types.join(", "), self.name, self.result);
        declared.retain(|line| !line.contains(&format!("@{name}(")) && !line.contains(&format!("@\"{name}\"(")));
        if globals.contains("@text") || body.contains("@text") {
            declared.insert(TEXT.to_owned());
        }
        for line in &declared {
            globals += line;
            globals.push('\n');
        }
        let to = if result == "void" { "" } else { "%x = " };
        let after = if crate::c::jump::RETURN_TWICE.contains(&name) { " returns_twice" } else { "" };
        let args = args.join(", ");
        format!(
            "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"
target triple = \"x86_64-pc-linux-gnu\"
{globals}
declare {result} @\"{name}\"({types})
declare i32 @__gxx_personality_v0(...)
@given = global [64 x i8] zeroinitializer
define void @body(ptr %text, ...) personality ptr @__gxx_personality_v0 {{
{body}  {to}call {result} ({types}) @\"{name}\"({args}){after}
  ret void
}}
define i32 @main() {{
  call void (ptr, ...) @body(ptr @given, ptr @given, ptr @given, ptr @given)
  ret i32 0
}}
"
        )
    }
}

/// Emits the object of a pointer, and the pointer `%p` with the argument's number.
fn give(kind: &Kind, index: usize, form: Form, globals: &mut String, body: &mut String) {
    let own = format!("%b{index}");
    // Its offset within a surrounding object, if there is one.
    let inside = if form == Form::Member { 64 } else { 0 };
    let mut add = |text: &str| *body += text;
    let (base, size) = match kind.made {
        ObjectSource::Global { ty, value, size } => {
            let around = "[64 x i8] zeroinitializer";
            *globals += &match form {
                Form::Member => format!(
                    "@b{index} = global {{ [64 x i8], {ty}, [64 x i8] }} {{ {around}, {ty} {value}, {around} }}, align 64\n"
                ),
                _ => format!("@b{index} = global {ty} {value}, align 64\n"),
            };
            (format!("getelementptr inbounds (i8, ptr @b{index}, i64 {inside})"), size)
        }
        ObjectSource::Built { size, code } => {
            add(&format!("  {own}r = alloca [{} x i8], align 64\n", size + 2 * inside));
            add(&format!("  {own} = getelementptr i8, ptr {own}r, i64 {inside}\n"));
            add(&code.replace('$', &own));
            (own, size)
        }
        ObjectSource::Code(code) => {
            add(&code.replace('$', &own));
            (own, 1)
        }
        ObjectSource::Named(name) => (name.to_owned(), 1),
    };
    let from = if kind.is_past { size } else { 0 };
    add(&format!("  %e{index} = getelementptr i8, ptr {base}, i64 {from}\n"));
    add(&match form {
        Form::Exact | Form::Member => format!("  %p{index} = getelementptr i8, ptr %e{index}, i64 0\n"),
        Form::Integer => {
            format!("  %i{index} = ptrtoint ptr %e{index} to i64\n  %p{index} = inttoptr i64 %i{index} to ptr\n")
        }
        Form::PastAndBack => format!(
            "  %q{index} = getelementptr i8, ptr {base}, i64 {size}\n  %i{index} = ptrtoint ptr %q{index} to i64\n  \
             %j{index} = sub i64 %i{index}, {}\n  %p{index} = inttoptr i64 %j{index} to ptr\n",
            size - from
        ),
    });
}

/// Returns the IR type of a letter of a signature.
fn ty(letter: char) -> &'static str {
    match letter {
        'v' => "void",
        'i' | 'u' => "i32",
        'l' | 'L' => "i64",
        'p' => "ptr",
        'd' => "double",
        'f' => "float",
        'D' => "x86_fp80",
        other => panic!("{other} is the type of nothing here"),
    }
}

/// Returns the usual argument for a letter.
fn usual(letter: char) -> &'static str {
    match letter {
        'p' => "r",
        'd' | 'f' => "1.0",
        'D' => "0xK3FFF8000000000000000",
        _ => "1",
    }
}

/// Returns the kind of pointer named by a word; values and names have none.
fn kind(word: &str) -> Option<&'static Kind> {
    KINDS.iter().find(|kind| kind.name == word)
}

/// Returns whether a name matches a pattern, in which a `*` matches anything.
fn fits(pattern: &str, name: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == name,
        Some((first, last)) => {
            name.len() >= first.len() + last.len() && name.starts_with(first) && name.ends_with(last)
        }
    }
}

/// Runs a program. Returns an error if it ends with one, or calls something that is not modelled.
fn ended(text: &str) -> Result<String, String> {
    let parsed = draig_asm::parse_module(text.as_bytes(), &Default::default());
    let module = parsed.unwrap_or_else(|errors| panic!("{errors:?}:\n{text}")).module;
    let verified = draig_verify::verify(&module).unwrap_or_else(|_| panic!("it does not verify:\n{text}"));
    let options = Options { max_steps: 100_000, ..Options::default() };
    match crate::run(&verified, &options, &mut Folder::default()).outcome {
        Outcome::Exit(status) => Ok(format!("exit {status}")),
        Outcome::Signal(number) => Ok(format!("signal {number}")),
        Outcome::Unsupported(report) => Err(format!("not modelled: {}", report.message)),
        Outcome::Limit(report)
        | Outcome::Undefined(report)
        | Outcome::Invalid(report)
        | Outcome::Deadlock(report)
        | Outcome::DataRace(report) => Err(report.message.clone()),
        Outcome::Internal(report) => panic!("{}:\n{text}", report.message),
    }
}

#[test]
fn pointers_are_classified_by_their_use() {
    let mut used = BTreeSet::new();
    // Finds the line of a table for a function.
    let mut find = |table: &'static [(&'static str, &'static str)], name: &str| {
        table.iter().find_map(|&(words, patterns)| {
            let pattern = patterns.split_whitespace().find(|pattern| fits(pattern, name))?;
            used.insert(pattern);
            Some(words)
        })
    };
    let (mut wrong, mut checked) = (String::new(), 0);
    for &&(name, signature, _) in ENTRIES.iter() {
        let function = Function::new(name, signature);
        if find(IMPOSSIBLE, name).is_some() {
            continue;
        }
        let call = find(CALLS, name).unwrap_or("...");
        for line in [Some(call), find(ALSO, name)].into_iter().flatten() {
            let words = function.words(line);
            let exact = ended(&function.program(&words, usize::MAX, Form::Exact));
            if words.iter().all(|word| kind(word).is_none()) {
                // Its argument may be invalid, which is reported as the program's fault.
                continue;
            }
            if let Err(why) = &exact {
                let _ = writeln!(wrong, "{name} {signature} cannot be called with {words:?}: {why}");
                continue;
            }
            for (index, word) in words.iter().enumerate() {
                let Some(kind) = kind(word) else { continue };
                for form in [Form::Integer, Form::Member, Form::PastAndBack] {
                    if form == Form::Member
                        && !matches!(kind.made, ObjectSource::Global { .. } | ObjectSource::Built { .. })
                    {
                        continue;
                    }
                    let now = ended(&function.program(&words, index, form));
                    checked += 1;
                    if now != exact {
                        let _ = writeln!(
                            wrong,
                            "{name} {signature}, argument {} ({word}), {form:?}: {now:?}, not {exact:?}",
                            index + 1
                        );
                    }
                }
            }
        }
    }
    for &(_, patterns) in [CALLS, ALSO, IMPOSSIBLE].into_iter().flatten() {
        for pattern in patterns.split_whitespace().filter(|pattern| !used.contains(pattern)) {
            let _ = writeln!(wrong, "no function needs {pattern}");
        }
    }
    assert!(wrong.is_empty(), "{} of {checked}:\n{wrong}", wrong.lines().count());
    assert!(checked > 4000, "only {checked} calls");
}
