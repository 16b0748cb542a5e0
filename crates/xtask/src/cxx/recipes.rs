//! Recipes of the libraries: the source package, the files that are compiled, and the options for them.

/// Files of a folder.
#[derive(Debug)]
pub(super) enum Files {
    /// These.
    Only(&'static [&'static str]),
    /// All C++ sources except those whose names start so.
    Without(&'static [&'static str]),
}

/// Sources that are compiled with the same options. A folder or file that a version does not have is left out.
#[derive(Debug)]
pub(super) struct Group {
    /// Prefix of the members' names, as files of several folders have the same name.
    pub(super) prefix: &'static str,
    pub(super) folder: &'static str,
    pub(super) files: Files,
    pub(super) options: &'static [&'static str],
}

/// A library.
#[derive(Debug)]
pub(super) struct Recipe {
    /// Name without the version.
    pub(super) library: &'static str,
    pub(super) version: u32,
    /// Debian's source package.
    pub(super) package: &'static str,
    /// Archive inside of the package's archive, by the end of its name, if there is one.
    pub(super) inner: Option<&'static str>,
    /// Parts of the archive that are needed.
    pub(super) parts: &'static [&'static str],
    /// Debian's package of headers; without one, they are among the sources.
    pub(super) headers: Option<&'static str>,
    /// Folders of headers of the package, or of the sources.
    pub(super) system: &'static [&'static str],
    /// Folders of headers of the sources.
    pub(super) include: &'static [&'static str],
    pub(super) options: &'static [&'static str],
    pub(super) groups: &'static [Group],
    /// Files of the sources with the terms of use, which an archive of a release has.
    pub(super) licences: &'static [&'static str],
    /// Files that are written before: name and contents; a name that ends in `.cpp` is compiled.
    pub(super) written: &'static [(&'static str, Written)],
}

