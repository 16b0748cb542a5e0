//! Stack maps at work: a collector that finds pointers in the frames of compiled code and moves their objects, and a
//! runtime that reads the arguments of patch points.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]
#![allow(unsafe_code)]

use std::sync::Mutex;

use draig_codegen::{CodegenOptions, compile};
use draig_image::{Image, SymbolPlace};
use draig_jit::{Jit, process_symbol};

/// A location of a record: kind, size, register, offset or constant.
type Location = (u8, u16, u16, i32);

/// A record, with the name of its function.
#[derive(Clone, Debug)]
struct Record {
    id: u64,
    function: String,
    offset: u32,
    locations: Vec<Location>,
}

/// Reads the section of an image.
fn records(image: &Image) -> (Vec<Record>, Vec<i64>) {
    let section = image.sections.values().find(|section| section.name == b".llvm_stackmaps").expect("a stack map");
    let bytes = &section.bytes;
    let word = |at: usize| u64::from_le_bytes(bytes[at..at + 8].try_into().unwrap());
    let half = |at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap());
    let quarter = |at: usize| u16::from_le_bytes(bytes[at..at + 2].try_into().unwrap());
    assert_eq!(half(0), 3);
    let (functions, constants, count) = (half(4) as usize, half(8) as usize, half(12) as usize);
    let mut names = Vec::new();
    for number in 0..functions {
        let at = 16 + 24 * number;
        let fixup = section.fixups.iter().find(|fixup| fixup.offset as usize == at).expect("an address");
        let name = String::from_utf8(image.symbols[fixup.symbol].name.clone()).unwrap();
        names.extend(std::iter::repeat_n(name, word(at + 16) as usize));
    }
    assert_eq!(names.len(), count);
    let mut at = 16 + 24 * functions;
    let numbers = (0..constants).map(|number| word(at + 8 * number) as i64).collect();
    at += 8 * constants;
    let mut records = Vec::new();
    for function in names {
        let (id, offset, length) = (word(at), half(at + 8), usize::from(quarter(at + 14)));
        at += 16;
        let location = |at: usize| (bytes[at], quarter(at + 2), quarter(at + 4), half(at + 8) as i32);
        let locations = (0..length).map(|number| location(at + 12 * number)).collect();
        at = (at + 12 * length).next_multiple_of(8);
        at = (at + 4 + 4 * usize::from(quarter(at + 2))).next_multiple_of(8);
        records.push(Record { id, function, offset, locations });
    }
    assert_eq!(at, bytes.len());
    (records, numbers)
}

fn image(text: &str) -> Image {
    let text = format!("target triple = \"x86_64-unknown-linux-gnu\"\n{text}");
    let module = draig_asm::parse_module(text.as_bytes(), &Default::default()).expect("the text is valid").module;
    compile(&draig_verify::verify(&module).expect("the module is valid"), &CodegenOptions::default())
        .expect("the module is compiled")
}

/// Records by return address.
static MAP: Mutex<Vec<(usize, Record)>> = Mutex::new(Vec::new());
/// Distance by which the collector moves all objects, and what it saw of states.
static SEEN: Mutex<Vec<i64>> = Mutex::new(Vec::new());

/// Moves each object of the caller's frame by 8 bytes.
extern "C" fn collect(frame: *mut u8, return_address: usize) {
    let map = MAP.lock().unwrap();
    let (_, record) = map.iter().find(|(address, _)| *address == return_address).expect("a record of this call");
    let constant = |at: usize| match record.locations[at] {
        (4, 8, 0, number) => number,
        other => panic!("{other:?} is no constant"),
    };
    let states = constant(2) as usize;
    let place = |location: Location| match location {
        (3, 8, 6, offset) => {
            // SAFETY: the record says that the value is there.
            unsafe { frame.offset(offset as isize).cast::<i64>() }
        }
        other => panic!("{other:?} is not in the frame"),
    };
    for &location in &record.locations[3..3 + states] {
        let seen = match location {
            (4, 8, 0, number) => i64::from(number),
            // SAFETY: as above.
            other => unsafe { *place(other) },
        };
        SEEN.lock().unwrap().push(seen);
    }
    let pointers = &record.locations[3 + states..];
    assert_eq!(pointers.len() % 2, 0);
    let mut moved = Vec::new();
    for pair in pointers.chunks(2).filter(|pair| pair[1].0 != 4) {
        let (base, derived) = (place(pair[0]), place(pair[1]));
        // SAFETY: as above.
        let distance = unsafe { *derived - *base };
        moved.push((derived, distance, base));
    }
    // SAFETY: as above.
    let targets: Vec<i64> = moved.iter().map(|&(_, distance, base)| unsafe { *base } + 8 + distance).collect();
    for ((derived, ..), target) in moved.into_iter().zip(targets) {
        // SAFETY: as above.
        unsafe { *derived = target };
    }
}

