//! Attributes: their meanings, and from the tables where they may be and what values they take.

use draig::ir::{AttrClass, AttrKind, AttrPlaces};

/// Describes an attribute.
pub(super) fn described(word: &str) -> Option<String> {
    let kind = AttrKind::from_spelling(word.as_bytes())?;
    let places = [
        ("functions and calls", kind.places().contains(AttrPlaces::FUNCTION)),
        ("parameters and arguments", kind.places().contains(AttrPlaces::PARAMETER)),
        ("results", kind.places().contains(AttrPlaces::RETURN)),
    ];
    let places: Vec<&str> = places.iter().filter(|(_, holds)| *holds).map(|(place, _)| *place).collect();
    let value = match kind.class() {
        AttrClass::Enum => "no value",
        AttrClass::Type => "a type",
        AttrClass::Int => "a number or a list of words",
        AttrClass::ConstantRange => "a range of integers",
        AttrClass::ConstantRangeList => "a list of ranges",
    };
    let section = match kind.places().contains(AttrPlaces::FUNCTION) {
        true if places.len() > 1 => "Parameter Attributes, Function Attributes",
        true => "Function Attributes",
        false => "Parameter Attributes",
    };
    let places = places.join(", and of ");
    let meaning = MEANINGS.iter().find(|(name, _)| *name == word);
    let meaning = meaning.map_or(String::new(), |(_, meaning)| format!(": {meaning}"));
    Some(format!("`{word}` is an attribute of {places}, with {value}{meaning}.\n\nLangRef: {section}\n"))
}

