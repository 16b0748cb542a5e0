//! Nodes as LLVM stores them: the number and order of their operands. Rules that treat a node as a tuple
//! count these, whatever its class.

use draig_ir::Metadata;
use draig_ir::metadata::{Class, NodeRef};

/// Returns the operands of classes for which LLVM has more than the table of classes names: for each, the
/// number of the field among `ClassInfo::operand_fields`, or [`NULL`] for one that is always null.
fn slots(class: Class) -> Option<&'static [u8]> {
    const NULL: u8 = u8::MAX;
    Some(match class {
        // The offset is null.
        Class::DIBasicType | Class::DIFixedPointType => &[0, 1, 2, 3, NULL],
        Class::DIStringType => &[NULL, NULL, 0, 1, NULL, 2, 3, 4],
        Class::DISubrangeType => &[0, 1, 2, 3, NULL, 4, 5, 6, 7, 8],
        Class::DISubroutineType => &[NULL, NULL, NULL, NULL, NULL, 0],
        Class::DINamespace => &[NULL, 0, 1],
        // The name occurs twice.
        Class::DIGlobalVariable => &[0, 1, 2, 3, 1, 4, 5, 6, 7],
        _ => return None,
    })
}

/// Returns the minimum number of operands of a node that omits trailing null fields.
fn least(class: Class) -> Option<usize> {
    match class {
        Class::DILocation => Some(1),
        Class::DISubprogram => Some(8),
        _ => None,
    }
}

/// Returns the number of operands that LLVM sees in a node.
pub(crate) fn count(node: NodeRef<'_>) -> usize {
    let class = node.class();
    if class == Class::Tuple {
        return node.operand_count();
    }
    let all = slots(class).map_or_else(|| class.info().operand_fields().count(), <[u8]>::len);
    match least(class) {
        None => all + node.operand_count(),
        Some(least) => (least..all).rev().find(|&number| nth(node, number).is_some()).map_or(least, |last| last + 1),
    }
}

/// Returns the operand with this number, in LLVM's order; `None` for `null` and past the end.
pub(crate) fn nth(node: NodeRef<'_>, number: usize) -> Option<Metadata> {
    let class = node.class();
    if class == Class::Tuple {
        return node.operand(number);
    }
    let (fields, count) = (|| class.info().operand_fields(), class.info().operand_fields().count());
    let slots = slots(class);
    let all = slots.map_or(count, <[u8]>::len);
    if let Some(index) = number.checked_sub(all) {
        return node.operand(index);
    }
    let field = slots.map_or(Some(number), |slots| slots.get(number).map(|&slot| usize::from(slot)));
    fields().nth(field?).and_then(|field| node.reference(field))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Compares the counts with those of libLLVM-22 (`MDNode::getNumOperands`) for the same nodes.
    #[test]
    fn nodes_have_as_many_operands_as_llvm_sees() {
        let text = br#"
!0 = !DILocation(line: 1, scope: !2)
!1 = !DILocation(line: 1, scope: !2, inlinedAt: !0)
!2 = distinct !DISubprogram(name: "s", unit: !4, spFlags: DISPFlagDefinition)
!3 = distinct !DISubprogram(name: "s", unit: !4, templateParams: !5, spFlags: DISPFlagDefinition)
!4 = distinct !DICompileUnit(language: DW_LANG_C99, file: !8)
!5 = !{}
!6 = !DIBasicType(name: "b", size: 32)
!7 = !DISubroutineType(types: !5)
!8 = !DIFile(filename: "f", directory: "d")
!9 = !DINamespace(name: "n", scope: !8)
!10 = distinct !DIGlobalVariable(name: "g", scope: !8)
!11 = !DIExpression()
!12 = !DIStringType(name: "t")
!13 = !GenericDINode(tag: DW_TAG_entry_point, operands: {!6})
!14 = !DISubrangeType(name: "r", baseType: !6)
!all = !{!0, !1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14}
"#;
        let module = draig_asm::parse_module(text, &draig_asm::ParseOptions::default()).expect("it is right").module;
        let pool = &module.tables.metadata;
        let all = &module.find_named_metadata(b"all").expect("it is there").operands;
        let nodes: Vec<NodeRef<'_>> = all.iter().filter_map(|&id| pool.node(id)).collect();
        let counts: Vec<usize> = nodes.iter().map(|&node| count(node)).collect();
        assert_eq!(counts, [1, 2, 8, 10, 11, 0, 5, 6, 4, 3, 9, 0, 8, 2, 10]);
        assert_eq!(nth(nodes[6], 1), None);
        assert_eq!(nth(nodes[10], 4), nth(nodes[10], 1), "the name of a variable is there twice");
        assert_eq!(nth(nodes[14], 5), all.get(6).copied());
        assert_eq!(nth(nodes[13], 1), all.get(6).copied());
    }
}
