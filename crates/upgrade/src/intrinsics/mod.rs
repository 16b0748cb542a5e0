//! Retired intrinsics: recognizing their declarations and rewriting their calls.
//!
//! The tables of [`Rule`]s map names to actions. A rule either *rewrites* each call individually (the
//! declaration is removed), or *redirects* to a current declaration, which is added even if there is no call.
//! Rewriters build instructions before the call with the helpers of [`UpgradeContext`].
//!
//! To add a rule, put it in the table of its target (`TABLES`), sorted by pattern:
//!
//! ```text
//! rule("x86.sse2.padds.*", rewrite(|cx| saturating(cx, ids::SADD_SAT))),
//! rule("ctlz.*", redirect(|old| old.declare(ids::CTLZ, &[old.result()]), add_false)).when(|old| old.params().len() == 1),
//! ```

mod aarch64;
mod adapt;
mod amdgcn;
mod arm;
mod context;
mod debug;
mod generic;
mod newer;
mod nvvm;
mod riscv;
mod sites;
mod wasm;
mod x86;

use draig_ir::intrinsics::{self, IntrinsicError, IntrinsicId};
use draig_ir::{Global, GlobalData, GlobalKind, Inst, Module, Opcode, Symbol, Type, TypeKind, Value};
use draig_tables::history::CURRENT;
use draig_tables::intrinsics::{TypePattern, ids};
use rustc_hash::{FxHashMap, FxHashSet};

pub(crate) use context::{UpgradeContext, by_name};
use sites::{CallOrder, CallSites, Replaced};

/// Length of the longest fixed vector in the type of a retired intrinsic whose calls are rewritten, because
/// rewriters make masks of that length.
const MAX_LANES: u32 = 4096;

/// Outcome for a call.
pub(crate) enum Outcome {
    /// The call is removed, and its uses are replaced by this value, which keeps its name.
    Replace(Value),
    /// The call is removed, and its uses are replaced by this value, which takes the call's name.
    ReplaceNamed(Value),
    /// The call is removed; it had no uses.
    Erase,
    /// The call stays, changed in place.
    Keep,
}

