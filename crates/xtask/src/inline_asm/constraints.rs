//! Random constraint strings: the same verdict, and the same message at the same place, as `llvm-as`.
//!
//! A case is a module with one call, a function of seed and number. Its constraints are those of real code, of which
//! most are then damaged; result and operands fit them in half of the cases.

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::Stdio;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use draig_workspace::root;

use super::rates;
use crate::conformance::normal;
use crate::{TaskResult, limited};

/// Options of the comparison.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Number of constraint strings
    #[arg(long, default_value_t = 10_000)]
    count: u64,
    /// Seed of the strings
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Show this many differences
    #[arg(long, default_value_t = 10)]
    show: usize,
    /// Rewrite the committed rate
    #[arg(long)]
    bless: bool,
}

/// Compares all cases.
pub(crate) fn run(options: &Options) -> TaskResult {
    let next = AtomicU64::new(0);
    let (same, accepted, failed) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0));
    let differences = Mutex::new(Vec::new());
    let work = || -> Result<(), String> {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= options.count {
                return Ok(());
            }
            let text = case(options.seed, number);
            let Some(theirs) = llvm(&text)? else {
                failed.fetch_add(1, Ordering::Relaxed);
                continue;
            };
            let ours = library(&text);
            accepted.fetch_add(u64::from(theirs.is_none()), Ordering::Relaxed);
            if theirs == ours {
                same.fetch_add(1, Ordering::Relaxed);
            } else if let Ok(mut differences) = differences.lock() {
                differences.push((number, text, theirs, ours));
            }
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..draig_workspace::cores()).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().map_err(|_| "a worker panicked".to_owned())?)
    })?;
    let mut differences = differences.into_inner().map_err(|error| error.to_string())?;
    differences.sort();
    for (number, text, theirs, ours) in differences.iter().take(options.show) {
        println!("{number}: {text}  llvm-as: {theirs:?}\n  ours:    {ours:?}");
    }
    let (same, accepted, failed) = (same.into_inner(), accepted.into_inner(), failed.into_inner());
    let all = options.count - failed;
    let line =
        format!("constraints {same} of {all}, {accepted} accepted, seed {}; llvm-as dies of {failed}", options.seed);
    println!("{line}");
    rates::compare(&root().join(rates::PATH), "constraints ", &[line], options.bless)
}

/// Line, column and message of a refusal; no line and column for those of the verifier.
type Refusal = (Option<u32>, Option<u32>, String);

fn library(text: &str) -> Option<Refusal> {
    let options = draig::ReadOptions::new("in.ll").strict(true).verify(true);
    let errors = draig::Module::parse_with(text.as_bytes(), &options).err()?;
    let first = errors.first()?;
    let message = first.message().split('\n').next().unwrap_or_default().to_owned();
    let is_verifier = first.diagnostic().code.starts_with('V');
    Some(if is_verifier { (None, None, message) } else { (first.line(), first.column(), message) })
}

/// Returns the verdict of `llvm-as`; `None` if it dies.
fn llvm(text: &str) -> Result<Option<Option<Refusal>>, String> {
    let mut child = limited::tool("llvm-as-22")
        .args(["-", "-o", "/dev/null"])
        .stdin(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| format!("llvm-as-22: {error}"))?;
    if let Some(mut stdin) = child.stdin.take() {
        stdin.write_all(text.as_bytes()).map_err(|error| error.to_string())?;
    }
    let output = child.wait_with_output().map_err(|error| error.to_string())?;
    limited::check_found("llvm-as-22", &output)?;
    if output.status.success() {
        return Ok(Some(None));
    }
    if output.status.code() != Some(1) {
        return Ok(None);
    }
    let first = normal::first_diagnostic(&normal::stderr(&String::from_utf8_lossy(&output.stderr)));
    Ok(Some(Some((first.line, first.column, first.message))))
}

/// Random numbers of a case (SplitMix64).
struct Random(u64);

