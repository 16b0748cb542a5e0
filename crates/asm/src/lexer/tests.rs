//! Compares the lexer with the behaviour of `llvm-as` 22 on the same text.
//!
//! LLVM does not print tokens; boundaries were inferred from the texts that it accepts and from the positions
//! of its parser errors.

use super::statistics::token_statistics;
use super::value::{self, HexFloat};
use super::{Keyword, LexErrorKind, Lexer, TokenKind, skip};

/// Returns the tokens of `text` as `Kind text`; a keyword is only its spelling.
fn lex(text: &[u8]) -> Vec<String> {
    let mut lexer = Lexer::new(text, 0..u32::MAX);
    render(&mut lexer)
}

fn render(lexer: &mut Lexer<'_>) -> Vec<String> {
    let mut tokens = Vec::new();
    loop {
        let token = lexer.next();
        let text = String::from_utf8_lossy(lexer.text(token)).into_owned();
        match token.kind {
            TokenKind::Eof => return tokens,
            TokenKind::Keyword(keyword) => {
                // `cc10` is split in two, so every keyword token equals its spelling.
                assert_eq!(keyword.spelling(), text);
                tokens.push(text);
            }
            kind => tokens.push(format!("{kind:?} {text}")),
        }
    }
}

/// Inputs and their tokens.
#[rustfmt::skip]
const TOKENS: &[(&str, &[&str])] = &[
    // Punctuation.
    ("=,*[]{}<>()!|:#",
     &["Equal =", "Comma ,", "Star *", "LSquare [", "RSquare ]", "LBrace {", "RBrace }", "Less <",
       "Greater >", "LParen (", "RParen )", "Exclaim !", "Bar |", "Colon :", "Hash #"]),
    ("... ..", &["DotDotDot ...", "Error .", "Error ."]),
    ("?", &["Error ?"]),
    ("\u{b}", &["Error \u{b}"]),
    // White space and comments.
    ("", &[]),
    (" \t\r\n\0 ret", &["ret"]),
    ("ret;x\0y\nvoid", &["ret", "void"]),
    ("ret ; x\rvoid ;", &["ret", "void"]),
    ("ret/* a /* \" */void/**/", &["ret", "void"]),
    ("/*a*/;/*\nret;*/", &["ret"]),
    ("/x", &["Error /", "x"]),
    // Keywords, types, and tokens split from words.
    ("define void @f()", &["define", "void", "GlobalVar @f", "LParen (", "RParen )"]),
    ("i1 i32 i8388608 i08",
     &["IntegerType i1", "IntegerType i32", "IntegerType i8388608", "IntegerType i08"]),
    ("i0 i8388609 i99999999999999999999", &["Error i0", "Error i8388609", "Error i99999999999999999999"]),
    ("i", &["Error i"]),
    ("i32foo", &["IntegerType i32", "Error f"]),
    ("i1true", &["IntegerType i1", "true"]),
    ("i32-1", &["IntegerType i32", "Integer -1"]),
    ("i32-x", &["IntegerType i32", "Error -", "x"]),
    ("i1i1-x:", &["LabelStr i1i1-x:"]),
    ("half-1.0", &["half", "Float -1.0"]),
    ("declare-void", &["declare", "Error -", "void"]),
    ("declare.void", &["declare", "Error .", "void"]),
    ("foo bar", &["Error f", "Error b"]),
    ("cc1234 cc10a ccx cc ccc fastcc",
     &["cc", "Integer 1234", "cc", "Integer 10", "Error a", "cc", "x", "cc", "ccc", "fastcc"]),
    ("cc-1", &["cc", "Integer -1"]),
    ("2x i32", &["Integer 2", "x", "IntegerType i32"]),
    ("xi32", &["Error x"]),
    ("aarch64_sme_preservemost_from_x1 aarch64_sme_pres", &["aarch64_sme_preservemost_from_x1", "Error a"]),
    ("inaccessiblemem inaccessiblemem_or_argmemonly", &["inaccessiblemem", "inaccessiblemem_or_argmemonly"]),
    ("dso_local dsoLocal", &["dso_local", "dsoLocal"]),
    // Labels.
    ("foo: add: i32: i0: u0x1:",
     &["LabelStr foo:", "LabelStr add:", "LabelStr i32:", "LabelStr i0:", "LabelStr u0x1:"]),
    ("a :", &["Error a", "Colon :"]),
    ("-foo: -: -1: $a: $: .a: .: ...: _:",
     &["LabelStr -foo:", "LabelStr -:", "LabelStr -1:", "LabelStr $a:", "LabelStr $:", "LabelStr .a:",
       "LabelStr .:", "LabelStr ...:", "LabelStr _:"]),
    ("1: 0x1: 1a: 1-: 0xH12345: 1.0:",
     &["LabelId 1:", "LabelStr 0x1:", "LabelStr 1a:", "LabelStr 1-:", "LabelStr 0xH12345:",
       "LabelStr 1.0:"]),
    ("\"a b\": \"\": \"c\" :", &["LabelStr \"a b\":", "LabelStr \"\":", "StringConstant \"c\"", "Colon :"]),
    ("+a:", &["Error +", "LabelStr a:"]),
    ("+1:", &["Error +", "LabelId 1:"]),
    // Names and ids.
    ("%a %-a %a.b$c_1-d %\"x y\" %12 %12a",
     &["LocalVar %a", "LocalVar %-a", "LocalVar %a.b$c_1-d", "LocalVar %\"x y\"", "LocalVarId %12",
       "LocalVarId %12", "Error a"]),
    ("@$ @- @\"\" @0x1 @ @a:",
     &["GlobalVar @$", "GlobalVar @-", "GlobalVar @\"\"", "GlobalId @0", "Error x", "Error @",
       "GlobalVar @a", "Colon :"]),
    ("$a $-a $\"a\" $1 $",
     &["ComdatVar $a", "ComdatVar $-a", "ComdatVar $\"a\"", "Error $", "Integer 1", "Error $"]),
    ("#12 #a # 1", &["AttrGrpId #12", "Hash #", "Error a", "Hash #", "Integer 1"]),
    ("^12 ^a", &["SummaryId ^12", "Error ^", "Error a"]),
    ("!12 !12, !0}", &["MetadataId !12", "MetadataId !12", "Comma ,", "MetadataId !0", "RBrace }"]),
    ("! 12 !1a !1: !1.5 !0x1",
     &["Exclaim !", "Integer 12", "Exclaim !", "Integer 1", "Error a", "Exclaim !", "LabelId 1:",
       "Exclaim !", "Float 1.5", "Exclaim !", "HexFloat 0x1"]),
    ("!a !-1 !a\\41b !\\ !_.$- !\"s\" !{",
     &["MetadataVar !a", "MetadataVar !-1", "MetadataVar !a\\41b", "MetadataVar !\\", "MetadataVar !_.$-",
       "Exclaim !", "StringConstant \"s\"", "Exclaim !", "LBrace {"]),
    ("!a:b", &["MetadataVar !a", "Colon :", "Error b"]),
    // Numbers.
    ("0 -0 12 -12 - 1 +1",
     &["Integer 0", "Integer -0", "Integer 12", "Integer -12", "Error -", "Integer 1", "Error +",
       "Integer 1"]),
    ("1-2 1a 1_", &["Integer 1", "Integer -2", "Integer 1", "Error a", "Integer 1", "Error _"]),
    ("u0x1F s0xff u0x u0xg u0x1g u0x1.5",
     &["HexInteger u0x1F", "HexInteger s0xff", "Error u", "Error u", "Error u", "Integer 1", "Error g",
       "HexInteger u0x1", "Error .", "Integer 5"]),
    ("u0xAB-1 u0x1u0x2", &["HexInteger u0xAB", "Integer -1", "Error u", "Integer 1", "HexInteger u0x2"]),
    ("1. 1.5 -1.0 +1.0 1.0e5 1.0E-5 1.e+9",
     &["Float 1.", "Float 1.5", "Float -1.0", "Float +1.0", "Float 1.0e5", "Float 1.0E-5", "Float 1.e+9"]),
    ("1.0e 1.0e+ 1.0f 1e5 1.0.0",
     &["Float 1.0", "Error e", "Float 1.0", "Error e", "Error +", "Float 1.0", "Error f", "Integer 1",
       "Error e", "Float 1.0", "Error .", "Integer 0"]),
    ("0x1 0xK1 0xL1 0xM1 0xH1 0xR1",
     &["HexFloat 0x1", "HexFloat 0xK1", "HexFloat 0xL1", "HexFloat 0xM1", "HexFloat 0xH1",
       "HexFloat 0xR1"]),
    ("0x 0xK 0xk1 -0x1 00x1 0X1",
     &["Error 0", "x", "Error 0", "Error x", "Error 0", "Error x", "Integer -0", "Error x", "Integer 00",
       "Error x", "Integer 0", "Error X"]),
    ("0x1p3 0x1.0", &["HexFloat 0x1", "Error p", "HexFloat 0x1", "Error .", "Integer 0"]),
    // Strings.
    ("\"\" \"a\\\" \"\\22\"", &["StringConstant \"\"", "StringConstant \"a\\\"", "StringConstant \"\\22\""]),
    ("c\"a\" c \"a\"", &["c", "StringConstant \"a\"", "c", "StringConstant \"a\""]),
    ("\"a\0b\"", &["StringConstant \"a\0b\""]),
    // Debug info.
    ("DW_TAG_x DW_ATE_ DW_OP_a-b DW_x",
     &["DwarfTag DW_TAG_x", "DwarfAttEncoding DW_ATE_", "DwarfOp DW_OP_a", "Error -", "Error b",
       "Error D"]),
    ("DW_LANG_C DW_LNAME_C DW_CC_x DW_VIRTUALITY_x DW_MACINFO_x DW_APPLE_ENUM_KIND_x",
     &["DwarfLang DW_LANG_C", "DwarfSourceLangName DW_LNAME_C", "DwarfCc DW_CC_x",
       "DwarfVirtuality DW_VIRTUALITY_x", "DwarfMacinfo DW_MACINFO_x",
       "DwarfEnumKind DW_APPLE_ENUM_KIND_x"]),
    ("DIFlagX DIFlag DISPFlagX CSK_MD5 CSK",
     &["DiFlag DIFlagX", "DiFlag DIFlag", "DispFlag DISPFlagX", "ChecksumKind CSK_MD5", "Error C"]),
    ("#dbg_value(FullDebug GNU Binary", &["Hash #", "dbg_value", "LParen (", "FullDebug", "GNU", "Binary"]),
    ("#dbg_foo dbg_declares", &["Hash #", "Error d", "Error d"]),
    ("!DILocation(line: 1, scope: !2)",
     &["MetadataVar !DILocation", "LParen (", "LabelStr line:", "Integer 1", "Comma ,", "LabelStr scope:",
       "MetadataId !2", "RParen )"]),
    // Names and strings that end with the text.
    ("%abcdefgh", &["LocalVar %abcdefgh"]),
    ("getelementptr", &["getelementptr"]),
    ("%1", &["LocalVarId %1"]),
    ("-", &["Error -"]),
    ("!", &["Exclaim !"]),
];

