//! A compiler in 200 lines: a small language, from its text to a program that runs.
//!
//! `cargo run -p draig --example compiler`

use std::collections::HashMap;

use draig::build::{FunctionBuilder, IntPredicate};
use draig::interp::host::Closed;
use draig::interp::{Options, Outcome};
use draig::ir::{Global, Handle, Type, Value};
use draig::{Module, verify};

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// Functions of integers; `print` shows one.
const PROGRAM: &str = "
    fn fib(n) {
        if n < 2 { return n; }
        return fib(n - 1) + fib(n - 2);
    }
    fn main() {
        let i = 0;
        while i < 10 {
            print fib(i);
            i = i + 1;
        }
        return 0;
    }
";

fn main() -> Result<()> {
    let module = compile(PROGRAM)?;
    let verified = verify::verify(&module).map_err(|errors| errors.to_string())?;
    let mut host = Closed::default();
    let ended = draig::run(&verified, &Options::default(), &mut host);
    assert!(matches!(ended.outcome, Outcome::Exit(0)), "{:?}", ended.outcome);
    let output = String::from_utf8(host.output)?;
    assert_eq!(output.split_whitespace().collect::<Vec<_>>().join(" "), "0 1 1 2 3 5 8 13 21 34");
    print!("{output}");
    assert_eq!(compile("fn main() { return x; }").expect_err("there is no x").to_string(), "no variable `x`");
    assert_eq!(compile("fn main() { return 1 }").expect_err("it has no semicolon").to_string(), "`;` expected at `}`");
    Ok(())
}

/// Compiles a program. The first error ends it.
fn compile(source: &str) -> Result<Module> {
    let mut module = Module::new("program");
    module.set_target("x86_64-unknown-linux-gnu");
    let printf = module.vararg_function_type(Type::I32, [Type::PTR]);
    let printf = module.add_function("printf", printf);
    let format = module.add_string("format", "%lld\n");
    let mut parser = Parser { tokens: tokens(source), at: 0 };

    // every function is declared first, so that it can be called before its definition
    let mut functions = HashMap::new();
    for at in 0..parser.tokens.len() {
        if parser.tokens[at] == "fn" {
            parser.at = at + 1;
            let (name, parameters) = parser.head()?;
            // the C library calls `main`, whose result is an `int`
            let result = if name == "main" { Type::I32 } else { Type::I64 };
            let ty = module.function_type(result, vec![Type::I64; parameters.len()]);
            functions.insert(name.clone(), (module.add_function(name, ty), parameters.len()));
        }
    }
    parser.at = 0;
    while parser.take("fn") {
        let (name, parameters) = parser.head()?;
        let mut builder = module.build(functions[&name].0);
        let entry = builder.add_block("entry");
        builder.position_at_end(entry);
        let result = if name == "main" { Type::I32 } else { Type::I64 };
        let mut function =
            Compiler { parser, builder, functions: &functions, variables: HashMap::new(), printf, format, result };
        for (parameter, number) in parameters.into_iter().zip(0..) {
            let value = function.builder.param(number);
            function.define(parameter, value)?;
        }
        function.block()?;
        function.builder.ret(function.builder.int(result, 0))?;
        parser = function.parser;
    }
    if parser.peek().is_empty() { Ok(module) } else { Err(format!("`fn` expected at `{}`", parser.peek()).into()) }
}

/// Splits a text into words, numbers and single characters.
fn tokens(source: &str) -> Vec<String> {
    let mut tokens: Vec<String> = Vec::new();
    let mut joins = false;
    for c in source.chars() {
        let is_word = c.is_ascii_alphanumeric();
        match tokens.last_mut() {
            Some(last) if joins && is_word => last.push(c),
            _ if c.is_whitespace() => {}
            _ => tokens.push(c.to_string()),
        }
        joins = is_word;
    }
    tokens
}

struct Parser {
    tokens: Vec<String>,
    at: usize,
}

impl Parser {
    /// Returns the next token, or nothing at the end.
    fn peek(&self) -> &str {
        self.tokens.get(self.at).map_or("", String::as_str)
    }

    fn take(&mut self, token: &str) -> bool {
        let is_next = self.peek() == token;
        self.at += usize::from(is_next);
        is_next
    }

    fn expect(&mut self, token: &str) -> Result<()> {
        if self.take(token) { Ok(()) } else { Err(format!("`{token}` expected at `{}`", self.peek()).into()) }
    }

    fn name(&mut self) -> Result<String> {
        let name = self.peek().to_owned();
        if !name.starts_with(|c: char| c.is_ascii_alphabetic()) {
            return Err(format!("a name expected at `{name}`").into());
        }
        self.at += 1;
        Ok(name)
    }

