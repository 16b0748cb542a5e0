//! Metadata and debug records.

use super::constructs;

constructs! {
    construct "Metadata", "`!0 = !{!\"text\", i32 1, !1}`, `!name = !{!0}`, `!kind !0` after an instruction",
        right "!name = !{!0}\n!0 = !{!\"text\", i32 1, !1}\n!1 = distinct !{!1}";
        "P0901" "expected metadata operand",
            wrong "!0 = !{foo}\n",
            mended "!0 = !{!\"foo\"}\n";
        "P0902" "expected metadata attachment",
            unwritten "Every construct with attachments has seen the exclamation mark before.";
        "P0903" "expected value-as-metadata operand",
            wrong "define void @f(i32 %x) !dbg !2 {\n    #dbg_value(!DIArgList(x), !3, !DIExpression(DW_OP_LLVM_arg, 0), !4)\n  ret void\n}\n!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!9}\n!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1)\n!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n!2 = distinct !DISubprogram(name: \"f\", unit: !0)\n!3 = !DILocalVariable(name: \"x\", arg: 1, scope: !2)\n!4 = !DILocation(line: 1, scope: !2)\n!9 = !{i32 2, !\"Debug Info Version\", i32 3}\n",
            mended "define void @f(i32 %x) !dbg !2 {\n    #dbg_value(!DIArgList(i32 %x), !3, !DIExpression(DW_OP_LLVM_arg, 0), !4)\n  ret void\n}\n!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!9}\n!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1)\n!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n!2 = distinct !DISubprogram(name: \"f\", unit: !0)\n!3 = !DILocalVariable(name: \"x\", arg: 1, scope: !2)\n!4 = !DILocation(line: 1, scope: !2)\n!9 = !{i32 2, !\"Debug Info Version\", i32 3}\n";
        "P0904" "expected '!' here",
            wrong "!0 = !{}\n@g = global i32 0, !note\n",
            mended "!0 = !{}\n@g = global i32 0, !note !0\n";
        "P0905" "Expected '!' here",
            wrong "!0 =\n",
            mended "!0 = !{}\n";
        "P0906" "Expected '{' here",
            wrong "!name = !\n",
            mended "!name = !{}\n";
        "P0907" "expected end of metadata node",
            wrong "!0 = !{}\n!name = !{!0\n",
            mended "!0 = !{}\n!name = !{!0}\n";
        "P0908" "unexpected type in metadata definition",
            because "A definition begins with `!`, without a preceding `metadata`.",
            wrong "!0 = metadata !{}\n",
            mended "!0 = !{}\n";
        "P0909" "Metadata id is already used",
            because "A number denotes a single node.",
            wrong "!0 = !{}\n!0 = !{}\n",
            mended "!0 = !{}\n!1 = !{}\n";
        "P0910" "use of undefined metadata '!{}'",
            because "Every node that is used must be defined in the module.",
            wrong "!name = !{!1}\n!0 = !{}\n",
            mended "!name = !{!0}\n!0 = !{}\n";
        "P0911" "invalid metadata-value-metadata roundtrip",
            because "A metadata operand is already metadata and cannot be wrapped as a value.",
            wrong "!0 = !{metadata !{}}\n",
            mended "!0 = !{!{}}\n";
        "P0912" "found DIArgList outside of function",
            because "Its arguments are locals of the function.",
            wrong "!name = !{!DIArgList()}\n",
            mended "!name = !{!DIExpression()}\n";
        "P0913" "expected metadata type",
            wrong "!0 = !{!-1}\n!1 = !{}\n",
            mended "!0 = !{!1}\n!1 = !{}\n";
    construct "Specialized Metadata Nodes", "`!DILocation(line: 1, column: 2, scope: !3)`",
        right "!0 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)";
        "P0921" "expected '(' here",
            wrong "!0 = !DIExpression\n",
            mended "!0 = !DIExpression()\n";
        "P0922" "expected ')' here",
            wrong "!0 = !DISubrange(count: 5\n",
            mended "!0 = !DISubrange(count: 5)\n";
        "P0923" "expected field label here",
            wrong "!0 = !DISubrange(5)\n",
            mended "!0 = !DISubrange(count: 5)\n";
        "P0924" "invalid field '{}'",
            because "The class does not have this field.",
            wrong "!0 = !DIFile(name: \"a.c\", directory: \"/\")\n",
            mended "!0 = !DIFile(filename: \"a.c\", directory: \"/\")\n";
        "P0925" "field '{}' cannot be specified more than once",
            because "A field has a single value.",
            wrong "!0 = !DISubrange(count: 5, count: 1)\n",
            mended "!0 = !DISubrange(count: 5, lowerBound: 1)\n";
        "P0926" "missing required field '{}'",
            because "Without the field, the node has no meaning.",
            wrong "!0 = !DILocation(line: 1)\n!1 = distinct !DISubprogram(name: \"f\")\n",
            mended "!0 = !DILocation(line: 1, scope: !1)\n!1 = distinct !DISubprogram(name: \"f\")\n";
        "P0927" "'{}' cannot be null",
            because "Without the field, the node has no meaning.",
            wrong "!0 = !DILocation(line: 1, scope: null)\n!1 = distinct !DISubprogram(name: \"f\")\n",
            mended "!0 = !DILocation(line: 1, scope: !1)\n!1 = distinct !DISubprogram(name: \"f\")\n";
        "P0928" "'{}' cannot be empty",
            because "Without the field, the node has no meaning.",
            wrong "!0 = !DIGlobalVariable(name: \"\")\n",
            mended "!0 = !DIGlobalVariable(name: \"g\")\n";
        "P0929" "value for '{}' too large, limit is {}",
            because "The field has fewer bits than the value.",
            wrong "!0 = !DIBasicType(name: \"int\", size: 32, align: 4294967296)\n",
            mended "!0 = !DIBasicType(name: \"int\", size: 32, align: 32)\n";
        "P0930" "value for '{}' too small, limit is {}",
            because "The field has fewer bits than the value.",
            wrong "!0 = !DISubrange(count: -2)\n",
            mended "!0 = !DISubrange(count: 2)\n";
        "P0931" "element too large, limit is {}",
            because "An element of an expression has 64 bits.",
            wrong "!0 = !DIExpression(DW_OP_constu, 18446744073709551616)\n",
            mended "!0 = !DIExpression(DW_OP_constu, 255)\n";
        "P0932" "unsigned enumerator with negative value",
            because "`isUnsigned: true` excludes negative values.",
            wrong "!0 = !DIEnumerator(name: \"red\", value: -3, isUnsigned: true)\n",
            mended "!0 = !DIEnumerator(name: \"red\", value: 3, isUnsigned: true)\n";
    construct "Specialized Metadata Nodes", "DWARF names: `tag: DW_TAG_typedef`, `flags: DIFlagPublic | DIFlagVector`",
        right "!0 = !DIDerivedType(tag: DW_TAG_typedef, name: \"t\", baseType: null, flags: DIFlagPublic)";
        "P0941" "expected DWARF tag",
            wrong "!0 = !DIDerivedType(tag: typedef, name: \"t\", baseType: null)\n",
            mended "!0 = !DIDerivedType(tag: DW_TAG_typedef, name: \"t\", baseType: null)\n";
        "P0942" "invalid DWARF tag '{}'",
            because "DWARF does not define this name.",
            wrong "!0 = !DIDerivedType(tag: DW_TAG_alias, name: \"t\", baseType: null)\n",
            mended "!0 = !DIDerivedType(tag: DW_TAG_typedef, name: \"t\", baseType: null)\n";
        "P0943" "expected DWARF language",
            wrong "!0 = distinct !DICompileUnit(language: C11, file: !1)\n!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n",
            mended "!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1)\n!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n";
        "P0944" "invalid DWARF language '{}'",
            because "DWARF does not define this name.",
            wrong "!0 = distinct !DICompileUnit(language: DW_LANG_C10, file: !1)\n!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n",
            mended "!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1)\n!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n";
        "P0945" "expected DWARF source language name",
            wrong "!0 = distinct !DICompileUnit(sourceLanguageName: C, file: !1)\n!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n",
            mended "!0 = distinct !DICompileUnit(sourceLanguageName: DW_LNAME_C, file: !1)\n!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n";
        "P0946" "invalid DWARF source language name '{}'",
            because "DWARF does not define this name.",
            wrong "!0 = distinct !DICompileUnit(sourceLanguageName: DW_LNAME_C11, file: !1)\n!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n",
            mended "!0 = distinct !DICompileUnit(sourceLanguageName: DW_LNAME_C, file: !1)\n!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n";
        "P0947" "expected DWARF type attribute encoding",
            wrong "!0 = !DIBasicType(name: \"int\", size: 32, encoding: signed)\n",
            mended "!0 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n";
        "P0948" "invalid DWARF type attribute encoding '{}'",
            because "DWARF does not define this name.",
            wrong "!0 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_int)\n",
            mended "!0 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n";
        "P0949" "expected DWARF virtuality code",
            wrong "!0 = distinct !DISubprogram(name: \"f\", virtuality: virtual)\n",
            mended "!0 = distinct !DISubprogram(name: \"f\", virtuality: DW_VIRTUALITY_virtual)\n";
        "P0950" "invalid DWARF virtuality code '{}'",
            because "DWARF does not define this name.",
            wrong "!0 = distinct !DISubprogram(name: \"f\", virtuality: DW_VIRTUALITY_pure)\n",
            mended "!0 = distinct !DISubprogram(name: \"f\", virtuality: DW_VIRTUALITY_pure_virtual)\n";
        "P0951" "expected DWARF calling convention",
            wrong "!0 = !DISubroutineType(cc: normal, types: !{null})\n",
            mended "!0 = !DISubroutineType(cc: DW_CC_normal, types: !{null})\n";
        "P0952" "invalid DWARF calling convention '{}'",
            because "DWARF does not define this name.",
            wrong "!0 = !DISubroutineType(cc: DW_CC_default, types: !{null})\n",
            mended "!0 = !DISubroutineType(cc: DW_CC_normal, types: !{null})\n";
        "P0953" "expected DWARF macinfo type",
            wrong "!0 = !DIMacro(type: define, name: \"N\", value: \"1\")\n",
            mended "!0 = !DIMacro(type: DW_MACINFO_define, name: \"N\", value: \"1\")\n";
        "P0954" "invalid DWARF macinfo type '{}'",
            because "DWARF does not define this name.",
            wrong "!0 = !DIMacro(type: DW_MACINFO_macro, name: \"N\", value: \"1\")\n",
            mended "!0 = !DIMacro(type: DW_MACINFO_define, name: \"N\", value: \"1\")\n";
        "P0955" "expected DWARF enum kind code",
            wrong "!0 = !DICompositeType(tag: DW_TAG_enumeration_type, name: \"e\", enumKind: open)\n",
            mended "!0 = !DICompositeType(tag: DW_TAG_enumeration_type, name: \"e\", enumKind: DW_APPLE_ENUM_KIND_Open)\n";
        "P0956" "invalid DWARF enum kind code '{}'",
            because "DWARF does not define this name.",
            wrong "!0 = !DICompositeType(tag: DW_TAG_enumeration_type, name: \"e\", enumKind: DW_APPLE_ENUM_KIND_open)\n",
            mended "!0 = !DICompositeType(tag: DW_TAG_enumeration_type, name: \"e\", enumKind: DW_APPLE_ENUM_KIND_Open)\n";
        "P0957" "invalid DWARF attribute encoding '{}'",
            because "DWARF does not define this name.",
            wrong "!0 = !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_int)\n",
            mended "!0 = !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed)\n";
        "P0958" "invalid DWARF op '{}'",
            because "DWARF does not define this name.",
            wrong "!0 = !DIExpression(DW_OP_add)\n",
            mended "!0 = !DIExpression(DW_OP_plus)\n";
        "P0959" "invalid checksum kind '{}'",
            because "Checksums are CSK_MD5, CSK_SHA1 or CSK_SHA256.",
            wrong "!0 = !DIFile(filename: \"a.c\", directory: \"/\", checksumkind: MD5, checksum: \"000102030405060708090a0b0c0d0e0f\")\n",
            mended "!0 = !DIFile(filename: \"a.c\", directory: \"/\", checksumkind: CSK_MD5, checksum: \"000102030405060708090a0b0c0d0e0f\")\n";
        "P0960" "expected emission kind",
            wrong "!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: full)\n!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n",
            mended "!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)\n!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n";
        "P0961" "invalid emission kind '{}'",
            because "Units are NoDebug, FullDebug, LineTablesOnly or DebugDirectivesOnly.",
            unwritten "The lexer makes a kind only of the words that exist; all others are reported as an expected kind.";
        "P0962" "expected nameTable kind",
            wrong "!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, nameTableKind: gnu)\n!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n",
            mended "!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, nameTableKind: GNU)\n!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n";
        "P0963" "invalid nameTable kind '{}'",
            because "Tables are Default, GNU, None or Apple.",
            unwritten "The lexer makes a kind only of the words that exist; all others are reported as an expected kind.";
        "P0964" "expected fixed-point kind",
            wrong "!0 = !DIFixedPointType(name: \"fixed\", size: 32, encoding: DW_ATE_signed_fixed, kind: binary, factor: -8)\n",
            mended "!0 = !DIFixedPointType(name: \"fixed\", size: 32, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -8)\n";
        "P0965" "invalid fixed-point kind '{}'",
            because "The kinds are Binary, Decimal and Rational.",
            unwritten "The lexer makes a kind only of the words that exist; all others are reported as an expected kind.";
        "P0966" "expected debug info flag",
            wrong "!0 = !DIDerivedType(tag: DW_TAG_typedef, name: \"t\", baseType: null, flags: -1)\n",
            mended "!0 = !DIDerivedType(tag: DW_TAG_typedef, name: \"t\", baseType: null, flags: DIFlagPublic)\n";
        "P0967" "invalid debug info flag '{}'",
            because "The flag does not exist.",
            wrong "!0 = !DIDerivedType(tag: DW_TAG_typedef, name: \"t\", baseType: null, flags: DIFlagGlobal)\n",
            mended "!0 = !DIDerivedType(tag: DW_TAG_typedef, name: \"t\", baseType: null, flags: DIFlagPublic)\n";
        "P0968" "invalid subprogram debug info flag '{}'",
            because "The flag does not exist.",
            wrong "!0 = distinct !DISubprogram(name: \"f\", spFlags: DISPFlagStatic)\n",
            mended "!0 = distinct !DISubprogram(name: \"f\", spFlags: DISPFlagLocalToUnit)\n";
    construct "DICompileUnit", "`distinct !DICompileUnit(language: DW_LANG_C11, file: !1)`",
        right "!llvm.dbg.cu = !{!0}\n!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1)\n!1 = !DIFile(filename: \"a.c\", directory: \"/\")";
        "P0971" "missing 'distinct', required for !DICompileUnit",
            because "Two compile units must never be merged, even if they are equal.",
            wrong "!0 = !DICompileUnit(language: DW_LANG_C11, file: !1)\n!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n",
            mended "!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1)\n!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n";
        "P0972" "missing 'distinct', required for !DISubprogram that is a Definition",
            because "Two functions must never be merged, even if they are equal.",
            wrong "!0 = !DISubprogram(name: \"f\", spFlags: DISPFlagDefinition)\n",
            mended "!0 = distinct !DISubprogram(name: \"f\", spFlags: DISPFlagDefinition)\n";
        "P0973" "missing 'distinct', required for !DIAssignID()",
            because "Two assignments must never be merged.",
            wrong "!0 = !DIAssignID()\n",
            mended "!0 = distinct !DIAssignID()\n";
        "P0974" "missing one of 'language' or 'sourceLanguageName', required for !DICompileUnit",
            because "The meaning of expressions and types depends on the language.",
            wrong "!0 = !DIFile(filename: \"a.c\", directory: \"/\")\n!1 = distinct !DICompileUnit(file: !0)\n",
            mended "!0 = !DIFile(filename: \"a.c\", directory: \"/\")\n!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !0)\n";
        "P0975" "can only specify one of 'language' and 'sourceLanguageName' on !DICompileUnit",
            because "Both give the language: DWARF 5 as one number, DWARF 6 as name and version.",
            wrong "!0 = !DIFile(filename: \"a.c\", directory: \"/\")\n!1 = distinct !DICompileUnit(language: DW_LANG_C11, sourceLanguageName: DW_LNAME_C, file: !0)\n",
            mended "!0 = !DIFile(filename: \"a.c\", directory: \"/\")\n!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !0)\n";
        "P0976" "'sourceLanguageVersion' requires an associated 'sourceLanguageName' on !DICompileUnit",
            because "A version belongs to a language.",
            wrong "!0 = !DIFile(filename: \"a.c\", directory: \"/\")\n!1 = distinct !DICompileUnit(language: DW_LANG_C11, sourceLanguageVersion: 202311, file: !0)\n",
            mended "!0 = !DIFile(filename: \"a.c\", directory: \"/\")\n!1 = distinct !DICompileUnit(sourceLanguageName: DW_LNAME_C, sourceLanguageVersion: 202311, file: !0)\n";
        "P0977" "'checksumkind' and 'checksum' must be provided together",
            because "A checksum can be interpreted only with its kind.",
            wrong "!0 = !DIFile(filename: \"a.c\", directory: \"/\", checksum: \"000102030405060708090a0b0c0d0e0f\")\n",
            mended "!0 = !DIFile(filename: \"a.c\", directory: \"/\", checksumkind: CSK_MD5, checksum: \"000102030405060708090a0b0c0d0e0f\")\n";
    construct "Debug Records", "`#dbg_value(i32 %a, !1, !DIExpression(), !2)`",
        right "";
        "P0981" "expected debug record type here",
            wrong "define void @f(i32 %x) !dbg !2 {\n    #dbg_valu(i32 %x, !3, !DIExpression(), !4)\n  ret void\n}\n!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!9}\n!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1)\n!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n!2 = distinct !DISubprogram(name: \"f\", unit: !0)\n!3 = !DILocalVariable(name: \"x\", arg: 1, scope: !2)\n!4 = !DILocation(line: 1, scope: !2)\n!9 = !{i32 2, !\"Debug Info Version\", i32 3}\n",
            mended "define void @f(i32 %x) !dbg !2 {\n    #dbg_value(i32 %x, !3, !DIExpression(), !4)\n  ret void\n}\n!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!9}\n!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1)\n!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n!2 = distinct !DISubprogram(name: \"f\", unit: !0)\n!3 = !DILocalVariable(name: \"x\", arg: 1, scope: !2)\n!4 = !DILocation(line: 1, scope: !2)\n!9 = !{i32 2, !\"Debug Info Version\", i32 3}\n";
        "P0982" "Expected '(' here",
            wrong "define void @f(i32 %x) !dbg !2 {\n    #dbg_value i32 %x, !3, !DIExpression(), !4)\n  ret void\n}\n!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!9}\n!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1)\n!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n!2 = distinct !DISubprogram(name: \"f\", unit: !0)\n!3 = !DILocalVariable(name: \"x\", arg: 1, scope: !2)\n!4 = !DILocation(line: 1, scope: !2)\n!9 = !{i32 2, !\"Debug Info Version\", i32 3}\n",
            mended "define void @f(i32 %x) !dbg !2 {\n    #dbg_value(i32 %x, !3, !DIExpression(), !4)\n  ret void\n}\n!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!9}\n!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1)\n!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n!2 = distinct !DISubprogram(name: \"f\", unit: !0)\n!3 = !DILocalVariable(name: \"x\", arg: 1, scope: !2)\n!4 = !DILocation(line: 1, scope: !2)\n!9 = !{i32 2, !\"Debug Info Version\", i32 3}\n";
        "P0983" "Expected ',' here",
            wrong "define void @f(i32 %x) !dbg !2 {\n    #dbg_value(i32 %x !3, !DIExpression(), !4)\n  ret void\n}\n!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!9}\n!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1)\n!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n!2 = distinct !DISubprogram(name: \"f\", unit: !0)\n!3 = !DILocalVariable(name: \"x\", arg: 1, scope: !2)\n!4 = !DILocation(line: 1, scope: !2)\n!9 = !{i32 2, !\"Debug Info Version\", i32 3}\n",
            mended "define void @f(i32 %x) !dbg !2 {\n    #dbg_value(i32 %x, !3, !DIExpression(), !4)\n  ret void\n}\n!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!9}\n!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1)\n!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n!2 = distinct !DISubprogram(name: \"f\", unit: !0)\n!3 = !DILocalVariable(name: \"x\", arg: 1, scope: !2)\n!4 = !DILocation(line: 1, scope: !2)\n!9 = !{i32 2, !\"Debug Info Version\", i32 3}\n";
        "P0984" "Expected ')' here",
            wrong "define void @f(i32 %x) !dbg !2 {\n    #dbg_value(i32 %x, !3, !DIExpression(), !4\n  ret void\n}\n!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!9}\n!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1)\n!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n!2 = distinct !DISubprogram(name: \"f\", unit: !0)\n!3 = !DILocalVariable(name: \"x\", arg: 1, scope: !2)\n!4 = !DILocation(line: 1, scope: !2)\n!9 = !{i32 2, !\"Debug Info Version\", i32 3}\n",
            mended "define void @f(i32 %x) !dbg !2 {\n    #dbg_value(i32 %x, !3, !DIExpression(), !4)\n  ret void\n}\n!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!9}\n!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1)\n!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n!2 = distinct !DISubprogram(name: \"f\", unit: !0)\n!3 = !DILocalVariable(name: \"x\", arg: 1, scope: !2)\n!4 = !DILocation(line: 1, scope: !2)\n!9 = !{i32 2, !\"Debug Info Version\", i32 3}\n";
        "P0985" "llvm.dbg intrinsic should not appear in a module using non-intrinsic debug info",
            because "A module has either debug records or the older intrinsics, but not both.",
            wrong "define void @f(i32 %x) !dbg !2 {\n    #dbg_label(!5, !4)\n  call void @llvm.dbg.value(metadata i32 %x, metadata !3, metadata !DIExpression()), !dbg !4\n  ret void\n}\n!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!9}\n!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1)\n!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n!2 = distinct !DISubprogram(name: \"f\", unit: !0)\n!3 = !DILocalVariable(name: \"x\", arg: 1, scope: !2)\n!4 = !DILocation(line: 1, scope: !2)\n!5 = !DILabel(scope: !2, name: \"l\", file: !1, line: 1)\n!9 = !{i32 2, !\"Debug Info Version\", i32 3}\n",
            mended "define void @f(i32 %x) !dbg !2 {\n  call void @llvm.dbg.value(metadata i32 %x, metadata !3, metadata !DIExpression()), !dbg !4\n  ret void\n}\n!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!9}\n!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1)\n!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n!2 = distinct !DISubprogram(name: \"f\", unit: !0)\n!3 = !DILocalVariable(name: \"x\", arg: 1, scope: !2)\n!4 = !DILocation(line: 1, scope: !2)\n!5 = !DILabel(scope: !2, name: \"l\", file: !1, line: 1)\n!9 = !{i32 2, !\"Debug Info Version\", i32 3}\n";
        "P0986" "debug record should not appear in a module containing debug info intrinsics",
            because "A module has either debug records or the older intrinsics, but not both.",
            wrong "define void @f(i32 %x) !dbg !2 {\n  call void @llvm.dbg.value(metadata i32 %x, metadata !3, metadata !DIExpression()), !dbg !4\n    #dbg_label(!5, !4)\n  ret void\n}\n!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!9}\n!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1)\n!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n!2 = distinct !DISubprogram(name: \"f\", unit: !0)\n!3 = !DILocalVariable(name: \"x\", arg: 1, scope: !2)\n!4 = !DILocation(line: 1, scope: !2)\n!5 = !DILabel(scope: !2, name: \"l\", file: !1, line: 1)\n!9 = !{i32 2, !\"Debug Info Version\", i32 3}\n",
            mended "define void @f(i32 %x) !dbg !2 {\n  call void @llvm.dbg.value(metadata i32 %x, metadata !3, metadata !DIExpression()), !dbg !4\n  call void @llvm.dbg.label(metadata !5), !dbg !4\n  ret void\n}\n!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!9}\n!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1)\n!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n!2 = distinct !DISubprogram(name: \"f\", unit: !0)\n!3 = !DILocalVariable(name: \"x\", arg: 1, scope: !2)\n!4 = !DILocation(line: 1, scope: !2)\n!5 = !DILabel(scope: !2, name: \"l\", file: !1, line: 1)\n!9 = !{i32 2, !\"Debug Info Version\", i32 3}\n";
}
