//! Worker processes that may die: one question per line, one answer per line.
//!
//! A panic, a stack overflow, exhausted memory or a hang costs one question and one process. The tasks define
//! questions and answers.

use std::ffi::OsString;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// Result of a question.
#[derive(Debug)]
pub(crate) enum Answer {
    Line(String),
    /// The process ended; the reason, and the end of its stderr.
    Died(String),
    TimedOut,
}

/// A worker process, restarted whenever it is lost.
pub(crate) struct Worker {
    args: Vec<OsString>,
    running: Option<Running>,
}

impl Worker {
    /// Returns a worker that runs this program with other arguments. It starts with the first question.
    pub(crate) fn new(args: Vec<OsString>) -> Worker {
        Worker { args, running: None }
    }

    /// Sends one line and waits for the answer. `Err` only if no process could be started.
    pub(crate) fn ask(&mut self, question: &str, timeout: Duration) -> Result<Answer, String> {
        let mut running = match self.running.take() {
            Some(running) => running,
            None => Running::start(&self.args)?,
        };
        if !running.send(question) {
            return Ok(Answer::Died(running.last_words()));
        }
        match running.answers.recv_timeout(timeout) {
            Ok(line) => {
                self.running = Some(running);
                Ok(Answer::Line(line))
            }
            Err(RecvTimeoutError::Timeout) => {
                let _ = running.child.kill();
                let _ = running.child.wait();
                Ok(Answer::TimedOut)
            }
            Err(RecvTimeoutError::Disconnected) => Ok(Answer::Died(running.last_words())),
        }
    }
}

struct Running {
    child: Child,
    /// Taken to close it, which tells the process that there are no more questions.
    stdin: Option<ChildStdin>,
    answers: Receiver<String>,
    stderr: Arc<Mutex<Vec<u8>>>,
    stderr_ended: Receiver<()>,
}

/// Number of bytes kept of a dying worker's stderr.
const LAST_WORDS: usize = 2000;

impl Running {
    fn start(args: &[OsString]) -> Result<Running, String> {
        let program = std::env::current_exe().map_err(|e| format!("own path: {e}"))?;
        let mut child = Command::new(program)
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|e| format!("starting a worker: {e}"))?;
        let missing = || "a worker without pipes".to_owned();
        let stdin = Some(child.stdin.take().ok_or_else(missing)?);
        let stdout = child.stdout.take().ok_or_else(missing)?;
        let mut child_stderr = child.stderr.take().ok_or_else(missing)?;

        let (send, answers) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(stdout).lines().map_while(Result::ok) {
                if send.send(line).is_err() {
                    break;
                }
            }
        });
        let stderr = Arc::new(Mutex::new(Vec::new()));
        let keep = Arc::clone(&stderr);
        let (ended, stderr_ended) = channel();
        std::thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(n @ 1..) = child_stderr.read(&mut buffer) {
                let mut kept = keep.lock().unwrap_or_else(PoisonError::into_inner);
                if kept.len() < LAST_WORDS {
                    kept.extend_from_slice(&buffer[..n]);
                }
            }
            let _ = ended.send(());
        });
        Ok(Running { child, stdin, answers, stderr, stderr_ended })
    }

    /// Returns whether the process was alive to receive it.
    fn send(&mut self, question: &str) -> bool {
        let Some(stdin) = &mut self.stdin else {
            return false;
        };
        writeln!(stdin, "{question}").and_then(|()| stdin.flush()).is_ok()
    }

    /// Waits for a failing process, ends it if necessary, and returns the end of its stderr and its status.
    fn last_words(mut self) -> String {
        self.stdin = None;
        let _ = self.stderr_ended.recv_timeout(Duration::from_secs(2));
        let _ = self.child.kill();
        let status = self.child.wait().map_or_else(|e| e.to_string(), |s| s.to_string());
        let stderr = self.stderr.lock().unwrap_or_else(PoisonError::into_inner);
        let words = String::from_utf8_lossy(&stderr[..stderr.len().min(LAST_WORDS)]).into_owned();
        format!("{}\n{status}", words.trim_end()).trim_start().to_owned()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Stack size of a worker's judging thread: that of a main thread on Linux.
pub(crate) const STACK: usize = 8 << 20;

/// Answers questions from stdin to its end with `answer`, on a thread with a stack of [`STACK`] bytes and
/// within `memory` bytes of address space.
pub(crate) fn serve(memory: u64, mut answer: impl FnMut(&str) -> String + Send + 'static) -> Result<(), String> {
    rlimit::setrlimit(rlimit::Resource::AS, memory, memory).map_err(|e| format!("limiting memory: {e}"))?;
    // a dying worker is an expected answer, so core files are disabled
    let _ = rlimit::setrlimit(rlimit::Resource::CORE, 0, 0);
    let judge = std::thread::Builder::new().stack_size(STACK).spawn(move || {
        for question in std::io::stdin().lock().lines().map_while(Result::ok) {
            let line = answer(&question);
            let mut out = std::io::stdout().lock();
            if writeln!(out, "{line}").and_then(|()| out.flush()).is_err() {
                break;
            }
        }
    });
    let judge = judge.map_err(|e| format!("starting a thread: {e}"))?;
    judge.join().map_err(|_| "the judging thread panicked".to_owned())
}

/// Runs `body`; a panic is returned as its message and location, and not printed.
pub(crate) fn catch<T>(body: impl FnOnce() -> T) -> Result<T, String> {
    static LAST: Mutex<String> = Mutex::new(String::new());
    std::panic::set_hook(Box::new(|info| {
        *LAST.lock().unwrap_or_else(PoisonError::into_inner) = info.to_string();
    }));
    let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(body));
    drop(std::panic::take_hook());
    result.map_err(|_| std::mem::take(&mut *LAST.lock().unwrap_or_else(PoisonError::into_inner)))
}
