//! One process with limits: of time, of memory and of output.
//!
//! Memory is limited by this very program, which lowers its own limits and becomes the
//! other ([`exec`]). What the result means is left to the callers.

use std::ffi::OsString;
use std::io::Read;
use std::os::unix::process::{CommandExt as _, ExitStatusExt as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use wait4::Wait4 as _;

use super::lock;

/// This very program, even if a build has replaced its file since it was started.
const OWN_PROGRAM: &str = "/proc/self/exe";

/// How much longer than its processor time a process may take, on a machine that others use, too.
const WALL: u64 = 10;

/// What a process may use.
#[derive(Debug, Clone, Copy)]
pub(super) struct Limits {
    /// Of processor time.
    pub(super) seconds: u64,
    /// Bytes of address space.
    pub(super) memory: u64,
    /// Bytes of stdout, and of stderr, that are kept; a process that writes more is stopped.
    pub(super) output: usize,
}

/// How a process ended.
#[derive(Debug)]
pub(super) struct Ended {
    /// The exit status, unless it was stopped by a signal.
    pub(super) code: Option<i32>,
    pub(super) signal: Option<i32>,
    pub(super) stdout: Vec<u8>,
    pub(super) stderr: Vec<u8>,
    pub(super) timed_out: bool,
    /// Whether it wrote more than it may.
    pub(super) overflowed: bool,
    pub(super) wall: Duration,
    /// Bytes that were resident at most.
    pub(super) peak: u64,
}

impl Ended {
    /// The status as a shell tells it: 128 and the signal for one that was stopped.
    pub(super) fn status(&self) -> i32 {
        self.code.or(self.signal.map(|signal| 128 + signal)).unwrap_or(-1)
    }
}

/// What is to be run.
#[derive(Debug)]
pub(super) struct Request<'a> {
    program: OsString,
    args: Vec<OsString>,
    stdin: Option<&'a Path>,
    scratch: Option<PathBuf>,
}

impl<'a> Request<'a> {
    pub(super) fn new(program: impl Into<OsString>) -> Request<'a> {
        Request { program: program.into(), args: Vec::new(), stdin: None, scratch: None }
    }

    pub(super) fn args<A: Into<OsString>>(mut self, args: impl IntoIterator<Item = A>) -> Request<'a> {
        self.args.extend(args.into_iter().map(Into::into));
        self
    }

    /// Reads from this file instead of from nothing.
    pub(super) fn stdin(mut self, file: Option<&'a Path>) -> Request<'a> {
        self.stdin = file;
        self
    }

    /// Runs in this folder, which is made for it and removed afterwards.
    pub(super) fn scratch(mut self, folder: &Path) -> Request<'a> {
        self.scratch = Some(folder.to_path_buf());
        self
    }

    /// As a line for a shell, without the folder.
    pub(super) fn shown(&self) -> String {
        let words = std::iter::once(&self.program).chain(&self.args);
        let mut line: Vec<String> = words.map(|word| quoted(&word.to_string_lossy())).collect();
        if let Some(file) = self.stdin {
            line.push(format!("< {}", quoted(&file.to_string_lossy())));
        }
        line.join(" ")
    }

    /// Runs it and waits. `Err` only if it could not be started.
    pub(super) fn run(&self, limits: &Limits) -> Result<Ended, String> {
        let mut command = Command::new(OWN_PROGRAM);
        command.args(["programs", "exec", &limits.memory.to_string(), &limits.seconds.to_string()]);
        command.arg(&self.program).args(&self.args).stdout(Stdio::piped()).stderr(Stdio::piped());
        command.stdin(match self.stdin {
            Some(file) => std::fs::File::open(file).map_err(|e| format!("{}: {e}", file.display()))?.into(),
            None => Stdio::null(),
        });
        if let Some(folder) = &self.scratch {
            let _ = std::fs::remove_dir_all(folder);
            std::fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
            command.current_dir(folder);
        }
        let ended = wait(&mut command, limits);
        if let Some(folder) = &self.scratch {
            let _ = std::fs::remove_dir_all(folder);
        }
        ended
    }
}

fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./=+:,".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

fn wait(command: &mut Command, limits: &Limits) -> Result<Ended, String> {
    let start = Instant::now();
    let mut child = command.spawn().map_err(|e| format!("starting a process: {e}"))?;
    let (send, ended) = channel();
    let stdout = child.stdout.take().map(|pipe| collect(pipe, limits.output, send.clone()));
    let stderr = child.stderr.take().map(|pipe| collect(pipe, limits.output, send));
    let deadline = start + Duration::from_secs(limits.seconds.saturating_mul(WALL));
    let mut timed_out = false;
    for _ in 0..2 {
        if ended.recv_timeout(deadline.saturating_duration_since(Instant::now())).is_err() {
            timed_out = true;
            let _ = child.kill();
            break;
        }
    }
    let used = child.wait4().map_err(|e| format!("waiting: {e}"))?;
    let wall = start.elapsed();
    let processor = used.rusage.utime + used.rusage.stime;
    // The kernel counts its limit in ticks, and may be ahead, the more so the more often it switched.
    let limit = Duration::from_secs(limits.seconds).mul_f64(0.9);
    timed_out |= used.status.signal().is_some() && processor >= limit;
    let take = |kept: Option<Arc<Mutex<Kept>>>| kept.map(|k| std::mem::take(&mut *lock(&k))).unwrap_or_default();
    let (stdout, stderr) = (take(stdout), take(stderr));
    Ok(Ended {
        code: used.status.code(),
        signal: used.status.signal(),
        timed_out,
        overflowed: stdout.overflowed || stderr.overflowed,
        stdout: stdout.bytes,
        stderr: stderr.bytes,
        wall,
        peak: used.rusage.maxrss,
    })
}

#[derive(Debug, Default)]
struct Kept {
    bytes: Vec<u8>,
    overflowed: bool,
}

/// Reads a pipe on a thread until it ends or too much has come.
fn collect(mut pipe: impl Read + Send + 'static, most: usize, ended: Sender<()>) -> Arc<Mutex<Kept>> {
    let kept = Arc::new(Mutex::new(Kept::default()));
    let share = Arc::clone(&kept);
    std::thread::spawn(move || {
        let mut buffer = [0; 1 << 14];
        while let Ok(n @ 1..) = pipe.read(&mut buffer) {
            let mut kept = lock(&share);
            let room = most.saturating_sub(kept.bytes.len());
            kept.bytes.extend_from_slice(&buffer[..n.min(room)]);
            if n > room {
                kept.overflowed = true;
                break;
            }
        }
        // closed first: who writes on is stopped by the system
        drop(pipe);
        let _ = ended.send(());
    });
    kept
}

/// `MEMORY SECONDS PROGRAM ARGS…`: lowers this process's limits and becomes the program.
/// Returns only why it could not.
pub(super) fn exec(args: Vec<OsString>) -> String {
    let [memory, seconds, program, rest @ ..] = args.as_slice() else {
        return "exec MEMORY SECONDS PROGRAM ARGS...".to_owned();
    };
    let number = |text: &OsString| text.to_string_lossy().parse::<u64>().map_err(|e| e.to_string());
    let limit =
        |resource: rlimit::Resource, value: u64| rlimit::setrlimit(resource, value, value).map_err(|e| e.to_string());
    let limited = number(memory)
        .and_then(|memory| limit(rlimit::Resource::AS, memory))
        .and_then(|()| number(seconds))
        .and_then(|seconds| limit(rlimit::Resource::CPU, seconds))
        // a program that dies is an answer; a core file of it is not wanted
        .and_then(|()| limit(rlimit::Resource::CORE, 0));
    match limited {
        Ok(()) => format!("{}: {}", program.to_string_lossy(), Command::new(program).args(rest).exec()),
        Err(message) => message,
    }
}
