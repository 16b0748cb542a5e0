//! Extraction of data from C++ headers: X-macro lists (`NAME(a, b, c)`) and plain enumerations.
//!
//! Only supports the forms that occur in LLVM's `.def` files and the enumerations that are read.

/// Returns the argument lists of all uses of an X-macro at line starts.
pub fn macro_uses<'a>(text: &'a str, name: &str) -> Vec<Vec<&'a str>> {
    let mut uses = Vec::new();
    let mut from = 0;
    while let Some(found) = text[from..].find(name) {
        let start = from + found;
        from = start + name.len();
        let at_line_start = text[..start].ends_with('\n');
        if !at_line_start || !text[from..].starts_with('(') {
            continue;
        }
        uses.push(arguments(&text[from + 1..]));
    }
    uses
}

/// Returns the arguments up to the closing parenthesis, split at top-level commas.
fn arguments(text: &str) -> Vec<&str> {
    let mut list = Vec::new();
    let (mut depth, mut start, mut quoted) = (0_u32, 0, false);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'(' => depth += 1,
            b')' if depth > 0 => depth -= 1,
            b')' => {
                list.push(text[start..at].trim());
                return list;
            }
            b',' if depth == 0 => {
                list.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    list
}

/// Returns the enumerators with values of the enumeration whose declaration starts with `declaration`.
///
/// An enumerator that only names another one (`Last = X`) is left out.
pub fn enumerators(text: &str, declaration: &str) -> Result<Vec<(String, u32)>, String> {
    let start = text.find(declaration).ok_or_else(|| format!("no '{declaration}'"))?;
    let open = text[start..].find('{').ok_or("no enumeration body")? + start + 1;
    let close = text[open..].find('}').ok_or("open enumeration body")? + open;
    let body: String = text[open..close]
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default())
        .filter(|line| !line.trim_start().starts_with('#'))
        .collect::<Vec<_>>()
        .join("\n");
    let mut list = Vec::new();
    let mut next = 0;
    for item in body.split(',').map(str::trim).filter(|item| !item.is_empty()) {
        let (name, value) = match item.split_once('=') {
            None => (item, next),
            Some((name, value)) => match evaluate(value) {
                Some(value) => (name.trim(), value),
                None => continue,
            },
        };
        next = value.wrapping_add(1);
        list.push((name.to_owned(), value));
    }
    Ok(list)
}

/// Evaluates a constant expression of integers, `<<`, `|` and parentheses.
pub fn evaluate(expression: &str) -> Option<u32> {
    let mut value = 0;
    for part in expression.split('|') {
        let part = part.trim().trim_start_matches('(').trim_end_matches(')');
        value |= match part.split_once("<<") {
            Some((left, right)) => integer(left)? << integer(right)?,
            None => integer(part)?,
        };
    }
    Some(value)
}

fn integer(text: &str) -> Option<u32> {
    let text = text.trim().trim_end_matches(['u', 'U']);
    match text.strip_prefix("0x") {
        Some(hex) => u32::from_str_radix(hex, 16).ok(),
        None => text.parse().ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn macros_and_enumerations() {
        let text = "#define X(A, B)\nX(1, \"a, b\")\nX((1 << 2) | (1 << 5), c)\nenum E : int {\n A, // one\n B = 1u << 3,\n C,\n Last = C\n};";
        assert_eq!(macro_uses(text, "X"), [vec!["1", "\"a, b\""], vec!["(1 << 2) | (1 << 5)", "c"]]);
        assert_eq!(evaluate("(1 << 2) | (1 << 5)"), Some(36));
        let found = enumerators(text, "enum E").unwrap();
        let found: Vec<_> = found.iter().map(|(n, v)| (n.as_str(), *v)).collect();
        assert_eq!(found, [("A", 0), ("B", 8), ("C", 9)]);
    }
}
