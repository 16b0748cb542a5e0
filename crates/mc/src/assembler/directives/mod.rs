//! Directives, as one table from name to function.

pub(crate) mod alignment;
mod cfi;
pub(crate) mod conditional;
mod data;
mod lines;
mod linking;
mod misc;
mod sections;
mod symbols;

use draig_image::{Binding, Visibility};

use super::Assembler;
use super::frame::FrameOp;
use super::macros;
use super::statement::Statement;
use crate::AsmError;

/// Function that executes a directive.
type Run = fn(&mut Assembler<'_>, &mut Statement<'_>) -> Result<(), AsmError>;

/// A directive.
#[derive(Clone, Copy)]
pub(crate) enum Directive {
    /// Goes on after its statement.
    Plain(Run),
    /// Changes which text is read next.
    Expanding(Run),
}

use Directive::{Expanding, Plain};

/// Directives of all targets, by name.
pub(crate) const DIRECTIVES: &[(&str, Directive)] = &[
    (".2byte", Plain(|a, s| data::integers(a, s, 2))),
    (".4byte", Plain(|a, s| data::integers(a, s, 4))),
    (".8byte", Plain(|a, s| data::integers(a, s, 8))),
    (".abort", Plain(misc::abort)),
    (".addrsig", Plain(misc::ignore)),
    (".addrsig_sym", Plain(misc::ignore)),
    (
        ".align",
        Plain(|a, s| {
            let is_power = !a.set.syntax().hash_comments;
            alignment::align(a, s, is_power, 1)
        }),
    ),
    (".align32", Plain(|a, s| alignment::align(a, s, false, 4))),
    (".altmacro", Plain(|a, s| misc::alternate(a, s, true))),
    (".ascii", Plain(|a, s| data::strings(a, s, false))),
    (".asciz", Plain(|a, s| data::strings(a, s, true))),
    (".balign", Plain(|a, s| alignment::align(a, s, false, 1))),
    (".balignl", Plain(|a, s| alignment::align(a, s, false, 4))),
    (".balignw", Plain(|a, s| alignment::align(a, s, false, 2))),
    (".bss", Plain(|a, s| sections::named(a, s, b".bss"))),
    (".byte", Plain(|a, s| data::integers(a, s, 1))),
    (".cfi_adjust_cfa_offset", Plain(|a, s| cfi::one_offset(a, s, FrameOp::AdjustCfaOffset))),
    (".cfi_b_key_frame", Plain(|a, s| cfi::letter(a, s, b'B'))),
    (".cfi_def_cfa", Plain(|a, s| cfi::register_offset(a, s, FrameOp::DefCfa))),
    (".cfi_def_cfa_offset", Plain(|a, s| cfi::one_offset(a, s, FrameOp::DefCfaOffset))),
    (".cfi_def_cfa_register", Plain(|a, s| cfi::registers(a, s, FrameOp::DefCfaRegister))),
    (".cfi_endproc", Plain(cfi::end)),
    (".cfi_escape", Plain(cfi::escape)),
    (".cfi_label", Plain(cfi::label)),
    (".cfi_llvm_def_aspace_cfa", Plain(cfi::address_space)),
    (".cfi_lsda", Plain(|a, s| cfi::address(a, s, false))),
    (".cfi_mte_tagged_frame", Plain(|a, s| cfi::letter(a, s, b'G'))),
    (".cfi_negate_ra_state", Plain(cfi::signed_address)),
    (".cfi_offset", Plain(|a, s| cfi::register_offset(a, s, FrameOp::Offset))),
    (".cfi_personality", Plain(|a, s| cfi::address(a, s, true))),
    (".cfi_register", Plain(cfi::two_registers)),
    (".cfi_rel_offset", Plain(|a, s| cfi::register_offset(a, s, FrameOp::RelOffset))),
    (".cfi_remember_state", Plain(|a, s| cfi::bare(a, s, FrameOp::RememberState))),
    (".cfi_restore", Plain(|a, s| cfi::registers(a, s, FrameOp::Restore))),
    (".cfi_restore_state", Plain(|a, s| cfi::bare(a, s, FrameOp::RestoreState))),
    (".cfi_return_column", Plain(cfi::return_column)),
    (".cfi_same_value", Plain(|a, s| cfi::registers(a, s, FrameOp::SameValue))),
    (".cfi_sections", Plain(cfi::sections)),
    (".cfi_signal_frame", Plain(cfi::signal_frame)),
    (".cfi_startproc", Plain(cfi::start)),
    (".cfi_undefined", Plain(|a, s| cfi::registers(a, s, FrameOp::Undefined))),
    (".cfi_val_offset", Plain(|a, s| cfi::register_offset(a, s, FrameOp::ValOffset))),
    (".cfi_window_save", Plain(|a, s| cfi::bare(a, s, FrameOp::Raw(vec![0x2d])))),
    (".cg_profile", Plain(linking::call_count)),
    (".comm", Plain(symbols::common)),
    (".common", Plain(symbols::common)),
    (".data", Plain(|a, s| sections::named(a, s, b".data"))),
    (".dc", Plain(|a, s| data::integers(a, s, 2))),
    (".dc.a", Plain(|a, s| data::integers(a, s, 8))),
    (".dc.b", Plain(|a, s| data::integers(a, s, 1))),
    (".dc.d", Plain(|a, s| data::fractions(a, s, 8))),
    (".dc.l", Plain(|a, s| data::integers(a, s, 4))),
    (".dc.s", Plain(|a, s| data::fractions(a, s, 4))),
    (".dc.w", Plain(|a, s| data::integers(a, s, 2))),
    (".dc.x", Plain(data::extended_fractions)),
    (".dcb", Plain(|a, s| data::repeated_integers(a, s, 2))),
    (".dcb.b", Plain(|a, s| data::repeated_integers(a, s, 1))),
    (".dcb.d", Plain(|a, s| data::repeated_fractions(a, s, 8))),
    (".dcb.l", Plain(|a, s| data::repeated_integers(a, s, 4))),
    (".dcb.s", Plain(|a, s| data::repeated_fractions(a, s, 4))),
    (".dcb.w", Plain(|a, s| data::repeated_integers(a, s, 2))),
    (".dcb.x", Plain(data::extended_fractions)),
    (".double", Plain(|a, s| data::fractions(a, s, 8))),
    (".ds", Plain(|a, s| data::reserve(a, s, 2))),
    (".ds.b", Plain(|a, s| data::reserve(a, s, 1))),
    (".ds.d", Plain(|a, s| data::reserve(a, s, 8))),
    (".ds.l", Plain(|a, s| data::reserve(a, s, 4))),
    (".ds.p", Plain(|a, s| data::reserve(a, s, 12))),
    (".ds.s", Plain(|a, s| data::reserve(a, s, 4))),
    (".ds.w", Plain(|a, s| data::reserve(a, s, 2))),
    (".ds.x", Plain(|a, s| data::reserve(a, s, 12))),
    (".else", Plain(conditional::otherwise)),
    (".elseif", Plain(conditional::otherwise_if)),
    (".end", Plain(misc::end)),
    (".endif", Plain(conditional::end)),
    (".endm", Plain(macros::stray_end)),
    (".endmacro", Plain(macros::stray_end)),
    (".endr", Plain(macros::stray_end)),
    (".equ", Plain(|a, s| symbols::set(a, s, false))),
    (".equiv", Plain(|a, s| symbols::set(a, s, true))),
    (".err", Plain(misc::bare_error)),
    (".error", Plain(misc::error)),
    (".exitm", Expanding(macros::exit)),
    (".extern", Plain(misc::ignore)),
    (".file", Plain(lines::file)),
    (".fill", Plain(alignment::fill)),
    (".float", Plain(|a, s| data::fractions(a, s, 4))),
    (".global", Plain(|a, s| symbols::binding(a, s, Binding::Global))),
    (".globl", Plain(|a, s| symbols::binding(a, s, Binding::Global))),
    (".hidden", Plain(|a, s| symbols::visibility(a, s, Visibility::Hidden))),
    (".hword", Plain(|a, s| data::integers(a, s, 2))),
    (".ident", Plain(misc::ident)),
    (".if", Plain(|a, s| conditional::if_value(a, s, |value| value != 0))),
    (".ifb", Plain(|a, s| conditional::if_blank(a, s, true))),
    (".ifc", Plain(|a, s| conditional::if_same_text(a, s, true))),
    (".ifdef", Plain(|a, s| conditional::if_defined(a, s, true))),
    (".ifeq", Plain(|a, s| conditional::if_value(a, s, |value| value == 0))),
    (".ifeqs", Plain(|a, s| conditional::if_same_string(a, s, true))),
    (".ifge", Plain(|a, s| conditional::if_value(a, s, |value| value >= 0))),
    (".ifgt", Plain(|a, s| conditional::if_value(a, s, |value| value > 0))),
    (".ifle", Plain(|a, s| conditional::if_value(a, s, |value| value <= 0))),
    (".iflt", Plain(|a, s| conditional::if_value(a, s, |value| value < 0))),
    (".ifnb", Plain(|a, s| conditional::if_blank(a, s, false))),
    (".ifnc", Plain(|a, s| conditional::if_same_text(a, s, false))),
    (".ifndef", Plain(|a, s| conditional::if_defined(a, s, false))),
    (".ifne", Plain(|a, s| conditional::if_value(a, s, |value| value != 0))),
    (".ifnes", Plain(|a, s| conditional::if_same_string(a, s, false))),
    (".ifnotdef", Plain(|a, s| conditional::if_defined(a, s, false))),
    (".incbin", Plain(misc::other_file)),
    (".include", Plain(misc::other_file)),
    (".inst", Plain(|a, s| a.target_statement(s))),
    (".int", Plain(|a, s| data::integers(a, s, 4))),
    (".internal", Plain(|a, s| symbols::visibility(a, s, Visibility::Internal))),
    (".irp", Expanding(macros::repeat_values)),
    (".irpc", Expanding(macros::repeat_characters)),
    (".lcomm", Plain(symbols::local_common)),
    (".line", Plain(misc::ignore_number)),
    (".loc", Plain(lines::location)),
    (".local", Plain(|a, s| symbols::binding(a, s, Binding::Local))),
    (".long", Plain(|a, s| data::integers(a, s, 4))),
    (".lto_discard", Plain(linking::discard)),
    (".lto_set_conditional", Plain(|a, s| symbols::set(a, s, false))),
    (".ltorg", Plain(misc::pool)),
    (".macro", Plain(macros::define)),
    (".macros_off", Plain(|a, s| misc::macros(a, s, false))),
    (".macros_on", Plain(|a, s| misc::macros(a, s, true))),
    (".noaltmacro", Plain(|a, s| misc::alternate(a, s, false))),
    (".octa", Plain(data::octas)),
    (".org", Plain(alignment::org)),
    (".p2align", Plain(|a, s| alignment::align(a, s, true, 1))),
    (".p2alignl", Plain(|a, s| alignment::align(a, s, true, 4))),
    (".p2alignw", Plain(|a, s| alignment::align(a, s, true, 2))),
    (".pool", Plain(misc::pool)),
    (".popsection", Plain(sections::pop)),
    (".previous", Plain(sections::previous)),
    (".print", Plain(misc::warning)),
    (".protected", Plain(|a, s| symbols::visibility(a, s, Visibility::Protected))),
    (".purgem", Plain(macros::purge)),
    (".pushsection", Plain(sections::push)),
    (".quad", Plain(|a, s| data::integers(a, s, 8))),
    (".reloc", Plain(data::reloc)),
    (".rep", Expanding(macros::repeat)),
    (".rept", Expanding(macros::repeat)),
    (".rodata", Plain(|a, s| sections::named(a, s, b".rodata"))),
    (".section", Plain(sections::section)),
    (".set", Plain(|a, s| symbols::set(a, s, false))),
    (".short", Plain(|a, s| data::integers(a, s, 2))),
    (".single", Plain(|a, s| data::fractions(a, s, 4))),
    (".size", Plain(symbols::size)),
    (".skip", Plain(alignment::space)),
    (".sleb128", Plain(|a, s| data::leb128s(a, s, true))),
    (".space", Plain(alignment::space)),
    (".string", Plain(|a, s| data::strings(a, s, true))),
    (".subsection", Plain(sections::subsection)),
    (".symver", Plain(symbols::version)),
    (".tbss", Plain(|a, s| sections::named(a, s, b".tbss"))),
    (".tdata", Plain(|a, s| sections::named(a, s, b".tdata"))),
    (".text", Plain(|a, s| sections::named(a, s, b".text"))),
    (".tlsdesccall", Plain(|a, s| a.target_statement(s))),
    (".type", Plain(symbols::kind)),
    (".uleb128", Plain(|a, s| data::leb128s(a, s, false))),
    (".value", Plain(|a, s| data::integers(a, s, 2))),
    (".version", Plain(misc::version)),
    (".warning", Plain(misc::warning)),
    (".weak", Plain(|a, s| symbols::binding(a, s, Binding::Weak))),
    (".weakref", Plain(symbols::weak_reference)),
    (
        ".word",
        Plain(|a, s| {
            let bytes = if a.set.syntax().hash_comments { 2 } else { 4 };
            data::integers(a, s, bytes)
        }),
    ),
    (".xword", Plain(|a, s| data::integers(a, s, 8))),
    (".zero", Plain(alignment::space)),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_is_sorted() {
        assert!(DIRECTIVES.is_sorted_by(|left, right| left.0 < right.0));
    }
}
