//! Where LLVM 22's headers and tools are, and how to ask them.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The directories in which Debian's `llvm-22-dev` and LLVM's own install put the headers.
const INCLUDE_DIRS: [&str; 2] = ["/usr/include/llvm-22", "/usr/lib/llvm-22/include"];

/// An installed LLVM 22 with headers.
#[derive(Debug, Clone)]
pub struct Llvm {
    include: PathBuf,
}

impl Llvm {
    /// The installation of this machine, or nothing if headers or tools are missing.
    #[must_use]
    pub fn find() -> Option<Llvm> {
        let include = INCLUDE_DIRS.iter().map(PathBuf::from).find(|dir| dir.join("llvm/IR/Intrinsics.td").exists())?;
        let llvm = Llvm { include };
        ["llvm-tblgen-22", "llvm-as-22", "llvm-dis-22"]
            .iter()
            .all(|tool| llvm.run(tool, &["--version"], "").is_ok())
            .then_some(llvm)
    }

    /// The text of a header, by its path below the include directory.
    pub fn header(&self, path: &str) -> Result<String, String> {
        let path = self.include.join(path);
        std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))
    }

    /// What `llvm-tblgen --dump-json` says about a `.td` file below the include directory.
    pub fn records(&self, path: &str) -> Result<serde_json::Value, String> {
        let include = self.include.display().to_string();
        let file = self.include.join(path).display().to_string();
        let bytes = self.run("llvm-tblgen-22", &["--dump-json", "-I", &include, &file], "")?;
        serde_json::from_slice(&bytes).map_err(|error| error.to_string())
    }

    /// What `llvm-as` makes of a module's text, without the verifier.
    pub fn assemble(&self, text: &str) -> Result<Vec<u8>, String> {
        self.run_bytes("llvm-as-22", &["--disable-verify", "-", "-o", "-"], text.as_bytes())
    }

    /// What `llvm-as | llvm-dis` makes of a module's text, without the verifier.
    pub fn round_trip(&self, text: &str) -> Result<String, String> {
        let bitcode = self.assemble(text)?;
        let out = self.run_bytes("llvm-dis-22", &["-", "-o", "-"], &bitcode)?;
        String::from_utf8(out).map_err(|error| error.to_string())
    }

    fn run(&self, tool: &str, arguments: &[&str], input: &str) -> Result<Vec<u8>, String> {
        self.run_bytes(tool, arguments, input.as_bytes())
    }

    fn run_bytes(&self, tool: &str, arguments: &[&str], input: &[u8]) -> Result<Vec<u8>, String> {
        let mut child = Command::new(tool)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{tool}: {error}"))?;
        let mut stdin = child.stdin.take().ok_or("no standard input")?;
        // Written from a second thread: the tool may fill its output before it has read all.
        let output = std::thread::scope(|scope| {
            scope.spawn(move || {
                // A tool that stops reading early says why on its standard error.
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
