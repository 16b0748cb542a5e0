//! Paths of this workspace, committed results, and file helpers shared by its maintenance tasks.
//!
//! ```
//! let manifest = draig_workspace::root().join("Cargo.toml");
//! assert!(draig_workspace::has_extension(&manifest, "toml"));
//! assert!(String::from_utf8_lossy(&draig_workspace::read(&manifest)?).contains("[workspace]"));
//! # Ok::<(), String>(())
//! ```

pub mod committed;

use std::path::{Path, PathBuf};

/// Returns the workspace's root directory.
#[must_use]
pub fn root() -> PathBuf {
    let crate_dir = Path::new(env!("CARGO_MANIFEST_DIR"));
    // crates/workspace/../..; canonical, because workers start in other directories
    let root = crate_dir.join("../..");
    root.canonicalize().unwrap_or(root)
}

/// Returns the directory for build products, which also contains the caches of tasks.
#[must_use]
pub fn target() -> PathBuf {
    root().join("target")
}

/// Returns every file under `folder` that `wanted` accepts, sorted by path. Skips hidden directories and the one for
/// build products.
pub fn files(folder: &Path, wanted: &dyn Fn(&Path) -> bool) -> Vec<PathBuf> {
    let products = target();
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = std::fs::read_dir(&folder) else {
            continue;
        };
        for entry in entries.flatten() {
            let path = entry.path();
            let name = entry.file_name();
            // `file_type` does not follow links, so a link to a parent cannot loop
            if entry.file_type().is_ok_and(|t| t.is_dir()) {
                if path != products && !name.to_string_lossy().starts_with('.') {
                    folders.push(path);
                }
            } else if wanted(&path) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// Returns whether the file's name has this extension.
pub fn has_extension(path: &Path, extension: &str) -> bool {
    path.extension().is_some_and(|e| e == extension)
}

/// Reads a file.
///
/// # Errors
///
/// Fails if the system does; the text names the file.
pub fn read(path: &Path) -> Result<Vec<u8>, String> {
    std::fs::read(path).map_err(|e| format!("{}: {e}", path.display()))
}

/// Writes a file, creating its directory if necessary.
///
/// # Errors
///
/// Fails if the system does; the text names the file.
pub fn write(path: &Path, content: impl AsRef<[u8]>) -> Result<(), String> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    }
    std::fs::write(path, content).map_err(|e| format!("{}: {e}", path.display()))
}

/// Returns the number of threads or processes that a task starts by default.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Returns the first `digits` hexadecimal digits of the SHA-256 of `bytes`.
pub fn sha256_prefix(bytes: &[u8], digits: usize) -> String {
    use sha2::Digest as _;
    let hash = sha2::Sha256::digest(bytes);
    let mut text: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
    text.truncate(digits);
    text
}