/// Rewrites one call. `None` leaves it unchanged and removes new instructions.
pub(crate) type Rewrite = fn(&mut UpgradeContext<'_>) -> Option<Outcome>;

/// Redirects one call to a current declaration.
pub(crate) type Redirect = fn(&mut UpgradeContext<'_>, Global) -> Option<Outcome>;

/// Action for a retired intrinsic.
#[derive(Clone, Copy)]
pub(crate) enum Action {
    /// Each call is rewritten.
    Rewrite(Rewrite),
    /// The declaration is replaced, and each call redirected to the new one. If there is no declaration
    /// (`None`), the rule does not apply.
    Redirect(fn(&mut OldDeclaration<'_>) -> Option<Global>, Redirect),
}

/// Rule for one retired name, or for all names with a prefix.
#[derive(Clone, Copy)]
pub(crate) struct Rule {
    /// The name without `llvm.`; a trailing `*` stands for any text, including none.
    pattern: &'static str,
    /// An additional condition.
    applies: fn(&OldDeclaration<'_>) -> bool,
    action: Action,
}

/// Creates a rule for every declaration that matches this pattern.
pub(crate) const fn rule(pattern: &'static str, action: Action) -> Rule {
    Rule { pattern, applies: |_| true, action }
}

/// See [`Action::Rewrite`].
pub(crate) const fn rewrite(call: Rewrite) -> Action {
    Action::Rewrite(call)
}

/// See [`Action::Redirect`].
pub(crate) const fn redirect(declare: fn(&mut OldDeclaration<'_>) -> Option<Global>, call: Redirect) -> Action {
    Action::Redirect(declare, call)
}

/// Redirects calls and keeps their arguments, name and attributes; only the callee changes.
pub(crate) const fn rename(declare: fn(&mut OldDeclaration<'_>) -> Option<Global>) -> Action {
    Action::Redirect(declare, |cx, callee| Some(cx.redirect_call(callee)))
}

impl Rule {
    /// Adds a condition.
    pub(crate) const fn when(mut self, applies: fn(&OldDeclaration<'_>) -> bool) -> Rule {
        self.applies = applies;
        self
    }

    fn key(&self) -> (&'static [u8], bool) {
        match self.pattern.as_bytes() {
            [name @ .., b'*'] => (name, true),
            name => (name, false),
        }
    }
}

/// Returns the declaration of a current intrinsic, adding it if it is new. `None` if the overload types do
/// not match.
fn declare(module: &mut Module, id: IntrinsicId, overloads: &[Type]) -> Option<Global> {
    match intrinsics::get_declaration(module, id, overloads) {
        Ok(declaration) => Some(declaration),
        Err(IntrinsicError::NameTaken(other)) => {
            // Another retired declaration, which is handled later.
            let aside = [module.name(other), b".invalid"].concat();
            let aside = module.tables.strings.intern(&aside);
            module.rename(other, aside);
            intrinsics::get_declaration(module, id, overloads).ok()
        }
        Err(_) => None,
    }
}

/// A declaration that may be of a retired intrinsic.
pub(crate) struct OldDeclaration<'a> {
    pub(crate) module: &'a mut Module,
    /// The declaration.
    pub(crate) function: Global,
    /// Its name without `llvm.`.
    pub(crate) name: &'a [u8],
    /// The version of LLVM whose reader is emulated.
    pub(crate) version: u32,
}

impl OldDeclaration<'_> {
    /// Returns the parameter types.
    pub(crate) fn params(&self) -> &[Type] {
        self.module.param_types(self.function)
    }

    /// Returns a parameter type. If there are fewer, returns `void`, which no parameter has.
    pub(crate) fn param(&self, number: usize) -> Type {
        self.params().get(number).copied().unwrap_or(Type::VOID)
    }

    /// Returns the result type.
    pub(crate) fn result(&self) -> Type {
        let ty = self.module.global(self.function).value_type;
        self.module.tables.types.as_function(ty).map_or(Type::VOID, |function| function.result)
    }

    /// Returns the declaration of a current intrinsic; `None` if the overload types do not match.
    pub(crate) fn declare(&mut self, id: IntrinsicId, overloads: &[Type]) -> Option<Global> {
        declare(self.module, id, overloads)
    }

    /// Same as [`OldDeclaration::declare`], by base name, such as `x86.sse41.ptestc`.
    #[allow(dead_code, reason = "for intrinsics of targets, whose ids have no constants")]
    pub(crate) fn declare_named(&mut self, name: &str, overloads: &[Type]) -> Option<Global> {
        self.declare(by_name(name)?, overloads)
    }

    /// Returns the declaration of a current intrinsic that has the type of this one.
    pub(crate) fn declare_same_type(&mut self, id: IntrinsicId) -> Option<Global> {
        let ty = self.module.global(self.function).value_type;
        let overloads = intrinsics::match_signature(&self.module.tables, id, ty).ok()?;
        self.declare(id, &overloads)
    }

    /// Whether the types contain no fixed vector that is too long to be rewritten lane by lane.
    fn is_rewritable(&self) -> bool {
        let short = |ty: &Type| {
            let types = &self.module.tables.types;
            types.vector_len(*ty).is_none_or(|(len, scalable)| scalable || len <= MAX_LANES)
        };
        self.params().iter().all(short) && short(&self.result())
    }
}

impl UpgradeContext<'_> {
    /// Redirects the call to a function of the same type. If only the result differs, in that a named struct
    /// became a literal one, the result is rebuilt from its parts; otherwise the call is left to the
    /// verifier.
    pub(crate) fn redirect_call(&mut self, callee: Global) -> Outcome {
        let call = self.call;
        let new_type = self.module().global(callee).value_type;
        let Some(info) = self.body().call(self.call).copied() else {
            return Outcome::Keep;
        };
        let last = self.body().operands(self.call).len() - 1;
        let new_result = self.module().tables.types.as_function(new_type).map(|function| function.result);
        if info.function_type != new_type
            && let Some(new_result) = new_result
            && self.body().opcode(self.call) == Opcode::Call
            && let Some(outcome) = self.rebuild_struct(callee, new_result)
        {
            return outcome;
        }
        self.body_mut().set_operand(call, last, callee);
        Outcome::Keep
    }

    fn rebuild_struct(&mut self, callee: Global, new_result: Type) -> Option<Outcome> {
        let old = self.result_type();
        let types = &self.module().tables.types;
        if !matches!(types.kind(old), TypeKind::NamedStruct(_) | TypeKind::Struct { packed: true, .. })
            || types.struct_fields(old) != types.struct_fields(new_result)
        {
            return None;
        }
        let fields = types.struct_fields(old)?.len() as u32;
        let args = self.args();
        let attributes = self.call_attributes();
        let call = self.call_function(callee, &args);
        self.set_attributes(call, attributes);
        let mut result = self.poison(old);
        for field in 0..fields {
            let part = self.extract_value(call.into(), field);
            result = self.insert_value(result, part, field);
        }
        Some(Outcome::Replace(result))
    }
}

/// Tables by the first component of the names in them; the first table has all other names. Each is sorted by
/// pattern, ignoring `*`.
static TABLES: &[(&str, &[Rule])] = &[
    ("", generic::RULES),
    ("aarch64", aarch64::RULES),
    ("amdgcn", amdgcn::RULES),
    ("arm", arm::RULES),
    ("nvvm", nvvm::RULES),
    ("riscv", riscv::RULES),
    ("wasm", wasm::RULES),
    ("x86", x86::RULES),
];

/// Upgrades every declaration of an intrinsic: retired ones by the rules, stale names to the current ones,
/// attributes to those of the table. The `undeclared` ones, which represent calls without a declaration, come
/// first.
pub(crate) fn upgrade(module: &mut Module, undeclared: &[Global], version: u32) {
    let first_new = module.global_count();
    let undeclared: FxHashSet<Global> = undeclared.iter().copied().collect();
    let mut declarations = declarations(module);
    declarations.sort_by_key(|function| !undeclared.contains(function));
    upgrade_declarations(module, declarations, &undeclared, version);
    // LLVM also visits the declarations that it has added: their names may be made from the wrong types.
    let mut added = self::declarations(module);
    added.retain(|function| function.as_u32() as usize >= first_new);
    upgrade_declarations(module, added, &FxHashSet::default(), version);
    if version > CURRENT {
        newer::finish(module);
    }
}

/// Same as [`upgrade`], in the order in which LLVM's bitcode reader visits calls: all declarations, then body
/// after body, call after call.
pub(crate) fn upgrade_by_bodies(module: &mut Module, version: u32) {
    upgrade_bodies(module, version);
    if version > CURRENT {
        newer::finish(module);
    }
}

fn upgrade_bodies(module: &mut Module, version: u32) {
    struct Retired {
        function: Global,
        name: Vec<u8>,
        step: Step,
        done: bool,
    }
    let mut retired: Vec<Retired> = Vec::new();
    let mut at = 0;
    // new declarations are visited in turn
    while let Some(&function) = module.functions().get(at) {
        at += 1;
        if !module.name(function).starts_with(PREFIX) {
            continue;
        }
        if !is_candidate(module, function, version) {
            set_attributes(module, function, version);
            continue;
        }
        let name = module.name(function).to_vec();
        if let Some(step) = choose(module, function, &name, version) {
            retired.push(Retired { function, name, step, done: true });
        }
    }
    if retired.is_empty() {
        return;
    }
    let places: FxHashMap<Global, usize> = retired.iter().enumerate().map(|(at, one)| (one.function, at)).collect();
    let sites = CallSites::collect(module, places.keys().copied());
    let mut replaced = Replaced::default();
    for caller in module.functions().to_vec() {
        let Some(body) = module.body(caller) else { continue };
        let calls: Vec<(Inst, usize)> = body
            .insts()
            .filter(|&inst| body.opcode(inst).is_call())
            .filter_map(|inst| Some((inst, *places.get(&body.operands(inst).last()?.as_global()?)?)))
            .collect();
        for (call, at) in calls {
            let one = &mut retired[at];
            let name = &one.name[PREFIX.len()..];
            one.done &= upgrade_call(module, caller, call, name, one.step, &mut replaced);
        }
    }
    let mut unused = FxHashSet::default();
    for one in retired {
        let remains = !one.done || sites.is_used_otherwise(one.function);
        // A summary still uses the old name.
        if remains || module.find(&one.name).is_none() {
            let symbol = module.tables.strings.intern(&one.name);
            module.rename(one.function, symbol);
        }
        if !remains {
            unused.insert(one.function);
        }
    }
    module.remove_globals(|function| unused.contains(&function));
    replaced.apply(module);
}

/// Functions with names of intrinsics. Definitions, which the verifier refuses, are treated alike.
fn declarations(module: &Module) -> Vec<Global> {
    module.functions().iter().copied().filter(|&function| module.name(function).starts_with(PREFIX)).collect()
}

/// Upgrades these declarations. Calls of `undeclared` functions are redirected to the new declarations
/// immediately.
fn upgrade_declarations(module: &mut Module, declarations: Vec<Global>, undeclared: &FxHashSet<Global>, version: u32) {
    let mut retired = Vec::new();
    for function in declarations {
        if is_candidate(module, function, version) {
            retired.push(function);
        } else {
            set_attributes(module, function, version);
        }
    }
    if retired.is_empty() {
        return;
    }
    let mut sites = CallSites::collect(module, retired.iter().copied());
    let mut replaced = Replaced::default();
    let mut added = FxHashMap::default();
    let mut unused = FxHashSet::default();
    let before = if undeclared.is_empty() { Vec::new() } else { module.functions().to_vec() };
    for function in retired {
        // It may have been renamed by now, and LLVM uses its new name.
        let name = module.name(function).to_vec();
        let first_new = module.global_count();
        let order = if undeclared.contains(&function) { CallOrder::LastFirst } else { CallOrder::ByUses };
        let calls = sites.take(module, function, order);
        if upgrade_function(module, function, &name, calls, &sites, &mut replaced, version) {
            // This also removes calls in its own body.
            module.set_body(function, None);
            unused.insert(function);
        }
        if undeclared.contains(&function) && module.global_count() > first_new {
            let is_new = |one: &&Global| one.as_u32() as usize >= first_new;
            let new: Vec<Global> = module.functions().iter().rev().take_while(is_new).copied().collect();
            added.insert(function, new.into_iter().rev().collect());
        }
    }
    module.remove_globals(|function| unused.contains(&function));
    if !added.is_empty() {
        move_added(module, &before, added);
    }
    replaced.apply(module);
}

/// Moves each new function (not in `before`) to the position of the function that it replaces.
fn move_added(module: &mut Module, before: &[Global], mut added: FxHashMap<Global, Vec<Global>>) {
    let moved: FxHashSet<Global> = added.values().flatten().copied().collect();
    let kept: FxHashSet<Global> = module.functions().iter().copied().filter(|one| !moved.contains(one)).collect();
    let mut order = Vec::with_capacity(module.functions().len());
    for &function in before {
        order.extend(kept.contains(&function).then_some(function));
        order.extend(added.remove(&function).unwrap_or_default());
    }
    let known: FxHashSet<Global> = order.iter().copied().collect();
    order.extend(module.functions().iter().copied().filter(|one| !known.contains(one)));
    module.reorder_functions(order);
}

/// Prefix of the names of intrinsics.
const PREFIX: &[u8] = b"llvm.";

/// Whether a rule may apply to a declaration, or its name differs from the one that its types imply.
fn is_candidate(module: &mut Module, function: Global, version: u32) -> bool {
    let name = module.name(function).to_vec();
    let old = OldDeclaration { module, function, name: &name[PREFIX.len()..], version };
    old.rules().next().is_some()
        || literal_result(module, function).is_some()
        || intrinsics::remangle_for(module, function, version).is_some()
}

/// Sets the attributes of a declaration to those of the table of intrinsics, ignoring those that were written.
fn set_attributes(module: &mut Module, function: Global, version: u32) {
    let Some(id) = intrinsics::id_of(module, function) else {
        return;
    };
    if version > CURRENT && id.is_retired() {
        return;
    }
    let ty = module.global(function).value_type;
    if intrinsics::match_signature(&module.tables, id, ty).is_ok() {
        let attributes = intrinsics::attributes(&mut module.tables, id, ty);
        if let Some(data) = module.global_mut(function).as_function_mut() {
            data.attributes = attributes;
        }
    }
}

impl OldDeclaration<'_> {
    /// Returns the rules that apply, longest pattern first.
    fn rules(&self) -> impl Iterator<Item = &'static Rule> {
        let family = self.name.split(|&byte| byte == b'.').next().unwrap_or_default();
        let own = TABLES.iter().find(|(target, _)| target.as_bytes() == family);
        let rules = own.or_else(|| TABLES.first()).map_or(&[][..], |(_, rules)| rules);
        let newer = if self.version > CURRENT { newer::RULES } else { &[] };
        let rules = patterns(newer, self.name).chain(patterns(rules, self.name));
        rules.filter(|rule| (rule.applies)(self))
    }
}

/// Returns the rules whose pattern matches a name, longest pattern first. In bytewise order, every matching
/// pattern is at or before the name. After a pattern that does not match, the search continues with the
/// common prefix of name and pattern.
fn patterns<'n>(rules: &'static [Rule], name: &'n [u8]) -> impl Iterator<Item = &'static Rule> + use<'n> {
    let mut end = rules.len();
    let mut common = name;
    std::iter::from_fn(move || {
        loop {
            end = rules[..end].partition_point(|rule| rule.key().0 <= common);
            end = end.checked_sub(1)?;
            let (text, open) = rules[end].key();
            if text == name || open && name.starts_with(text) {
                return Some(&rules[end]);
            }
            let shared = text.iter().zip(common).take_while(|(a, b)| a == b).count();
            common = &common[..shared];
        }
    })
}

/// Chooses the action for calls of a declaration: a rule, or a new name if the current one is stale. Renames
/// the old declaration and declares the target. Otherwise, only sets the attributes of the declaration.
fn choose(module: &mut Module, function: Global, old_name: &[u8], version: u32) -> Option<Step> {
    let name = &old_name[PREFIX.len()..];
    let mut old = OldDeclaration { module, function, name, version };
    let rules: Vec<&Rule> = old.rules().collect();
    // The new declaration may need the name.
    let aside = old.module.tables.strings.intern(&[old_name, b".old"].concat());
    old.module.rename(function, aside);
    let choice = rules.into_iter().find_map(|rule| match rule.action {
        Action::Rewrite(call) if old.is_rewritable() => Some((None, Step::Rewrite(call))),
        Action::Rewrite(_) => None,
        Action::Redirect(declare, call) => declare(&mut old).map(|new| (Some(new), Step::Redirect(call, new))),
    });
    let symbol = module.tables.strings.intern(old_name);
    let (new, step) = match choice {
        Some(choice) => choice,
        None => {
            let literal = declare_with_literal_result(module, function, symbol, version);
            if literal.is_none() {
                module.rename(function, symbol);
            }
            match literal.or_else(|| intrinsics::remangled_declaration_for(module, function, version)) {
                Some(new) => (Some(new), Step::Redirect(renamed_call, new)),
                None => {
                    set_attributes(module, function, version);
                    return None;
                }
            }
        }
    };
    if let Some(new) = new {
        set_attributes(module, new, version);
    }
    Some(step)
}

/// Upgrades one declaration with its calls, if a rule applies or its name is stale. Returns whether it became
/// unused.
fn upgrade_function(
    module: &mut Module,
    function: Global,
    old_name: &[u8],
    calls: Vec<(Global, Inst)>,
    sites: &CallSites,
    replaced: &mut Replaced,
    version: u32,
) -> bool {
    let name = &old_name[PREFIX.len()..];
    let symbol = module.tables.strings.intern(old_name);
    let Some(step) = choose(module, function, old_name, version) else { return false };
    let mut done = true;
    for (caller, call) in calls {
        if module.body(caller).is_some() {
            done &= upgrade_call(module, caller, call, name, step, replaced);
        }
    }
    let remains = !done || sites.is_used_otherwise(function);
    if remains {
        module.rename(function, symbol);
    }
    !remains
}

/// Calls of these intrinsics lose their other properties (attributes, `tail`) even if only the name is stale.
/// LLVM recreates such calls for other reasons, and does not distinguish the cases.
const RECREATED: &[IntrinsicId] =
    &[ids::BITREVERSE, ids::CONVERT_FROM_FP16, ids::CTPOP, ids::OBJECTSIZE, ids::THREAD_POINTER];

/// Redirects a call of a declaration whose name is stale.
fn renamed_call(cx: &mut UpgradeContext<'_>, callee: Global) -> Option<Outcome> {
    let id = intrinsics::id_of(cx.module(), callee);
    let form = (id, cx.arg_count());
    if let Some((.., redirect)) = generic::OLD_CALLS.iter().find(|(id, count, _)| (Some(*id), *count) == form) {
        return redirect(cx, callee);
    }
    if let Some(redirect) = aarch64::load_of_struct(cx, callee) {
        return redirect(cx, callee);
    }
    // The same holds for the stores of NEON, whose ids have no constants.
    let is_recreated = cx.name.strip_prefix(b"arm.neon.vst").is_some_and(|rest| !rest.starts_with(b"1x"))
        || id.is_some_and(|id| RECREATED.contains(&id));
    match is_recreated.then(|| adapt::plain_call(cx, callee)).flatten() {
        Some(outcome) => Some(outcome),
        None => Some(cx.redirect_call(callee)),
    }
}

/// Returns the type of an intrinsic with its identified or packed result struct replaced by a literal one.
/// Intrinsics return only literal structs, unless they accept any result type.
fn literal_result(module: &mut Module, function: Global) -> Option<Type> {
    let ty = module.tables.types.as_function(module.global(function).value_type)?.clone();
    let types = &mut module.tables.types;
    if !matches!(types.kind(ty.result), TypeKind::NamedStruct(_) | TypeKind::Struct { packed: true, .. }) {
        return None;
    }
    let fields = types.struct_fields(ty.result)?.to_vec();
    let id = intrinsics::lookup(module.name(function))?;
    if !matches!(id.signature().next(), Some(TypePattern::Struct(_))) {
        return None;
    }
    let types = &mut module.tables.types;
    let result = types.literal_struct(&fields, false);
    Some(types.function(result, &ty.params, ty.vararg))
}

/// Adds the declaration with such a type for one that was renamed and had this name.
fn declare_with_literal_result(module: &mut Module, function: Global, name: Symbol, version: u32) -> Option<Global> {
    let aside = module.global(function).name;
    module.rename(function, name);
    let ty = literal_result(module, function)?;
    module.rename(function, aside);
    let address_type = module.global(function).address_type;
    let kind = GlobalKind::Function(draig_ir::Function::default());
    let new = module.add_global(GlobalData::new(name, ty, address_type, kind));
    let Some(remangled) = intrinsics::remangled_declaration_for(module, new, version) else { return Some(new) };
    module.remove_global(new);
    Some(remangled)
}

/// Replaces the calls of any function as [`Action::Redirect`] does those of a declaration. Returns whether
/// the function became unused.
pub(crate) fn replace_calls(module: &mut Module, old: Global, new: Global, redirect: Redirect) -> bool {
    let mut sites = CallSites::collect(module, std::iter::once(old));
    let mut done = !sites.is_used_otherwise(old);
    let step = Step::Redirect(redirect, new);
    let mut replaced = Replaced::default();
    for (caller, call) in sites.take(module, old, CallOrder::ByUses) {
        let Some(body) = module.body(caller) else { continue };
        done &= body.opcode(call) == Opcode::Call && upgrade_call(module, caller, call, b"", step, &mut replaced);
    }
    replaced.apply(module);
    done
}

/// Action for one call.
#[derive(Clone, Copy)]
enum Step {
    Rewrite(Rewrite),
    Redirect(Redirect, Global),
}

/// Upgrades one call. Returns whether it no longer calls the retired intrinsic.
fn upgrade_call(
    module: &mut Module,
    function: Global,
    call: Inst,
    name: &[u8],
    step: Step,
    replaced: &mut Replaced,
) -> bool {
    let Some(editor) = module.edit(function) else { return true };
    let is_call = editor.body().opcode(call) == Opcode::Call;
    let mut cx = UpgradeContext::new(editor, call, name);
    let start = cx.mark();
    let outcome = match step {
        Step::Rewrite(rewrite) if is_call => rewrite(&mut cx),
        // An invoke ends its block, so nothing can be built after it.
        Step::Rewrite(_) => None,
        Step::Redirect(redirect, callee) if is_call => redirect(&mut cx, callee),
        Step::Redirect(_, callee) => Some(cx.redirect_call(callee)),
    };
    match outcome {
        None => {
            cx.undo_to(start);
            return false;
        }
        Some(Outcome::Keep) => return true,
        Some(Outcome::Erase) => {}
        Some(Outcome::Replace(value)) => replaced.replace(function, cx.body_mut(), call, value),
        Some(Outcome::ReplaceNamed(value)) => {
            if let Some(inst) = value.as_inst() {
                cx.take_name(inst);
            }
            replaced.replace(function, cx.body_mut(), call, value);
        }
    }
    cx.body_mut().remove_inst(call);
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use draig_ir::{Body, CallInfo, Function, InstBuild};

    fn add_function(module: &mut Module, name: &str, result: Type, params: &[Type]) -> Global {
        let ty = module.tables.types.function(result, params, false);
        let name = module.tables.strings.intern(name.as_bytes());
        module.add_global(GlobalData::new(name, ty, Type::PTR, GlobalKind::Function(Function::default())))
    }

    /// `define ty @f(ty %0) { %r = call ty @name(ty %0, …)  ret ty %r }` with the given number of arguments.
    fn call_of(name: &str, ty: impl Fn(&mut Module) -> Type, args: usize) -> (Module, Global) {
        let mut module = Module::new(b"m");
        let ty = ty(&mut module);
        let caller = add_function(&mut module, "f", ty, &[ty]);
        let callee = add_function(&mut module, name, ty, &vec![ty; args]);
        let mut body = Body::new();
        let block = body.add_block();
        let mut operands = vec![Value::arg(0); args];
        operands.push(callee.into());
        let info = CallInfo::new(module.global(callee).value_type);
        let call = body.append_call(block, Opcode::Call, ty, 0, info, &[], 0, &operands);
        body.names_mut().set(call, b"r");
        body.append_inst(block, InstBuild::new(Opcode::Ret, Type::VOID), &[call.into()]);
        module.set_body(caller, Some(Box::new(body)));
        (module, caller)
    }

    /// Name of the first callee, name of that call and number of its arguments.
    fn first_call(module: &Module, caller: Global) -> (String, Option<Vec<u8>>, usize) {
        let body = module.body(caller).unwrap();
        let call = body.insts().next().unwrap();
        let callee = body.callee(call).and_then(Value::as_global).unwrap();
        let name = String::from_utf8(module.name(callee).to_vec()).unwrap();
        assert_eq!(body.operands(body.next_inst(call).unwrap()), [Value::from(call)]);
        (name, body.names().get(call).map(<[u8]>::to_vec), body.call_args(call).len())
    }

    #[test]
    fn a_rewritten_call_becomes_an_unnamed_value_without_the_declaration() {
        let (mut module, caller) = call_of("llvm.x86.sse2.padds.b", |m| m.tables.types.vector(Type::I8, 16, false), 2);
        upgrade(&mut module, &[], CURRENT);
        assert_eq!(first_call(&module, caller), ("llvm.sadd.sat.v16i8".into(), None, 2));
        assert_eq!(module.functions().len(), 2);
        assert!(module.find(b"llvm.x86.sse2.padds.b").is_none());
    }

    #[test]
    fn a_redirected_call_keeps_its_name() {
        let (mut module, caller) = call_of("llvm.ctlz.i32", |_| Type::I32, 1);
        upgrade(&mut module, &[], CURRENT);
        assert_eq!(first_call(&module, caller), ("llvm.ctlz.i32".into(), Some(b"r".to_vec()), 2));
        assert_eq!(module.functions().len(), 2);
    }

    #[test]
    fn a_call_that_fits_no_rule_stays() {
        let (mut module, caller) = call_of("llvm.x86.sse2.padds.b", |_| Type::I32, 1);
        upgrade(&mut module, &[], CURRENT);
        assert_eq!(first_call(&module, caller), ("llvm.x86.sse2.padds.b".into(), Some(b"r".to_vec()), 1));
    }

    #[test]
    fn tables_are_sorted_and_name_each_pattern_once() {
        for (target, rules) in TABLES.iter().copied().chain([("", newer::RULES)]) {
            assert!(rules.is_sorted_by(|a, b| a.key() < b.key() || a.key().0 == b.key().0), "{target}");
            for rule in rules {
                assert!(target.is_empty() || rule.pattern.starts_with(target), "{}", rule.pattern);
            }
        }
    }

    static SAMPLE: &[Rule] = &[
        rule("a.*", rewrite(|_| None)),
        rule("a.b", rewrite(|_| None)),
        rule("a.b.*", rewrite(|_| None)),
        rule("a.b.c.d", rewrite(|_| None)),
        rule("a.b.x*", rewrite(|_| None)),
    ];

    #[test]
    fn patterns_are_found_longest_first() {
        let found = |name: &str| -> Vec<&str> { patterns(SAMPLE, name.as_bytes()).map(|rule| rule.pattern).collect() };
        assert_eq!(found("a.b"), ["a.b", "a.*"]);
        assert_eq!(found("a.b.c"), ["a.b.*", "a.*"]);
        assert_eq!(found("a.b.c.d"), ["a.b.c.d", "a.b.*", "a.*"]);
        assert_eq!(found("a.b.c.e"), ["a.b.*", "a.*"]);
        assert_eq!(found("a.b.xyz"), ["a.b.x*", "a.b.*", "a.*"]);
        assert_eq!(found("a.z"), ["a.*"]);
        assert!(found("a").is_empty() && found("").is_empty() && found("b").is_empty());
    }
}
