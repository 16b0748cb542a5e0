//! Formulas as native code: each becomes a function when it is entered, calls earlier ones and this program, and may be
//! entered again.
//!
//! `cargo run -p draig --features jit --example jit`, on Unix with x86-64.
#![allow(unsafe_code)]

use std::collections::HashMap;

use draig::build::FunctionBuilder;
use draig::codegen::CodegenOptions;
use draig::ir::{Handle, Type, Value};
use draig::jit::{Jit, JitError, ModuleId};
use draig::{Module, verify};

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// A function of one number.
type Formula = unsafe extern "C" fn(f64) -> f64;

fn main() -> Result<()> {
    // What no formula defines is looked for here.
    let resolve = |name: &str| (name == "tax").then_some(tax as *const () as u64);
    let mut calculator = Calculator { jit: Jit::new(resolve)?, modules: HashMap::new() };
    calculator.enter("square", "x x *")?;
    calculator.enter("area", "x square 3.25 *")?;
    calculator.enter("price", "x area 12 * tax")?;
    assert_eq!(calculator.call("area", 10.0), Some(325.0));
    assert_eq!(calculator.call("price", 10.0), Some(1.25 * 12.0 * 325.0));
    // Entered again: the old code is removed.
    calculator.enter("price", "x tax")?;
    assert_eq!(calculator.call("price", 100.0), Some(125.0));
    let missing = calculator.enter("wrong", "x nothing").expect_err("there is no such function");
    assert_eq!(missing.to_string(), "symbol 'nothing' is not defined");
    for name in ["square", "area", "price"] {
        println!("{name}(2) = {}", calculator.call(name, 2.0).expect("it was entered"));
    }
    Ok(())
}

/// A function of this program, which formulas call.
extern "C" fn tax(amount: f64) -> f64 {
    1.25 * amount
}

/// The formulas that were entered.
struct Calculator {
    jit: Jit,
    modules: HashMap<String, ModuleId>,
}

impl Calculator {
    /// Compiles a formula in reverse Polish notation: numbers, `x`, `+`, `*`, and names of functions.
    fn enter(&mut self, name: &str, formula: &str) -> Result<()> {
        let mut module = Module::new(name);
        let ty = module.function_type(Type::DOUBLE, [Type::DOUBLE]);
        let function = module.add_function(name, ty);
        let mut callees = HashMap::new();
        for word in formula.split_whitespace().filter(|word| word.starts_with(char::is_alphabetic) && *word != "x") {
            callees.insert(word, module.get_or_insert_function(word, ty)?);
        }
        let mut builder = module.build(function);
        let entry = builder.add_block("entry");
        builder.position_at_end(entry);
        let mut stack = Vec::new();
        for word in formula.split_whitespace() {
            let value = match callees.get(word) {
                Some(&callee) => {
                    let argument = stack.pop().ok_or_else(|| format!("`{word}` needs a value"))?;
                    builder.call(callee, [argument])?.into()
                }
                None => operation(&mut builder, &mut stack, word)?,
            };
            stack.push(value);
        }
        builder.ret(stack.pop().ok_or("an empty formula")?)?;
        builder.finish();

        if let Some(old) = self.modules.remove(name) {
            self.jit.remove(old);
        }
        let verified = verify::verify(&module).map_err(|errors| errors.to_string())?;
        let added: std::result::Result<ModuleId, JitError> = self.jit.add_module(&verified, &CodegenOptions::default());
        self.modules.insert(name.to_owned(), added?);
        Ok(())
    }

    /// Calls a formula.
    fn call(&self, name: &str, x: f64) -> Option<f64> {
        let formula: Formula = self.jit.function(name)?;
        // SAFETY: all functions in `jit` have this type, and it is alive. None that a formula calls was removed.
        Some(unsafe { formula(x) })
    }
}

/// Builds a number, the parameter or an operation on the stack of values, and returns the result.
fn operation(builder: &mut FunctionBuilder<'_>, stack: &mut Vec<Handle<Value>>, word: &str) -> Result<Handle<Value>> {
    if word == "x" {
        return Ok(builder.param(0));
    }
    if let Ok(number) = word.parse() {
        return Ok(builder.value(builder.double(number))?);
    }
    let (Some(right), Some(left)) = (stack.pop(), stack.pop()) else {
        return Err(format!("`{word}` needs two values").into());
    };
    match word {
        "+" => Ok(builder.fadd(left, right)?),
        "*" => Ok(builder.fmul(left, right)?),
        _ => Err(format!("`{word}` is no operation").into()),
    }
}