/// Contents of a file.
#[derive(Debug)]
pub(super) enum Written {
    Text(&'static str),
    /// A copy of a file of the sources.
    Copy(&'static str),
    /// A variable of C with the text of a file of the sources; none if a version does not have the file.
    Variable(&'static str, &'static str),
}

/// Functions that the interpreter calls to throw exceptions of the library.
const ENTRIES: &str = "#include <new>\nextern \"C\" void __draig_throw_bad_alloc() { throw std::bad_alloc(); }\n";

/// All libraries; of each, the first is made unless a version is asked for.
pub(super) static ALL: &[Recipe] = &[
    Recipe {
        library: "libc++",
        version: 22,
        package: "llvm-toolchain-22",
        inner: None,
        parts: &[
            "*/libcxx/include/*",
            "*/libcxx/src/*",
            "*/libcxx/vendor/*",
            "*/libcxxabi/include/*",
            "*/libcxxabi/src/*",
            "*/libc/shared/*",
            "*/libc/src/__support/*",
            "*/libc/hdr/*",
            "*/libc/include/*",
            "*/libcxx/LICENSE.TXT",
            "*/libcxxabi/LICENSE.TXT",
        ],
        headers: None,
        system: &["libcxx/include", "libcxxabi/include"],
        include: &["libcxx/src", "libc"],
        options: &[
            "-std=c++23",
            "-fvisibility=hidden",
            "-fvisibility-inlines-hidden",
            "-D_LIBCPP_BUILDING_LIBRARY",
            "-D_LIBCXXABI_BUILDING_LIBRARY",
            "-DLIBCXX_BUILDING_LIBCXXABI",
            "-D_LIBCPP_ENABLE_CXX17_REMOVED_UNEXPECTED_FUNCTIONS",
            "-D_LIBCPP_REMOVE_TRANSITIVE_INCLUDES",
            "-D_LIBCPP_HARDENING_MODE=_LIBCPP_HARDENING_MODE_NONE",
            "-DLIBC_NAMESPACE=__llvm_libc_common_utils",
        ],
        groups: &[
            // operators new and delete are the interpreter's
            Group { prefix: "", folder: "libcxx/src", files: Files::Without(&["new.cpp"]), options: &[] },
            Group {
                prefix: "filesystem_",
                folder: "libcxx/src/filesystem",
                files: Files::Without(&["int128"]),
                // the parser of paths points before the first character
                options: &["-fwrapv-pointer"],
            },
            Group { prefix: "ryu_", folder: "libcxx/src/ryu", files: Files::Without(&[]), options: &[] },
            // the others throw, catch and guard, as the interpreter does
            Group {
                prefix: "abi_",
                folder: "libcxxabi/src",
                files: Files::Only(&[
                    "cxa_aux_runtime.cpp",
                    "cxa_demangle.cpp",
                    "cxa_vector.cpp",
                    "private_typeinfo.cpp",
                    "stdlib_exception.cpp",
                    "stdlib_stdexcept.cpp",
                    "stdlib_typeinfo.cpp",
                ]),
                options: &[],
            },
        ],
        licences: &["libcxx/LICENSE.TXT", "libcxxabi/LICENSE.TXT"],
        written: &[
            ("__config_site", Written::Text(LIBCXX_SITE)),
            ("__assertion_handler", Written::Copy("libcxx/vendor/llvm/default_assertion_handler.in")),
            ("draig.cpp", Written::Text(ENTRIES)),
        ],
    },
    libstdcxx(12, "gcc-12", "libstdc++-12-dev"),
    libstdcxx(13, "gcc-13", "libstdc++-13-dev"),
    libstdcxx(14, "gcc-14", "libstdc++-14-dev"),
];

/// Properties of libc++ that its build system writes, as for Linux.
const LIBCXX_SITE: &str = "#pragma once
#define _LIBCPP_ABI_VERSION 1
#define _LIBCPP_ABI_NAMESPACE __1
#define _LIBCPP_ABI_FORCE_ITANIUM 0
#define _LIBCPP_ABI_FORCE_MICROSOFT 0
#define _LIBCPP_HAS_THREADS 1
#define _LIBCPP_HAS_MONOTONIC_CLOCK 1
#define _LIBCPP_HAS_TERMINAL 1
#define _LIBCPP_HAS_MUSL_LIBC 0
#define _LIBCPP_HAS_THREAD_API_PTHREAD 0
#define _LIBCPP_HAS_THREAD_API_EXTERNAL 0
#define _LIBCPP_HAS_THREAD_API_WIN32 0
#define _LIBCPP_HAS_THREAD_API_C11 0
#define _LIBCPP_HAS_VENDOR_AVAILABILITY_ANNOTATIONS 0
#define _LIBCPP_HAS_FILESYSTEM 1
#define _LIBCPP_HAS_RANDOM_DEVICE 1
#define _LIBCPP_HAS_LOCALIZATION 1
#define _LIBCPP_HAS_UNICODE 1
#define _LIBCPP_HAS_WIDE_CHARACTERS 1
#define _LIBCPP_HAS_TIME_ZONE_DATABASE 0
#define _LIBCPP_INSTRUMENTED_WITH_ASAN 0
#define _LIBCPP_PSTL_BACKEND_STD_THREAD
#define _LIBCPP_HARDENING_MODE_DEFAULT 2
#define _LIBCPP_ASSERTION_SEMANTIC_DEFAULT 2
#define _LIBCPP_LIBC_PICOLIBC 0
#define _LIBCPP_LIBC_NEWLIB 0
";

/// Sources of libsupc++ that throw, catch, allocate and guard, as the interpreter does; and what is not for Linux.
const SUPPORT: Files = Files::Without(&[
    "atexit_",
    "del_op",
    "dyncast",
    "eh_alloc",
    "eh_arm",
    "eh_call",
    "eh_catch",
    "eh_globals",
    "eh_personality",
    "eh_ptr",
    "eh_term",
    "eh_throw",
    "eh_tm",
    "eh_type",
    "eh_unex",
    "guard",
    "new_",
    "pure",
    "vterminate",
    "vtv_",
]);

/// Returns the recipe of a version of libstdc++, whose options are those of its makefiles.
const fn libstdcxx(version: u32, package: &'static str, headers: &'static str) -> Recipe {
    Recipe {
        library: "libstdc++",
        version,
        package,
        inner: Some("dfsg.tar.xz"),
        parts: &[
            "*/libstdc++-v3/src/*",
            "*/libstdc++-v3/libsupc++/*",
            "*/libstdc++-v3/config/*",
            "*/libiberty/*",
            "*/include/*",
            "*/COPYING3",
            "*/COPYING.RUNTIME",
        ],
        headers: Some(headers),
        system: &["usr/include/c++/VERSION", "usr/include/TARGET/c++/VERSION", "usr/include/c++/VERSION/backward"],
        include: &["libstdc++-v3/libsupc++", "include"],
        options: &["-D_GLIBCXX_SHARED", "-fno-implicit-templates"],
        groups: LIBSTDCXX,
        licences: &["COPYING3", "COPYING.RUNTIME"],
        written: &[
            ("bits/largefile-config.h", Written::Text("#define _FILE_OFFSET_BITS 64\n")),
            ("bits/c++locale_internal.h", Written::Copy("libstdc++-v3/config/locale/gnu/c++locale_internal.h")),
            // time zones, from version 13
            ("tzdata.zi.h", Written::Variable("tzdata_chars", "libstdc++-v3/src/c++20/tzdata.zi")),
            // places for tracers
            ("sys/sdt.h", Written::Text("#define STAP_PROBE2(provider, name, a, b)\n")),
            ("draig.cpp", Written::Text(ENTRIES)),
        ],
    }
}

/// Groups of libstdc++.
static LIBSTDCXX: &[Group] = &[
    Group {
        prefix: "98_",
        folder: "libstdc++-v3/src/c++98",
        files: Files::Without(&[
            "compatibility",
            "concept-inst",
            "hash-long-double-tr1-aux",
            "locale_init",
            "localename",
            "math_stubs",
            "parallel_settings",
            "strstream",
        ]),
        options: &["-std=gnu++98"],
    },
    // members that are functions of their own only for characters; not the names of older versions, which need a linker
    Group {
        prefix: "98_",
        folder: "libstdc++-v3/src/c++98",
        files: Files::Only(&["compatibility.cc"]),
        options: &["-std=gnu++98", "-U_GLIBCXX_SHARED"],
    },
    Group {
        prefix: "98_",
        folder: "libstdc++-v3/src/c++98",
        files: Files::Only(&["concept-inst.cc", "strstream.cc"]),
        options: &["-std=gnu++98", "-fimplicit-templates"],
    },
    Group {
        prefix: "98_",
        folder: "libstdc++-v3/src/c++98",
        files: Files::Only(&["locale_init.cc", "localename.cc"]),
        options: &["-std=gnu++11", "-fchar8_t"],
    },
    Group {
        prefix: "11_",
        folder: "libstdc++-v3/src/c++11",
        files: Files::Without(&["assert_fail", "codecvt", "compatibility", "limits"]),
        // GCC's name of the builtin
        options: &["-std=gnu++11", "-D__builtin_ia32_rdseed_si_step=__builtin_ia32_rdseed32_step"],
    },
    // version 14 declares the function without this attribute, which GCC takes
    Group {
        prefix: "11_",
        folder: "libstdc++-v3/src/c++11",
        files: Files::Only(&["assert_fail.cc"]),
        options: &["-std=gnu++11", "-D__noreturn__=__cold__"],
    },
    Group {
        prefix: "11_",
        folder: "libstdc++-v3/src/c++11",
        files: Files::Only(&["codecvt.cc", "limits.cc"]),
        options: &["-std=gnu++11", "-fchar8_t"],
    },
    Group {
        prefix: "17_",
        folder: "libstdc++-v3/src/c++17",
        files: Files::Without(&[]),
        options: &["-std=gnu++17", "-fimplicit-templates"],
    },
    Group {
        prefix: "20_",
        folder: "libstdc++-v3/src/c++20",
        files: Files::Without(&[]),
        options: &["-std=gnu++20", "-fimplicit-templates"],
    },
    Group {
        prefix: "23_",
        folder: "libstdc++-v3/src/c++23",
        files: Files::Without(&[]),
        options: &["-std=gnu++23", "-fimplicit-templates"],
    },
    Group {
        prefix: "locale_",
        folder: "libstdc++-v3/config/locale/gnu",
        files: Files::Without(&["c_locale"]),
        options: &["-std=gnu++11", "-fimplicit-templates"],
    },
    Group {
        prefix: "locale_",
        folder: "libstdc++-v3/config/locale/gnu",
        files: Files::Only(&["c_locale.cc"]),
        options: &["-std=gnu++98"],
    },
    Group {
        prefix: "locale_cow_",
        folder: "libstdc++-v3/config/locale/gnu",
        files: Files::Only(&["collate_members.cc", "messages_members.cc", "monetary_members.cc", "numeric_members.cc"]),
        options: &["-std=gnu++11", "-fimplicit-templates", "-D_GLIBCXX_USE_CXX11_ABI=0"],
    },
    Group {
        prefix: "",
        folder: "libstdc++-v3/config/io",
        files: Files::Only(&["basic_file_stdio.cc"]),
        options: &["-std=gnu++11", "-fimplicit-templates"],
    },
    Group {
        prefix: "",
        folder: "libstdc++-v3/config/os/gnu-linux",
        files: Files::Only(&["ctype_configure_char.cc"]),
        options: &["-std=gnu++11", "-fimplicit-templates"],
    },
    Group {
        prefix: "",
        folder: "libstdc++-v3/config/cpu/generic/atomicity_builtins",
        files: Files::Only(&["atomicity.h"]),
        options: &["-std=gnu++17", "-xc++"],
    },
    Group {
        prefix: "support_",
        folder: "libstdc++-v3/libsupc++",
        files: SUPPORT,
        options: &["-std=gnu++17", "-fimplicit-templates"],
    },
    Group {
        prefix: "",
        folder: "libiberty",
        files: Files::Only(&["cp-demangle.c"]),
        options: &["-xc", "-DIN_GLIBCPP_V3", "-DHAVE_STDLIB_H", "-DHAVE_STRING_H"],
    },
];
