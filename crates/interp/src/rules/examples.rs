//! For each rule a program that breaks it, and its smallest defined version: the files of `tests/rules`, which
//! the tests run.

/// Returns the program and its corrected version.
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
    UB001 UB002 UB003 UB004 UB005 UB006 UB007 UB008 UB101 UB102 UB103 UB104
    UB105 UB106 UB107 UB108 UB109 UB110 UB111 UB112 UB113 UB114 UB115 UB116
    UB201 UB202 UB203 UB204 UB205 UB206 UB207 UB208 UB209 UB210 UB211 UB212 UB213 UB301
    UB302 UB303 UB304 UB305 UB306 UB307 UB308 UB309 UB310 UB311 UB312 UB313 UB314 UB401
    UB402 UB403 UB404 UB405 UB406 UB407 UB501 UB502 UB503
    UB601 UB602 UB603 UB604 UB605
}
