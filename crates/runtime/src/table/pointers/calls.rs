//! Arguments for the functions of the table.

/// Kind of a pointer argument.
pub(super) struct Kind {
    pub(super) name: &'static str,
    pub(super) made: ObjectSource,
    /// Whether the pointer points one past the end of its object.
    pub(super) is_past: bool,
    /// Required declarations and definitions, one per line.
    pub(super) needs: &'static str,
}

/// Object of a pointer. In code, `$` is the pointer and the prefix of names.
pub(super) enum ObjectSource {
    /// A variable of the program.
    Global { ty: &'static str, value: &'static str, size: u64 },
    /// Space on the stack, filled by code.
    Built { size: u64, code: &'static str },
    /// Result of code that calls the library.
    Code(&'static str),
    /// A function of the program.
    Named(&'static str),
}

const fn global(name: &'static str, ty: &'static str, value: &'static str, size: u64) -> Kind {
    Kind { name, made: ObjectSource::Global { ty, value, size }, is_past: false, needs: "" }
}

const fn built(name: &'static str, size: u64, code: &'static str, needs: &'static str) -> Kind {
    Kind { name, made: ObjectSource::Built { size, code }, is_past: false, needs }
}

const fn code(name: &'static str, code: &'static str, needs: &'static str) -> Kind {
    Kind { name, made: ObjectSource::Code(code), is_past: false, needs }
}

const fn named(name: &'static str, function: &'static str, needs: &'static str) -> Kind {
    Kind { name, made: ObjectSource::Named(function), is_past: false, needs }
}

pub(super) static KINDS: &[Kind] = &[
    // Bytes, among them the text `1`, and zeros.
    global("r", "<{ i8, [1023 x i8] }>", "<{ i8 49, [1023 x i8] zeroinitializer }>", 1024),
    global("z", "[1024 x i8]", "zeroinitializer", 1024),
    // A mutex that the main thread holds, or a barrier for one thread.
    global(
        "held",
        "<{ [3 x i32], [1012 x i8] }>",
        "<{ [3 x i32] [i32 1, i32 0, i32 1], [1012 x i8] zeroinitializer }>",
        1024,
    ),
    // The end of an object.
    Kind {
        name: "end",
        made: ObjectSource::Global { ty: "[8 x i8]", value: "zeroinitializer", size: 8 },
        is_past: true,
        needs: "",
    },
    // A variable that holds a pointer to text.
    Kind {
        name: "var",
        made: ObjectSource::Global {
            ty: "<{ ptr, [1016 x i8] }>",
            value: "<{ ptr @text, [1016 x i8] zeroinitializer }>",
            size: 1024,
        },
        is_past: false,
        needs: "",
    },
    global("mode", "[4 x i8]", "c\"a+\\00\\00\"", 4),
    // Blocks of each allocator.
    code("heap", "  $ = call ptr @malloc(i64 64)\n", "declare ptr @malloc(i64)"),
    code(
        "new",
        "  $ = call ptr @_Znwm(i64 1024)\n  call void @llvm.memset.p0.i64(ptr $, i8 0, i64 1024, i1 false)\n",
        NEW,
    ),
    code("new[]", "  $ = call ptr @_Znam(i64 64)\n", "declare ptr @_Znam(i64)"),
    code(
        "newa",
        "  $ = call ptr @_ZnwmSt11align_val_t(i64 64, i64 16)\n",
        "declare ptr @_ZnwmSt11align_val_t(i64, i64)",
    ),
    code(
        "newa[]",
        "  $ = call ptr @_ZnamSt11align_val_t(i64 64, i64 16)\n",
        "declare ptr @_ZnamSt11align_val_t(i64, i64)",
    ),
    code(
        "page",
        "  $ = call ptr @mmap(ptr null, i64 4096, i32 3, i32 34, i32 -1, i64 0)\n",
        "declare ptr @mmap(ptr, i64, i32, i32, i32, i64)",
    ),
    // Streams.
    code("file", "  $ = call ptr @tmpfile()\n", "declare ptr @tmpfile()"),
    code("in", "  $ = load ptr, ptr @stdin\n", "@stdin = external global ptr"),
    code("out", "  $ = load ptr, ptr @stdout\n", "@stdout = external global ptr"),
    code("locale", "  $ = call ptr @duplocale(ptr inttoptr (i64 -1 to ptr))\n", "declare ptr @duplocale(ptr)"),
    code("dir", "  $ = call ptr @opendir(ptr @text)\n", "declare ptr @opendir(ptr)"),
    built("va", 24, "  call void @llvm.va_start.p0(ptr $)\n", "declare void @llvm.va_start.p0(ptr)"),
    // Functions of the program.
    named("compare", "@compare", "define i32 @compare(ptr %a, ptr %b) { ret i32 0 }"),
    named("handler", "@handler", "define void @handler() { ret void }"),
    named("handler1", "@handler1", "define void @handler1(ptr %a) { ret void }"),
    named("exited", "@exited", "define void @exited(i32 %a, ptr %b) { ret void }"),
    named("visit", "@visit", "define void @visit(ptr %a, i32 %b, i32 %c) { ret void }"),
    // Objects that other functions of the library fill.
    built(
        "jump",
        200,
        "  $j = call i32 @_setjmp(ptr $) returns_twice\n  $c = icmp eq i32 $j, 0\n  br i1 $c, label %go, label %out\nout:\n  ret void\ngo:\n",
        "declare i32 @_setjmp(ptr) returns_twice",
    ),
    built(
        "captured",
        1024,
        "  $c = call i32 @getcontext(ptr $)\n  $l = getelementptr i8, ptr $, i64 8\n  store ptr null, ptr $l\n",
        "declare i32 @getcontext(ptr)",
    ),
    built(
        "context",
        1024,
        "  $c = call i32 @getcontext(ptr $)\n  $l = getelementptr i8, ptr $, i64 8\n  store ptr null, ptr $l\n  call void (ptr, ptr, i32, ...) @makecontext(ptr $, ptr @handler, i32 0)\n",
        "declare i32 @getcontext(ptr)\ndeclare void @makecontext(ptr, ptr, i32, ...)\ndefine void @handler() { ret void }",
    ),
    code("fiber", "  $ = call ptr @__tsan_create_fiber(i32 0)\n", "declare ptr @__tsan_create_fiber(i32)"),
    built("state", 128, "  $s = call ptr @initstate(i32 1, ptr $, i64 128)\n", "declare ptr @initstate(i32, ptr, i64)"),
    built(
        "tree",
        8,
        "  store ptr null, ptr $\n  $n = call ptr @tsearch(ptr $, ptr $, ptr @compare)\n",
        "declare ptr @tsearch(ptr, ptr, ptr)\ndefine i32 @compare(ptr %a, ptr %b) { ret i32 0 }",
    ),
    code(
        "root",
        "  $v = alloca ptr\n  store ptr null, ptr $v\n  $n = call ptr @tsearch(ptr $v, ptr $v, ptr @compare)\n  $ = load ptr, ptr $v\n",
        "declare ptr @tsearch(ptr, ptr, ptr)\ndefine i32 @compare(ptr %a, ptr %b) { ret i32 0 }",
    ),
    code(
        "trans",
        "  $ = call ptr @wctrans(ptr @upper)\n",
        "declare ptr @wctrans(ptr)\n@upper = constant [8 x i8] c\"toupper\\00\"",
    ),
    // Exceptions and types.
    code(
        "exception",
        "  $ = call ptr @__cxa_allocate_exception(i64 8)\n",
        "declare ptr @__cxa_allocate_exception(i64)",
    ),
    code(
        "thrown",
        "  $x = call ptr @__cxa_allocate_exception(i64 8)\n  invoke void @__cxa_throw(ptr $x, ptr @_ZTIi, ptr null) to label %never unwind label %pad\nnever:\n  unreachable\npad:\n  $l = landingpad { ptr, i32 } catch ptr null\n  $ = extractvalue { ptr, i32 } $l, 0\n",
        "declare ptr @__cxa_allocate_exception(i64)\ndeclare void @__cxa_throw(ptr, ptr, ptr)\n@_ZTIi = external constant ptr",
    ),
    Kind {
        name: "object",
        made: ObjectSource::Global {
            ty: "<{ ptr, [56 x i8] }>",
            value: "<{ ptr getelementptr (i8, ptr @vtable, i64 16), [56 x i8] zeroinitializer }>",
            size: 64,
        },
        is_past: false,
        needs: CLASS,
    },
    code("type", "  $ = getelementptr i8, ptr @typeinfo, i64 0\n", CLASS),
    built(
        "entry",
        8,
        "  $d = call ptr @opendir(ptr @text)\n  $e = call ptr @readdir(ptr $d)\n  store ptr $e, ptr $\n",
        "declare ptr @opendir(ptr)\ndeclare ptr @readdir(ptr)",
    ),
];

/// Text that code may refer to as `@text`.
pub(super) const TEXT: &str =
    "@text = global [16 x i8] c\"1\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\", align 16";
const CLASS: &str = "@vtable = constant { i64, ptr, ptr } { i64 0, ptr @typeinfo, ptr null }\n@typeinfo = constant { ptr, ptr } { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 16), ptr @name }\n@name = constant [3 x i8] c\"1A\\00\"\n@_ZTVN10__cxxabiv117__class_type_infoE = external global ptr";
const NEW: &str = "declare ptr @_Znwm(i64)\ndeclare void @llvm.memset.p0.i64(ptr, i8, i64, i1)";

/// Arguments of functions that do not accept the usual values; the first matching line counts.
pub(super) static CALLS: &[(&str, &str)] = &[
    ("locale", "uselocale __uselocale duplocale __duplocale freelocale __freelocale"),
    ("r 1 r r locale", "strftime_l __strftime_l wcsftime_l __wcsftime_l"),
    ("1 1 locale", "iswctype_l __iswctype_l"),
    ("1 locale", "is*_l tolower_l toupper_l tow*_l __tow*_l strerror_l nl_langinfo_l __nl_langinfo_l"),
    ("r locale", "wctype_l __wctype_l"),
    ("r r 1 locale", "strxfrm_l __strxfrm_l wcsxfrm_l __wcsxfrm_l strncasecmp_l"),
    ("r var 10 locale", "strtol_l strtoll_l strtoul_l strtoull_l __isoc23_*_l"),
    ("r r locale", "strcoll_l __strcoll_l strcasecmp_l wcscoll_l __wcscoll_l"),
    ("r var locale", "str*_l __strtod_l __strtof_l __strtold_l wcstod_l wcstof_l wcstold_l"),
    ("heap", "free cfree malloc_usable_size malloc_size"),
    ("heap ...", "free_sized realloc reallocarray reallocf"),
    ("heap 16 64", "free_aligned_sized"),
    ("handler", "atexit"),
    ("z", "pthread_mutex_lock pthread_rwlock_wrlock pthread_spin_lock mtx_lock"),
    ("z", "pthread_mutex_destroy mtx_destroy pthread_rwlock_destroy"),
    ("0 r", "pthread_setcanceltype"),
    ("held", "pthread_mutex_unlock mtx_unlock pthread_barrier_wait"),
    ("r held r", "pthread_cond_timedwait cnd_timedwait"),
    ("r held 1 r", "pthread_cond_clockwait"),
    ("r null compare r", "pthread_create"),
    ("r compare r", "thrd_create"),
    ("4096 r", "pthread_join thrd_join pthread_tryjoin_np"),
    ("4096 r r", "pthread_timedjoin_np"),
    ("4096 r 1 r", "pthread_clockjoin_np"),
    ("exited ...", "on_exit"),
    ("handler1 ...", "__cxa_atexit __cxa_thread_atexit __cxa_thread_atexit_impl _tlv_atexit"),
    ("context", "setcontext"),
    ("r context", "swapcontext"),
    ("captured handler 0", "makecontext"),
    ("fiber", "__tsan_destroy_fiber"),
    ("fiber 0", "__tsan_switch_to_fiber"),
    ("jump 1", "longjmp _longjmp siglongjmp __longjmp_chk"),
    ("file ...", "fprintf fiprintf __fprintf_chk"),
    ("file r va", "vfprintf"),
    ("file 1 r va", "__vfprintf_chk"),
    ("r 1 64 r ...", "__sprintf_chk"),
    ("r 1 64 r va", "__vsprintf_chk"),
    ("in ...", "fscanf __isoc99_fscanf __isoc23_fscanf fwscanf __isoc99_fwscanf __isoc23_fwscanf"),
    ("in r va", "vfscanf __isoc99_vfscanf __isoc23_vfscanf vfwscanf __isoc99_vfwscanf __isoc23_vfwscanf"),
    ("r z compare", "tsearch"),
    ("r tree compare", "tfind tdelete"),
    ("root visit", "twalk"),
    ("root handler1", "tdestroy"),
    ("r r z 1 compare", "lsearch lfind"),
    ("r r 1 1 compare", "bsearch"),
    ("z z", "insque"),
    ("z", "remque"),
    ("r mode file", "freopen freopen64"),
    ("file ...", "fclose fileno fileno_unlocked fflush fflush_unlocked setvbuf setbuf setbuffer setlinebuf"),
    ("r 1 1 in", "fread fread_unlocked"),
    ("r 64 1 1 in", "__fread_chk"),
    ("r 1 1 file", "fwrite fwrite_unlocked"),
    ("in", "fgetc getc _IO_getc fgetc_unlocked getc_unlocked getw fgetwc getwc fgetwc_unlocked getwc_unlocked __uflow"),
    ("65 in", "ungetc ungetwc"),
    ("r 8 in", "fgets fgets_unlocked fgetws fgetws_unlocked"),
    ("r 64 8 in", "__fgets_chk"),
    ("65 file", "fputc putc _IO_putc fputc_unlocked putc_unlocked putw fputwc putwc fputwc_unlocked putwc_unlocked"),
    ("r file", "fputs fputs_unlocked fputws fputws_unlocked"),
    ("z z in", "getline"),
    ("z z 10 in", "getdelim __getdelim"),
    (
        "file ...",
        "fseek fseeko fseeko64 ftell ftello ftello64 rewind fgetpos fgetpos64 feof feof_unlocked ferror ferror_unlocked",
    ),
    ("file z", "fsetpos fsetpos64"),
    ("file ...", "clearerr clearerr_unlocked flockfile funlockfile ftrylockfile __fpending __overflow fwide"),
    ("r 8 mode", "fmemopen"),
    ("state", "setstate"),
    ("r 0", "rawmemchr"),
    ("var r", "strsep"),
    ("r r 64", "__strcpy_chk __stpcpy_chk __strcat_chk __wcscpy_chk __wcpcpy_chk __wcscat_chk"),
    ("r r 1 64", "__strncat_chk __wcsncat_chk"),
    ("file ...", "fwprintf __fwprintf_chk"),
    ("file r va", "vfwprintf"),
    ("file 1 r va", "__vfwprintf_chk"),
    ("r var 1 z", "mbsrtowcs wcsrtombs"),
    ("r var 1 1 z", "mbsnrtowcs wcsnrtombs"),
    ("65 trans", "towctrans"),
    ("dir ...", "readdir readdir64 closedir rewinddir telldir seekdir dirfd"),
    ("page 4096", "munmap"),
    ("null r", "dlsym"),
    ("r z null null", "scandir scandir64"),
    ("entry entry", "alphasort alphasort64"),
    ("r type null", "__cxa_throw"),
    ("new", "_ZdlPv ??3@YAXPEAX@Z ??3@YAXPAX@Z"),
    ("new[]", "_ZdaPv ??_V@YAXPEAX@Z ??_V@YAXPAX@Z"),
    ("new 1024", "_ZdlPvm _ZdlPvj _ZdlPvy ??3@YAXPEAX_K@Z ??3@YAXPAXI@Z"),
    ("new[] 64", "_ZdaPvm _ZdaPvj _ZdaPvy ??_V@YAXPEAX_K@Z ??_V@YAXPAXI@Z"),
    ("newa 64 16", "_ZdlPvmSt11align_val_t _ZdlPvySt11align_val_t ??3@YAXPEAX_KW4align_val_t@std@@@Z"),
    ("newa[] 64 16", "_ZdaPvmSt11align_val_t _ZdaPvySt11align_val_t ??_V@YAXPEAX_KW4align_val_t@std@@@Z"),
    ("newa ...", "_ZdlPv*St11align_val_t _ZdlPvSt11align_val_tRKSt9nothrow_t ??3@YAXPEAX*W4align_val_t@std@@@Z"),
    ("newa[] ...", "_ZdaPv*St11align_val_t _ZdaPvSt11align_val_tRKSt9nothrow_t ??_V@YAXPEAX*W4align_val_t@std@@@Z"),
    ("new ...", "_ZdlPvRKSt9nothrow_t ??3@YAXPEAXAEBUnothrow_t@std@@@Z"),
    ("new[] ...", "_ZdaPvRKSt9nothrow_t ??_V@YAXPEAXAEBUnothrow_t@std@@@Z"),
    ("exception", "__cxa_free_exception"),
    ("thrown", "__cxa_begin_catch"),
    ("object type type 0", "__dynamic_cast"),
    ("new", "_ZNSt*D0Ev"),
];

/// Additional arguments of some functions: the end of an object, where they access nothing.
pub(super) static ALSO: &[(&str, &str)] = &[
    (
        "end end 0",
        "memcpy memmove mempcpy memcmp bcmp strncmp strncasecmp strncpy stpncpy bcopy swab wmemcpy wmemmove wmemcmp wcsncmp wcsncpy",
    ),
    ("end 1 0", "memset memchr memrchr wmemset wmemchr"),
    ("end 0", "bzero explicit_bzero strnlen strndup wcsnlen"),
    ("end end 1 0", "memccpy"),
    ("end r 0", "strxfrm strlcpy mbstowcs wcstombs"),
    ("end 0 r", "snprintf"),
    ("end 0 1 compare", "qsort"),
    ("r end 0 1 compare", "bsearch"),
    ("1 end 0", "read write"),
    ("end 1 0 file", "fread fwrite"),
];

/// Functions that cannot be called in this way, and the reason.
pub(super) static IMPOSSIBLE: &[(&str, &str)] = &[
    ("it runs another program, which is not modelled", "system"),
    ("it starts a thread or process in a way that is not modelled", "clone"),
    ("named semaphores are not modelled", "sem_open"),
    (
        "the arguments of this test have 64 bits at most",
        "__atomic_store_16 __atomic_exchange_16 __atomic_compare_exchange_16",
    ),
    ("it waits for another thread", "pthread_cond_wait cnd_wait"),
    ("its second argument leads to addresses of a Windows image, which this target has not", "_CxxThrowException"),
    ("nothing handles its exception on this target", "RaiseException"),
    ("only cleanups of a thread that ends may call it", "__pthread_unwind_next"),
];
