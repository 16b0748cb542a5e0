//! System calls by number: `syscall`, and the instructions that inline assembly calls the system by. Most are the C
//! library's function of the same effect.

use draig_interp::library::{Arg, Call};
use draig_interp::rules;
use draig_interp::shape::LeafKind;
use draig_interp::stop::{Result, Undefined, internal, unsupported};
use draig_interp::value::{Prov, Slot, mask, sign_extend};

use super::posix::EINVAL;
use super::rust_support::{fill, futex};
use crate::access::contract;
use crate::process::Process;
use crate::table::{Entry, builtin, find};

pub(crate) static TABLE: &[Entry] = &[("syscall", "l(l...)", syscall)];

/// Number that a target does not have.
const NONE: i64 = -1;
/// Numbers from here on are no calls of any target.
const END: i64 = 512;
/// Error of a call that does not exist.
const ENOSYS: i32 = 38;
/// Error of a buffer that is too small.
const ERANGE: i32 = 34;

/// Calls: the numbers of x86-64 and of AArch64 (Linux, `unistd.h`), the C function, and the parameters of the call, with
/// the letters of signatures; parameters of the function beyond those are 0.
const CALLS: &[(i64, i64, &str, &str)] = &[
    (0, 63, "read", "ipl"),
    (1, 64, "write", "ipl"),
    (2, NONE, "open", "pii"),
    (3, 57, "close", "i"),
    (4, NONE, "stat", "pp"),
    (5, NONE, "fstat", "ip"),
    (6, NONE, "lstat", "pp"),
    (7, NONE, "poll", "pii"),
    (8, 62, "lseek", "ili"),
    (9, 222, "mmap", "pliiil"),
    (10, 226, "mprotect", "pli"),
    (11, 215, "munmap", "pl"),
    (16, 29, "ioctl", "ill"),
    (17, 67, "pread", "ipll"),
    (18, 68, "pwrite", "ipll"),
    (19, 65, "readv", "ipi"),
    (20, 66, "writev", "ipi"),
    (21, NONE, "access", "pi"),
    (22, NONE, "pipe", "p"),
    (24, 124, "sched_yield", ""),
    (28, 233, "madvise", "pli"),
    (32, 23, "dup", "i"),
    (33, NONE, "dup2", "ii"),
    (35, 101, "nanosleep", "pp"),
    (37, NONE, "alarm", "i"),
    (39, 172, "getpid", ""),
    (60, 93, "_exit", "i"),
    (62, 129, "kill", "ii"),
    (63, 160, "uname", "p"),
    (72, 25, "fcntl", "iil"),
    (74, 82, "fsync", "i"),
    (75, 83, "fdatasync", "i"),
    (77, 46, "ftruncate", "il"),
    (80, 49, "chdir", "p"),
    (82, NONE, "rename", "pp"),
    (83, NONE, "mkdir", "pi"),
    (84, NONE, "rmdir", "p"),
    (87, NONE, "unlink", "p"),
    (89, NONE, "readlink", "ppl"),
    (90, NONE, "chmod", "pi"),
    (95, 166, "umask", "i"),
    (96, 169, "gettimeofday", "pp"),
    (97, 163, "getrlimit", "ip"),
    (98, 165, "getrusage", "ip"),
    (100, 153, "times", "p"),
    (102, 174, "getuid", ""),
    (104, 176, "getgid", ""),
    (107, 175, "geteuid", ""),
    (108, 177, "getegid", ""),
    (110, 173, "getppid", ""),
    (160, 164, "setrlimit", "ip"),
    (201, NONE, "time", "p"),
    (228, 113, "clock_gettime", "ip"),
    (229, 114, "clock_getres", "ip"),
    (230, 115, "clock_nanosleep", "iipp"),
    (231, 94, "_exit", "i"),
    (257, 56, "openat", "ipii"),
    (258, 34, "mkdirat", "ipi"),
    (262, NONE, "fstatat", "ippi"),
    (263, 35, "unlinkat", "ipi"),
    (264, 38, "renameat", "ipip"),
    (268, 53, "fchmodat", "ipi"),
    (269, 48, "faccessat", "ipi"),
    (292, 24, "dup3", "iii"),
    (293, 59, "pipe2", "pi"),
];

/// Calls that the library has no function for, by their names.
const UNSUPPORTED: &[(i64, i64, &str)] = &[
    (12, 214, "brk"),
    (13, 134, "rt_sigaction"),
    (14, 135, "rt_sigprocmask"),
    (15, 139, "rt_sigreturn"),
    (41, 198, "socket"),
    (42, 203, "connect"),
    (56, 220, "clone"),
    (57, NONE, "fork"),
    (58, NONE, "vfork"),
    (59, 221, "execve"),
    (61, 260, "wait4"),
    (130, 133, "rt_sigsuspend"),
    (217, 61, "getdents64"),
    (435, 435, "clone3"),
];

/// A call that is made, with its number as the first argument.
struct Made<'a> {
    call: &'a Call<'a>,
}