#[test]
fn tokens() {
    for (text, expected) in TOKENS {
        assert_eq!(lex(text.as_bytes()), *expected, "{text:?}");
    }
}

#[test]
fn bytes_beyond_ascii_are_errors() {
    let mut lexer = Lexer::new(b"a\xE9:", 0..u32::MAX);
    for end in [1, 2, 3] {
        let token = lexer.next();
        assert_eq!((token.start(), token.end()), (end - 1, end));
        assert_eq!(token.kind == TokenKind::Error, end < 3);
        assert_eq!(lexer.error(), None);
    }
}

/// Every keyword is recognized whole, and stops being one with an extra letter.
#[test]
fn every_keyword() {
    for &keyword in Keyword::ALL {
        let text = keyword.spelling();
        let mut lexer = Lexer::new(text.as_bytes(), 0..u32::MAX);
        assert_eq!(lexer.next().kind, TokenKind::Keyword(keyword), "{text}");
        let longer = format!("{text}Z");
        if !text.starts_with("cc") {
            assert_ne!(lex(longer.as_bytes()), [text], "{longer}");
        }
        let label = format!("{text}:");
        assert_eq!(lex(label.as_bytes()), [format!("LabelStr {label}")]);
        assert_eq!(Keyword::ALL.get(keyword as usize), Some(&keyword));
    }
}

