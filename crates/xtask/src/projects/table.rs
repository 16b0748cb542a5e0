//! The projects: what is compiled, and which of their own tests run.

/// A project in C or C++.
pub(super) struct Project {
    pub(super) name: &'static str,
    /// Its repository, of which a copy is in a folder with the project's name.
    pub(super) repository: &'static str,
    /// Sources that all programs share, and sources that are left out if a source is `*`.
    pub(super) shared: &'static [&'static str],
    pub(super) except: &'static [&'static str],
    pub(super) flags: &'static [&'static str],
    pub(super) link: &'static [&'static str],
    pub(super) programs: &'static [Program],
    pub(super) tests: &'static [Test],
}

/// A program with a `main`.
pub(super) struct Program {
    pub(super) name: &'static str,
    /// Its sources other than the shared ones.
    pub(super) sources: &'static [&'static str],
    /// Command that makes a source, with the programs before; their folder is `$P`.
    pub(super) before: Option<&'static str>,
}

/// A test of the project.
pub(super) struct Test {
    pub(super) name: &'static str,
    /// Folder in the project in which it runs.
    pub(super) folder: &'static str,
    /// Command of the shell; `$P` is the folder of the programs, `$T` an empty folder.
    pub(super) command: &'static str,
}

const fn program(name: &'static str, sources: &'static [&'static str]) -> Program {
    Program { name, sources, before: None }
}

const fn test(name: &'static str, folder: &'static str, command: &'static str) -> Test {
    Test { name, folder, command }
}

/// Programs of one source each, `test/NAME.pass.cpp`, and as many tests: that they end well.
macro_rules! alone {
    ($($name:literal)*) => {
        (
            &[$(program($name, &[concat!("test/", $name, ".pass.cpp")])),*],
            &[$(test($name, ".", concat!("$P/", $name, " > $T/out"))),*],
        )
    };
}

/// Tests of exceptions, casts and initialization of the library of C++; those that need its own sources are left out.
const CXX_ABI: (&[Program], &[Test]) = alone! {
    "backtrace_test" "catch_array_01" "catch_array_02" "catch_class_01" "catch_class_02" "catch_class_03"
    "catch_class_04" "catch_const_pointer_nullptr" "catch_function_01" "catch_function_02" "catch_in_noexcept"
    "catch_member_data_pointer_01" "catch_member_function_pointer_01" "catch_member_pointer_nullptr"
    "catch_multi_level_pointer" "catch_pointer_nullptr" "catch_pointer_reference" "catch_ptr" "catch_ptr_02"
    "catch_reference_nullptr" "cxa_bad_cast" "cxa_bad_typeid" "cxa_thread_atexit_test"
    "cxa_vec_new_overflow_PR41395" "dynamic_cast" "dynamic_cast14" "dynamic_cast3" "dynamic_cast5"
    "exception_object_alignment" "exception_object_alignment.2" "inherited_exception" "noexception4"
    "test_aux_runtime" "test_aux_runtime_op_array_new" "test_exception_address_alignment" "test_guard"
    "test_vector1" "test_vector2" "test_vector3" "thread_local_destruction_order" "uncaught_exception"
    "uncaught_exceptions" "unittest_demangle" "unwind_01" "unwind_02" "unwind_03" "unwind_04" "unwind_05"
    "unwind_06"
};

/// All projects, with the versions that `conformance/native.txt` names.
pub(super) const PROJECTS: &[Project] = &[
    Project {
        name: "sqlite",
        repository: "https://www.sqlite.org (sqlite3.c, the amalgamation)",
        shared: &[],
        except: &[],
        flags: &["-DSQLITE_THREADSAFE=1"],
        link: &["-lm", "-lpthread", "-ldl"],
        programs: &[
            program("script", &["{root}/examples/c/sqlite_script/script.c"]),
            program("sqlite", &["{root}/examples/c/sqlite_script/main.c"]),
        ],
        tests: &[test("20,000 statements", ".", "$P/script 20000 | $P/sqlite")],
    },
    Project {
        name: "lua",
        repository: "https://github.com/lua/lua",
        shared: &["*"],
        except: &["all.c", "onelua.c", "ltests.c"],
        flags: &["-DLUA_USE_LINUX", "-DLUA_COMPAT_5_3"],
        link: &["-lm", "-ldl", "-Wl,-E"],
        programs: &[program("lua", &[])],
        tests: &[test("testes", "testes", "$P/lua -e '_U=true' all.lua > $T/out && grep 'final OK' $T/out")],
    },
    Project {
        name: "quickjs",
        repository: "https://github.com/bellard/quickjs",
        shared: &["quickjs.c", "dtoa.c", "libregexp.c", "libunicode.c", "cutils.c", "quickjs-libc.c"],
        except: &[],
        flags: &["-D_GNU_SOURCE", "-DCONFIG_VERSION=\"draig\"", "-fwrapv", "-funsigned-char"],
        link: &["-lm", "-ldl", "-lpthread", "-rdynamic"],
        programs: &[
            program("qjsc", &["qjsc.c"]),
            Program { name: "qjs", sources: &["qjs.c", "repl.c"], before: Some("$P/qjsc -s -c -o repl.c -m repl.js") },
        ],
        tests: &[
            test("compiler", ".", "$P/qjsc -s -c -o $T/repl.c -m repl.js && cat $T/repl.c"),
            test("test_closure", ".", "$P/qjs --std tests/test_closure.js"),
            test("test_language", ".", "$P/qjs --std tests/test_language.js"),
            test("test_builtin", ".", "$P/qjs --std tests/test_builtin.js"),
            test("test_loop", ".", "$P/qjs --std tests/test_loop.js"),
            test("test_bigint", ".", "$P/qjs --std tests/test_bigint.js"),
            test("test_std", ".", "$P/qjs --std tests/test_std.js"),
            test("test_worker", ".", "$P/qjs --std tests/test_worker.js"),
            test("test_cyclic_import", ".", "$P/qjs --std tests/test_cyclic_import.js"),
        ],
    },
    Project {
        name: "zlib",
        repository: "https://github.com/madler/zlib",
        shared: &["*"],
        except: &[],
        flags: &["-D_LARGEFILE64_SOURCE=1", "-DHAVE_HIDDEN", "-DHAVE_UNISTD_H", "-DHAVE_STDARG_H"],
        link: &[],
        programs: &[
            program("example", &["test/example.c"]),
            program("minigzip", &["test/minigzip.c"]),
            program("infcover", &["test/infcover.c"]),
        ],
        tests: &[
            test("example", ".", "cd $T && $P/example"),
            test(
                "minigzip",
                ".",
                "for f in *.c *.h doc/*; do $P/minigzip < $f > $T/z && $P/minigzip -d < $T/z | cmp - $f || exit 1; \
                 gzip -dc < $T/z | cmp - $f || exit 1; cksum < $T/z; done",
            ),
            test("infcover", ".", "$P/infcover"),
        ],
    },
    Project {
        name: "bzip2",
        repository: "https://github.com/libarchive/bzip2",
        shared: &["blocksort.c", "huffman.c", "crctable.c", "randtable.c", "compress.c", "decompress.c", "bzlib.c"],
        except: &[],
        flags: &["-D_FILE_OFFSET_BITS=64", "-DBZ_UNIX=1", "-DBZ_LCCWIN32=0", "-DBZ_EXTERN="],
        link: &[],
        programs: &[Program {
            name: "bzip2",
            sources: &["bzip2.c"],
            before: Some("sed 's/@BZ_VERSION@/1.1/' bz_version.h.in > bz_version.h"),
        }],
        tests: &[
            test(
                "compress 1",
                "tests",
                "$P/bzip2 -1 < sample1.ref > $T/z && $P/bzip2 -dc $T/z | cmp - sample1.ref && cksum < $T/z",
            ),
            test(
                "compress 2",
                "tests",
                "$P/bzip2 -2 < sample2.ref > $T/z && $P/bzip2 -dc $T/z | cmp - sample2.ref && cksum < $T/z",
            ),
            test(
                "compress 3",
                "tests",
                "$P/bzip2 -3 < sample3.ref > $T/z && $P/bzip2 -dcs $T/z | cmp - sample3.ref && cksum < $T/z",
            ),
            test("decompress 1", "tests", "$P/bzip2 -d < sample1.bz2 | cmp - sample1.ref"),
            test("decompress 2", "tests", "$P/bzip2 -d < sample2.bz2 | cmp - sample2.ref"),
            test("decompress 3", "tests", "$P/bzip2 -ds < sample3.bz2 | cmp - sample3.ref"),
            test("damage", "tests", "head -c 1000 sample1.bz2 | $P/bzip2 -t 2>/dev/null; test $? = 2"),
        ],
    },
    Project {
        name: "libcxxabi",
        repository: "https://github.com/llvm-mirror/libcxxabi (linked with the libc++ of LLVM 22)",
        shared: &[],
        except: &[],
        flags: &["-std=c++14", "-stdlib=libc++"],
        link: &["-lc++", "-lc++abi", "-lm", "-lpthread"],
        programs: CXX_ABI.0,
        tests: CXX_ABI.1,
    },
];
