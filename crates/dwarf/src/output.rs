//! Debug information of a module, from its functions to sections.

use draig_image::{Image, SymbolId};
use draig_ir::Global;
use rustc_hash::FxHashMap;

use crate::expression::Expression;
use crate::functions::Functions;
use crate::info::{EntryId, Info};
use crate::lines::Lines;
use crate::needs::Needs;
use crate::nodes::{emission, unit};
use crate::references::Symbols;
use crate::sections::{LineSections, add_sections};
use crate::split::Skeleton;
use crate::unit::Writer;

/// Error of debug information that 32-bit offsets do not reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooLarge;

impl std::fmt::Display for TooLarge {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("debug information of more than 4 GiB")
    }
}

impl std::error::Error for TooLarge {}

impl Functions<'_> {
    /// Adds the sections of debug information to an image in which code and data have their places. Those of split
    /// information are the ones whose names end in `.dwo`. `symbol_of` returns the symbol of a global that has a place or is
    /// defined elsewhere.
    ///
    /// # Errors
    /// Returns an error if a section is larger than 4 GiB.
    pub fn write(self, symbol_of: &dyn Fn(Global) -> Option<SymbolId>, image: &mut Image) -> Result<(), TooLarge> {
        let Functions { nodes, version, units, split_name, list, needs } = self;
        let abstract_variables = needs.abstract_variables();
        let Needs { plan, lines_only, inlined, described, .. } = needs;
        if units.is_empty() {
            return Ok(());
        }
        let symbols = &Symbols { symbol_of };
        let is_split = split_name.is_some();
        let skeleton = split_name.as_deref().map(|name| {
            let info = Info::new(nodes, symbols, version, false);
            Box::new(Skeleton::new(info, name.as_bytes(), units.clone()))
        });
        let mut writer = Writer {
            nodes,
            symbols,
            plan,
            info: Info::new(nodes, symbols, version, is_split),
            lines: Lines::new(nodes, version, None),
            unit: 0,
            language: 0,
            emission: 0,
            index_type: EntryId(0),
            needs_index_type: false,
            functions: &list,
            by_node: list.by_node(),
            inlined,
            abstract_variables,
            described,
            globals: FxHashMap::default(),
            place: Expression::default(),
            line_offset: 0,
            skeleton,
        };
        writer.need_globals(&units);
        let entries = writer.plan.len();
        writer.info.offsets = vec![0; entries + units.len()];

        let mut lines = LineSections::default();
        let by_unit = list.by_unit(units.len());
        let units = units.iter().zip(by_unit).take(if is_split { 1 } else { units.len() });
        for (number, (&id, functions)) in units.enumerate() {
            let Some(node) = nodes.node(id) else { continue };
            writer.unit = number as u32;
            writer.language = node.number(unit::LANGUAGE);
            writer.emission = if lines_only[number] { emission::LINES } else { emission::FULL };
            writer.index_type = EntryId((entries + number) as u32);
            writer.line_offset = lines.bytes.len() as u32;
            writer.lines = Lines::new(nodes, version, node.reference(unit::FILE));
            writer.unit(number as u32, id, &functions);
            let of_unit = std::mem::replace(&mut writer.lines, Lines::new(nodes, version, None));
            if is_split && !writer.info.macros.bytes.is_empty() {
                lines.split = of_unit.files_alone();
            }
            of_unit.finish(&mut lines.bytes, &mut lines.references, &mut lines.strings);
        }
        writer.info.resolve_all();
        writer.info.abbreviations.finish();
        add_sections(image, writer.info, writer.skeleton, lines)
    }
}
