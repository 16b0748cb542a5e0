//! Spellings in operand comments (`/* elemtype=s32 */`), which only LLVM's printer knows.

use std::fmt::Write as _;

use serde_json::Value;

use crate::intrinsics::Intrinsic;
use crate::json::Json as _;
use crate::llvm::Llvm;

/// Number of operand values to try, from 0 on; the largest known range ends at 16.
const TRIED: u64 = 32;

/// Writes the table of comments, asking `llvm-dis` for the spelling of every value.
pub(crate) fn write(out: &mut String, llvm: &Llvm, intrinsics: &[Intrinsic]) -> Result<(), String> {
    out.push_str("/// The comments before immediate operands.\n");
    let annotated = intrinsics.iter().filter(|i| !i.comments.is_empty());
    let _ = writeln!(
        out,
        "pub(crate) static OPERAND_COMMENTS: [(IntrinsicId, &[OperandComment]); {}] = [",
        annotated.clone().count()
    );
    for intrinsic in annotated {
        let index = intrinsics.iter().position(|other| std::ptr::eq(intrinsic, other)).unwrap_or_default();
        let _ = writeln!(out, "    (IntrinsicId::constant({index}), &[");
        for (operand, name, printed) in &intrinsic.comments {
            let mut values = Vec::new();
            if *printed {
                values = spellings(llvm, intrinsic, *operand, name)?;
            }
            // The last value tried is beyond all that have their own spelling.
            let otherwise = values.last().cloned().unwrap_or_default();
            while values.last() == Some(&otherwise) {
                values.pop();
            }
            let _ = writeln!(
                out,
                "        OperandComment {{ operand: {operand}, name: {name:?}, values: &{values:?}, \
                 otherwise: {otherwise:?} }},"
            );
        }
        out.push_str("    ]),\n");
    }
    out.push_str("];\n\n");
    Ok(())
}

fn spellings(llvm: &Llvm, intrinsic: &Intrinsic, operand: u8, comment: &str) -> Result<Vec<String>, String> {
    let types =
        intrinsic.comment_types.as_ref().ok_or_else(|| format!("{}: no simple parameter types", intrinsic.name))?;
    let mut module = format!("declare void @{}({})\n", intrinsic.name, types.join(", "));
    module.push_str("define void @f() {\n");
    for value in 0..TRIED {
        let arguments: Vec<String> = types
            .iter()
            .zip(0_u8..)
            .map(|(ty, place)| match (place == operand, ty.starts_with('i')) {
                (true, _) => format!("{ty} {value}"),
                (false, true) => format!("{ty} 0"),
                (false, false) => format!("{ty} poison"),
            })
            .collect();
        let arguments = arguments.join(", ");
        let _ = writeln!(module, "call void @{}({arguments})", intrinsic.name);
    }
    module.push_str("ret void\n}\n");
    let printed = llvm.round_trip(&module)?;
    let opening = format!("/* {comment}=");
    let values: Vec<String> = printed
        .lines()
        .filter_map(|line| line.split_once(&opening)?.1.split_once(" */"))
        .map(|(spelling, _)| spelling.to_owned())
        .collect();
    if values.len() as u64 != TRIED {
        return Err(format!("{}: {} comments", intrinsic.name, values.len()));
    }
    Ok(values)
}

/// Returns the spelling of each parameter's type, if all are integers and pointers.
pub(crate) fn parameter_types(records: &Value, record: &Value) -> Result<Vec<String>, String> {
    let code = |name: &str| records.field(name)?.field("Number")?.int();
    let (pointer, qualified) = (code("IIT_PTR")?, code("IIT_ANYPTR")?);
    let mut types = Vec::new();
    for parameter in record.field("ParamTypes")?.list()? {
        let parameter = records.field(parameter.def()?)?;
        let codes = parameter.field("Sig")?.list()?;
        let first = codes.first().ok_or("empty type")?.int()?;
        let value_type = parameter.field("VT")?.def()?;
        types.push(match codes {
            _ if first == pointer || value_type == "pAny" => "ptr".to_owned(),
            [_, space] if first == qualified => format!("ptr addrspace({space})"),
            _ if value_type.starts_with('i') => value_type.to_owned(),
            _ => return Err(format!("no simple type: {value_type}")),
        });
    }
    Ok(types)
}