const STATEPOINTS: &str = r#"
declare void @collect(ptr, ptr)
declare ptr @llvm.frameaddress.p0(i32)
declare ptr @llvm.returnaddress(i32)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare i64 @llvm.experimental.gc.result.i64(token)
declare i32 @personality(...)

define i64 @safepoint(i64 %x) {
  %frame = call ptr @llvm.frameaddress.p0(i32 1)
  %return = call ptr @llvm.returnaddress(i32 0)
  call void @collect(ptr %frame, ptr %return)
  %y = mul i64 %x, 3
  ret i64 %y
}

define i64 @sum(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %n) gc "statepoint-example" personality ptr @personality {
entry:
  %p = getelementptr i8, ptr addrspace(1) %b, i64 16
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %more ]
  %base = phi ptr addrspace(1) [ %a, %entry ], [ %base2, %more ]
  %other = phi ptr addrspace(1) [ %b, %entry ], [ %other2, %more ]
  %inner = phi ptr addrspace(1) [ %p, %entry ], [ %inner2, %more ]
  %total = phi i64 [ 0, %entry ], [ %total2, %more ]
  %token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(i64 (i64)) @safepoint, i32 1, i32 0, i64 %i, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %base, ptr addrspace(1) %inner, ptr addrspace(1) %other), "deopt"(i64 %i, i32 -9, i64 %total) ]
  %result = call i64 @llvm.experimental.gc.result.i64(token %token)
  %base2 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %token, i32 0, i32 0)
  %other2 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %token, i32 2, i32 2)
  %inner2 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %token, i32 2, i32 1)
  %x = load i64, ptr addrspace(1) %base2
  %y = load i64, ptr addrspace(1) %inner2
  %xy = add i64 %x, %y
  %sum = add i64 %xy, %result
  %total2 = add i64 %total, %sum
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %more
more:
  br label %loop
end:
  %token2 = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 8, i32 0, ptr elementtype(i64 (i64)) @safepoint, i32 1, i32 0, i64 %total2, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %base2) ]
          to label %normal unwind label %pad
normal:
  %last = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %token2, i32 0, i32 0)
  %z = load i64, ptr addrspace(1) %last
  %tripled = call i64 @llvm.experimental.gc.result.i64(token %token2)
  %all = add i64 %tripled, %z
  ret i64 %all
pad:
  %landing = landingpad token cleanup
  %lost = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %landing, i32 0, i32 0)
  %w = load i64, ptr addrspace(1) %lost
  ret i64 %w
}

define i64 @state(i64 %x, ptr %p) {
  %r = call i64 @safepoint(i64 %x) "statepoint-id"="99" [ "deopt"(i64 %x, i64 5, ptr null) ]
  ret i64 %r
}
"#;

