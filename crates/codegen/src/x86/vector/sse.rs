//! Intrinsics of x86 for SSE to SSE4.2: each is one instruction.

use draig_ir::{Inst, Type, Value};
use draig_mc::x86::direct::{Op, ops};
use draig_tables::IntrinsicId;

use super::super::compare::{Condition, Flags};
use super::super::registers::{XMM0, XMM15};
use super::super::{Selected, Selector};
use crate::features::Feature;
use crate::function::registers::Reg;
use crate::function::types::{Bank, Class};

/// Operands of an intrinsic's instruction, and what becomes of them.
#[derive(Clone, Copy)]
pub(in crate::x86) enum Form {
    /// The first operand is combined with the second.
    Two(Op),
    /// As `Two`, with a number as third operand.
    TwoImmediate(Op),
    One(Op),
    OneImmediate(Op),
    /// A general register gets what a vector register says.
    General(Op),
    /// By a number: with an immediate, or with a register.
    Shift(Op, Op),
    /// Flags, whether the operands are exchanged, and the condition.
    Flags(Op, bool, Flags),
    /// Lanes of the second operand where a mask in `xmm0` says so.
    Blend(Op),
    Plain(Op),
}

const EQUAL: Flags = Flags::Both(Condition::E, Condition::NP);
const UNEQUAL: Flags = Flags::Either(Condition::NE, Condition::P);
const ABOVE: Flags = Flags::One(Condition::A);
const AT_LEAST: Flags = Flags::One(Condition::AE);