/// Texts that `llvm-as` rejects with a lexer error, and the error's position.
const ERRORS: &[(&str, u32, &str)] = &[
    ("target triple = \"abc\n", 16, "end of file in string constant"),
    ("source_filename = \"a\\", 18, "end of file in string constant"),
    ("@\"abc", 0, "end of file in global variable name"),
    ("%\"abc\\00", 0, "end of file in global variable name"),
    (" $\"abc", 1, "end of file in COMDAT variable name"),
    ("@\"a\\00b\" = global i32 0", 0, "NUL character is not allowed in names"),
    ("@\"a\0b\" = global i32 0", 0, "NUL character is not allowed in names"),
    ("$\"a\\00\" = comdat any", 0, "NUL character is not allowed in names"),
    ("define void @f() {\n\"a\\00\":\n", 19, "NUL character is not allowed in names"),
    ("\n  /* hi *", 3, "unterminated comment"),
    ("/*/", 0, "unterminated comment"),
    ("ret /***/ void", 4, "unterminated comment"),
    ("@a = global i0 0", 12, "bitwidth for integer type out of range"),
    ("@a = global i8388609 0", 12, "bitwidth for integer type out of range"),
    ("@a = global half 0xH12345", 17, "hexadecimal constant too large for half (16-bit)"),
    ("@a = global bfloat 0xR12345", 19, "hexadecimal constant too large for bfloat (16-bit)"),
    ("@a = global half 0xH1F000000000000000", 17, "hexadecimal constant too large for half (16-bit)"),
];

