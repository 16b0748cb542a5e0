//! `uselistorder` directives (LangRef "Use-list Order Directives"): for each value of a body whose
//! uses stand in another order than reading the text would give. Uses of globals and constants have the
//! order of functions, which reading gives too; they need none.

use draig_ir::Body;
use draig_num::write_u64;

use super::Writer;

impl<'a> Writer<'a> {
    /// The directives of a body, at its end.
    pub(super) fn use_lists_of_body(&mut self, body: &'a Body) {
        let params = self.function.map_or(0, |context| context.params.len());
        let reordered = body.reordered_uses(params as u32);
        if !reordered.is_empty() {
            self.out.extend_from_slice(b"\n; uselistorder directives\n");
        }
        for (value, places) in reordered {
            self.out.extend_from_slice(b"  uselistorder ");
            self.typed_operand(value);
            for (at, &place) in places.iter().enumerate() {
                self.out.extend_from_slice(if at == 0 { b", { " } else { b", " });
                write_u64(&mut self.out, u64::from(place));
            }
            self.out.extend_from_slice(b" }\n");
        }
    }
}
