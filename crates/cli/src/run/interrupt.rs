//! Ctrl-C: the first asks the run to end, so that it can be said where the program was; the second ends the
//! command at once. The standard streams, which may have the program wait for ever, stop waiting for it.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Exit status after Ctrl-C, as shells show it.
pub(super) const INTERRUPTED: u8 = 128 + 2;

/// Whether the run is to end, and how waiting is told.
#[derive(Clone, Debug)]
pub(super) struct Interrupt {
    asked: Arc<AtomicBool>,
    /// Can be read from once it is asked; nobody does, so that it stays so.
    #[cfg(unix)]
    asks: Arc<std::os::unix::net::UnixStream>,
}

impl Interrupt {
    /// Takes Ctrl-C over for the rest of the process, unless it is ignored, as `nohup` has it.
    #[cfg(unix)]
    pub(super) fn new() -> io::Result<Interrupt> {
        use signal_hook::consts::SIGINT;
        use signal_hook::{flag, low_level::pipe};

        let asked = Arc::new(AtomicBool::new(false));
        let (asks, wake) = std::os::unix::net::UnixStream::pair()?;
        if crate::system::signals::is_default(SIGINT) {
            // Before the flag is set: the first signal finds it clear.
            flag::register_conditional_shutdown(SIGINT, i32::from(INTERRUPTED), Arc::clone(&asked))?;
            flag::register(SIGINT, Arc::clone(&asked))?;
            pipe::register(SIGINT, wake)?;
        }
        Ok(Interrupt { asked, asks: Arc::new(asks) })
    }

    /// Where there are no such signals, Ctrl-C ends the command as it always does.
    #[cfg(not(unix))]
    pub(super) fn new() -> io::Result<Interrupt> {
        Ok(Interrupt { asked: Arc::default() })
    }

    /// Whether the run is to end.
    pub(super) fn is_asked(&self) -> bool {
        self.asked.load(Ordering::Relaxed)
    }
}

/// The standard streams, of which none waits after Ctrl-C.
#[cfg(unix)]
mod streams {
    use std::io;
    use std::os::fd::AsFd;

    use rustix::event::{PollFd, PollFlags, poll};
    use rustix::io::Errno;

    use super::Interrupt;
    use crate::system::streams::Stream;

    /// A pipe or terminal that is ready takes this much without waiting (`PIPE_BUF`).
    const PIECE: usize = 4096;

    impl Interrupt {
        /// Reads what there is of standard input; 0 at its end.
        pub(in super::super) fn read_stdin(&self, buffer: &mut [u8]) -> io::Result<usize> {
            // Input that never ends is no reason to go on.
            if self.is_asked() {
                return Err(Errno::INTR.into());
            }
            Stream::Input.is_there()?;
            let stdin = io::stdin();
            self.ready(&stdin, PollFlags::IN)?;
            Ok(rustix::io::read(&stdin, buffer)?)
        }

        /// Writes all of it to standard output.
        pub(in super::super) fn write_stdout(&self, bytes: &[u8]) -> io::Result<()> {
            Stream::Output.is_there()?;
            self.write_all(io::stdout(), bytes)
        }

        /// Writes all of it to standard error.
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
                    // Others may have made it non-blocking, or filled it first.
                    Err(Errno::INTR | Errno::AGAIN) => {}
                    Err(errno) => return Err(errno.into()),
                }
            }
            Ok(())
        }

        /// Waits until a stream is ready, or has failed or ended, which its use tells. What is ready at once can
        /// be used after Ctrl-C, too, so that the program's last output is not lost.
        fn ready(&self, stream: impl AsFd, event: PollFlags) -> io::Result<()> {
            loop {
                let mut watched = [PollFd::new(&stream, event), PollFd::new(&*self.asks, PollFlags::IN)];
                match poll(&mut watched, None) {
                    Ok(_) if !watched[0].revents().is_empty() => return Ok(()),
                    Ok(_) if self.is_asked() => return Err(Errno::INTR.into()),
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
        /// Reads what there is of standard input; 0 at its end.
        pub(in super::super) fn read_stdin(&self, buffer: &mut [u8]) -> io::Result<usize> {
            io::stdin().lock().read(buffer)
        }

        /// Writes all of it to standard output.
        pub(in super::super) fn write_stdout(&self, bytes: &[u8]) -> io::Result<()> {
            let mut stdout = io::stdout().lock();
            stdout.write_all(bytes).and_then(|()| stdout.flush())
        }

        /// Writes all of it to standard error.
        pub(in super::super) fn write_stderr(&self, bytes: &[u8]) -> io::Result<()> {
            io::stderr().write_all(bytes)
        }
    }
}