#[test]
fn errors() {
    for &(text, at, message) in ERRORS {
        let mut lexer = Lexer::new(text.as_bytes(), 0..u32::MAX);
        let token = loop {
            let token = lexer.next();
            assert_ne!(token.kind, TokenKind::Eof, "{text:?}");
            if token.kind == TokenKind::Error {
                break token;
            }
        };
        let error = lexer.error().expect(text);
        assert_eq!((error.at, error.kind.message()), (at, message), "{text:?}");
        assert_eq!(token.start(), at, "{text:?}");
    }
}

/// Texts that `llvm-as` accepts, with the lexer error that it reports instead of the parser's if the text has
/// another error.
const DEFERRED: &[(&str, u32, &str)] = &[
    ("@4294967296 = global i32 0", 0, "invalid value number (too large)"),
    ("@0 = global ptr @30000000000000000000", 16, "invalid value number (too large)"),
    ("@18446744073709551616 = global i32 0", 0, "constant bigger than 64 bits detected"),
    ("define void @f() {\n4294967296:", 19, "invalid value number (too large)"),
    ("attributes #4294967296 =", 11, "invalid value number (too large)"),
    ("^4294967296 =", 0, "invalid value number (too large)"),
    ("@a = global double 0x10000000000000000", 19, "constant bigger than 64 bits detected"),
    ("@a = global half 0xR10000000000000000", 17, "constant bigger than 64 bits detected"),
    ("@a = global fp128 0xL123456789012345678901234567890123", 18, "constant bigger than 128 bits detected"),
    ("@a = global x86_fp80 0xK123456789012345678901", 21, "constant bigger than 128 bits detected"),
];

#[test]
fn deferred_errors() {
    for &(text, at, message) in DEFERRED {
        let mut lexer = Lexer::new(text.as_bytes(), 0..u32::MAX);
        let tokens = render(&mut lexer);
        assert!(!tokens.iter().any(|token| token.starts_with("Error")), "{text:?}");
        let error = lexer.deferred_error().expect(text);
        assert_eq!((error.at, error.kind.message()), (at, message), "{text:?}");
    }
    for text in ["@4294967295", "%0000000001", "!99999999999", "0x1F000000000000000"] {
        let mut lexer = Lexer::new(text.as_bytes(), 0..u32::MAX);
        render(&mut lexer);
        assert_eq!(lexer.deferred_error(), None, "{text:?}");
    }
}