impl Random {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut value = self.0;
        value = (value ^ value >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        value = (value ^ value >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((value ^ value >> 31) % count.max(1) as u64) as usize
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    fn pick<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[self.below(list.len())]
    }
}

const CODES: &[&str] = &[
    "r",
    "m",
    "i",
    "n",
    "X",
    "g",
    "imr",
    "rm",
    "{ax}",
    "{rdi}",
    "{st(1)}",
    "{memory}",
    "^Yz",
    "^ww",
    "@3abc",
    "@2xy",
    "@1r",
    "{@ccz}",
    "A",
    "r|m",
    "{a",
    "a}",
    "{}",
    "^Y",
    "@9x",
    "@a",
    "@",
    "0",
    "1",
    "2",
    "7",
    "00",
    "10",
    "4294967296",
    "!i",
    "r!",
    "?r",
    "*r",
    "&r",
    "%r",
    "=r",
    "~r",
    "#r",
    " r",
    "é",
    "\\00",
    "\\22",
    "|",
    "r|",
    "|r",
    "r|m|i",
];
const TYPES: &[&str] = &["i32", "i64", "i8", "ptr", "float", "double", "<4 x i32>", "{ i32, i32 }", "[2 x i8]", "i128"];
const MODIFIERS: &[&str] =
    &["", "", "", "", "=", "=&", "+", "=*", "*", "&", "%", "=%", "~", "!", "=!", "==", "=&&", "**", "#"];

fn case(seed: u64, number: u64) -> String {
    let mut random = Random(seed.wrapping_mul(0x2545_f491_4f6c_dd1d) ^ number << 1);
    let (outputs, inputs, clobbers) = (random.below(4), random.below(5), random.below(3));
    let mut parts = Vec::new();
    let (mut results, mut arguments) = (Vec::new(), Vec::new());
    for _ in 0..outputs {
        let is_indirect = random.chance(25);
        let early = if random.chance(20) { "&" } else { "" };
        let code = random.pick(&["r", "m", "{ax}", "rm", "^Yz", "r|m"]);
        parts.push(format!("={early}{}{code}", if is_indirect { "*" } else { "" }));
        if is_indirect {
            arguments.push(argument(&mut random, true));
        } else {
            results.push(random.pick(TYPES));
        }
    }
    for _ in 0..inputs {
        let is_indirect = random.chance(20);
        let code = random.pick(&["r", "i", "{di}", "0", "1", "imr", "X", "@2ab", "r|i"]);
        parts.push(format!("{}{code}", if is_indirect { "*" } else { "" }));
        arguments.push(argument(&mut random, is_indirect));
    }
    for _ in 0..clobbers {
        parts.push(random.pick(&["~{memory}", "~{flags}", "~{ax}", "~{cc}"]).to_owned());
    }
    let is_callbr = random.chance(15);
    if is_callbr {
        let at = if random.chance(80) { parts.len() - clobbers } else { random.below(parts.len() + 1) };
        (0..random.below(3)).for_each(|_| parts.insert(at, "!i".to_owned()));
    }
    if random.chance(45) {
        damage(&mut parts, &mut random);
    }
    if random.chance(15) {
        arguments.pop();
    }
    if random.chance(10) {
        arguments.push(argument(&mut random, false));
    }
    if random.chance(10) {
        results.pop();
    }
    let result = match (&results[..], random.chance(10)) {
        (_, true) => random.pick(TYPES).to_owned(),
        ([], _) => "void".to_owned(),
        ([one], _) => (*one).to_owned(),
        (all, _) => format!("{{ {} }}", all.join(", ")),
    };
    let name = if result == "void" { "" } else { "%r = " };
    let flags = random.pick(&["", "sideeffect ", "inteldialect ", "sideeffect alignstack ", "unwind "]);
    let (constraints, arguments) = (parts.join(","), arguments.join(", "));
    let mut text = "define void @f(i32 %i, ptr %p) {\n".to_owned();
    let opcode = if is_callbr { "callbr" } else { "call" };
    let _ = write!(text, "  {name}{opcode} {result} asm {flags}\"\", \"{constraints}\"({arguments})");
    if is_callbr {
        let _ = write!(text, "\n    to label %a [{}]", ["", "label %b", "label %b, label %c"][random.below(3)]);
    }
    text.push_str(if is_callbr {
        "\na:\n  ret void\nb:\n  ret void\nc:\n  ret void\n}\n"
    } else {
        "\n  ret void\n}\n"
    });
    text
}

fn argument(random: &mut Random, is_indirect: bool) -> String {
    if is_indirect && random.chance(90) {
        return if random.chance(90) { "ptr elementtype(i32) %p" } else { "ptr %p" }.to_owned();
    }
    let arguments = [
        "i32 %i",
        "ptr %p",
        "i32 1",
        "i64 7",
        "ptr null",
        "double 1.0",
        "<2 x i32> zeroinitializer",
        "ptr elementtype(i8) %p",
    ];
    arguments[random.below(arguments.len())].to_owned()
}

/// Replaces, inserts, removes, swaps or cuts parts.
fn damage(parts: &mut Vec<String>, random: &mut Random) {
    for _ in 0..1 + random.below(3) {
        let at = random.below(parts.len() + 1);
        match random.below(6) {
            0 => parts.insert(at, format!("{}{}", random.pick(MODIFIERS), random.pick(CODES))),
            1 if at < parts.len() => parts[at] = format!("{}{}", random.pick(MODIFIERS), random.pick(CODES)),
            2 if at < parts.len() => {
                parts.remove(at);
            }
            3 if at < parts.len() => {
                let other = random.below(parts.len());
                parts.swap(at, other);
            }
            4 if at < parts.len() => {
                let cut = random.below(parts[at].len() + 1);
                if parts[at].is_char_boundary(cut) {
                    parts[at].truncate(cut);
                }
            }
            _ => {
                let extra = random.pick(MODIFIERS);
                match parts.get_mut(at) {
                    Some(part) => part.insert_str(0, extra),
                    None => parts.push(extra.to_owned()),
                }
            }
        }
    }
}
