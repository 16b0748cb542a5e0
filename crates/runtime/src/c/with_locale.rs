//! Functions that take a locale as their last argument, such as `strtod_l`. As "C" is the only one, they are the
//! functions without it; the locale is checked.

use crate::c::locale;
use crate::process::Process;
use crate::table::{self, Entry};
use draig_interp::library::Call;
use draig_interp::stop::{Result, internal};
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("isalnum_l", "i(ip)", call_without),
    ("isalpha_l", "i(ip)", call_without),
    ("isblank_l", "i(ip)", call_without),
    ("iscntrl_l", "i(ip)", call_without),
    ("isdigit_l", "i(ip)", call_without),
    ("isgraph_l", "i(ip)", call_without),
    ("islower_l", "i(ip)", call_without),
    ("isprint_l", "i(ip)", call_without),
    ("ispunct_l", "i(ip)", call_without),
    ("isspace_l", "i(ip)", call_without),
    ("isupper_l", "i(ip)", call_without),
    ("isxdigit_l", "i(ip)", call_without),
    ("tolower_l", "i(ip)", call_without),
    ("toupper_l", "i(ip)", call_without),
    ("iswalnum_l", "i(up)", call_without),
    ("iswalpha_l", "i(up)", call_without),
    ("iswblank_l", "i(up)", call_without),
    ("iswcntrl_l", "i(up)", call_without),
    ("iswdigit_l", "i(up)", call_without),
    ("iswgraph_l", "i(up)", call_without),
    ("iswlower_l", "i(up)", call_without),
    ("iswprint_l", "i(up)", call_without),
    ("iswpunct_l", "i(up)", call_without),
    ("iswspace_l", "i(up)", call_without),
    ("iswupper_l", "i(up)", call_without),
    ("iswxdigit_l", "i(up)", call_without),
    ("iswctype_l", "i(ulp)", call_without),
    ("__iswctype_l", "i(ulp)", call_without),
    ("wctype_l", "l(pp)", call_without),
    ("__wctype_l", "l(pp)", call_without),
    ("towlower_l", "u(up)", call_without),
    ("__towlower_l", "u(up)", call_without),
    ("towupper_l", "u(up)", call_without),
    ("__towupper_l", "u(up)", call_without),
    ("strtod_l", "d(ppp)", call_without),
    ("__strtod_l", "d(ppp)", call_without),
    ("strtof_l", "f(ppp)", call_without),
    ("__strtof_l", "f(ppp)", call_without),
    ("strtold_l", "D(ppp)", call_without),
    ("__strtold_l", "D(ppp)", call_without),
    ("strtol_l", "l(ppip)", call_without),
    ("strtoll_l", "L(ppip)", call_without),
    ("strtoul_l", "l(ppip)", call_without),
    ("strtoull_l", "L(ppip)", call_without),
    ("__isoc23_strtol_l", "l(ppip)", call_without),
    ("__isoc23_strtoll_l", "L(ppip)", call_without),
    ("__isoc23_strtoul_l", "l(ppip)", call_without),
    ("__isoc23_strtoull_l", "L(ppip)", call_without),
    ("wcstod_l", "d(ppp)", call_without),
    ("wcstof_l", "f(ppp)", call_without),
    ("wcstold_l", "D(ppp)", call_without),
    ("strcoll_l", "i(ppp)", call_without),
    ("__strcoll_l", "i(ppp)", call_without),
    ("strxfrm_l", "l(pplp)", call_without),
    ("__strxfrm_l", "l(pplp)", call_without),
    ("strcasecmp_l", "i(ppp)", call_without),
    ("strncasecmp_l", "i(pplp)", call_without),
    ("strerror_l", "p(ip)", call_without),
    ("wcscoll_l", "i(ppp)", call_without),
    ("__wcscoll_l", "i(ppp)", call_without),
    ("wcsxfrm_l", "l(pplp)", call_without),
    ("__wcsxfrm_l", "l(pplp)", call_without),
    ("strftime_l", "l(plppp)", call_without),
    ("__strftime_l", "l(plppp)", call_without),
    ("wcsftime_l", "l(plppp)", call_without),
    ("__wcsftime_l", "l(plppp)", call_without),
    ("nl_langinfo_l", "p(ip)", call_without),
    ("__nl_langinfo_l", "p(ip)", call_without),
];

/// Returns the name of a function without its locale.
fn name_without(name: &str) -> &str {
    let name = name.strip_suffix("_l").unwrap_or(name);
    if name.starts_with("__isoc23_") { name } else { name.trim_start_matches("__") }
}

/// Calls the function without a locale, which ignores the last argument.
fn call_without(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let last = call.args.len() - 1;
    locale::check(process, call, call.pointer(last)?)?;
    match table::find(name_without(call.name)) {
        Some(function) => table::builtin(function)(process, &Call { args: &call.args[..last], ..*call }),
        None => internal(format!("{} is another function with a locale, and there is none", call.name)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_function_is_another_one_with_a_locale() {
        for (name, signature, _) in TABLE {
            let without = name_without(name);
            let function = table::find(without).unwrap_or_else(|| panic!("{name}: there is no {without}"));
            let shorter = format!("{})", signature.strip_suffix("p)").expect("the last argument is a locale"));
            assert_eq!(function.signature, shorter, "{name}");
        }
    }
}
