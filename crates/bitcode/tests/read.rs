//! Reads a file written by LLVM 22 (`tests/data/sample.bc`, from a text of ours) as the module that
//! `llvm-dis` prints; also on demand, or damaged.

use std::time::{Duration, Instant};

use draig_bitcode::codes::{attribute, attribute_group, blocks, module, summary};
use draig_bitcode::fuzzing;
use draig_bitcode::read::{LazyModule, ReadOptions, producers, read};
use draig_bitstream::{Writer, container};

const SAMPLE: &[u8] = include_bytes!("data/sample.bc");
const TEXT: &str = include_str!("data/sample.ll");

#[test]
fn a_module_is_what_llvm_dis_prints() {
    let module = read(SAMPLE, &ReadOptions::default()).expect("the sample is valid");
    let printed = draig_asm::print_module(&module);
    let printed = String::from_utf8(printed).expect("the sample has only ASCII");
    let (_, printed) = printed.split_once('\n').expect("a first line that names the module");
    assert_eq!(printed, TEXT);
}

#[test]
fn bodies_are_read_on_demand() {
    let mut lazy = LazyModule::open(SAMPLE, &ReadOptions::default()).expect("the sample is valid");
    assert_eq!((lazy.unread(), lazy.producer().epoch), (2, Some(0)));
    assert!(lazy.producer().name.starts_with("LLVM22"));
    let second = lazy.module().find(b"second").expect("it is defined");
    assert!(lazy.module().body(second).is_none());
    let blocks = lazy.body(second).expect("it can be read").expect("it has a body").blocks().count();
    assert_eq!((blocks, lazy.unread()), (5, 1));
    let printf = lazy.module().find(b"printf").expect("it is declared");
    assert!(lazy.body(printf).expect("nothing is wrong with it").is_none());
    let whole = read(SAMPLE, &ReadOptions::default()).expect("the sample is valid");
    let module = lazy.into_module().expect("the rest can be read");
    let print = |module| String::from_utf8_lossy(&draig_asm::print_module(module)).into_owned();
    assert_eq!(print(&module), print(&whole));
}

#[test]
fn faults_have_a_place() {
    let name_of_first_error = |bytes: &[u8]| {
        let errors = read(bytes, &ReadOptions::default()).expect_err("it is damaged");
        let first = errors.first_error().expect("an error").clone();
        (first.message, first.notes.join("; "))
    };
    assert_eq!(name_of_first_error(b"BC").0, "file too small to contain bitcode header");
    assert_eq!(name_of_first_error(b"; text here.").0, "file doesn't start with bitcode header");
    let (message, notes) = name_of_first_error(&SAMPLE[..(SAMPLE.len() / 2) & !3]);
    assert!(message.starts_with("can't skip to bit "), "{message}");
    assert_eq!(notes.matches("at bit ").count(), 1, "{notes}");
    assert_eq!(producers(SAMPLE).map(|list| list.len()).ok(), Some(1));
}

#[test]
fn damaged_files_are_read_or_refused() {
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let mut below = |limit: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 16) as usize % limit
    };
    let end = Instant::now() + Duration::from_millis(500);
    let (mut runs, mut accepted) = (0u32, 0u32);
    while Instant::now() < end {
        let input = if below(2) == 0 {
            let mut input = SAMPLE.to_vec();
            for _ in 0..=below(4) {
                let at = below(input.len());
                input[at] ^= 1 << below(8);
            }
            input
        } else {
            fuzzing::damage(SAMPLE, &mut |limit| below(limit as usize) as u64).expect("the sample can be taken apart")
        };
        if let Some(module) = fuzzing::read(&input) {
            draig_asm::print_module(&module);
            accepted += 1;
        }
        runs += 1;
    }
    println!("{accepted} of {runs} inputs accepted");
    assert!(runs < 100 || (accepted > runs / 20 && accepted < runs), "{accepted} of {runs} inputs accepted");
}

