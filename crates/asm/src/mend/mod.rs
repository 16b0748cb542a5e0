//! Suggested fixes, as edits, for the commonest mistakes in rejected texts.
//!
//! Input is the reader's diagnostic: a message and a place. A table maps each message to the rules that apply
//! to it; a rule examines the tokens around the place, and at names elsewhere in the text. Nothing here runs
//! for texts that are accepted, and the first message, which is LLVM's, never changes.

mod floats;
mod names;
mod numbers;
mod operands;
mod place;
mod syntax;

mod types;
mod words;

use draig_diag::{Diagnostic, Diagnostics, Fix, Source};
use rustc_hash::FxHashSet;

use crate::messages::Message;
use place::Place;

/// Limit on the diagnostics of a text that get fixes, because each may scan the whole text.
const MAX_DIAGNOSTICS: usize = 8;

/// A rule: the fixes for a diagnostic at a place.
type Rule = fn(&Place<'_>) -> Vec<Fix>;

/// The rules for each message, keyed by its text in the message tables. The first rule that returns a fix
/// wins.
static RULES: &[(&str, &[Rule])] = &[
    ("use of undefined value '%{}'", &[names::local, names::block]),
    ("use of undefined value '@{}'", &[names::global]),
    ("use of undefined metadata '!{}'", &[names::metadata, names::node]),
    ("use of undefined comdat '${}'", &[names::comdat]),
    ("use of undefined type named '{}'", &[names::named_type]),
    ("base element of getelementptr must be sized", &[names::named_type_before]),
    ("expected top-level entity", &[syntax::comment, words::entity, syntax::body_of_declaration]),
    ("expected '{' in function body", &[syntax::open_brace, words::newer, words::function_attribute]),
    ("expected ')' at end of argument list", &[syntax::comma_between_arguments, words::parameter_attribute]),
    (
        "expected instruction opcode",
        &[
            syntax::close_brace,
            syntax::sigil_of_local,
            syntax::colon_of_label,
            syntax::terminator,
            syntax::brackets_of_phi,
            words::no_let,
            words::assignment,
            words::opcode,
        ],
    ),
    ("found end of file when expecting more instructions", &[syntax::close_brace_at_end]),
    ("expected '=' after instruction name", &[syntax::no_sigil_of_label, syntax::equals]),
    ("expected '=' after instruction id", &[syntax::no_sigil_of_label, syntax::equals]),
    ("unknown target property", &[words::target]),
    ("Expected '!' here", &[syntax::exclamation]),
    ("invalid type for function argument", &[types::after_name, types::of_parameter]),
    (
        "expected type",
        &[
            syntax::constant,
            syntax::type_of_string,
            types::array_of_c,
            types::after_name_and_colon,
            types::spelling,
            types::of_return,
            types::of_callee,
            types::of_argument,
            types::of_index,
            types::of_element,
            types::before_name,
            words::fast_flags,
            syntax::no_comma_between_cases,
        ],
    ),
    (
        "expected value token",
        &[
            syntax::label_word,
            syntax::no_label_in_phi,
            syntax::flags_before_type,
            types::only_once,
            types::of_returned_before,
            types::of_pointer_before,
            numbers::character,
            floats::leading_zero,
            types::of_condition,
            syntax::string_of_characters,
            syntax::initial_value,
        ],
    ),
    ("expected comma after load's type", &[types::old_load, types::of_loaded, syntax::comma]),
    ("expected comma after getelementptr's type", &[types::old_getelementptr, types::of_elements]),
    ("expected end of array constant", &[syntax::comma]),
    ("expected end of struct constant", &[syntax::comma]),
    ("expected end of constant", &[syntax::comma]),
    ("expected 'to' after cast value", &[syntax::to]),
    ("expected icmp predicate (e.g. 'eq')", &[words::int_predicate]),
    ("expected fcmp predicate (e.g. 'oeq')", &[words::float_predicate]),
    ("expected 'global' or 'constant'", &[syntax::kind_of_global]),
    ("expected 'type' after name", &[syntax::sigil_of_global]),
    ("expected function name", &[words::linkage_first, syntax::sigil_of_function]),
    ("expected integer", &[syntax::no_equals]),
    ("alignment is not a power of two", &[numbers::alignment]),
    ("floating point constant invalid for type", &[floats::exact, numbers::hexadecimal, numbers::without_point]),
    ("floating point constant does not have type '{}'", &[floats::exact]),
    ("integer constant must have integer type", &[floats::exponent, floats::with_point, operands::null]),
    ("null must be a pointer type", &[operands::zero]),
    ("constant expression type mismatch: got type '{}' but expected '{}'", &[numbers::elements, operands::truth]),
    ("invalid operand type for instruction", &[words::other_arithmetic]),
    ("icmp requires integer operands", &[words::other_compare]),
    ("fcmp requires floating point operands", &[words::other_compare]),
    ("invalid cast opcode for cast from '{}' to '{}'", &[words::other_cast]),
    ("instruction expected to be numbered '%{}' or greater", &[numbers::next]),
    ("label expected to be numbered '{}' or greater", &[numbers::next]),
    ("argument expected to be numbered '%{}' or greater", &[numbers::next]),
    ("multiple definition of local value named '{}'", &[names::rename_duplicate]),
    ("end of file in string constant", &[syntax::closing_quote]),
    ("'%{}' defined with type '{}' but expected '{}'", &[operands::converted]),
    ("value doesn't match function result type '{}'", &[operands::converted_result]),
    ("instructions returning void cannot have a name", &[operands::no_name]),
    ("store operand must be a pointer", &[operands::other_order]),
    ("branch condition must have 'i1' type", &[operands::condition]),
];

/// Prefixes of the many messages about a missing comma.
const MISSING_COMMA: [&str; 2] = ["expected ',' ", "expected comma "];

/// Adds fixes to the diagnostics of a text, and drops diagnostics that only follow from earlier ones.
#[cold]
pub(crate) fn add_fixes(text: &[u8], diagnostics: Diagnostics) -> Diagnostics {
    let mut seen = Seen {
        source: Source::new("", text),
        lines: FxHashSet::default(),
        own: FxHashSet::default(),
        has_number: false,
    };
    let mut fixed = diagnostics.without(|one| seen.follows(one));
    for one in fixed.iter_mut().take(MAX_DIAGNOSTICS) {
        one.fixes = fixes(text, one);
    }
    fixed
}

fn fixes(text: &[u8], diagnostic: &Diagnostic) -> Vec<Fix> {
    let Some((span, message)) = diagnostic.span.zip(Message::of(&diagnostic.message)) else { return Vec::new() };
    let rules = RULES.iter().filter(|(text, _)| *text == message.text).flat_map(|(_, rules)| *rules);
    let Some(place) = Place::new(text, span.start(), &diagnostic.message) else { return Vec::new() };
    let comma = MISSING_COMMA.iter().any(|begin| message.text.starts_with(begin)).then_some(&(syntax::comma as Rule));
    rules.chain(comma).map(|rule| rule(&place)).find(|fixes| !fixes.is_empty()).unwrap_or_default()
}

/// The diagnostics of a text seen so far.
struct Seen<'a> {
    source: Source<'a>,
    /// Lines with a diagnostic, and the lines before them: an omission at the end of a line is reported on
    /// the next line.
    lines: FxHashSet<u32>,
    /// Lines with a diagnostic only; the line before each is computed once.
    own: FxHashSet<u32>,
    /// Whether the number of a value was refused.
    has_number: bool,
}

impl Seen<'_> {
    /// Whether a diagnostic is only a consequence of an earlier one: a word taken for a type because
    /// something near it is missing, or a value whose number was rejected. If not, records it.
    fn follows(&mut self, one: &Diagnostic) -> bool {
        let Some(span) = one.span else { return false };
        let text = self.source.text();
        let at = self.source.lines().line_column(span.start());
        let own = at.line;
        let follows = match one.message.starts_with("use of undefined type named ") {
            true => self.lines.contains(&own),
            false => self.has_number && one.message.contains("' defined with type 'label' but expected '"),
        };
        if !follows {
            if self.own.insert(own) {
                let start = (span.start() as usize).min(text.len()) - (at.column as usize - 1);
                let before = text[..start].trim_ascii_end().len() as u32;
                self.lines.extend([own, self.source.lines().line_column(before).line]);
            }
            self.has_number |= one.message.contains(" expected to be numbered '");
        }
        follows
    }
}