#[test]
fn colons_in_words() {
    let text = b"^0 = module: (path: \"a\", foo-x: 1:)";
    let mut lexer = Lexer::new(text, 0..u32::MAX);
    lexer.set_colon_in_words(true);
    let expected = [
        "SummaryId ^0",
        "Equal =",
        "module",
        "Colon :",
        "LParen (",
        "path",
        "Colon :",
        "StringConstant \"a\"",
        "Comma ,",
        "Error f",
        "LabelStr -x:",
        "LabelId 1:",
        "RParen )",
    ];
    assert_eq!(render(&mut lexer), expected);
}

#[test]
fn ranges_keep_absolute_positions() {
    let text = b"define void @f() { ret void }";
    let mut lexer = Lexer::new(text, 18..22);
    let token = lexer.next();
    assert_eq!((token.kind, token.start(), token.end()), (TokenKind::Keyword(Keyword::Ret), 19, 22));
    assert_eq!(lexer.position(), 22);
    assert_eq!(lexer.next().kind, TokenKind::Eof);
    assert_eq!(lexer.next().kind, TokenKind::Eof);
    lexer.seek(20);
    assert_eq!(lexer.next().kind, TokenKind::Error);
    assert_eq!(Lexer::new(text, 90..95).next().kind, TokenKind::Eof);
}

#[test]
fn names() {
    let cases: &[(&str, &str)] = &[
        ("%a", "a"),
        ("@\"a\\5c\\22b\"", "a\\\"b"),
        ("@a\\41", "a\\41"),
        ("$a", "a"),
        ("$\"a:\"", "a:"),
        ("$a:", "$a"),
        ("!a\\41b", "aAb"),
        ("!a\\4", "a\\4"),
        ("!\\", "\\"),
        ("foo:", "foo"),
        ("\"f:\":", "f:"),
        ("\"f:\"", "f:"),
        ("\"a\\0g\\\\00\\4A\"", "a\\0g\\00J"),
        ("\"\"", ""),
        ("\"\":", ""),
        ("\"", "\""),
        ("", ""),
    ];
    for (token, name) in cases {
        assert_eq!(value::name(token.as_bytes()), name.as_bytes(), "{token:?}");
    }
}

#[test]
fn ids() {
    let cases: &[(&str, u32)] = &[
        ("%0", 0),
        ("@007", 7),
        ("#999999999", 999_999_999),
        ("^4294967295", u32::MAX),
        ("12:", 12),
        ("@4294967297", 1),
        ("@18446744073709551616", 0),
    ];
    for (token, id) in cases {
        assert_eq!(value::id(token.as_bytes()), *id, "{token:?}");
    }
    assert_eq!(value::metadata_id(b"!4294967295"), Some(u32::MAX));
    assert_eq!(value::metadata_id(b"!4294967296"), None);
    assert_eq!(value::metadata_id(b""), None);
    assert_eq!(value::integer_width(b"8388608"), Some(value::MAX_INTEGER_WIDTH));
    assert_eq!(value::integer_width(b"8388609"), None);
    assert_eq!(value::integer_width(b"0"), None);
}

#[test]
fn hex_floats() {
    let cases: &[(&str, u8, [u64; 2], bool)] = &[
        ("0x1", 0, [1, 0], false),
        ("0x1F000000000000000", 0, [0xF000_0000_0000_0000, 0], false),
        ("0x10000000000000000", 0, [0, 0], true),
        ("0xH00000000000000001", b'H', [1, 0], false),
        ("0xK3FFF8000000000000000", b'K', [0x8000_0000_0000_0000, 0x3FFF], false),
        ("0xK123456789012345678901", b'K', [0x5678_9012_3456_7890, 0x1234], true),
        ("0xL1", b'L', [0, 1], false),
        ("0xL1234567890123456", b'L', [0x1234_5678_9012_3456, 0], false),
        ("0xM12345678901234567", b'M', [0x1234_5678_9012_3456, 7], false),
    ];
    for &(token, format, words, overflow) in cases {
        let found: HexFloat = value::hex_float(token.as_bytes());
        assert_eq!((found.format, found.words), (format, words), "{token:?}");
        assert_eq!(found.overflow.is_some(), overflow, "{token:?}");
    }
    assert_eq!(value::hex_float(b"").words, [0, 0]);
}

