//! Files that are not finished yet, beside the place where they are to be. They are removed if they never are:
//! when who writes them fails, and when a signal ends the process.
//!
//! Signals are waited for by a thread, which takes the lock of the list for good: nothing is created or
//! renamed any more then, and what the list has is all there is. SIGKILL leaves a file behind; its name
//! begins with `.draig-`.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// All of this process.
static ALL: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

fn all() -> MutexGuard<'static, Vec<PathBuf>> {
    // who panicked has pushed or removed a path, or not
    ALL.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A file that is removed unless it gets its name.
#[derive(Debug)]
pub(super) struct Unfinished(PathBuf);

/// Names that are tried before giving up; others may be making them.
const TRIES: u32 = 100;

impl Unfinished {
    /// A new file in the folder of `target`, because only there a rename is one step. Its name does not
    /// grow with the target's, which may be as long as names may be.
    pub(super) fn beside(target: &Path) -> io::Result<(File, Unfinished)> {
        #[cfg(unix)]
        on_signals();
        let mut all = all();
        let mut last = io::ErrorKind::AlreadyExists.into();
        for number in 0..TRIES {
            let path = target.with_file_name(format!(".draig-{}-{number}", std::process::id()));
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Ok(file) => {
                    all.push(path.clone());
                    return Ok((file, Unfinished(path)));
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => last = error,
                Err(error) => return Err(error),
            }
        }
        Err(last)
    }

    /// Gives it its name.
    pub(super) fn rename(self, target: &Path) -> io::Result<()> {
        let mut all = all();
        fs::rename(&self.0, target)?;
        all.retain(|path| *path != self.0);
        Ok(())
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        let mut all = all();
        if let Some(at) = all.iter().position(|path| *path == self.0) {
            // what cannot be removed stays; there is nobody to tell
            let _ = fs::remove_file(all.swap_remove(at));
        }
    }
}

/// Has signals that end the process remove what is not finished first. Those that are ignored, as by `nohup`,
/// stay so.
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
            // noticed by nobody, so that the write fails, which is told with the file's name
            let _ = signal_hook::flag::register(SIGXFSZ, Arc::new(AtomicBool::new(false)));
        }
        let ending = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU];
        // Where there can be no handler or thread, the output is still worth writing.
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
