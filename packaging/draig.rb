# Homebrew's recipe: builds from the release's sources. `cargo xtask dist` is what other packages are made of.
class Draig < Formula
  desc "Read, check, run, link and print LLVM IR, in pure Rust"
  homepage "https://github.com/draig-ir/draig"
  license any_of: ["MIT", "Apache-2.0"]
  head "https://github.com/draig-ir/draig.git", branch: "main"

  depends_on "rust" => :build

  def install
    system "cargo", "install", *std_cargo_args(path: "crates/cli")
    system bin/"draig", "generate", buildpath/"generated"
    man1.install Dir["generated/man/*.1"]
    bash_completion.install "generated/completions/draig.bash" => "draig"
    zsh_completion.install "generated/completions/_draig"
    fish_completion.install "generated/completions/draig.fish"
    (share/"draig/schemas").install Dir["generated/schemas/*.json"]
  end

  test do
    (testpath/"main.ll").write "define i32 @main() {\n  ret i32 7\n}\n"
    assert_equal "", shell_output("#{bin}/draig run #{testpath}/main.ll", 7)
  end
end