/// Forms by the name without `llvm.x86.`, sorted.
const FORMS: &[(&str, Form)] = &[
    ("sse.cmp.ps", Form::TwoImmediate(ops::CMPPSrmi)),
    ("sse.cmp.ss", Form::TwoImmediate(ops::CMPSSrmi_Int)),
    ("sse.comieq.ss", Form::Flags(ops::COMISSrm, false, EQUAL)),
    ("sse.comige.ss", Form::Flags(ops::COMISSrm, false, AT_LEAST)),
    ("sse.comigt.ss", Form::Flags(ops::COMISSrm, false, ABOVE)),
    ("sse.comile.ss", Form::Flags(ops::COMISSrm, true, AT_LEAST)),
    ("sse.comilt.ss", Form::Flags(ops::COMISSrm, true, ABOVE)),
    ("sse.comineq.ss", Form::Flags(ops::COMISSrm, false, UNEQUAL)),
    ("sse.cvtss2si", Form::General(ops::CVTSS2SIrm_Int)),
    ("sse.cvtss2si64", Form::General(ops::CVTSS2SI64rm_Int)),
    ("sse.cvttss2si", Form::General(ops::CVTTSS2SIrm_Int)),
    ("sse.cvttss2si64", Form::General(ops::CVTTSS2SI64rm_Int)),
    ("sse.max.ps", Form::Two(ops::MAXPSrm)),
    ("sse.max.ss", Form::Two(ops::MAXSSrm_Int)),
    ("sse.min.ps", Form::Two(ops::MINPSrm)),
    ("sse.min.ss", Form::Two(ops::MINSSrm_Int)),
    ("sse.movmsk.ps", Form::General(ops::MOVMSKPSrr)),
    ("sse.rcp.ps", Form::One(ops::RCPPSm)),
    ("sse.rcp.ss", Form::One(ops::RCPSSm_Int)),
    ("sse.rsqrt.ps", Form::One(ops::RSQRTPSm)),
    ("sse.rsqrt.ss", Form::One(ops::RSQRTSSm_Int)),
    ("sse.sfence", Form::Plain(ops::SFENCE)),
    ("sse.ucomieq.ss", Form::Flags(ops::UCOMISSrm, false, EQUAL)),
    ("sse.ucomige.ss", Form::Flags(ops::UCOMISSrm, false, AT_LEAST)),
    ("sse.ucomigt.ss", Form::Flags(ops::UCOMISSrm, false, ABOVE)),
    ("sse.ucomile.ss", Form::Flags(ops::UCOMISSrm, true, AT_LEAST)),
    ("sse.ucomilt.ss", Form::Flags(ops::UCOMISSrm, true, ABOVE)),
    ("sse.ucomineq.ss", Form::Flags(ops::UCOMISSrm, false, UNEQUAL)),
    ("sse2.cmp.pd", Form::TwoImmediate(ops::CMPPDrmi)),
    ("sse2.cmp.sd", Form::TwoImmediate(ops::CMPSDrmi_Int)),
    ("sse2.comieq.sd", Form::Flags(ops::COMISDrm, false, EQUAL)),
    ("sse2.comige.sd", Form::Flags(ops::COMISDrm, false, AT_LEAST)),
    ("sse2.comigt.sd", Form::Flags(ops::COMISDrm, false, ABOVE)),
    ("sse2.comile.sd", Form::Flags(ops::COMISDrm, true, AT_LEAST)),
    ("sse2.comilt.sd", Form::Flags(ops::COMISDrm, true, ABOVE)),
    ("sse2.comineq.sd", Form::Flags(ops::COMISDrm, false, UNEQUAL)),
    ("sse2.cvtpd2dq", Form::One(ops::CVTPD2DQrm)),
    ("sse2.cvtpd2ps", Form::One(ops::CVTPD2PSrm)),
    ("sse2.cvtps2dq", Form::One(ops::CVTPS2DQrm)),
    ("sse2.cvtsd2si", Form::General(ops::CVTSD2SIrm_Int)),
    ("sse2.cvtsd2si64", Form::General(ops::CVTSD2SI64rm_Int)),
    ("sse2.cvtsd2ss", Form::Two(ops::CVTSD2SSrm_Int)),
    ("sse2.cvttpd2dq", Form::One(ops::CVTTPD2DQrm)),
    ("sse2.cvttps2dq", Form::One(ops::CVTTPS2DQrm)),
    ("sse2.cvttsd2si", Form::General(ops::CVTTSD2SIrm_Int)),
    ("sse2.cvttsd2si64", Form::General(ops::CVTTSD2SI64rm_Int)),
    ("sse2.lfence", Form::Plain(ops::LFENCE)),
    ("sse2.max.pd", Form::Two(ops::MAXPDrm)),
    ("sse2.max.sd", Form::Two(ops::MAXSDrm_Int)),
    ("sse2.mfence", Form::Plain(ops::MFENCE)),
    ("sse2.min.pd", Form::Two(ops::MINPDrm)),
    ("sse2.min.sd", Form::Two(ops::MINSDrm_Int)),
    ("sse2.movmsk.pd", Form::General(ops::MOVMSKPDrr)),
    ("sse2.packssdw.128", Form::Two(ops::PACKSSDWrm)),
    ("sse2.packsswb.128", Form::Two(ops::PACKSSWBrm)),
    ("sse2.packuswb.128", Form::Two(ops::PACKUSWBrm)),
    ("sse2.pause", Form::Plain(ops::PAUSE)),
    ("sse2.pavg.b", Form::Two(ops::PAVGBrm)),
    ("sse2.pavg.w", Form::Two(ops::PAVGWrm)),
    ("sse2.pmadd.wd", Form::Two(ops::PMADDWDrm)),
    ("sse2.pmovmskb.128", Form::General(ops::PMOVMSKBrr)),
    ("sse2.pmulh.w", Form::Two(ops::PMULHWrm)),
    ("sse2.pmulhu.w", Form::Two(ops::PMULHUWrm)),
    ("sse2.psad.bw", Form::Two(ops::PSADBWrm)),
    ("sse2.psll.d", Form::Two(ops::PSLLDrm)),
    ("sse2.psll.q", Form::Two(ops::PSLLQrm)),
    ("sse2.psll.w", Form::Two(ops::PSLLWrm)),
    ("sse2.pslli.d", Form::Shift(ops::PSLLDri, ops::PSLLDrm)),
    ("sse2.pslli.q", Form::Shift(ops::PSLLQri, ops::PSLLQrm)),
    ("sse2.pslli.w", Form::Shift(ops::PSLLWri, ops::PSLLWrm)),
    ("sse2.psra.d", Form::Two(ops::PSRADrm)),
    ("sse2.psra.w", Form::Two(ops::PSRAWrm)),
    ("sse2.psrai.d", Form::Shift(ops::PSRADri, ops::PSRADrm)),
    ("sse2.psrai.w", Form::Shift(ops::PSRAWri, ops::PSRAWrm)),
    ("sse2.psrl.d", Form::Two(ops::PSRLDrm)),
    ("sse2.psrl.q", Form::Two(ops::PSRLQrm)),
    ("sse2.psrl.w", Form::Two(ops::PSRLWrm)),
    ("sse2.psrli.d", Form::Shift(ops::PSRLDri, ops::PSRLDrm)),
    ("sse2.psrli.q", Form::Shift(ops::PSRLQri, ops::PSRLQrm)),
    ("sse2.psrli.w", Form::Shift(ops::PSRLWri, ops::PSRLWrm)),
    ("sse2.ucomieq.sd", Form::Flags(ops::UCOMISDrm, false, EQUAL)),
    ("sse2.ucomige.sd", Form::Flags(ops::UCOMISDrm, false, AT_LEAST)),
    ("sse2.ucomigt.sd", Form::Flags(ops::UCOMISDrm, false, ABOVE)),
    ("sse2.ucomile.sd", Form::Flags(ops::UCOMISDrm, true, AT_LEAST)),
    ("sse2.ucomilt.sd", Form::Flags(ops::UCOMISDrm, true, ABOVE)),
    ("sse2.ucomineq.sd", Form::Flags(ops::UCOMISDrm, false, UNEQUAL)),
    ("sse3.addsub.pd", Form::Two(ops::ADDSUBPDrm)),
    ("sse3.addsub.ps", Form::Two(ops::ADDSUBPSrm)),
    ("sse3.hadd.pd", Form::Two(ops::HADDPDrm)),
    ("sse3.hadd.ps", Form::Two(ops::HADDPSrm)),
    ("sse3.hsub.pd", Form::Two(ops::HSUBPDrm)),
    ("sse3.hsub.ps", Form::Two(ops::HSUBPSrm)),
    ("sse41.blendvpd", Form::Blend(ops::BLENDVPDrm0)),
    ("sse41.blendvps", Form::Blend(ops::BLENDVPSrm0)),
    ("sse41.dppd", Form::TwoImmediate(ops::DPPDrmi)),
    ("sse41.dpps", Form::TwoImmediate(ops::DPPSrmi)),
    ("sse41.insertps", Form::TwoImmediate(ops::INSERTPSrr)),
    ("sse41.mpsadbw", Form::TwoImmediate(ops::MPSADBWrmi)),
    ("sse41.packusdw", Form::Two(ops::PACKUSDWrm)),
    ("sse41.pblendvb", Form::Blend(ops::PBLENDVBrm0)),
    ("sse41.phminposuw", Form::One(ops::PHMINPOSUWrm)),
    ("sse41.ptestc", Form::Flags(ops::PTESTrm, false, Flags::One(Condition::B))),
    ("sse41.ptestnzc", Form::Flags(ops::PTESTrm, false, Flags::One(Condition::A))),
    ("sse41.ptestz", Form::Flags(ops::PTESTrm, false, Flags::One(Condition::E))),
    ("sse41.round.pd", Form::OneImmediate(ops::ROUNDPDri)),
    ("sse41.round.ps", Form::OneImmediate(ops::ROUNDPSri)),
    ("sse41.round.sd", Form::TwoImmediate(ops::ROUNDSDri_Int)),
    ("sse41.round.ss", Form::TwoImmediate(ops::ROUNDSSri_Int)),
    ("ssse3.phadd.d.128", Form::Two(ops::PHADDDrm)),
    ("ssse3.phadd.sw.128", Form::Two(ops::PHADDSWrm)),
    ("ssse3.phadd.w.128", Form::Two(ops::PHADDWrm)),
    ("ssse3.phsub.d.128", Form::Two(ops::PHSUBDrm)),
    ("ssse3.phsub.sw.128", Form::Two(ops::PHSUBSWrm)),
    ("ssse3.phsub.w.128", Form::Two(ops::PHSUBWrm)),
    ("ssse3.pmadd.ub.sw.128", Form::Two(ops::PMADDUBSWrm)),
    ("ssse3.pmul.hr.sw.128", Form::Two(ops::PMULHRSWrm)),
    ("ssse3.pshuf.b.128", Form::Two(ops::PSHUFBrm)),
    ("ssse3.psign.b.128", Form::Two(ops::PSIGNBrm)),
    ("ssse3.psign.d.128", Form::Two(ops::PSIGNDrm)),
    ("ssse3.psign.w.128", Form::Two(ops::PSIGNWrm)),
];

