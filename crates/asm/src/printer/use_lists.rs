//! `uselistorder` directives (LangRef "Use-list Order Directives"): for each value of a body whose
//! uses stand in another order than reading the text would give. Uses of globals and constants have the
//! order of functions, which reading gives too; they need none.

use draig_ir::body::uses::Use;
use draig_ir::{Body, Value};
use draig_num::write_u64;

use super::Writer;

impl<'a> Writer<'a> {
    /// The directives of a body, at its end.
    pub(super) fn use_lists_of_body(&mut self, body: &'a Body) {
        // Lists that were not derived yet are in the order of reading.
        if !body.has_use_lists() {
            return;
        }
        let mut position = vec![0u32; body.inst_count()];
        for (at, inst) in body.insts().enumerate() {
            position[inst.index()] = at as u32 + 1;
        }
        let params = self.function.map_or(0, |context| context.params.len());
        let mut begun = false;
        let args = (0..params as u32).map(Value::arg);
        // Parameters, then each block with its instructions behind it.
        let in_blocks = body
            .blocks()
            .flat_map(|block| std::iter::once(Value::block(block)).chain(body.block_insts(block).map(Value::inst)));
        for value in args.chain(in_blocks) {
            let uses: Vec<Use> = body.uses_of(value).collect();
            if uses.len() < 2 {
                continue;
            }
            let Some(shuffle) = shuffle(value, &uses, &position) else { continue };
            if !begun {
                self.out.extend_from_slice(b"\n; uselistorder directives\n");
                begun = true;
            }
            self.out.extend_from_slice(b"  uselistorder ");
            self.typed_operand(value);
            for (at, &place) in shuffle.iter().enumerate() {
                self.out.extend_from_slice(if at == 0 { b", { " } else { b", " });
                write_u64(&mut self.out, place as u64);
            }
            self.out.extend_from_slice(b" }\n");
        }
    }
}

/// For each use in the order of reading its place in the list as it is; `None` if they agree.
///
/// Reading gives: uses behind the definition, the latest first; then those at or before it, which
/// were forward references, the earliest first. Blocks have no such second part.
fn shuffle(value: Value, uses: &[Use], position: &[u32]) -> Option<Vec<usize>> {
    let defined = value.as_inst().map_or(0, |inst| position[inst.index()]);
    let mut read: Vec<usize> = (0..uses.len()).collect();
    read.sort_by(|&a, &b| {
        let key = |at: usize| (position[uses[at].user.index()], uses[at].operand);
        let is_forward = |at: usize| key(at).0 <= defined;
        (is_forward(a).cmp(&is_forward(b))).then_with(|| match is_forward(a) {
            true => key(a).cmp(&key(b)),
            false => key(b).cmp(&key(a)),
        })
    });
    let agrees = read.iter().enumerate().all(|(at, &place)| at == place);
    (!agrees).then_some(read)
}
