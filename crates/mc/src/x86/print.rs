//! Text of instructions, in both syntaxes.

use std::fmt::Write as _;

use draig_image::SymbolId;

use super::table::{self, Written};
use super::{
    Class, Dialect, DisplacementSize, Instruction, Memory, Modifiers, Operand, Preference, Prefixes, Register,
    RegisterClass, Rounding, specifier_name,
};
use crate::{BinaryOp, Expr, Op, UnaryOp};

impl Instruction {
    /// Returns the text of the instruction; `name` returns the names of symbols. `None` if no syntax has the row (of
    /// those that only the encoder uses), or the operands are not those of the row.
    pub fn text(&self, dialect: Dialect, name: &dyn Fn(SymbolId) -> String) -> Option<String> {
        let (mnemonic, pattern) = table::spelling(dialect, self.row)?;
        let info = self.row.info();
        let mut out = prefixes(self.modifiers);
        out.push_str(mnemonic);
        let count = pattern.written.len();
        for (place, written) in pattern.written.iter().enumerate() {
            out.push_str(if place == 0 { " " } else { ", " });
            match *written {
                Written::Operand { index, star, broadcast } => {
                    if star {
                        out.push('*');
                    }
                    let class = info.operands().get(usize::from(index))?.class;
                    operand(&mut out, dialect, self.operands.get(usize::from(index))?, class, broadcast, name);
                    if broadcast > 0 {
                        let _ = write!(out, "{{1to{broadcast}}}");
                    }
                }
                Written::Register(register) => register_text(&mut out, dialect, register),
                Written::Number(number) if dialect == Dialect::Att => {
                    let _ = write!(out, "${number}");
                }
                Written::Number(number) => {
                    let _ = write!(out, "{number}");
                }
                Written::Sae => out.push_str("{sae}"),
            }
            let destination = if dialect == Dialect::Att { count - 1 } else { 0 };
            if place == destination && self.modifiers.mask != 0 {
                out.push_str(" {");
                register_text(&mut out, dialect, Register::new(RegisterClass::Mask, self.modifiers.mask));
                out.push_str(if self.modifiers.zeroing { "} {z}" } else { "}" });
            }
        }
        Some(out)
    }
}

/// Returns the prefixes, each followed by a blank.
fn prefixes(modifiers: Modifiers) -> String {
    let mut out = String::new();
    out.push_str(match modifiers.preference {
        Preference::None => "",
        Preference::Rex => "{rex} ",
        Preference::Vex => "{vex} ",
        Preference::Vex2 => "{vex2} ",
        Preference::Vex3 => "{vex3} ",
        Preference::Evex => "{evex} ",
    });
    out.push_str(match modifiers.displacement {
        DisplacementSize::Shortest => "",
        DisplacementSize::One => "{disp8} ",
        DisplacementSize::Four => "{disp32} ",
    });
    for (prefix, text) in [
        (Prefixes::LOCK, "lock "),
        (Prefixes::REP, "rep "),
        (Prefixes::REPNE, "repne "),
        (Prefixes::NOTRACK, "notrack "),
    ] {
        if modifiers.prefixes.contains(prefix) {
            out.push_str(text);
        }
    }
    out
}

fn register_text(out: &mut String, dialect: Dialect, register: Register) {
    if dialect == Dialect::Att {
        out.push('%');
    }
    let _ = write!(out, "{register}");
}

fn operand(
    out: &mut String,
    dialect: Dialect,
    operand: &Operand,
    class: Class,
    broadcast: u8,
    name: &dyn Fn(SymbolId) -> String,
) {
    match operand {
        Operand::Register(register) => register_text(out, dialect, *register),
        Operand::Immediate(expr) => {
            match (dialect, expr) {
                (Dialect::Att, _) => out.push('$'),
                (Dialect::Intel, Expr::Ops(_)) => out.push_str("offset "),
                (Dialect::Intel, Expr::Constant(_)) => {}
            }
            out.push_str(&expression(expr, name));
        }
        Operand::Target(expr) => out.push_str(&expression(expr, name)),
        Operand::Memory(memory) if dialect == Dialect::Att => att_memory(out, memory, name),
        Operand::Memory(memory) => {
            out.push_str(match (class, broadcast) {
                (_, 1..) => "",
                (
                    Class::Memory(bits)
                    | Class::VectorMemory(_, bits)
                    | Class::Offset(bits)
                    | Class::Source(bits)
                    | Class::Destination(bits),
                    0,
                ) => size_name(bits),
                (Class::SizedMemory(_), 0) => size_name(512),
                _ => "",
            });
            intel_memory(out, memory, name);
        }
        Operand::Rounding(rounding) => out.push_str(match rounding {
            Rounding::Nearest => "{rn-sae}",
            Rounding::Down => "{rd-sae}",
            Rounding::Up => "{ru-sae}",
            Rounding::TowardsZero => "{rz-sae}",
        }),
    }
}

