//! JSON rendering: one object on one line, keys in a fixed order.

use super::text::{Sources, source_name};
use super::{Event, Frame, Place, Report, SourcePlace};

impl Report {
    /// Renders it as one line of JSON, ending in a newline.
    ///
    /// Keys: `outcome` (`undefined-behaviour`, `unsupported`, `limit`, `invalid-input`, `internal-error`),
    /// `code`, `rule` (the rule's title or null), `message`, `location` (null or an object), `values` (each
    /// `name` and `value`), `story` (each `kind`, `text`, `location`), `stack` (each `function`, `source`,
    /// `line`, `inlined`), `help` (a list of texts). A location has `function`, `block`, `instruction`,
    /// `file` and `line` and `column` in the module's text, and `source`, a list from the innermost inlined
    /// place outwards of objects with `file`, `directory`, `line`, `column`, `function`. Unknown values are
    /// null.
    #[must_use]
    pub fn render_json(&self, sources: &dyn Sources) -> String {
        let values = self
            .values
            .iter()
            .map(|(name, value)| format!("{{\"name\":{},\"value\":{}}}", string(name), string(value)));
        format!(
            "{{\"outcome\":{},\"code\":{},\"rule\":{},\"message\":{},\"location\":{},\"values\":{},\
             \"story\":{},\"stack\":{},\"help\":{}}}\n",
            string(self.kind.name()),
            string(self.code()),
            self.rule.map_or_else(null, |rule| string(rule.title)),
            string(&self.message),
            self.place.as_ref().map_or_else(null, |place| location(place, sources)),
            array(values),
            array(self.story.iter().map(|event| story(event, sources))),
            array(self.stack.iter().map(|frame| stack(frame, sources))),
            array(self.helps().iter().map(|help| string(help))),
        )
    }
}

fn location(place: &Place, sources: &dyn Sources) -> String {
    let (file, line, column) = in_module(place.offset, sources);
    format!(
        "{{\"function\":{},\"block\":{},\"instruction\":{},\"file\":{file},\"line\":{line},\"column\":{column},\
         \"source\":{}}}",
        string(&place.function),
        string(&place.block),
        string(&place.instruction),
        array(place.source.iter().map(source)),
    )
}

fn source(place: &SourcePlace) -> String {
    format!(
        "{{\"file\":{},\"directory\":{},\"line\":{},\"column\":{},\"function\":{}}}",
        string(&place.file),
        string(&place.directory),
        place.line,
        place.column,
        string(&place.function),
    )
}

fn story(event: &Event, sources: &dyn Sources) -> String {
    format!(
        "{{\"kind\":{},\"text\":{},\"location\":{}}}",
        string(event.kind.name()),
        string(&event.text),
        event.place.as_ref().map_or_else(null, |place| location(place, sources)),
    )
}

fn stack(frame: &Frame, sources: &dyn Sources) -> String {
    let (_, line, _) = in_module(frame.offset, sources);
    format!(
        "{{\"function\":{},\"source\":{},\"line\":{line},\"inlined\":{}}}",
        string(&frame.function),
        frame.source.as_ref().map_or_else(null, |place| string(&source_name(place))),
        frame.inlined,
    )
}

fn in_module(offset: Option<u32>, sources: &dyn Sources) -> (String, String, String) {
    match offset.and_then(|offset| sources.module_line(offset)) {
        Some((name, line, column, _)) => (string(&name), line.to_string(), column.to_string()),
        None => (null(), null(), null()),
    }
}

fn null() -> String {
    "null".to_owned()
}

fn string(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

fn array(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", items.collect::<Vec<_>>().join(","))
}