/// Returns the form of an intrinsic of x86, and the feature that it needs.
pub(in crate::x86) fn form_of(id: IntrinsicId) -> Option<(Form, Option<Feature>)> {
    let name = id.name().strip_prefix("llvm.x86.")?;
    let at = FORMS.binary_search_by_key(&name, |&(name, _)| name).ok()?;
    let feature = match name.split('.').next() {
        Some("sse3") => Some(Feature::Sse3),
        Some("ssse3") => Some(Feature::Ssse3),
        Some("sse41") => Some(Feature::Sse41),
        _ => None,
    };
    Some((FORMS[at].1, feature))
}

impl Selector<'_, '_> {
    pub(in crate::x86) fn sse_intrinsic(
        &mut self,
        inst: Inst,
        ty: Type,
        id: IntrinsicId,
        form: (Form, Option<Feature>),
        arguments: &[Value],
    ) -> Selected {
        if form.1.is_some_and(|feature| !self.features.has(feature)) {
            return self.refuse(&format!("{} for a processor without it", id.name()));
        }
        for &argument in arguments {
            self.consume(argument);
        }
        let immediate = |selector: &Self| -> Option<i32> {
            let number = selector.integer_constant(*arguments.last()?)?;
            Some(number as i32)
        };
        match form.0 {
            Form::Plain(op) => {
                op.plain(self.code());
                Ok(())
            }
            Form::Two(op) => self.each_part(inst, ty, 1, |s, _| {
                let rm = s.register(arguments[1], 0, Class::V128)?;
                let reg = s.part_copy(arguments[0], 0)?;
                op.reg_reg(s.code(), reg.number(), rm.number());
                Ok(reg)
            }),
            Form::One(op) => self.each_part(inst, ty, 1, |s, _| {
                let reg = s.part_copy(arguments[0], 0)?;
                op.reg_reg(s.code(), reg.number(), reg.number());
                Ok(reg)
            }),
            Form::TwoImmediate(op) => {
                let Some(number) = immediate(self) else { return self.refuse(id.name()) };
                self.each_part(inst, ty, 1, |s, _| {
                    let other = s.register(arguments[1], 0, Class::V128)?;
                    let reg = s.part_copy(arguments[0], 0)?;
                    op.reg_reg_imm(s.code(), reg.number(), other.number(), number);
                    Ok(reg)
                })
            }
            Form::OneImmediate(op) => {
                let Some(number) = immediate(self) else { return self.refuse(id.name()) };
                self.each_part(inst, ty, 1, |s, _| {
                    let reg = s.part_copy(arguments[0], 0)?;
                    op.reg_reg_imm(s.code(), reg.number(), reg.number(), number);
                    Ok(reg)
                })
            }
            Form::General(op) => {
                let class = self.scalar(ty)?;
                let from = self.register(arguments[0], 0, Class::V128)?;
                let reg = self.result_register(inst, class);
                op.reg_reg(self.code(), reg.number(), from.number());
                self.define(inst, class, reg);
                Ok(())
            }
            Form::Shift(by_number, by_register) => self.each_part(inst, ty, 1, |s, _| {
                let reg = s.part_copy(arguments[0], 0)?;
                match s.integer_constant(arguments[1]) {
                    // All amounts that are too large do the same.
                    Some(number) => by_number.reg_imm(s.code(), reg.number(), (number as u32).min(255) as i32),
                    None => {
                        let amount = s.register(arguments[1], 0, Class::I32)?;
                        ops::MOVDI2PDIrm.reg_reg(s.code(), XMM15.number(), amount.number());
                        by_register.reg_reg(s.code(), reg.number(), XMM15.number());
                    }
                }
                Ok(reg)
            }),
            Form::Flags(op, is_exchanged, flags) => {
                let (first, second) = if is_exchanged { (1, 0) } else { (0, 1) };
                let left = self.register(arguments[first], 0, Class::V128)?;
                let right = self.register(arguments[second], 0, Class::V128)?;
                let reg = self.m.s.scratch(Bank::General);
                op.reg_reg(self.code(), left.number(), right.number());
                self.set_flags(reg, flags);
                ops::MOVZX32rr8.reg_reg(self.code(), reg.number(), reg.number());
                self.define(inst, Class::I32, reg);
                Ok(())
            }
            Form::Blend(op) => self.blend_by_xmm0(inst, ty, op, arguments),
        }
    }

    fn blend_by_xmm0(&mut self, inst: Inst, ty: Type, op: Op, arguments: &[Value]) -> Selected {
        self.m.s.take(XMM0);
        self.move_to(XMM0, arguments[2], 0, Class::V128)?;
        let other: Reg = self.register(arguments[1], 0, Class::V128)?;
        let reg = self.part_copy(arguments[0], 0)?;
        op.reg_reg(self.code(), reg.number(), other.number());
        self.create(inst, ty)?;
        self.define_part(inst, 0, reg);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn forms_are_sorted() {
        assert!(super::FORMS.is_sorted_by_key(|&(name, _)| name));
    }
}
