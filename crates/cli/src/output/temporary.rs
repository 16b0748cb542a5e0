//! Unfinished files, next to their final place. They are removed if they are never finished: if the writer
//! fails, and if a signal ends the process.
//!
//! A thread waits for signals. It takes the lock of the list and keeps it, so that no file is created or
//! renamed afterwards and the list is complete. SIGKILL leaves a file with a name that begins with `.draig-`.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// All unfinished files of this process.
static ALL: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

fn all() -> MutexGuard<'static, Vec<PathBuf>> {
    // a panic cannot leave the list in an inconsistent state
    ALL.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A file that is removed unless it is renamed.
#[derive(Debug)]
pub(super) struct TemporaryFile(PathBuf);

/// Maximum number of names to try; other processes may be creating them.
const TRIES: u32 = 100;

impl TemporaryFile {
    /// Creates a file in the directory of `target`, because only there a rename is atomic. The length of its
    /// name is independent of the target's, which may be the maximum.
    pub(super) fn create_next_to(target: &Path) -> io::Result<(File, TemporaryFile)> {
        #[cfg(unix)]
        on_signals();
        let mut all = all();
        let mut last = io::ErrorKind::AlreadyExists.into();
        for number in 0..TRIES {
            let path = target.with_file_name(format!(".draig-{}-{number}", std::process::id()));
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Ok(file) => {
                    all.push(path.clone());
                    return Ok((file, TemporaryFile(path)));
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => last = error,
                Err(error) => return Err(error),
            }
        }
        Err(last)
    }

    /// Gives the file its final name.
    pub(super) fn rename(self, target: &Path) -> io::Result<()> {
        let mut all = all();
        fs::rename(&self.0, target)?;
        all.retain(|path| *path != self.0);
        Ok(())
    }
}

impl Drop for TemporaryFile {
    fn drop(&mut self) {
        let mut all = all();
        if let Some(at) = all.iter().position(|path| *path == self.0) {
            // a file that cannot be removed remains; there is no way to report it
            let _ = fs::remove_file(all.swap_remove(at));
        }
    }
}

/// Installs a handler that removes unfinished files before a signal ends the process. Ignored signals, as
/// with `nohup`, stay ignored.
#[cfg(unix)]
fn on_signals() {
    use std::sync::atomic::AtomicBool;
    use std::sync::{Arc, Once};

    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU, SIGXFSZ};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    use crate::system::signals::is_default;

    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        if is_default(SIGXFSZ) {
            // the handler ignores it, so that the write fails with an error that names the file
            let _ = signal_hook::flag::register(SIGXFSZ, Arc::new(AtomicBool::new(false)));
        }
        let ending = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU];
        // Without a handler or thread, the output is still worth writing.
        if let Ok(mut signals) = Signals::new(ending.into_iter().filter(|&signal| is_default(signal))) {
            let wait = move || {
                if let Some(signal) = signals.forever().next() {
                    let all = all();
                    for path in all.iter() {
                        let _ = fs::remove_file(path);
                    }
                    let _ = emulate_default_handler(signal);
                }
            };
            let _ = std::thread::Builder::new().spawn(wait);
        }
    });
}