#[test]
fn body_ends() {
    let filler = "  %1 = add i32 %0, 1\n".repeat(20);
    for (before, after) in [
        ("", ""),
        ("%0 = alloca { i32, {} }\n", ""),
        ("call void asm \"}\", \"\"() ; }\n", "; }\r"),
        ("/* } */ %\"}\" / ; /* \n", "/**}*/"),
        ("call void @f(), !\"{\", \"{\"\n", ""),
    ] {
        let body = format!("{before}{filler}{after}}}\ndefine void @g() {{ }}\n");
        let expected = before.len() + filler.len() + after.len();
        assert_eq!(skip::scan_body_end(body.as_bytes(), 0), Some(expected as u32), "{body}");
    }
    for text in ["", "{}", "\"}", "/*}", ";}", "{ i32 }", "/***/}"] {
        assert_eq!(skip::scan_body_end(text.as_bytes(), 0), None, "{text:?}");
    }
    assert_eq!(skip::scan_body_end(b"}", 7), None);
}

#[test]
fn recovery() {
    let text = b"@a = ???\n  @b\ndefined:\n define\ndefine: x\nret\n@c\n!0\nfoo";
    let mut starts = Vec::new();
    let mut at = 0;
    while (at as usize) < text.len() {
        at = skip::next_entity(text, at);
        starts.push(at);
    }
    let at = |needle: &[u8]| text.windows(needle.len()).position(|part| part == needle);
    let expected = [at(b"@c"), at(b"!0"), Some(text.len())];
    assert_eq!(starts, expected.map(|start| start.map_or(0, |start| start as u32)));
    assert_eq!(skip::next_line(text, 0), 9);
    assert_eq!(skip::next_line(text, 1000), text.len() as u32);
}

/// Runs that make LLVM's lexer search repeatedly for a label's colon.
#[test]
fn linear_time() {
    for run in ["1-", "-1", "i1", "cc", "i1-", "u0xF", ".", "$", "1.", "a-", "0x", "half-"] {
        for end in ["", ":"] {
            let text = format!(" {}{end} ", run.repeat(1 << 20));
            for colon_in_words in [false, true] {
                let mut lexer = Lexer::new(text.as_bytes(), 0..u32::MAX);
                lexer.set_colon_in_words(colon_in_words);
                while lexer.next().kind != TokenKind::Eof {}
            }
        }
    }
}

/// Truncating and mutating a text never produces a token that goes backwards or past the end.
#[test]
fn mutations() {
    let all: Vec<&str> = TOKENS.iter().map(|(text, _)| *text).collect();
    let errors = ERRORS.iter().chain(DEFERRED).map(|(text, ..)| *text);
    let base = all.into_iter().chain(errors).collect::<Vec<_>>().join(" ").into_bytes();
    let bytes = b"\"\\!%@$#^.-+:0x1a;/*{}\0\xFF \n_KLHc";
    let mut state = 0x2545_F491_4F6C_DD1D_u64;
    let mut random = |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below as u64) as usize
    };
    for _ in 0..2000 {
        let start = random(base.len());
        let mut text = base[start..(start + random(200)).min(base.len())].to_vec();
        for _ in 0..random(6) {
            let at = random(text.len() + 1);
            text.insert(at, bytes[random(bytes.len())]);
        }
        let mut lexer = Lexer::new(&text, 0..u32::MAX);
        let mut last = 0;
        loop {
            let token = lexer.next();
            assert!(last <= token.start() && token.end() as usize <= text.len());
            let _ = (value::name(lexer.text(token)), value::id(lexer.text(token)));
            let _ = (value::metadata_id(lexer.text(token)), value::hex_float(lexer.text(token)));
            if token.kind == TokenKind::Eof {
                break;
            }
            assert!(token.start() < token.end());
            last = token.end();
        }
        let _ = skip::scan_body_end(&text, 0).map(|end| assert_eq!(text[end as usize], b'}'));
    }
}

#[test]
fn statistics() {
    let found = token_statistics(b"define {} @f({}) { ret void }\ndefine void @g() { ?");
    assert_eq!((found.tokens, found.errors, found.keywords, found.bodies), (19, 1, 5, 1));
    assert_eq!(LexErrorKind::NulInName.message(), "NUL character is not allowed in names");
}
