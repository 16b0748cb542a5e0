//! `draig compile --emit html`, in a real browser.

use std::process::Command;

use crate::compile::{SUM, SUM_SOURCE};
use crate::support::Folder;

/// A script that does what a reader does: points at a line of each column, and says which lines light up.
const READER: &str = "<script>
const answers = [];
for (const column of ['source', 'ir', 'assembly']) {
  const line = document.querySelector(`#${column} [data-s='0-2']`);
  line.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  const count = (other) => document.querySelectorAll(`#${other} .here, #${other} .near`).length;
  answers.push(`${column}:${count('source')},${count('ir')},${count('assembly') > 0}`);
  document.querySelector('header').dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  answers.push(document.querySelectorAll('.here, .near').length);
}
const line = document.querySelector(\"#source [data-s='0-2']\");
line.click();
document.querySelector('header').dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
answers.push('kept:' + (document.querySelectorAll('.near').length > 0));
document.body.dataset.answers = answers.join(' ');
</script></body>";

fn page(folder: &Folder, target: &str) -> String {
    folder.file("sum.ll", SUM);
    folder.file("sum.c", SUM_SOURCE);
    folder.draig(&["compile", target, "sum.ll", "--emit=html"]).run().succeeds();
    std::fs::read_to_string(folder.path("sum.html")).expect("a page")
}

#[test]
fn pages_have_source_ir_and_assembly() {
    let folder = Folder::new("page");
    for (target, code) in [("--target=aarch64-linux-gnu", "add w"), ("--target=x86_64-linux-gnu", "addl %")] {
        let page = page(&folder, target);
        assert!(page.contains(">   2    return a + b; // &lt;&amp;&gt;</div>"), "{page}");
        let ir = page.lines().find(|line| line.contains("%sum = add i32")).expect("the instruction");
        let assembly = page.lines().find(|line| line.contains(code)).unwrap_or_else(|| panic!("{code}: {page}"));
        for key in ["data-i=\"0\"", "data-s=\"0-2\""] {
            assert!(ir.contains(key) && assembly.contains(key), "{ir}\n{assembly}");
        }
        assert!(!page.contains("http"), "the page refers to others");
    }
    folder.file("plain.ll", "define void @f() {\n  ret void\n}\n");
    let plain = folder.draig(&["compile", "plain.ll", "--emit=html", "-o", "-"]).run().succeeds();
    assert!(plain.contains("There is no debug information"), "{plain}");
}

#[test]
fn browsers_highlight_what_belongs_together() {
    let folder = Folder::new("page_browser");
    let page = page(&folder, "--target=aarch64-linux-gnu");
    folder.file("read.html", page.replace("</body>", READER));
    let profile = format!("--user-data-dir={}", folder.path("profile").display());
    let browser = Command::new("chromium")
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", &profile])
        .arg(folder.path("read.html"))
        .env("HOME", folder.path("."))
        .output();
    let Ok(browser) = browser else {
        eprintln!("left out: there is no chromium");
        return;
    };
    let dom = String::from_utf8_lossy(&browser.stdout);
    let errors = String::from_utf8_lossy(&browser.stderr);
    let expected = "data-answers=\"source:1,2,true 0 ir:1,2,true 0 assembly:1,2,true 0 kept:true\"";
    assert!(dom.contains(expected), "{dom}\n{errors}");
}
