//! A program for each rule that breaks it, and its smallest defined twin: the files of `tests/rules`,
//! which the tests run.

/// The program and its twin.
pub(super) fn of(code: &str) -> Option<(&'static str, &'static str)> {
    EXAMPLES.iter().find(|(of, ..)| *of == code).map(|(_, bad, good)| (*bad, *good))
}

macro_rules! examples {
    ($($code:ident)*) => {
        const EXAMPLES: &[(&str, &str, &str)] = &[$((
            stringify!($code),
            include_str!(concat!("../../tests/rules/", stringify!($code), "_bad.ll")),
            include_str!(concat!("../../tests/rules/", stringify!($code), "_good.ll")),
        )),*];
    };
}

examples! {
}
