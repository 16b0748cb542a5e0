//! Access to the headers and tools of LLVM 22 and 23.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Directories in which Debian's `llvm-N-dev` and LLVM's own installation put the headers.
fn include_folders(version: u32) -> [PathBuf; 2] {
    [format!("/usr/include/llvm-{version}").into(), format!("/usr/lib/llvm-{version}/include").into()]
}

/// Environment variable with a directory that has `include` and `bin` of LLVM 23.
const NEWER: &str = "DRAIG_LLVM_23";

/// Environment variable with the folder of LLVM's sources, which hold the descriptions of targets.
const SOURCES: &str = "DRAIG_LLVM_SOURCES";

/// Returns the folder of LLVM's sources, if they are there: in `DRAIG_LLVM_SOURCES`, or where the conformance runs
/// unpack them.
#[must_use]
pub fn target_sources() -> Option<PathBuf> {
    let folder = match std::env::var_os(SOURCES) {
        Some(folder) => PathBuf::from(folder),
        None => PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/llvm19/llvm")),
    };
    folder.join("lib/Target/AArch64/AArch64.td").exists().then_some(folder)
}

/// An installed LLVM with headers.
#[derive(Debug, Clone)]
pub struct Llvm {
    include: PathBuf,
    /// Prefix and suffix of the names of tools.
    tool: (String, String),
}

impl Llvm {
    /// Returns the installation of LLVM 22 on this machine, or `None` if headers or tools are missing.
    #[must_use]
    pub fn find() -> Option<Llvm> {
        Llvm::installed(22)
    }

    /// Returns the installation of LLVM 23: in `DRAIG_LLVM_23` if that is set, or as in [`Llvm::find`].
    #[must_use]
    pub fn find_newer() -> Option<Llvm> {
        let Some(folder) = std::env::var_os(NEWER).map(PathBuf::from) else { return Llvm::installed(23) };
        let tool = (format!("{}/bin/", folder.display()), String::new());
        Llvm { include: folder.join("include"), tool }.checked()
    }

    fn installed(version: u32) -> Option<Llvm> {
        let folders = include_folders(version);
        let include = folders.into_iter().find(|folder| folder.join("llvm/IR/Intrinsics.td").exists())?;
        Llvm { include, tool: (String::new(), format!("-{version}")) }.checked()
    }

    fn checked(self) -> Option<Llvm> {
        let tools = ["llvm-tblgen", "llvm-as", "llvm-dis"];
        tools.iter().all(|tool| self.run(tool, &["--version"], "").is_ok()).then_some(self)
    }

    /// Returns the text of a header, by its path below the include directory.
    pub fn header(&self, path: &str) -> Result<String, String> {
        let path = self.include.join(path);
        std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))
    }

    /// Returns the output of `llvm-tblgen --dump-json` for a `.td` file below the include directory.
    pub fn records(&self, path: &str) -> Result<serde_json::Value, String> {
        let include = self.include.display().to_string();
        let file = self.include.join(path).display().to_string();
        let bytes = self.run("llvm-tblgen", &["--dump-json", "-I", &include, &file], "")?;
        serde_json::from_slice(&bytes).map_err(|error| error.to_string())
    }

    /// Returns the output of `llvm-tblgen --dump-json` for a target's description (`AArch64`) in LLVM's sources.
    pub fn target_records(&self, sources: &Path, target: &str) -> Result<serde_json::Value, String> {
        let include = sources.join("include").display().to_string();
        let folder = sources.join("lib/Target").join(target);
        let file = folder.join(format!("{target}.td")).display().to_string();
        let folder = folder.display().to_string();
        let bytes = self.run("llvm-tblgen", &["--dump-json", "-I", &include, "-I", &folder, &file], "")?;
        serde_json::from_slice(&bytes).map_err(|error| error.to_string())
    }

    /// Returns the output of `llvm-as` for a module's text, without the verifier.
    pub fn assemble(&self, text: &str) -> Result<Vec<u8>, String> {
        self.run_bytes("llvm-as", &["--disable-verify", "-", "-o", "-"], text.as_bytes())
    }

    /// Returns the output of `llvm-as | llvm-dis` for a module's text, without the verifier.
    pub fn round_trip(&self, text: &str) -> Result<String, String> {
        let bitcode = self.assemble(text)?;
        let out = self.run_bytes("llvm-dis", &["-", "-o", "-"], &bitcode)?;
        String::from_utf8(out).map_err(|error| error.to_string())
    }

    /// Returns a module's text with the attributes that `opt` infers for library functions, without the verifier.
    pub fn infer_attributes(&self, text: &str) -> Result<String, String> {
        let out = self.run("opt", &["-passes=inferattrs", "-disable-verify", "-S", "-"], text)?;
        String::from_utf8(out).map_err(|error| error.to_string())
    }

    fn run(&self, tool: &str, arguments: &[&str], input: &str) -> Result<Vec<u8>, String> {
        self.run_bytes(tool, arguments, input.as_bytes())
    }

    fn run_bytes(&self, tool: &str, arguments: &[&str], input: &[u8]) -> Result<Vec<u8>, String> {
        let tool = format!("{}{tool}{}", self.tool.0, self.tool.1);
        let mut child = Command::new(&tool)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{tool}: {error}"))?;
        let mut stdin = child.stdin.take().ok_or("no standard input")?;
        // Written from a second thread: the tool may fill its output before it has read all input.
        let output = std::thread::scope(|scope| {
            scope.spawn(move || {
                // A tool that stops reading early reports the reason on its standard error.
                let _ = stdin.write_all(input);
            });
            child.wait_with_output()
        })
        .map_err(|error| format!("{tool}: {error}"))?;
        if output.status.success() {
            Ok(output.stdout)
        } else {
            let message = String::from_utf8_lossy(&output.stderr);
            Err(format!("{tool}: {}", message.trim()))
        }
    }
}
