//! A process with limits on time, memory and output.
//!
//! A shell sets its own limits and then becomes the program. Callers interpret the result.

use std::ffi::OsString;
use std::io::Read;
use std::os::unix::process::ExitStatusExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use wait4::Wait4 as _;

use super::lock;

/// Arguments are `sh -c LIMITED sh KIBIBYTES SECONDS PROGRAM ARGS…`. A program that ignores the signal of the
/// soft limit is killed a second later. A crash is an expected result, so core files are disabled.
const LIMITED: &str =
    r#"ulimit -v "$1" && ulimit -St "$2" && ulimit -Ht $(($2 + 1)) && ulimit -c 0 && shift 2 && exec "$@""#;

/// Signal of a process that has used up its processor time, on Linux and the BSDs.
const SIGXCPU: i32 = 24;

/// Maximum ratio of wall time to processor time, on a machine that is shared.
const WALL: u64 = 10;

/// Limits of a process.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Processor time in seconds.
    pub seconds: u64,
    /// Address space in bytes.
    pub memory: u64,
    /// Maximum number of bytes kept of stdout and of stderr; a process that writes more is stopped.
    pub output: usize,
}

/// Result of a process.
#[derive(Debug)]
pub struct Ended {
    /// Exit status, unless it was stopped by a signal.
    pub code: Option<i32>,
    /// Number of the signal that stopped it, if there was one.
    pub signal: Option<i32>,
    /// Standard output, up to the limit.
    pub stdout: Vec<u8>,
    /// Standard error, up to the limit.
    pub stderr: Vec<u8>,
    /// Whether the process exceeded its time limit.
    pub timed_out: bool,
    /// Whether the process exceeded its output limit.
    pub overflowed: bool,
    /// Time from the start of the process to its end.
    pub wall: Duration,
    /// Peak resident memory in bytes.
    pub peak: u64,
}

impl Ended {
    /// Returns the status as a shell reports it: 128 plus the signal for a process that was stopped.
    #[must_use]
    pub fn status(&self) -> i32 {
        self.code.or(self.signal.map(|signal| 128 + signal)).unwrap_or(-1)
    }
}

/// A process to run.
#[derive(Debug)]
pub struct Request<'a> {
    program: OsString,
    args: Vec<OsString>,
    stdin: Option<&'a Path>,
    scratch: Option<PathBuf>,
}

impl<'a> Request<'a> {
    /// Returns a request for a program without arguments and input, in the current directory.
    #[must_use]
    pub fn new(program: impl Into<OsString>) -> Request<'a> {
        Request { program: program.into(), args: Vec::new(), stdin: None, scratch: None }
    }

    /// Adds arguments.
    #[must_use]
    pub fn args<A: Into<OsString>>(mut self, args: impl IntoIterator<Item = A>) -> Request<'a> {
        self.args.extend(args.into_iter().map(Into::into));
        self
    }

    /// Sets the file to read as standard input; `None` for an empty input.
    #[must_use]
    pub fn stdin(mut self, file: Option<&'a Path>) -> Request<'a> {
        self.stdin = file;
        self
    }

    /// Runs in this directory, which is created and removed afterwards.
    #[must_use]
    pub fn scratch(mut self, folder: &Path) -> Request<'a> {
        self.scratch = Some(folder.to_path_buf());
        self
    }

    /// Formats the request as a shell command, without the directory.
    #[must_use]
    pub fn shown(&self) -> String {
        let words = std::iter::once(&self.program).chain(&self.args);
        let mut line: Vec<String> = words.map(|word| quoted(&word.to_string_lossy())).collect();
        if let Some(file) = self.stdin {
            line.push(format!("< {}", quoted(&file.to_string_lossy())));
        }
        line.join(" ")
    }

    /// Runs it and waits. A program that does not exist ends with the shell's status 127.
    ///
    /// # Errors
    ///
    /// Fails if the input file or the directory is not available, or if no process can be started.
    pub fn run(&self, limits: &Limits) -> Result<Ended, String> {
        let mut command = Command::new("sh");
        command.args(["-c", LIMITED, "sh", &(limits.memory >> 10).to_string(), &limits.seconds.to_string()]);
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
    // The kernel enforces its limit in ticks, and is ahead of the time reported here, more so with many
    // context switches.
    let used_up = processor >= Duration::from_secs(limits.seconds).mul_f64(0.9);
    timed_out |= match used.status.signal() {
        Some(SIGXCPU) => true,
        Some(_) => used_up,
        None => false,
    };
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

/// Reads a pipe on a thread until it ends or too much was read.
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
        // closed first: a process that continues to write is stopped by the system
        drop(pipe);
        let _ = ended.send(());
    });
    kept
}