#[test]
fn a_collector_moves_the_objects_of_compiled_code() {
    extern "C" fn personality() {}
    let image = image(STATEPOINTS);
    let mut jit = Jit::new(|name: &str| match name {
        "collect" => Some(collect as *const () as u64),
        "personality" => Some(personality as *const () as u64),
        name => process_symbol(name),
    })
    .unwrap();
    jit.add(&image).unwrap();
    let (records, _) = records(&image);
    assert_eq!(records.iter().map(|record| record.id).collect::<Vec<_>>(), [7, 8, 99]);
    *MAP.lock().unwrap() = records
        .into_iter()
        .map(|record| (jit.address(&record.function).unwrap() as usize + record.offset as usize, record))
        .collect();
    let sum: unsafe extern "C" fn(*const i64, *const i64, i64) -> i64 = jit.function("sum").unwrap();
    let state: unsafe extern "C" fn(i64, *const i64) -> i64 = jit.function("state").unwrap();
    let (a, b): (Vec<i64>, Vec<i64>) = ((0..100).map(|i| i * i).collect(), (0..100).map(|i| 1000 * i).collect());
    // Before each load, the objects have moved once more; the second is read two elements further on.
    let mut total = 0;
    let mut states = Vec::new();
    for i in 0..10 {
        states.extend([i, -9, total]);
        total += a[i as usize + 1] + b[i as usize + 3] + 3 * i;
    }
    // SAFETY: the functions above have these types.
    let (found, tripled) = unsafe { (sum(a.as_ptr(), b.as_ptr(), 10), state(14, std::ptr::null())) };
    assert_eq!(found, 3 * total + a[11]);
    assert_eq!(tripled, 42);
    states.extend([14, 5, 0]);
    assert_eq!(*SEEN.lock().unwrap(), states);
}

#[test]
fn patch_points_call_their_functions_and_say_where_values_are() {
    extern "C" fn add(a: i64, b: i64, c: f64) -> i64 {
        a * 10 + b + c as i64
    }
    let image = image(
        "@number = global i32 0
         declare i64 @add(i64, i64, double)
         declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)
         declare void @llvm.experimental.stackmap(i64, i32, ...)
         define i64 @f(i64 %a, i64 %b, i64 %c) {
           %object = alloca i64
           call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 9, i64 %a, ptr %object, i64 77, i64 123456789012)
           %sum = add i64 %b, %c
           %r = call i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 2, i32 21, ptr @add, i32 3, i64 %a, i64 %b, double 4.0, i64 %sum, i64 %c)
           %s = mul i64 %r, %sum
           ret i64 %s
         }
         define i64 @g(i64 %a, i64 %b) {
           %r = call anyregcc i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 3, i32 15, ptr null, i32 2, i64 %a, i64 %b, i64 %b)
           ret i64 %r
         }",
    );
    let mut jit = Jit::new(|name: &str| match name {
        "add" => Some(add as *const () as u64),
        name => process_symbol(name),
    })
    .unwrap();
    jit.add(&image).unwrap();
    let f: unsafe extern "C" fn(i64, i64, i64) -> i64 = jit.function("f").unwrap();
    // SAFETY: the function above has this type.
    assert_eq!(unsafe { f(1, 2, 3) }, (10 + 2 + 4) * 5);
    let (records, constants) = records(&image);
    assert_eq!(records.iter().map(|record| record.id).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(constants, [123_456_789_012]);
    let kinds = |at: usize| records[at].locations.iter().map(|&(kind, size, ..)| (kind, size)).collect::<Vec<_>>();
    assert_eq!(kinds(0), [(1, 8), (2, 8), (4, 8), (5, 8)]);
    assert_eq!(records[0].locations[2].3, 77);
    assert_eq!(kinds(1), [(3, 8), (3, 8)]);
    // The result's register, and those of two arguments.
    assert_eq!(kinds(2), [(1, 8), (1, 8), (1, 8), (3, 8)]);
    assert_eq!(records[2].locations[0].2, 0);
    // The bytes are those that were asked for: a call and nothing, and nothing.
    for (record, bytes) in [(1, 21), (2, 15)] {
        let record = &records[record];
        let symbol = image.symbols.values().find(|symbol| symbol.name == record.function.as_bytes()).unwrap();
        let SymbolPlace::Section(section, start) = symbol.place else { panic!("a function has a place") };
        let at = (start + u64::from(record.offset)) as usize;
        let code = &image.sections[section].bytes[at..at + bytes];
        let is_call = code.starts_with(&[0x49, 0xbb]) && code[10..13] == [0x41, 0xff, 0xd3];
        assert_eq!(is_call, bytes == 21, "{code:x?}");
    }
}
