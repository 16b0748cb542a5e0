//! Where things are in this workspace, and the small file helpers that tasks share.

use std::path::{Path, PathBuf};

/// The workspace's root folder.
pub(crate) fn root() -> PathBuf {
    let crate_dir = Path::new(env!("CARGO_MANIFEST_DIR"));
    // crates/xtask/../..; canonical, because workers start in other folders
    let root = crate_dir.join("../..");
    root.canonicalize().unwrap_or(root)
}

/// The folder for build products, where tasks keep their caches too.
pub(crate) fn target() -> PathBuf {
    root().join("target")
}

/// Every file under `folder` whose name passes, sorted, so that every run sees one order.
/// Folders called `target` and hidden ones are left out.
pub(crate) fn files(folder: &Path, wanted: &dyn Fn(&Path) -> bool) -> Vec<PathBuf> {
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
                if name != "target" && !name.to_string_lossy().starts_with('.') {
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

/// Whether the file's name ends so.
pub(crate) fn has_extension(path: &Path, extension: &str) -> bool {
    path.extension().is_some_and(|e| e == extension)
}

/// Reads a file, naming it in the error.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, String> {
    std::fs::read(path).map_err(|e| format!("{}: {e}", path.display()))
}

/// Writes a file and its folder, naming it in the error.
pub(crate) fn write(path: &Path, content: impl AsRef<[u8]>) -> Result<(), String> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    }
    std::fs::write(path, content).map_err(|e| format!("{}: {e}", path.display()))
}

/// The first `digits` hexadecimal digits of the SHA-256 of `bytes`.
pub(crate) fn sha256_prefix(bytes: &[u8], digits: usize) -> String {
    use sha2::Digest as _;
    let hash = sha2::Sha256::digest(bytes);
    let mut text: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
    text.truncate(digits);
    text
}