const MEANINGS: &[(&str, &str)] = &[
    ("align", "the pointer has at least this alignment, in bytes"),
    ("alignstack", "the alignment of the stack in bytes"),
    ("allocalign", "the argument is the alignment of the allocation"),
    ("allockind", "how the function allocates, such as \"alloc,zeroed\""),
    ("allocptr", "the argument is the allocation that is changed or freed"),
    ("allocsize", "the numbers of the parameters that give the size of the allocation"),
    ("alwaysinline", "the function is inlined wherever that is possible"),
    (
        "builtin",
        "the call is one of a library function that the compiler knows, although the declaration is `nobuiltin`",
    ),
    ("byref", "the pointer is to memory of this type, which is not copied"),
    ("byval", "the callee gets a copy of the memory, which has this type"),
    ("captures", "what the callee may capture of the pointer"),
    ("cold", "the function is rarely called"),
    ("convergent", "the call must not be made dependent on more conditions, because threads meet in it"),
    ("coro_elide_safe", "the frame of the called coroutine may be in the caller's frame"),
    ("coro_only_destroy_when_complete", "the coroutine is only destroyed after its end"),
    ("dead_on_return", "the memory is not read after the call"),
    ("dead_on_unwind", "the memory is not read if the call ends by an exception"),
    ("denormal_fpenv", "how denormal numbers are treated"),
    ("dereferenceable", "this many bytes at the pointer can be read"),
    ("dereferenceable_or_null", "the pointer is null, or this many bytes at it can be read"),
    ("disable_sanitizer_instrumentation", "sanitizers leave the function as it is"),
    ("elementtype", "the type at the pointer, for an intrinsic function or inline assembly"),
    ("flatten", "calls in the function are inlined where that is possible"),
    ("fn_ret_thunk_extern", "returns jump to a symbol that is defined elsewhere"),
    ("hot", "the function is often called"),
    ("hybrid_patchable", "the function can be replaced, as an Arm64EC function of Windows"),
    ("immarg", "the argument must be a constant in the instruction"),
    ("inalloca", "the pointer is to the outgoing arguments on the stack"),
    ("initializes", "the callee writes these bytes before it reads them"),
    ("inlinehint", "inlining is desirable"),
    ("inreg", "the value is passed in a register, if the target has a rule for that"),
    ("jumptable", "the address of the function is that of an entry in a jump table"),
    ("memory", "the memory that the function may read and write"),
    ("minsize", "small code is more important than fast code"),
    ("mustprogress", "the function ends, or interacts with its environment"),
    ("naked", "the function has no prologue and epilogue"),
    ("nest", "the parameter is the static chain of a nested function"),
    ("noalias", "memory that is written during the call is accessed only through this pointer, or never through it"),
    ("nobuiltin", "the function is not taken for a library function of its name"),
    ("nocallback", "the function does not call back into the caller's module"),
    ("nocf_check", "control flow into the function is not checked"),
    ("nocreateundeforpoison", "the result is neither undef nor poison if no argument is"),
    ("nodivergencesource", "the call does not make uniform values diverge"),
    ("noduplicate", "the call must not be duplicated"),
    ("noext", "the value is not extended, and its high bits are undefined"),
    ("nofpclass", "the value is none of these classes of floating-point numbers"),
    ("nofree", "the call frees no memory, or none at this pointer"),
    ("noimplicitfloat", "no floating-point instructions are introduced"),
    ("noinline", "the function is never inlined"),
    ("noipa", "optimizations of other functions do not look into the function"),
    ("nomerge", "the call is not merged with an equal one"),
    ("nonlazybind", "the symbol is resolved when the program is loaded"),
    ("nonnull", "the pointer is not null, or it is poison"),
    ("nooutline", "no code of the function is moved to a new function"),
    ("noprofile", "no profile is collected, and the function is not inlined into one with a profile"),
    ("norecurse", "the function does not call itself, directly or indirectly"),
    ("noredzone", "the function does not use the red zone of the stack"),
    ("noreturn", "the function never returns normally"),
    ("nosanitize_bounds", "bounds are not checked"),
    ("nosanitize_coverage", "coverage is not instrumented"),
    ("nosync", "the function does not synchronize with other threads"),
    ("noundef", "the value is neither undef nor poison"),
    ("nounwind", "the function never raises an exception"),
    ("null_pointer_is_valid", "memory at address 0 may be accessed"),
    ("optdebug", "the code is optimized for debugging"),
    ("optforfuzzing", "the code is optimized for fuzzing"),
    ("optnone", "most optimizations leave the function as it is"),
    ("optsize", "the code is kept small, unless that makes it much slower"),
    ("preallocated", "the pointer is to an argument that is already in its place on the stack"),
    ("presplitcoroutine", "the function is a coroutine that is not split yet"),
    ("range", "the value is in this range, or it is poison"),
    ("readnone", "the callee does not access memory through the pointer"),
    ("readonly", "the callee does not write memory through the pointer"),
    ("returned", "the function returns this argument"),
    ("returns_twice", "the call may return more than once, as `setjmp` does"),
    ("safestack", "unsafe stack slots are on a separate stack"),
    ("sanitize_address", "AddressSanitizer instruments the function"),
    ("sanitize_alloc_token", "allocations get tokens"),
    ("sanitize_hwaddress", "HWAddressSanitizer instruments the function"),
    ("sanitize_memory", "MemorySanitizer instruments the function"),
    ("sanitize_memtag", "MemTagSanitizer instruments the function"),
    ("sanitize_numerical_stability", "the sanitizer of numerical stability instruments the function"),
    ("sanitize_realtime", "RealtimeSanitizer instruments the function"),
    ("sanitize_realtime_blocking", "RealtimeSanitizer reports calls from functions that are `sanitize_realtime`"),
    ("sanitize_thread", "ThreadSanitizer instruments the function"),
    ("sanitize_type", "TypeSanitizer instruments the function"),
    ("shadowcallstack", "return addresses are on a shadow stack, too"),
    ("signext", "the integer is extended with its sign, as the target's calling convention requires"),
    ("skipprofile", "no profile is collected"),
    ("speculatable", "the function may be executed where it was not called, because it has no effect but its result"),
    ("speculative_load_hardening", "loads are protected against speculative execution"),
    ("sret", "the pointer is to the result, which has this type"),
    ("ssp", "the stack is protected if the function has larger arrays of characters"),
    ("sspreq", "the stack is always protected"),
    ("sspstrong", "the stack is protected if the function has arrays or takes addresses of slots"),
    ("strictfp", "rounding mode and floating-point exceptions matter"),
    ("swiftasync", "the parameter is the context of an asynchronous function of Swift"),
    ("swifterror", "the parameter is the place for an error of Swift"),
    ("swiftself", "the parameter is the `self` of Swift"),
    ("uwtable", "the function has unwind tables even if it raises no exception"),
    ("vscale_range", "the smallest and the largest value of vscale"),
    ("willreturn", "the call returns or raises an exception, and does not run forever"),
    ("writable", "the memory may be written at the start of the function, even if it is not otherwise"),
    ("writeonly", "the callee does not read memory through the pointer"),
    ("zeroext", "the integer is extended with zeros, as the target's calling convention requires"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_attribute_has_a_meaning() {
        for kind in AttrKind::all() {
            let word = kind.spelling();
            assert!(MEANINGS.iter().any(|(name, _)| *name == word), "{word}");
            assert!(described(word).is_some_and(|text| text.contains(": ")), "{word}");
        }
        assert!(MEANINGS.is_sorted_by(|a, b| a.0 < b.0));
        for (word, meaning) in MEANINGS {
            assert!(AttrKind::from_spelling(word.as_bytes()).is_some() && !meaning.ends_with('.'), "{word}");
        }
    }
}
