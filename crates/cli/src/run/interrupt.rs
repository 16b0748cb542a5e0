//! Ctrl-C: the first ends the run with a report of the current place; the second ends the command at once.
//! Reads and writes of the standard streams, which could wait forever, stop waiting after Ctrl-C.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Exit status after Ctrl-C, as in shells.
pub(super) const INTERRUPTED: u8 = 128 + 2;

/// Whether the run should end, and the wake-up of waiting operations.
#[derive(Clone, Debug)]
pub(super) struct Interrupt {
    requested: Arc<AtomicBool>,
    /// Becomes readable on Ctrl-C. It is never read from, so it remains readable.
    #[cfg(unix)]
    asks: Arc<std::os::unix::net::UnixStream>,
}

impl Interrupt {
    /// Handles Ctrl-C for the rest of the process, unless it is ignored, as with `nohup`.
    #[cfg(unix)]
    pub(super) fn new() -> io::Result<Interrupt> {
        use signal_hook::consts::SIGINT;
        use signal_hook::{flag, low_level::pipe};

        let requested = Arc::new(AtomicBool::new(false));
        let (asks, wake) = std::os::unix::net::UnixStream::pair()?;
        if crate::system::signals::is_default(SIGINT) {
            // Registered before the flag is set, so that the first signal finds it clear.
            flag::register_conditional_shutdown(SIGINT, i32::from(INTERRUPTED), Arc::clone(&requested))?;
            flag::register(SIGINT, Arc::clone(&requested))?;
            pipe::register(SIGINT, wake)?;
        }
        Ok(Interrupt { requested, asks: Arc::new(asks) })
    }

    /// Returns a value that is never set: without such signals, Ctrl-C ends the command as usual.
    #[cfg(not(unix))]
    pub(super) fn new() -> io::Result<Interrupt> {
        Ok(Interrupt { requested: Arc::default() })
    }

    /// Returns whether the run should end.
    pub(super) fn is_requested(&self) -> bool {
        self.requested.load(Ordering::Relaxed)
    }
}

/// The standard streams, which do not wait after Ctrl-C.
#[cfg(unix)]
mod streams {
    use std::io;
    use std::os::fd::AsFd;

    use rustix::event::{PollFd, PollFlags, poll};
    use rustix::io::Errno;

    use super::Interrupt;
    use crate::system::streams::Stream;

    /// Amount that a ready pipe or terminal accepts without waiting (`PIPE_BUF`).
    const PIECE: usize = 4096;

    impl Interrupt {
        /// Reads available standard input; returns 0 at its end.
        pub(in super::super) fn read_stdin(&self, buffer: &mut [u8]) -> io::Result<usize> {
            // Endless input does not keep the run going.
            if self.is_requested() {
                return Err(Errno::INTR.into());
            }
            Stream::Input.is_there()?;
            let stdin = io::stdin();
            self.ready(&stdin, PollFlags::IN)?;
            Ok(rustix::io::read(&stdin, buffer)?)
        }

        /// Writes all bytes to standard output.
        pub(in super::super) fn write_stdout(&self, bytes: &[u8]) -> io::Result<()> {
            Stream::Output.is_there()?;
            self.write_all(io::stdout(), bytes)
        }

        /// Writes all bytes to standard error.
        pub(in super::super) fn write_stderr(&self, bytes: &[u8]) -> io::Result<()> {
            Stream::Error.is_there()?;
            self.write_all(io::stderr(), bytes)
        }

        fn write_all(&self, to: impl AsFd, mut bytes: &[u8]) -> io::Result<()> {
            while !bytes.is_empty() {
                self.ready(&to, PollFlags::OUT)?;
                match rustix::io::write(&to, &bytes[..bytes.len().min(PIECE)]) {
                    Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
                    Ok(written) => bytes = &bytes[written..],
                    // Other processes may have made it non-blocking, or filled it first.
                    Err(Errno::INTR | Errno::AGAIN) => {}
                    Err(errno) => return Err(errno.into()),
                }
            }
            Ok(())
        }

        /// Waits until a stream is ready, has failed or has ended, which its use reports. A stream that is
        /// ready at once can be used after Ctrl-C, too, so that the program's last output is not lost.
        fn ready(&self, stream: impl AsFd, event: PollFlags) -> io::Result<()> {
            loop {
                let mut watched = [PollFd::new(&stream, event), PollFd::new(&*self.asks, PollFlags::IN)];
                match poll(&mut watched, None) {
                    Ok(_) if !watched[0].revents().is_empty() => return Ok(()),
                    Ok(_) if self.is_requested() => return Err(Errno::INTR.into()),
                    Ok(_) | Err(Errno::INTR) => {}
                    Err(errno) => return Err(errno.into()),
                }
            }
        }
    }
}

#[cfg(not(unix))]
mod streams {
    use std::io::{self, Read as _, Write as _};

    use super::Interrupt;

    impl Interrupt {
        /// Reads available standard input; returns 0 at its end.
        pub(in super::super) fn read_stdin(&self, buffer: &mut [u8]) -> io::Result<usize> {
            io::stdin().lock().read(buffer)
        }

        /// Writes all bytes to standard output.
        pub(in super::super) fn write_stdout(&self, bytes: &[u8]) -> io::Result<()> {
            let mut stdout = io::stdout().lock();
            stdout.write_all(bytes).and_then(|()| stdout.flush())
        }

        /// Writes all bytes to standard error.
        pub(in super::super) fn write_stderr(&self, bytes: &[u8]) -> io::Result<()> {
            io::stderr().write_all(bytes)
        }
    }
}