fn syscall(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let number = call.int(0)?;
    let x86 = process.module.triple.is_x86() || process.module.triple.is_empty();
    let made = Made { call };
    let pick = |of_x86: i64, of_arm: i64| if x86 { of_x86 } else { of_arm };
    // Those that no function of the library does.
    match number {
        // gettid, set_tid_address
        _ if number == pick(186, 178) || number == pick(218, 96) => {
            let number = crate::system::threads::system_number(process);
            return process.long(number);
        }
        // getrandom
        _ if number == pick(318, 278) => {
            made.must_have(2)?;
            let size = made.word(2)?.min(1 << 25);
            fill(process, call, call.pointer(1)?, size)?;
            return process.long(size as i64);
        }
        _ if number == pick(202, 98) => {
            made.must_have(2)?;
            // FUTEX_WAIT and FUTEX_WAIT_BITSET have a value and a limit.
            let count = match call.int(2)? & 0x7f {
                0 | 9 => 4,
                // FUTEX_REQUEUE and FUTEX_CMP_REQUEUE have another futex, and the latter a value.
                3 => 5,
                4 => 6,
                _ => 3,
            };
            made.must_have(count)?;
            return futex(process, call);
        }
        // getcwd
        _ if number == pick(79, 17) => {
            made.must_have(2)?;
            let (to, size) = (call.pointer(1)?, made.word(2)?);
            if size < 2 {
                process.set_errno(if size == 0 { EINVAL } else { ERANGE })?;
                return process.long(-1);
            }
            process.put_cstr(to, b"/", call.site)?;
            return process.long(2);
        }
        // tkill and tgkill
        _ if number == pick(200, 130) => return made.function(process, "kill", &[1, 2], "ii"),
        _ if number == pick(234, 131) => return made.function(process, "kill", &[2, 3], "ii"),
        _ => {}
    }
    if let Some((.., name, parameters)) = CALLS.iter().find(|line| pick(line.0, line.1) == number) {
        let places: Vec<usize> = (1..=parameters.len()).collect();
        return made.function(process, name, &places, parameters);
    }
    if let Some((.., name)) = UNSUPPORTED.iter().find(|line| pick(line.0, line.1) == number) {
        return unsupported(format!("system call {number} ({name})"));
    }
    if (0..END).contains(&number) {
        return unsupported(format!("system call {number}"));
    }
    process.set_errno(ENOSYS)?;
    process.long(-1)
}

impl Made<'_> {
    /// Checks that so many arguments follow the number.
    fn must_have(&self, count: usize) -> Result<()> {
        let passed = self.call.args.len().saturating_sub(1);
        if passed >= count {
            return Ok(());
        }
        contract(format!("system call {} takes {count} arguments, and {passed} are passed", self.call.int(0)?))
    }

    /// Returns an argument that has the size of a register.
    fn word(&self, number: usize) -> Result<u64> {
        self.is_whole(number)?;
        self.call.uint(number)
    }

    /// Checks that an argument has all bits of a register.
    fn is_whole(&self, number: usize) -> Result<()> {
        match self.call.args.get(number).and_then(|arg| arg.kind) {
            Some(LeafKind::Int(width)) if width < 64 => {
                let what =
                    format!("of argument {number} of a system call only {width} bits are defined, and it has 64");
                Err(Undefined::new(&rules::UNDEFINED_LIBRARY_ARGUMENT, what).into())
            }
            _ => Ok(()),
        }
    }

    /// Calls a function of the library with these arguments of the call.
    fn function(&self, process: &mut Process<'_, '_>, name: &str, places: &[usize], letters: &str) -> Result<Slot> {
        let Some(function) = find(name) else {
            return internal(format!("a system call as {name}, which there is not"));
        };
        self.must_have(places.last().copied().unwrap_or(0))?;
        let mut slots: Vec<(LeafKind, Slot)> = Vec::with_capacity(6);
        for (&place, letter) in places.iter().zip(letters.bytes()) {
            let slot = self.call.slot(place)?;
            let is_pointer = slot.tag.prov() != Prov::NONE;
            slots.push(match letter {
                b'i' if !slot.tag.is_tainted() => (LeafKind::Int(32), Slot::plain(slot.bits & mask(32))),
                b'i' => (LeafKind::Int(32), slot),
                _ => {
                    self.is_whole(place)?;
                    (if is_pointer { LeafKind::Pointer(0) } else { LeafKind::Int(64) }, slot)
                }
            });
        }
        let [_, parameters @ ..] = function.signature.as_bytes() else {
            return internal(format!("the library gives {name} no signature"));
        };
        let wanted = parameters.iter().filter(|letter| letter.is_ascii_alphabetic()).count();
        while slots.len() < wanted {
            slots.push((LeafKind::Int(32), Slot::plain(0)));
        }
        let args: Vec<Arg<'_>> =
            slots.iter().map(|(kind, slot)| Arg { kind: Some(*kind), slots: std::slice::from_ref(slot) }).collect();
        let before = process.memory.treat_accesses(function.accesses);
        let result = builtin(function)(process, &Call { name, args: &args, site: self.call.site });
        process.memory.treat_accesses(before);
        let result = result?;
        Ok(match function.signature.as_bytes().first() {
            // What the function returns as an int, the system returns as a long.
            Some(b'i') if !result.tag.is_tainted() => return process.long(sign_extend(result.bits & mask(32), 32)),
            _ => result,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_call_has_its_function() {
        for (.., name, parameters) in CALLS {
            let function = find(name).unwrap_or_else(|| panic!("{name}"));
            let wanted = function.signature.bytes().skip(1).filter(u8::is_ascii_alphabetic).count();
            let is_variadic = function.signature.contains("...");
            assert!(parameters.len() <= wanted || is_variadic, "{name}{parameters}: {}", function.signature);
        }
    }

    #[test]
    fn no_number_stands_twice() {
        for of in [|line: &(i64, i64)| line.0, |line: &(i64, i64)| line.1] {
            let lines =
                CALLS.iter().map(|line| (line.0, line.1)).chain(UNSUPPORTED.iter().map(|line| (line.0, line.1)));
            let mut numbers: Vec<i64> = lines.map(|line| of(&line)).filter(|&number| number != NONE).collect();
            numbers.sort_unstable();
            assert!(numbers.windows(2).all(|pair| pair[0] != pair[1]), "{numbers:?}");
        }
    }
}
