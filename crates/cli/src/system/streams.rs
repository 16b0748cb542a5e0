//! The standard streams as files, and closing a file with error reporting.
//!
//! Rust's own streams hide two errors. Before `main`, closed streams are replaced by `/dev/null`; and a write
//! to a stream that is open for reading only counts as success. Either way an output would seem to arrive.

use std::fs::File;
use std::io;
#[cfg(unix)]
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// Streams that were closed when the process began.
#[cfg(unix)]
static CLOSED: [AtomicBool; 3] = [const { AtomicBool::new(false) }; 3];

/// A standard stream, by its descriptor.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(not(unix), allow(dead_code))]
pub(crate) enum Stream {
    Input = 0,
    Output = 1,
    Error = 2,
}

impl Stream {
    /// Returns the system's error for a stream that did not exist when the process began.
    #[cfg(unix)]
    pub(crate) fn is_there(self) -> io::Result<()> {
        if CLOSED[self as usize].load(Relaxed) { Err(rustix::io::Errno::BADF.into()) } else { Ok(()) }
    }

    /// Returns the stream as a file.
    ///
    /// # Errors
    /// Fails if the stream did not exist when the process began, or if no descriptor is left.
    #[cfg(unix)]
    pub(crate) fn open(self) -> io::Result<File> {
        use std::os::fd::AsFd as _;
        self.is_there()?;
        let descriptor = match self {
            Stream::Input => io::stdin().as_fd().try_clone_to_owned()?,
            Stream::Output => io::stdout().as_fd().try_clone_to_owned()?,
            Stream::Error => io::stderr().as_fd().try_clone_to_owned()?,
        };
        Ok(File::from(descriptor))
    }
}

/// Runs before Rust's own startup code.
#[cfg(unix)]
#[used]
#[cfg_attr(not(target_vendor = "apple"), unsafe(link_section = ".init_array"))]
#[cfg_attr(target_vendor = "apple", unsafe(link_section = "__DATA,__mod_init_func"))]
static LOOK: extern "C" fn() = look;

#[cfg(unix)]
extern "C" fn look() {
    for (descriptor, closed) in (0..).zip(&CLOSED) {
        // SAFETY: a query about a descriptor, which changes nothing.
        let flags = unsafe { libc::fcntl(descriptor, libc::F_GETFD) };
        closed.store(flags == -1, Relaxed);
    }
}

/// Closes a file. Some systems report only now that written data could not be stored.
#[cfg(unix)]
pub(crate) fn close(file: File) -> io::Result<()> {
    use std::os::fd::IntoRawFd as _;
    // SAFETY: the descriptor belonged to the file, which is consumed, and has no other owner.
    let closed = unsafe { libc::close(file.into_raw_fd()) };
    if closed == 0 { Ok(()) } else { Err(io::Error::last_os_error()) }
}

/// Closes a file.
#[cfg(not(unix))]
pub(crate) fn close(file: File) -> io::Result<()> {
    drop(file);
    Ok(())
}
