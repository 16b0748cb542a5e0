//! Inputs whose size or depth must neither overflow the stack nor take more than linear time.

mod support;

use draig_target::{Align, DataLayout, LayoutCache, Measure};
use support::{Type, Types};

fn alloc(measure: Option<Measure>) -> Option<u64> {
    measure?.alloc_size()?.known()
}

#[test]
fn types_very_deep() {
    let mut types = Types::default();
    let mut ty = types.read("{ i8, i32 }");
    for depth in 0..200_000 {
        ty = types.add(match depth % 3 {
            0 => Type::Array(ty, 1),
            1 => Type::Struct(vec![ty], false),
            _ => Type::TargetExt(Some(ty)),
        });
    }
    let measure = DataLayout::default().measure(&types, ty);
    assert_eq!(alloc(measure), Some(8));
    assert_eq!(measure.map(|measure| measure.abi_align().bytes()), Some(4));
}

#[test]
fn types_that_share_their_parts() {
    // Expanded, the last one has 2^60 fields.
    let mut types = Types::default();
    let mut ty = types.read("i8");
    for _ in 0..60 {
        ty = types.add(Type::Struct(vec![ty, ty], false));
    }
    assert_eq!(alloc(DataLayout::default().measure(&types, ty)), Some(1 << 60));
}

#[test]
fn types_that_contain_themselves_have_no_size() {
    // The fields of the two structures are handles of each other.
    let mut types = Types::default();
    let first = types.add(Type::Struct(vec![1], false));
    let second = types.add(Type::Array(first, 0));
    assert_eq!(second, 1);
    let outer = types.add(Type::Struct(vec![first], false));
    let layout = DataLayout::default();
    let mut cache = LayoutCache::new();
    for ty in [outer, first, second] {
        assert_eq!(cache.measure(&layout, &types, ty), None);
        assert_eq!(cache.struct_layout(&layout, &types, ty), None);
    }
}

#[test]
fn sizes_that_do_not_fit() {
    let mut types = Types::default();
    let layout = DataLayout::default();
    let mut measure = |text| {
        let ty = types.read(text);
        layout.measure(&types, ty).unwrap()
    };
    // 2^63 bytes can be counted, but their bits cannot.
    let bytes = measure("[9223372036854775808 x i8]");
    assert_eq!((alloc(Some(bytes)), bytes.size_in_bits()), (Some(1 << 63), None));
    for text in [
        "[2 x [9223372036854775808 x i8]]",
        "{ [18446744073709551615 x i8], i32 }",
        "{ i8, [18446744073709551615 x i8], i32 }",
        "[18446744073709551615 x [18446744073709551615 x i64]]",
        "[4611686018427387904 x { i8, <vscale x 4 x i32> }]",
    ] {
        let ty = types.read(text);
        let measure = layout.measure(&types, ty);
        assert_eq!(alloc(measure), None, "{text}");
    }
    // The alignment of a type that is too large is still known.
    let ty = types.read("[18446744073709551615 x [18446744073709551615 x i32]]");
    assert_eq!(layout.abi_align(&types, ty), Align::from_bytes(4));
}

#[test]
fn long_strings() {
    // Address spaces in descending order, each named, and all of them listed again.
    let numbers = (1..50_000u32).rev();
    let pointers: String = numbers.clone().map(|n| format!("-p{n}(n{n}):8:8")).collect();
    let spaces: String = numbers.map(|n| format!(":{}", n + 100_000)).collect();
    let layout = DataLayout::parse(format!("e{pointers}-ni{spaces}-p(name):32:32")).unwrap();
    assert_eq!(layout.pointers().len(), 1 + 2 * 49_999);
    assert_eq!(layout.named_address_space(b"n77"), Some(77));
    assert!(layout.pointer(100_001).unstable);
}

#[test]
fn bytes_that_are_no_text() {
    let layout = DataLayout::parse(b"p1(\xff):32:32").unwrap();
    assert_eq!(layout.as_str(), None);
    assert_eq!(layout.address_space_name(1), b"\xff");
    let triple = draig_target::Triple::parse(b"x86_64-\xff-linux\xfe");
    assert_eq!((triple.os(), triple.vendor_name()), (draig_target::Os::Linux, &b"\xff"[..]));
    assert_eq!(triple.as_str(), None);
}
