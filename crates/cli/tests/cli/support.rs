//! Runs the built command in a directory of its own, and checks its result.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
#[cfg(unix)]
use std::thread::JoinHandle;
#[cfg(unix)]
use std::time::{Duration, Instant};

/// A directory for one test, removed at its end.
pub(crate) struct Folder(PathBuf);

impl Folder {
    /// Creates an empty directory; `test` names it.
    pub(crate) fn new(test: &str) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{test}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("a folder for the test");
        Folder(path)
    }

    /// Writes a file.
    pub(crate) fn file(&self, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.join(name);
        std::fs::write(&path, bytes).expect("a file for the test");
        path
    }

    /// Returns the path of a file.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// Returns the names of all files, sorted.
    pub(crate) fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(&self.0).expect("the folder");
        let mut names: Vec<String> =
            entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    /// Returns the names of files with this prefix.
    pub(crate) fn names_like(&self, start: &str) -> Vec<String> {
        self.names().into_iter().filter(|name| name.starts_with(start)).collect()
    }

    /// Prepares a script for `sh` in this directory; the command is `"$DRAIG"`.
    #[cfg(unix)]
    pub(crate) fn shell(&self, script: &str) -> Run {
        let mut command = Command::new("sh");
        command.args(["-c", script]).current_dir(&self.0).env_remove("NO_COLOR").stdin(Stdio::null());
        command.env("DRAIG", env!("CARGO_BIN_EXE_draig"));
        Run { command, input: None }
    }

    /// Creates a named pipe.
    #[cfg(unix)]
    pub(crate) fn fifo(&self, name: &str) -> PathBuf {
        let path = self.path(name);
        let made = Command::new("mkfifo").arg(&path).status().expect("mkfifo is part of every system");
        assert!(made.success());
        path
    }

    /// Prepares the command, to run in this directory.
    pub(crate) fn draig(&self, args: &[&str]) -> Run {
        let mut command = Command::new(env!("CARGO_BIN_EXE_draig"));
        command.args(args).current_dir(&self.0).env_remove("NO_COLOR").stdin(Stdio::null());
        Run { command, input: None }
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A command that has not started.
pub(crate) struct Run {
    command: Command,
    input: Option<Vec<u8>>,
}

impl Run {
    /// Sets its standard input.
    pub(crate) fn input(mut self, bytes: impl AsRef<[u8]>) -> Run {
        self.input = Some(bytes.as_ref().to_vec());
        self
    }

    /// Sets an environment variable.
    pub(crate) fn env(mut self, name: &str, value: &str) -> Run {
        self.command.env(name, value);
        self
    }

    /// Starts it, for observation while it runs.
    #[cfg(unix)]
    pub(crate) fn start(mut self) -> Started {
        self.command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = self.command.spawn().expect("the command starts");
        let (stdout, stderr) = (child.stdout.take().expect("a pipe"), child.stderr.take().expect("a pipe"));
        fn read(mut from: impl std::io::Read + Send + 'static) -> JoinHandle<Vec<u8>> {
            std::thread::spawn(move || {
                let mut bytes = Vec::new();
                from.read_to_end(&mut bytes).expect("the pipe is read");
                bytes
            })
        }
        Started { child, output: [read(stdout), read(stderr)] }
    }

    /// Runs it, and kills it if it does not end soon.
    #[cfg(unix)]
    #[track_caller]
    pub(crate) fn run_soon(self) -> Done {
        self.start().end()
    }

    /// Runs it to its end.
    pub(crate) fn run(mut self) -> Done {
        self.command.stdout(Stdio::piped()).stderr(Stdio::piped());
        if self.input.is_some() {
            self.command.stdin(Stdio::piped());
        }
        let mut child = self.command.spawn().expect("the command starts");
        let pipe = child.stdin.take();
        let writer = std::thread::spawn(move || {
            if let (Some(mut pipe), Some(input)) = (pipe, self.input) {
                // a command that fails early does not read all of it
                let _ = pipe.write_all(&input);
            }
        });
        let output = child.wait_with_output().expect("the command ends");
        writer.join().expect("the writer ends");
        Done(output)
    }
}

/// Generous, because test machines are busy; a command that waits forever takes longer.
#[cfg(unix)]
const SOON: Duration = Duration::from_secs(120);

/// A running command.
#[cfg(unix)]
pub(crate) struct Started {
    child: std::process::Child,
    output: [JoinHandle<Vec<u8>>; 2],
}

#[cfg(unix)]
impl Started {
    /// Returns its process number.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Returns whether it has ended.
    pub(crate) fn is_over(&mut self) -> bool {
        self.child.try_wait().expect("the command's status").is_some()
    }

    /// Waits for its end, and kills it if it does not end soon.
    #[track_caller]
    pub(crate) fn end(mut self) -> Done {
        let start = Instant::now();
        while !self.is_over() {
            if start.elapsed() > SOON {
                self.child.kill().expect("it is killed");
                panic!("the command does not end");
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        let status = self.child.wait().expect("the command's status");
        let [stdout, stderr] = self.output.map(|reader| reader.join().expect("the reader ends"));
        Done(Output { status, stdout, stderr })
    }
}

/// A finished command.
pub(crate) struct Done(Output);

impl Done {
    /// Expects success with an empty standard error; returns standard output.
    #[track_caller]
    pub(crate) fn succeeds(self) -> String {
        assert_eq!((self.0.status.code(), self.stderr().as_str()), (Some(0), ""));
        self.stdout()
    }

    /// Expects this exit status and an empty standard output; returns standard error.
    #[track_caller]
    pub(crate) fn fails(self, status: i32) -> String {
        let stderr = self.stderr();
        assert_eq!((self.0.status.code(), self.stdout().as_str()), (Some(status), ""), "{stderr}");
        stderr
    }

    /// Returns the exit status.
    pub(crate) fn status(&self) -> Option<i32> {
        self.0.status.code()
    }

    /// Returns the signal that ended it.
    #[cfg(unix)]
    pub(crate) fn signal(&self) -> Option<i32> {
        use std::os::unix::process::ExitStatusExt as _;
        self.0.status.signal()
    }

    /// Standard output.
    pub(crate) fn stdout(&self) -> String {
        String::from_utf8_lossy(&self.0.stdout).into_owned()
    }

    /// Standard error.
    pub(crate) fn stderr(&self) -> String {
        String::from_utf8_lossy(&self.0.stderr).into_owned()
    }
}