/// Returns a module with one list of attributes, of the parameter with this number.
fn with_attribute_of(parameter: u64) -> Vec<u8> {
    let mut writer = Writer::new();
    container::MAGIC.iter().for_each(|&byte| writer.fixed(u64::from(byte), 8));
    writer.enter_block(blocks::MODULE, 3);
    writer.record(module::VERSION, &[2]);
    writer.enter_block(blocks::ATTRIBUTE_GROUPS, 3);
    writer.record(attribute_group::ENTRY, &[1, parameter, 0, 18]);
    writer.end_block();
    writer.enter_block(blocks::ATTRIBUTES, 3);
    writer.record(attribute::ENTRY, &[1]);
    writer.end_block();
    writer.end_block();
    writer.finish()
}

#[test]
fn attributes_are_of_parameters_that_functions_have() {
    assert!(read(&with_attribute_of(1 << 14), &ReadOptions::default()).is_ok());
    let errors = read(&with_attribute_of((1 << 14) + 1), &ReadOptions::default()).expect_err("there are not so many");
    assert_eq!(errors.first_error().map(|error| &*error.message), Some("Invalid record"));
}

#[test]
fn an_empty_module_is_in_its_summary() {
    let with = |source: &[u64], hash: &[u64]| {
        let mut writer = Writer::new();
        container::MAGIC.iter().for_each(|&byte| writer.fixed(u64::from(byte), 8));
        writer.enter_block(blocks::MODULE, 3);
        writer.record(module::VERSION, &[2]);
        if !source.is_empty() {
            writer.record(module::SOURCE_FILENAME, source);
        }
        writer.enter_block(blocks::SUMMARY, 4);
        writer.record(summary::VERSION, &[summary::CURRENT_VERSION]);
        writer.record(summary::FLAGS, &[0]);
        writer.end_block();
        if !hash.is_empty() {
            writer.record(module::HASH, hash);
        }
        writer.end_block();
        let bytes = writer.finish();
        let options = ReadOptions { name: "a.bc".to_owned(), ..ReadOptions::default() };
        let without = read(&bytes, &ReadOptions { summary: false, ..options.clone() });
        assert!(without.is_ok_and(|module| module.summary.is_none()));
        let module = read(&bytes, &options).expect("nothing is wrong with it");
        String::from_utf8_lossy(&draig_asm::print_module(&module)).into_owned()
    };
    // `llvm-dis`'s output for such files.
    let text = |hash: &str| {
        let source = "; ModuleID = 'a.bc'\nsource_filename = \"e\"\n";
        format!("{source}\n^0 = module: (path: \"a.bc\", hash: ({hash}))\n^1 = blockcount: 0\n")
    };
    assert_eq!(with(&[u64::from(b'e')], &[1, 2, 3, 4, 5]), text("1, 2, 3, 4, 5"));
    assert_eq!(with(&[u64::from(b'e')], &[]), text("0, 0, 0, 0, 0"));
    // Without a source it is an index of other modules, which is empty.
    assert!(!with(&[], &[]).contains('^'));
}

#[test]
fn newer_elements_are_left_out_with_a_warning() {
    let mut writer = Writer::new();
    container::MAGIC.iter().for_each(|&byte| writer.fixed(u64::from(byte), 8));
    writer.enter_block(blocks::MODULE, 3);
    writer.record(module::VERSION, &[2]);
    for _ in 0..2 {
        writer.record(4000, &[1, 2, 3]);
    }
    writer.enter_block(200, 3);
    writer.record(1, &[]);
    writer.end_block();
    writer.end_block();
    let bytes = writer.finish();
    let lazy = LazyModule::open(&bytes, &ReadOptions::default()).expect("it can be left out");
    let warnings: Vec<String> = lazy.left_out().iter().map(|warning| warning.notes.join("; ")).collect();
    let older = "the file was written by a version before LLVM 3.8; this version reads files of LLVM 23 and older";
    assert_eq!(
        warnings,
        [
            format!("record unknown (4000) of MODULE_BLOCK (8), at bit 117; {older}"),
            format!("in unknown block (200), at bit 207; {older}"),
        ]
    );
}
