//! Metadata and debug records.

use super::constructs;

constructs! {
    construct "Metadata", "`!0 = !{!\"text\", i32 1, !1}`, `!name = !{!0}`, `!kind !0` behind an instruction",
        right "!name = !{!0}\n!0 = !{!\"text\", i32 1, !1}\n!1 = distinct !{!1}";
        "P0901" "expected metadata operand",
            wrong "!1 = !{foo}\n";
        "P0902" "expected metadata attachment";
        "P0903" "expected value-as-metadata operand",
            wrong "define void @f(i32 %x) {\n  call void @llvm.foo(metadata !DIArgList(foo))\n  ret void\n}\n";
        "P0904" "expected '!' here",
            wrong "@g = global i32 0, !foo\n";
        "P0905" "Expected '!' here",
            wrong "!0 =\n";
        "P0906" "Expected '{' here",
            wrong "!n = !\n";
        "P0907" "expected end of metadata node",
            wrong "!n = !{!0\n";
        "P0908" "unexpected type in metadata definition",
            because "A definition begins with `!`, without `metadata` in front of it.",
            wrong "!0 = void\n";
        "P0909" "Metadata id is already used",
            because "A number stands for one node.",
            wrong "!0 = !{}\n!0 = !{}\n";
        "P0910" "use of undefined metadata '!{}'",
            because "Every node that is used is defined in the module.",
            wrong "!n = !{!5, !99}\n";
        "P0911" "invalid metadata-value-metadata roundtrip",
            because "A metadata operand is metadata already, not a value to make it of.",
            wrong "!1 = !{null, !\"a\", i32 5, metadata !{}}\n";
        "P0912" "found DIArgList outside of function",
            because "Its arguments are the function's locals.",
            wrong "!n = !{!DIArgList()}\n";
        "P0913" "expected metadata type",
            wrong "!1 = !{!-1}\n";
    construct "Specialized Metadata Nodes", "`!DILocation(line: 1, column: 2, scope: !3)`",
        right "!0 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)";
        "P0921" "expected '(' here",
            wrong "!1 = !DIExpression\n";
        "P0922" "expected ')' here",
            wrong "!1 = !DISubrange(count: 5\n";
        "P0923" "expected field label here",
            wrong "!1 = !DISubrange(5)\n";
        "P0924" "invalid field '{}'",
            because "The class has no such field.",
            wrong "!1 = !DIFile(bogus: 1)\n";
        "P0925" "field '{}' cannot be specified more than once",
            because "A field has one value.",
            wrong "!1 = !DISubrange(count: 5, count: 6)\n";
        "P0926" "missing required field '{}'",
            because "Without it the node means nothing.",
            wrong "!1 = !DILocation()\n";
        "P0927" "'{}' cannot be null",
            because "Without it the node means nothing.",
            wrong "!1 = !DILocation(scope: null)\n";
        "P0928" "'{}' cannot be empty",
            because "Without it the node means nothing.",
            wrong "!1 = !DIGlobalVariable(name: \"\")\n";
        "P0929" "value for '{}' too large, limit is {}",
            because "The field has fewer bits.",
            wrong "!1 = !DIFixedPointType(kind: 255)\n";
        "P0930" "value for '{}' too small, limit is {}",
            because "The field has fewer bits.",
            wrong "!1 = !DISubrange(count: -2)\n";
        "P0931" "element too large, limit is {}",
            because "An element of an expression has 64 bits.",
            wrong "!1 = !DIExpression(DW_OP_constu, 18446744073709551616)\n";
        "P0932" "unsigned enumerator with negative value",
            because "`isUnsigned: true` says that there is none below zero.",
            wrong "!1 = !DIEnumerator(name: \"x\", value: -3, isUnsigned: true)\n";
    construct "Specialized Metadata Nodes", "names of DWARF: `tag: DW_TAG_typedef`, `flags: DIFlagPublic | DIFlagVector`",
        right "!0 = !DIDerivedType(tag: DW_TAG_typedef, name: \"t\", baseType: null, flags: DIFlagPublic)";
        "P0941" "expected DWARF tag",
            wrong "!1 = !DIBasicType(tag: foo)\n";
        "P0942" "invalid DWARF tag '{}'",
            because "DWARF has no such name.",
            wrong "!1 = !DIBasicType(tag: DW_TAG_bad)\n";
        "P0943" "expected DWARF language",
            wrong "!1 = !DICompositeType(tag: DW_TAG_typedef, runtimeLang: foo)\n";
        "P0944" "invalid DWARF language '{}'",
            because "DWARF has no such name.",
            wrong "!1 = !DICompositeType(tag: DW_TAG_typedef, runtimeLang: DW_LANG_bad)\n";
        "P0945" "expected DWARF source language name",
            wrong "!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !{!\"file\"}, sourceLanguageName: foo)\n";
        "P0946" "invalid DWARF source language name '{}'",
            because "DWARF has no such name.",
            wrong "!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !{!\"file\"}, sourceLanguageName: DW_LNAME_bad)\n";
        "P0947" "expected DWARF type attribute encoding",
            wrong "!1 = !DIBasicType(encoding: foo)\n";
        "P0948" "invalid DWARF type attribute encoding '{}'",
            because "DWARF has no such name.",
            wrong "!1 = !DIBasicType(encoding: DW_ATE_bad)\n";
        "P0949" "expected DWARF virtuality code",
            wrong "!1 = distinct !DISubprogram(name: \"x\", virtuality: foo)\n";
        "P0950" "invalid DWARF virtuality code '{}'",
            because "DWARF has no such name.",
            wrong "!1 = distinct !DISubprogram(name: \"x\", virtuality: DW_VIRTUALITY_bad)\n";
        "P0951" "expected DWARF calling convention",
            wrong "!1 = !DISubroutineType(types: !{!\"types\"}, cc: foo)\n";
        "P0952" "invalid DWARF calling convention '{}'",
            because "DWARF has no such name.",
            wrong "!1 = !DISubroutineType(types: !{!\"types\"}, cc: DW_CC_bad)\n";
        "P0953" "expected DWARF macinfo type",
            wrong "!1 = !DIMacro(name: \"name\", type: foo)\n";
        "P0954" "invalid DWARF macinfo type '{}'",
            because "DWARF has no such name.",
            wrong "!1 = !DIMacro(name: \"name\", type: DW_MACINFO_bad)\n";
        "P0955" "expected DWARF enum kind code",
            wrong "!1 = !DICompositeType(tag: DW_TAG_typedef, enumKind: foo)\n";
        "P0956" "invalid DWARF enum kind code '{}'",
            because "DWARF has no such name.",
            wrong "!1 = !DICompositeType(tag: DW_TAG_typedef, enumKind: DW_APPLE_ENUM_KIND_bad)\n";
        "P0957" "invalid DWARF attribute encoding '{}'",
            because "DWARF has no such name.",
            wrong "!1 = !DIExpression(DW_OP_LLVM_convert, 8, DW_ATE_bad)\n";
        "P0958" "invalid DWARF op '{}'",
            because "DWARF has no such name.",
            wrong "!1 = !DIExpression(DW_OP_bad)\n";
        "P0959" "invalid checksum kind '{}'",
            because "Checksums are CSK_MD5, CSK_SHA1 or CSK_SHA256.",
            wrong "!1 = !DIFile(filename: \"a\", directory: \"b\", checksumkind: !0)\n";
        "P0960" "expected emission kind",
            wrong "!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !{!\"file\"}, emissionKind: foo)\n";
        "P0961" "invalid emission kind '{}'",
            because "Units are NoDebug, FullDebug, LineTablesOnly or DebugDirectivesOnly.";
        "P0962" "expected nameTable kind",
            wrong "!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !{!\"file\"}, nameTableKind: foo)\n";
        "P0963" "invalid nameTable kind '{}'",
            because "Tables are Default, GNU, None or Apple.";
        "P0964" "expected fixed-point kind",
            wrong "!1 = !DIFixedPointType(kind: foo)\n";
        "P0965" "invalid fixed-point kind '{}'",
            because "The kinds are Binary, Decimal and Rational.";
        "P0966" "expected debug info flag",
            wrong "!1 = !DIBasicType(flags: -1)\n";
        "P0967" "invalid debug info flag '{}'",
            because "There is no such flag.",
            wrong "!1 = !DIBasicType(flags: DIFlagBad)\n";
        "P0968" "invalid subprogram debug info flag '{}'",
            because "There is no such flag.",
            wrong "!1 = distinct !DISubprogram(spFlags: DISPFlagBad)\n";
    construct "DICompileUnit", "`distinct !DICompileUnit(language: DW_LANG_C11, file: !1)`",
        right "!llvm.dbg.cu = !{!0}\n!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1)\n!1 = !DIFile(filename: \"a.c\", directory: \"/\")";
        "P0971" "missing 'distinct', required for !DICompileUnit",
            because "Two units are never one, however equal.",
            wrong "!0 = !DICompileUnit(language: DW_LANG_C11, file: !1)\n!1 = !{}\n";
        "P0972" "missing 'distinct', required for !DISubprogram that is a Definition",
            because "Two functions are never one, however equal.",
            wrong "!1 = !DISubprogram(name: \"x\")\n";
        "P0973" "missing 'distinct', required for !DIAssignID()",
            because "Two assignments are never one.",
            wrong "!1 = !DIAssignID()\n";
        "P0974" "missing one of 'language' or 'sourceLanguageName', required for !DICompileUnit",
            because "What expressions and types mean depends on the language.",
            wrong "!0 = distinct !DICompileUnit(file: !1)\n!1 = !{}\n";
        "P0975" "can only specify one of 'language' and 'sourceLanguageName' on !DICompileUnit",
            because "Both say the same: DWARF 5 in one number, DWARF 6 in name and version.",
            wrong "!1 = distinct !DICompileUnit(language: 0, sourceLanguageName: 0, file: !{})\n";
        "P0976" "'sourceLanguageVersion' requires an associated 'sourceLanguageName' on !DICompileUnit",
            because "A version is of a language.",
            wrong "!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !{!\"file\"}, sourceLanguageVersion: 0)\n";
        "P0977" "'checksumkind' and 'checksum' must be provided together",
            because "A checksum is known by its kind.",
            wrong "!1 = !DIFile(filename: \"a\", directory: \"b\", checksum: \"x\")\n";
    construct "Debug Records", "`#dbg_value(i32 %a, !1, !DIExpression(), !2)`",
        right "";
        "P0981" "expected debug record type here",
            wrong "define void @f(i32 %x) {\n    #dbg_valu(i32 %x, !1, !DIExpression(), !1)\n  ret void\n}\n!1 = !{}\n";
        "P0982" "Expected '(' here",
            wrong "define void @f(i32 %x) {\n    #dbg_value i32 %x, !1, !DIExpression(), !1)\n  ret void\n}\n!1 = !{}\n";
        "P0983" "Expected ',' here",
            wrong "define void @f(i32 %x) {\n    #dbg_value(i32 %x !1, !DIExpression(), !1)\n  ret void\n}\n!1 = !{}\n";
        "P0984" "Expected ')' here",
            wrong "define void @f(i32 %x) {\n    #dbg_value(i32 %x, !1, !DIExpression(), !1\n  ret void\n}\n!1 = !{}\n";
        "P0985" "llvm.dbg intrinsic should not appear in a module using non-intrinsic debug info",
            because "A module has debug records or the intrinsics that were before them, not both.",
            wrong "define void @f(i32 %x) {\n    #dbg_value(i32 %x, !1, !DIExpression(), !1)\n  call void @llvm.dbg.assign()\n  ret void\n}\n!1 = !{}\ndeclare void @llvm.dbg.assign()\n";
        "P0986" "debug record should not appear in a module containing debug info intrinsics",
            because "A module has debug records or the intrinsics that were before them, not both.",
            wrong "define void @f(i32 %x) {\n  call void @llvm.dbg.value(metadata i32 %x, metadata !1, metadata !1)\n    #dbg_value(i32 %x, !1, !DIExpression(), !1)\n  ret void\n}\n!1 = !{}\ndeclare void @llvm.dbg.value(metadata, metadata, metadata)\n";
}
