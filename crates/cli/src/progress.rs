//! Progress line on the terminal during long operations; silent without a terminal.

use std::io::IsTerminal as _;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use indicatif::{HumanBytes, ProgressBar, ProgressStyle};

/// Time before anything is shown.
const PATIENCE: Duration = Duration::from_secs(1);

/// Size below which an input is finished before anyone would look, even at a tenth of the usual speed.
const LARGE: usize = 32 << 20;

/// Runs `work` on an input of `bytes` bytes, and shows a line if it takes long.
pub(crate) fn shown<T>(doing: &str, name: &str, bytes: usize, work: impl FnOnce() -> T) -> T {
    if bytes < LARGE || !std::io::stderr().is_terminal() {
        return work();
    }
    let line = format!("{doing} {name} ({})", HumanBytes(bytes as u64));
    let (done, waiting) = mpsc::channel::<()>();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            if waiting.recv_timeout(PATIENCE) != Err(RecvTimeoutError::Timeout) {
                return;
            }
            let spinner = ProgressBar::new_spinner().with_message(line).with_elapsed(PATIENCE);
            if let Ok(style) = ProgressStyle::with_template("{spinner} {wide_msg} {elapsed}") {
                spinner.set_style(style);
            }
            spinner.enable_steady_tick(Duration::from_millis(100));
            // ends when the sender is dropped, even by a panic
            let _ = waiting.recv();
            spinner.finish_and_clear();
        });
        let result = work();
        drop(done);
        result
    })
}