    /// Reads the name and the parameters of a function.
    fn head(&mut self) -> Result<(String, Vec<String>)> {
        let name = self.name()?;
        let mut parameters = Vec::new();
        self.expect("(")?;
        while !self.take(")") {
            parameters.push(self.name()?);
            if self.peek() != ")" {
                self.expect(",")?;
            }
        }
        Ok((name, parameters))
    }
}

/// State of the compilation of one function.
struct Compiler<'m, 'p> {
    parser: Parser,
    builder: FunctionBuilder<'m>,
    /// Every function, with the number of its parameters.
    functions: &'p HashMap<String, (Handle<Global>, usize)>,
    /// Memory of each variable.
    variables: HashMap<String, Handle<Value>>,
    printf: Handle<Global>,
    format: Handle<Global>,
    result: Type,
}

impl Compiler<'_, '_> {
    /// Gives a variable memory and its first value.
    fn define(&mut self, name: String, value: Handle<Value>) -> Result<()> {
        let memory = self.builder.named(&name).alloca(Type::I64)?;
        self.builder.store(value, memory)?;
        self.variables.insert(name, memory.into());
        Ok(())
    }

    fn block(&mut self) -> Result<()> {
        self.parser.expect("{")?;
        while !self.parser.take("}") {
            self.statement()?;
        }
        Ok(())
    }

    fn statement(&mut self) -> Result<()> {
        if self.parser.take("if") {
            let (then, after) = (self.builder.add_block("then"), self.builder.add_block("after"));
            let condition = self.condition()?;
            self.builder.cond_br(condition, then, after)?;
            self.builder.position_at_end(then);
            self.block()?;
            self.builder.br(after)?;
            self.builder.position_at_end(after);
            return Ok(());
        }
        if self.parser.take("while") {
            let [test, body, after] = ["test", "body", "after"].map(|name| self.builder.add_block(name));
            self.builder.br(test)?;
            self.builder.position_at_end(test);
            let condition = self.condition()?;
            self.builder.cond_br(condition, body, after)?;
            self.builder.position_at_end(body);
            self.block()?;
            self.builder.br(test)?;
            self.builder.position_at_end(after);
            return Ok(());
        }
        if self.parser.take("let") {
            let name = self.parser.name()?;
            self.parser.expect("=")?;
            let value = self.expression()?;
            self.define(name, value)?;
        } else if self.parser.take("print") {
            let value = self.expression()?;
            self.builder.call(self.printf, (self.format, value))?;
        } else if self.parser.take("return") {
            let value = self.expression()?;
            let value = if self.result == Type::I32 { self.builder.trunc(value, Type::I32)? } else { value };
            self.builder.ret(value)?;
            // what follows cannot be reached, but must be in a block
            let dead = self.builder.add_block("dead");
            self.builder.position_at_end(dead);
        } else {
            let name = self.parser.name()?;
            let memory = *self.variables.get(&name).ok_or_else(|| format!("no variable `{name}`"))?;
            self.parser.expect("=")?;
            let value = self.expression()?;
            self.builder.store(value, memory)?;
        }
        self.parser.expect(";")
    }

    /// Compiles `a < b`, to an `i1`.
    fn condition(&mut self) -> Result<Handle<Value>> {
        let left = self.expression()?;
        self.parser.expect("<")?;
        let right = self.expression()?;
        Ok(self.builder.icmp(IntPredicate::Slt, left, right)?)
    }

    fn expression(&mut self) -> Result<Handle<Value>> {
        let mut value = self.term()?;
        loop {
            if self.parser.take("+") {
                let right = self.term()?;
                value = self.builder.add(value, right)?;
            } else if self.parser.take("-") {
                let right = self.term()?;
                value = self.builder.sub(value, right)?;
            } else {
                return Ok(value);
            }
        }
    }

    /// Compiles a number, a variable or a call.
    fn term(&mut self) -> Result<Handle<Value>> {
        if let Ok(number) = self.parser.peek().parse() {
            self.parser.at += 1;
            return Ok(self.builder.value(self.builder.i64(number))?);
        }
        let name = self.parser.name()?;
        if !self.parser.take("(") {
            let memory = *self.variables.get(&name).ok_or_else(|| format!("no variable `{name}`"))?;
            return self.builder.load(Type::I64, memory).map(Handle::into).map_err(Into::into);
        }
        let (callee, _) = *self.functions.get(&name).ok_or_else(|| format!("no function `{name}`"))?;
        let mut arguments = Vec::new();
        while !self.parser.take(")") {
            arguments.push(self.expression()?);
            if self.parser.peek() != ")" {
                self.parser.expect(",")?;
            }
        }
        self.builder.call(callee, &arguments).map(Handle::into).map_err(Into::into)
    }
}
