//! Extraction of parts of a module: some globals with their dependencies, or everything except unused
//! internal globals.

use draig_ir::{Global, Module};

use crate::dest::Dest;
use crate::mover::{Needs, link_module};
use crate::resolve::{Selection, choose};
use crate::source::Source;
use crate::{Conflict, Finding, LinkError, LinkOptions};

/// Returns a module with these globals and everything that they need: all globals reachable from them or,
/// with `shallow`, only the local ones, with the rest declared.
///
/// ```
/// use draig_asm::{ParseOptions, parse_module};
///
/// let text = b"define void @f() {\n  call void @g()\n  ret void\n}\ndefine void @g() {\n  ret void\n}\n@h = global i32 1";
/// let module = parse_module(text, &ParseOptions::default()).expect("it is well-formed").module;
/// let part = draig_link::extract(module, &[b"f"], false)?;
/// assert_eq!((part.functions().len(), part.variables().len()), (2, 0));
/// # Ok::<(), draig_link::LinkError>(())
/// ```
///
/// # Errors
/// Returns an error if the module does not define one of the names.
pub fn extract(module: Module, names: &[&[u8]], shallow: bool) -> Result<Module, LinkError> {
    let selection = selected(&module, names)?;
    let needs = if shallow { Needs::Locals } else { Needs::All };
    Ok(part(module, selection, needs)?.0)
}

/// Returns the globals of these names, which the module must define.
pub(crate) fn selected(module: &Module, names: &[&[u8]]) -> Result<Selection, LinkError> {
    let mut selection = Selection::default();
    for name in names {
        match module.find(name) {
            Some(global) if !module.is_declaration(global) => {
                selection.insert(global);
            }
            found => {
                let what = if found.is_some() { "only declares" } else { "has no global" };
                let message = format!("the module {what} '{}'", String::from_utf8_lossy(name));
                return Err(Finding::new(Conflict::Missing, message).into());
            }
        }
    }
    Ok(selection)
}

/// Returns the module without unused internal and discardable globals.
///
/// ```
/// use draig_asm::{ParseOptions, parse_module};
///
/// let text = b"@a = internal global i32 1\n@b = global ptr @c\n@c = internal global i32 2\n";
/// let module = parse_module(text, &ParseOptions::default()).expect("it is well-formed").module;
/// let module = draig_link::without_unused(module)?;
/// assert_eq!((module.find(b"a"), module.variables().len()), (None, 2));
/// # Ok::<(), draig_link::LinkError>(())
/// ```
///
/// # Errors
/// Returns an error if names of the module conflict with each other, which does not happen in a well-formed
/// module.
pub fn without_unused(module: Module) -> Result<Module, LinkError> {
    let mut dest = like(&module);
    let source_filename = module.source_filename.clone();
    let options = LinkOptions::default();
    let mut source = Source::new(module, &mut dest);
    let selection = choose(&mut dest, &mut source, &options, &mut Vec::new())?;
    link_module(&mut dest, source, selection, &options, Needs::Discardable, &mut Vec::new())?;
    let mut module = dest.finish();
    module.source_filename = source_filename;
    Ok(module)
}

/// Returns a module of the chosen globals, and the remaining module.
pub(crate) fn part(module: Module, selection: Selection, needs: Needs) -> Result<(Module, Source), LinkError> {
    let mut dest = like(&module);
    let source_filename = module.source_filename.clone();
    let taken: Vec<Global> = selection.globals.clone();
    let source = Source::new(module, &mut dest);
    let (mut rest, _) = link_module(&mut dest, source, selection, &LinkOptions::default(), needs, &mut Vec::new())?;
    for global in taken {
        let data = rest.module.global_mut(global);
        data.attachments.clear();
    }
    let mut module = dest.finish();
    module.source_filename = source_filename;
    Ok((module, rest))
}

/// Creates an empty module for parts of this one, whose types and debug types stay unchanged.
fn like(module: &Module) -> Dest {
    let mut dest = Dest::new(&module.identifier);
    dest.debug_types.are_unique = false;
    dest.is_part = true;
    dest
}