/// Returns the words before memory of this width in bits.
fn size_name(bits: u16) -> &'static str {
    match bits {
        8 => "byte ptr ",
        16 => "word ptr ",
        32 => "dword ptr ",
        64 => "qword ptr ",
        80 => "tbyte ptr ",
        128 => "xmmword ptr ",
        256 => "ymmword ptr ",
        512 => "zmmword ptr ",
        _ => "",
    }
}

fn att_memory(out: &mut String, memory: &Memory, name: &dyn Fn(SymbolId) -> String) {
    if let Some(segment) = memory.segment {
        register_text(out, Dialect::Att, segment);
        out.push(':');
    }
    let has_registers = memory.base.is_some() || memory.index.is_some();
    if memory.displacement != Expr::Constant(0) || !has_registers {
        out.push_str(&expression(&memory.displacement, name));
    }
    if !has_registers {
        return;
    }
    out.push('(');
    if let Some(base) = memory.base {
        register_text(out, Dialect::Att, base);
    }
    if let Some(index) = memory.index {
        out.push(',');
        register_text(out, Dialect::Att, index);
        let _ = write!(out, ",{}", memory.scale);
    }
    out.push(')');
}

fn intel_memory(out: &mut String, memory: &Memory, name: &dyn Fn(SymbolId) -> String) {
    if let Some(segment) = memory.segment {
        let _ = write!(out, "{segment}:");
    }
    let mut parts: Vec<String> = memory.base.iter().map(Register::to_string).collect();
    parts.extend(memory.index.map(|index| format!("{}*{index}", memory.scale)));
    if memory.displacement != Expr::Constant(0) || parts.is_empty() {
        parts.push(expression(&memory.displacement, name));
    }
    let _ = write!(out, "[{}]", parts.join(" + "));
}

/// Returns the text of an expression, in parentheses where operators are nested.
fn expression(expr: &Expr, name: &dyn Fn(SymbolId) -> String) -> String {
    let mut stack: Vec<String> = Vec::new();
    for op in expr.ops() {
        let text = match op {
            Op::Constant(value) => value.to_string(),
            Op::Symbol(symbol, None) => name(symbol),
            Op::Symbol(symbol, Some(specifier)) => format!("{}@{}", name(symbol), specifier_name(specifier)),
            Op::Unary(op) => {
                let sign = match op {
                    UnaryOp::Neg => '-',
                    UnaryOp::Not => '~',
                    UnaryOp::LogicalNot => '!',
                };
                format!("{sign}({})", stack.pop().unwrap_or_default())
            }
            Op::Binary(op) => {
                let right = stack.pop().unwrap_or_default();
                let left = stack.pop().unwrap_or_default();
                format!("({left}{}{right})", binary_text(op))
            }
            Op::Specify(specifier) => format!("{}@{}", stack.pop().unwrap_or_default(), specifier_name(specifier)),
        };
        stack.push(text);
    }
    stack.pop().unwrap_or_default()
}

fn binary_text(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::Add => "+",
        BinaryOp::Sub => "-",
        BinaryOp::Mul => "*",
        BinaryOp::Div => "/",
        BinaryOp::Rem => "%",
        BinaryOp::And => "&",
        BinaryOp::Or => "|",
        BinaryOp::Xor => "^",
        BinaryOp::OrNot => "!",
        BinaryOp::Shl => "<<",
        BinaryOp::Shr => ">>",
        BinaryOp::LogicalAnd => "&&",
        BinaryOp::LogicalOr => "||",
        BinaryOp::Eq => "==",
        BinaryOp::Ne => "!=",
        BinaryOp::Lt => "<",
        BinaryOp::Le => "<=",
        BinaryOp::Gt => ">",
        BinaryOp::Ge => ">=",
    }
}

#[cfg(test)]
mod tests {
    use super::super::rows;
    use super::*;

    #[test]
    fn both_syntaxes() {
        let memory = Memory {
            segment: Some(Register::FS),
            base: Some(Register::gpr64(0)),
            index: Some(Register::gpr64(9)),
            scale: 4,
            displacement: Expr::Constant(-8),
        };
        let operands = [Operand::Register(Register::gpr32(1)), Operand::Memory(memory)];
        let instruction = Instruction::new(rows::ADD32rm, operands);
        let text = |dialect| instruction.text(dialect, &|_| String::new()).expect("it can be written");
        assert_eq!(text(Dialect::Att), "addl %fs:-8(%rax,%r9,4), %ecx");
        assert_eq!(text(Dialect::Intel), "add ecx, dword ptr fs:[rax + 4*r9 + -8]");
    }
}
