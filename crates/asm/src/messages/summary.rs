//! Module summaries.

use super::constructs;

constructs! {
    construct "ThinLTO Summary", "`^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))`",
        right "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))";
        "P1001" "unexpected summary kind",
            because "Entries are module, gv, typeid, typeidCompatibleVTable, flags and blockcount.",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = global: (guid: 1)\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1)\n";
        "P1002" "expected module ID",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: 0, flags: (linkage: external), insts: 2)))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2)))\n";
        "P1003" "expected 'module' here",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (path: ^0, flags: (linkage: external), insts: 2)))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2)))\n";
        "P1004" "expected 'path' here",
            wrong "^0 = module: (file: \"a.o\", hash: (0, 0, 0, 0, 0))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n";
        "P1005" "expected 'hash' here",
            wrong "^0 = module: (path: \"a.o\", sha1: (0, 0, 0, 0, 0))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n";
        "P1006" "expected ':' here",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module ^0, flags: (linkage: external), insts: 2)))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2)))\n";
        "P1007" "expected ',' here",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = typeid: (name: \"t\", summary: (typeTestRes: (kind: inline sizeM1BitWidth: 7)))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = typeid: (name: \"t\", summary: (typeTestRes: (kind: inline, sizeM1BitWidth: 7)))\n";
        "P1008" "expected summary type",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (func: (module: ^0, flags: (linkage: external), insts: 2)))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2)))\n";
        "P1009" "use of undefined summary '^{}'",
            because "Every entry that is used must be defined in the module.",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (alias: (module: ^0, flags: (linkage: external), aliasee: ^3)))\n^2 = gv: (guid: 2, summaries: (variable: (module: ^0, flags: (linkage: external), varFlags: (readonly: 1))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (alias: (module: ^0, flags: (linkage: external), aliasee: ^2)))\n^2 = gv: (guid: 2, summaries: (variable: (module: ^0, flags: (linkage: external), varFlags: (readonly: 1))))\n";
        "P1010" "use of undefined module summary '^{}'",
            because "Every entry must be defined before its use.",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^5, flags: (linkage: external), insts: 2)))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2)))\n";
        "P1011" "use of undefined type id summary '^{}'",
            because "Every entry that is used must be defined in the module.",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  typeIdInfo: (typeTests: (^3)))))\n^2 = typeid: (name: \"t\", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7)))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  typeIdInfo: (typeTests: (^2)))))\n^2 = typeid: (name: \"t\", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7)))\n";
    construct "Global Value Summary Entry", "`^1 = gv: (name: \"g\", summaries: (variable: (module: ^0, flags: (...), varFlags: (...))))`",
        right "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (variable: (module: ^0, flags: (linkage: external), varFlags: (readonly: 1))))";
        "P1021" "expected name or guid tag",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (id: 1)\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1)\n";
        "P1022" "expected GV ID",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1)\n^2 = typeidCompatibleVTable: (name: \"t\", summary: ((offset: 16, 1)))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1)\n^2 = typeidCompatibleVTable: (name: \"t\", summary: ((offset: 16, ^1)))\n";
        "P1023" "expected 'summaries' here",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summary: (function: (module: ^0, flags: (linkage: external), insts: 2)))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2)))\n";
        "P1024" "expected gv flag type",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external, alive: 1), insts: 2)))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external, live: 1), insts: 2)))\n";
        "P1025" "expected gvar flag type",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (variable: (module: ^0, flags: (linkage: external),\n  varFlags: (volatile: 1))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (variable: (module: ^0, flags: (linkage: external),\n  varFlags: (readonly: 1))))\n";
        "P1026" "unknown import kind. Expect definition or declaration.",
            because "A value is imported as a definition or as a declaration.",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external, importType: def), insts: 2)))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external, importType: definition), insts: 2)))\n";
        "P1027" "expected 'aliasee' here",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (alias: (module: ^0, flags: (linkage: external), target: ^2)))\n^2 = gv: (guid: 2, summaries: (variable: (module: ^0, flags: (linkage: external), varFlags: (readonly: 1))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (alias: (module: ^0, flags: (linkage: external), aliasee: ^2)))\n^2 = gv: (guid: 2, summaries: (variable: (module: ^0, flags: (linkage: external), varFlags: (readonly: 1))))\n";
        "P1028" "expected optional variable summary field",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (variable: (module: ^0, flags: (linkage: external),\n  varFlags: (readonly: 1), uses: (^1))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (variable: (module: ^0, flags: (linkage: external),\n  varFlags: (readonly: 1), refs: (^1))))\n";
        "P1029" "expected comma",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (variable: (module: ^0, flags: (linkage: external),\n  varFlags: (readonly: 1), vTableFuncs: ((virtFunc: ^1 offset: 16)))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (variable: (module: ^0, flags: (linkage: external),\n  varFlags: (readonly: 1), vTableFuncs: ((virtFunc: ^1, offset: 16)))))\n";
        "P1030" "Reference to undefined global \"{}\"",
            because "A summary identified by name must belong to a global of the module.",
            wrong "@g = global i32 0\n^0 = gv: (name: \"h\")\n",
            mended "@g = global i32 0\n^0 = gv: (name: \"g\")\n";
        "P1031" "expected '(' in refs",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (variable: (module: ^0, flags: (linkage: external),\n  varFlags: (readonly: 1), refs: ^1)))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (variable: (module: ^0, flags: (linkage: external),\n  varFlags: (readonly: 1), refs: (^1))))\n";
        "P1032" "expected ':' in refs",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (variable: (module: ^0, flags: (linkage: external),\n  varFlags: (readonly: 1), refs (^1))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (variable: (module: ^0, flags: (linkage: external),\n  varFlags: (readonly: 1), refs: (^1))))\n";
        "P1033" "expected ')' in refs",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (variable: (module: ^0, flags: (linkage: external),\n  varFlags: (readonly: 1), refs: (^1 ^1))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (variable: (module: ^0, flags: (linkage: external),\n  varFlags: (readonly: 1), refs: (^1, ^1))))\n";
        "P1034" "expected '(' in vTableFuncs",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (variable: (module: ^0, flags: (linkage: external), varFlags: (readonly: 0, writeonly: 0, constant: 0),\n  vTableFuncs: [(virtFunc: ^1, offset: 16)))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (variable: (module: ^0, flags: (linkage: external), varFlags: (readonly: 0, writeonly: 0, constant: 0),\n  vTableFuncs: ((virtFunc: ^1, offset: 16)))))\n";
        "P1035" "expected ':' in vTableFuncs",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (variable: (module: ^0, flags: (linkage: external),\n  varFlags: (readonly: 1), vTableFuncs ((virtFunc: ^1, offset: 16)))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (variable: (module: ^0, flags: (linkage: external),\n  varFlags: (readonly: 1), vTableFuncs: ((virtFunc: ^1, offset: 16)))))\n";
        "P1036" "expected ')' in vTableFuncs",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (variable: (module: ^0, flags: (linkage: external),\n  varFlags: (readonly: 1), vTableFuncs: ((virtFunc: ^1, offset: 16) (virtFunc: ^1, offset: 24)))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (variable: (module: ^0, flags: (linkage: external),\n  varFlags: (readonly: 1), vTableFuncs: ((virtFunc: ^1, offset: 16), (virtFunc: ^1, offset: 24)))))\n";
        "P1037" "expected '(' in vTableFunc",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (variable: (module: ^0, flags: (linkage: external), varFlags: (readonly: 0, writeonly: 0, constant: 0),\n  vTableFuncs: (virtFunc: ^1, offset: 16)))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (variable: (module: ^0, flags: (linkage: external), varFlags: (readonly: 0, writeonly: 0, constant: 0),\n  vTableFuncs: ((virtFunc: ^1, offset: 16)))))\n";
        "P1038" "expected ')' in vTableFunc",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (variable: (module: ^0, flags: (linkage: external), varFlags: (readonly: 0, writeonly: 0, constant: 0),\n  vTableFuncs: ((virtFunc: ^1, offset: 16, 8)))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (variable: (module: ^0, flags: (linkage: external), varFlags: (readonly: 0, writeonly: 0, constant: 0),\n  vTableFuncs: ((virtFunc: ^1, offset: 16)))))\n";
        "P1039" "expected 'callee' in vTableFunc",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (variable: (module: ^0, flags: (linkage: external), varFlags: (readonly: 0, writeonly: 0, constant: 0),\n  vTableFuncs: ((callee: ^1, offset: 16)))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (variable: (module: ^0, flags: (linkage: external), varFlags: (readonly: 0, writeonly: 0, constant: 0),\n  vTableFuncs: ((virtFunc: ^1, offset: 16)))))\n";
        "P1040" "expected offset",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (variable: (module: ^0, flags: (linkage: external), varFlags: (readonly: 0, writeonly: 0, constant: 0),\n  vTableFuncs: ((virtFunc: ^1, place: 16)))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (variable: (module: ^0, flags: (linkage: external), varFlags: (readonly: 0, writeonly: 0, constant: 0),\n  vTableFuncs: ((virtFunc: ^1, offset: 16)))))\n";
    construct "Function Summary", "`function: (module: ^0, flags: (...), insts: 2, calls: (...), refs: (...))`",
        right "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2, calls: ((callee: ^1)))))";
        "P1051" "expected 'insts' here",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), instructions: 2)))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2)))\n";
        "P1052" "expected optional function summary field",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  callees: ((callee: ^1)))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  calls: ((callee: ^1)))))\n";
        "P1053" "expected function flag type",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  funcFlags: (readAll: 1))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  funcFlags: (readOnly: 1))))\n";
        "P1054" "expected '(' in funcFlags",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  funcFlags: [readNone: 1))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  funcFlags: (readNone: 1))))\n";
        "P1055" "expected ':' in funcFlags",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  funcFlags (readNone: 1))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  funcFlags: (readNone: 1))))\n";
        "P1056" "expected ')' in funcFlags",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  funcFlags: (readNone: 1 readOnly: 0))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  funcFlags: (readNone: 1, readOnly: 0))))\n";
        "P1057" "expected '(' in calls",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  calls: [(callee: ^1)))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  calls: ((callee: ^1)))))\n";
        "P1058" "expected ':' in calls",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  calls ((callee: ^1)))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  calls: ((callee: ^1)))))\n";
        "P1059" "expected ')' in calls",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  calls: ((callee: ^1) (callee: ^1)))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  calls: ((callee: ^1), (callee: ^1)))))\n";
        "P1060" "expected 'callee' in call",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  calls: ((function: ^1)))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  calls: ((callee: ^1)))))\n";
        "P1061" "expected ')' in call",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  calls: ((callee: ^1 hotness: hot)))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  calls: ((callee: ^1, hotness: hot)))))\n";
        "P1062" "expected hotness, relbf, or tail",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  calls: ((callee: ^1, heat: hot)))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  calls: ((callee: ^1, hotness: hot)))))\n";
        "P1063" "Expected only one of hotness or relbf",
            because "Both give the execution frequency of the call.",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  calls: ((callee: ^1, hotness: hot, relbf: 3)))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  calls: ((callee: ^1, hotness: hot)))))\n";
        "P1064" "invalid call edge hotness",
            because "The kinds are unknown, cold, none, hot and critical.",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  calls: ((callee: ^1, hotness: warm)))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  calls: ((callee: ^1, hotness: hot)))))\n";
        "P1065" "expected 'param' here",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  params: ((number: 0, offset: [0, 7])))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  params: ((param: 0, offset: [0, 7])))))\n";
        "P1066" "expected 'offset' here",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1)\n^2 = typeidCompatibleVTable: (name: \"t\", summary: ((at: 16, ^1)))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1)\n^2 = typeidCompatibleVTable: (name: \"t\", summary: ((offset: 16, ^1)))\n";
        "P1067" "expected 'callee' here",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  params: ((param: 0, offset: [0, 7], calls: ((function: ^1, param: 0, offset: [0, 7])))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  params: ((param: 0, offset: [0, 7], calls: ((callee: ^1, param: 0, offset: [0, 7])))))))\n";
        "P1068" "expected 'guid' here",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  typeIdInfo: (typeTestAssumeVCalls: (vFuncId: (id: 1, offset: 16))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  typeIdInfo: (typeTestAssumeVCalls: (vFuncId: (guid: 1, offset: 16))))))\n";
        "P1069" "expected 'args' here",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  typeIdInfo: (typeTestAssumeConstVCalls: ((vFuncId: (guid: 1, offset: 16), operands: (1)))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  typeIdInfo: (typeTestAssumeConstVCalls: ((vFuncId: (guid: 1, offset: 16), args: (1)))))))\n";
        "P1070" "expected 'calls' here",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  params: ((param: 0, offset: [0, 7], callees: ((callee: ^1, param: 0, offset: [0, 7])))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  params: ((param: 0, offset: [0, 7], calls: ((callee: ^1, param: 0, offset: [0, 7])))))))\n";
        "P1071" "expected '[' here",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  params: ((param: 0, offset: (0, 7))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  params: ((param: 0, offset: [0, 7])))))\n";
        "P1072" "expected ']' here",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  params: ((param: 0, offset: [0, 7))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  params: ((param: 0, offset: [0, 7])))))\n";
        "P1073" "expected '(' in typeIdInfo",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  typeIdInfo: [typeTests: (1)))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  typeIdInfo: (typeTests: (1)))))\n";
        "P1074" "expected ')' in typeIdInfo",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  typeIdInfo: (typeTests: (1 2)))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  typeIdInfo: (typeTests: (1, 2)))))\n";
        "P1075" "invalid typeIdInfo list type",
            because "The lists are typeTests and those of virtual calls.",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  typeIdInfo: (typeChecks: (1)))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  typeIdInfo: (typeTests: (1)))))\n";
    construct "Memory Profiling", "`allocs: ((versions: (notcold), memProf: (...)))`, `callsites: ((callee: ^1, clones: (0), stackIds: (1)))`",
        right "";
        "P1081" "expected '(' in allocs",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: [(versions: (none), memProf: ((type: notcold, stackIds: (1))))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: ((versions: (none), memProf: ((type: notcold, stackIds: (1))))))))\n";
        "P1082" "expected ':' in allocs",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs ((versions: (none), memProf: ((type: notcold, stackIds: (1))))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: ((versions: (none), memProf: ((type: notcold, stackIds: (1))))))))\n";
        "P1083" "expected ')' in allocs",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: ((versions: (none), memProf: ((type: notcold, stackIds: (1))))\n    (versions: (none), memProf: ((type: cold, stackIds: (2))))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: ((versions: (none), memProf: ((type: notcold, stackIds: (1)))),\n    (versions: (none), memProf: ((type: cold, stackIds: (2))))))))\n";
        "P1084" "expected '(' in alloc",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: (versions: (none), memProf: ((type: notcold, stackIds: (1))))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: ((versions: (none), memProf: ((type: notcold, stackIds: (1))))))))\n";
        "P1085" "expected ',' in alloc",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: ((versions: (none) memProf: ((type: notcold, stackIds: (1))))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: ((versions: (none), memProf: ((type: notcold, stackIds: (1))))))))\n";
        "P1086" "expected ')' in alloc",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: ((versions: (none), memProf: ((type: notcold, stackIds: (1))), 2)))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: ((versions: (none), memProf: ((type: notcold, stackIds: (1))))))))\n";
        "P1087" "expected 'versions' in alloc",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: ((version: (none), memProf: ((type: notcold, stackIds: (1))))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: ((versions: (none), memProf: ((type: notcold, stackIds: (1))))))))\n";
        "P1088" "expected '(' in versions",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: ((versions: none, memProf: ((type: notcold, stackIds: (1))))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: ((versions: (none), memProf: ((type: notcold, stackIds: (1))))))))\n";
        "P1089" "expected ')' in versions",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: ((versions: (none cold), memProf: ((type: notcold, stackIds: (1))))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: ((versions: (none, cold), memProf: ((type: notcold, stackIds: (1))))))))\n";
        "P1090" "invalid alloc type",
            because "The kinds are none, notcold, cold and hot.",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: ((versions: (none), memProf: ((type: warm, stackIds: (1))))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: ((versions: (none), memProf: ((type: hot, stackIds: (1))))))))\n";
        "P1091" "expected '(' in memprof",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: ((versions: (none), memProf: (type: notcold, stackIds: (1))))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: ((versions: (none), memProf: ((type: notcold, stackIds: (1))))))))\n";
        "P1092" "expected ':' in memprof",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: ((versions: (none), memProf ((type: notcold, stackIds: (1))))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: ((versions: (none), memProf: ((type: notcold, stackIds: (1))))))))\n";
        "P1093" "expected ',' in memprof",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: ((versions: (none), memProf: ((type: notcold stackIds: (1))))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: ((versions: (none), memProf: ((type: notcold, stackIds: (1))))))))\n";
        "P1094" "expected 'type' in memprof",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: ((versions: (none), memProf: ((kind: notcold, stackIds: (1))))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: ((versions: (none), memProf: ((type: notcold, stackIds: (1))))))))\n";
        "P1095" "expected 'stackIds' in memprof",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: ((versions: (none), memProf: ((type: notcold, stack: (1))))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: ((versions: (none), memProf: ((type: notcold, stackIds: (1))))))))\n";
        "P1096" "expected '(' in stackIds",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: ((versions: (none), memProf: ((type: notcold, stackIds: 1)))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: ((versions: (none), memProf: ((type: notcold, stackIds: (1))))))))\n";
        "P1097" "expected ')' in stackIds",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: ((versions: (none), memProf: ((type: notcold, stackIds: (1 2))))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: ((versions: (none), memProf: ((type: notcold, stackIds: (1, 2))))))))\n";
        "P1098" "expected '(' in callsites",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  callsites: [(callee: ^1, clones: (0), stackIds: (1))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  callsites: ((callee: ^1, clones: (0), stackIds: (1))))))\n";
        "P1099" "expected ':' in callsites",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  callsites ((callee: ^1, clones: (0), stackIds: (1))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  callsites: ((callee: ^1, clones: (0), stackIds: (1))))))\n";
        "P1100" "expected ')' in callsites",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  callsites: ((callee: ^1, clones: (0), stackIds: (1))\n    (callee: ^1, clones: (0), stackIds: (2))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  callsites: ((callee: ^1, clones: (0), stackIds: (1)),\n    (callee: ^1, clones: (0), stackIds: (2))))))\n";
        "P1101" "expected '(' in callsite",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  callsites: (callee: ^1, clones: (0), stackIds: (1))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  callsites: ((callee: ^1, clones: (0), stackIds: (1))))))\n";
        "P1102" "expected ',' in callsite",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  callsites: ((callee: ^1 clones: (0), stackIds: (1))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  callsites: ((callee: ^1, clones: (0), stackIds: (1))))))\n";
        "P1103" "expected ')' in callsite",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  callsites: ((callee: ^1, clones: (0), stackIds: (1), 2)))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  callsites: ((callee: ^1, clones: (0), stackIds: (1))))))\n";
        "P1104" "expected 'callee' in callsite",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  callsites: ((function: ^1, clones: (0), stackIds: (1))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  callsites: ((callee: ^1, clones: (0), stackIds: (1))))))\n";
        "P1105" "expected 'clones' in callsite",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  callsites: ((callee: ^1, copies: (0), stackIds: (1))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  callsites: ((callee: ^1, clones: (0), stackIds: (1))))))\n";
        "P1106" "expected 'stackIds' in callsite",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  callsites: ((callee: ^1, clones: (0), stack: (1))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  callsites: ((callee: ^1, clones: (0), stackIds: (1))))))\n";
        "P1107" "expected '(' in clones",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  callsites: ((callee: ^1, clones: 0, stackIds: (1))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  callsites: ((callee: ^1, clones: (0), stackIds: (1))))))\n";
        "P1108" "expected ')' in clones",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  callsites: ((callee: ^1, clones: (0 1), stackIds: (1))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  callsites: ((callee: ^1, clones: (0, 1), stackIds: (1))))))\n";
        "P1109" "expected ')' in memprof",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: ((versions: (none), memProf: ((type: notcold, stackIds: (1)) (type: cold, stackIds: (2))))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2,\n  allocs: ((versions: (none), memProf: ((type: notcold, stackIds: (1)), (type: cold, stackIds: (2))))))))\n";
    construct "Type ID Summary Entry", "`^1 = typeid: (name: \"t\", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7)))`",
        right "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = typeid: (name: \"t\", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7)))";
        "P1111" "expected 'name' here",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = typeid: (id: \"t\", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7)))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = typeid: (name: \"t\", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7)))\n";
        "P1112" "expected 'summary' here",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = typeid: (name: \"t\", summaries: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7)))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = typeid: (name: \"t\", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7)))\n";
        "P1113" "expected 'typeTestRes' here",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = typeid: (name: \"t\", summary: (testRes: (kind: allOnes, sizeM1BitWidth: 7)))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = typeid: (name: \"t\", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7)))\n";
        "P1114" "expected 'kind' here",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = typeid: (name: \"t\", summary: (typeTestRes: (type: allOnes, sizeM1BitWidth: 7)))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = typeid: (name: \"t\", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7)))\n";
        "P1115" "unexpected TypeTestResolution kind",
            because "The kinds are unknown, unsat, byteArray, inline, single and allOnes.",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = typeid: (name: \"t\", summary: (typeTestRes: (kind: all, sizeM1BitWidth: 7)))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = typeid: (name: \"t\", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7)))\n";
        "P1116" "expected 'sizeM1BitWidth' here",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = typeid: (name: \"t\", summary: (typeTestRes: (kind: allOnes, bitWidth: 7)))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = typeid: (name: \"t\", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7)))\n";
        "P1117" "expected optional TypeTestResolution field",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = typeid: (name: \"t\", summary: (typeTestRes: (kind: inline, sizeM1BitWidth: 7, align: 3)))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = typeid: (name: \"t\", summary: (typeTestRes: (kind: inline, sizeM1BitWidth: 7, alignLog2: 3)))\n";
        "P1118" "expected 'wpdResolutions' here",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = typeid: (name: \"t\", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7),\n  resolutions: ((offset: 8, wpdRes: (kind: indir)))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = typeid: (name: \"t\", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7),\n  wpdResolutions: ((offset: 8, wpdRes: (kind: indir)))))\n";
        "P1119" "expected 'wpdRes' here",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = typeid: (name: \"t\", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7),\n  wpdResolutions: ((offset: 8, resolution: (kind: indir)))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = typeid: (name: \"t\", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7),\n  wpdResolutions: ((offset: 8, wpdRes: (kind: indir)))))\n";
        "P1120" "unexpected WholeProgramDevirtResolution kind",
            because "The kinds are indir, singleImpl and branchFunnel.",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = typeid: (name: \"t\", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7),\n  wpdResolutions: ((offset: 8, wpdRes: (kind: single)))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = typeid: (name: \"t\", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7),\n  wpdResolutions: ((offset: 8, wpdRes: (kind: indir)))))\n";
        "P1121" "expected optional WholeProgramDevirtResolution field",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = typeid: (name: \"t\", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7),\n  wpdResolutions: ((offset: 8, wpdRes: (kind: singleImpl, name: \"f\")))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = typeid: (name: \"t\", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7),\n  wpdResolutions: ((offset: 8, wpdRes: (kind: singleImpl, singleImplName: \"f\")))))\n";
        "P1122" "expected optional whole program devirt field",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = typeid: (name: \"t\", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7),\n  wpdResolutions: ((offset: 8, wpdRes: (kind: indir, resByArg: (args: (1), byArg: (kind: uniformRetVal, value: 1)))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = typeid: (name: \"t\", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7),\n  wpdResolutions: ((offset: 8, wpdRes: (kind: indir, resByArg: (args: (1), byArg: (kind: uniformRetVal, info: 1)))))))\n";
        "P1123" "expected 'resByArg' here",
            unwritten "The field is read only after its name was seen.";
        "P1124" "expected 'byArg here",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = typeid: (name: \"t\", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7),\n  wpdResolutions: ((offset: 8, wpdRes: (kind: indir, resByArg: (args: (1), arg: (kind: indir)))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = typeid: (name: \"t\", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7),\n  wpdResolutions: ((offset: 8, wpdRes: (kind: indir, resByArg: (args: (1), byArg: (kind: indir)))))))\n";
        "P1125" "unexpected WholeProgramDevirtResolution::ByArg kind",
            because "The kinds are indir, uniformRetVal, uniqueRetVal and virtualConstProp.",
            wrong "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = typeid: (name: \"t\", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7),\n  wpdResolutions: ((offset: 8, wpdRes: (kind: indir, resByArg: (args: (1), byArg: (kind: direct)))))))\n",
            mended "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = typeid: (name: \"t\", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7),\n  wpdResolutions: ((offset: 8, wpdRes: (kind: indir, resByArg: (args: (1), byArg: (kind: indir)))))))\n";
}
