//! The top level: header, definitions of types and comdats, global variables, aliases, ifuncs, the headers of
//! functions, attribute groups.

use draig_ir::{
    Comdat, FunctionType, Global, GlobalData, GlobalKind, Linkage, Symbol, ThreadLocalMode, TypeKind, Value, Variable,
    Visibility,
};
use draig_num::{write_after, write_u64};
use draig_tables::{calling_conventions, history, intrinsics};

use super::Writer;
use super::text::{push_address_space, push_address_space_always, push_escaped, push_name, push_quoted};

impl Writer<'_> {
    fn module_id(&mut self) {
        let (module, out) = (self.module, &mut self.out);
        if !module.identifier.is_empty() && !module.identifier.contains(&b'\n') {
            out.extend_from_slice(b"; ModuleID = '");
            out.extend_from_slice(&module.identifier);
            out.extend_from_slice(b"'\n");
        }
    }

    /// Writes the lines that LLVM prints before a summary without a module: the header of an empty module.
    pub(super) fn header_of_index(&mut self) {
        self.module_id();
        self.out.extend_from_slice(b"source_filename = ");
        push_quoted(&mut self.out, &self.module.identifier);
        self.out.push(b'\n');
    }

    /// Writes the text before the type definitions.
    pub(super) fn header(&mut self) {
        self.module_id();
        let module = self.module;
        let out = &mut self.out;
        if !module.source_filename.is_empty() {
            out.extend_from_slice(b"source_filename = ");
            push_quoted(out, &module.source_filename);
            out.push(b'\n');
        }
        for (key, value) in
            [("target datalayout", module.data_layout.as_bytes()), ("target triple", module.triple.as_bytes())]
        {
            if !value.is_empty() {
                out.extend_from_slice(key.as_bytes());
                out.extend_from_slice(b" = \"");
                out.extend_from_slice(value);
                out.extend_from_slice(b"\"\n");
            }
        }
        self.inline_asm_of_module();
    }

    /// Writes one `module asm` line for each line of assembly. LLVM 23 has a separate list of lines for each
    /// part; only this form allows parts to have properties.
    fn inline_asm_of_module(&mut self) {
        let module = self.module;
        for (number, (properties, text)) in module.asm_parts().enumerate() {
            if number == 0 {
                self.out.push(b'\n');
            }
            let is_list = self.version > history::CURRENT;
            let mut head = b"module asm".to_vec();
            let mut separator = "(";
            for (name, value) in properties.iter().filter(|_| self.version >= history::CURRENT) {
                head.extend_from_slice(format!("{separator}{name}: ").as_bytes());
                push_quoted(&mut head, value);
                separator = ", ";
            }
            head.extend_from_slice(if separator == "(" { b"" } else { b")" });
            if is_list {
                self.out.extend_from_slice(&head);
                self.out.push(b'\n');
            }
            // The newline of the last line does not begin a new one.
            for line in text.strip_suffix(b"\n").unwrap_or(text).split(|&byte| byte == b'\n') {
                self.out.extend_from_slice(if is_list { b"   " } else { &head });
                self.out.extend_from_slice(b" \"");
                push_escaped(&mut self.out, line);
                self.out.extend_from_slice(b"\"\n");
            }
        }
    }

    /// Writes the identified structs: numbered ones, then named ones.
    pub(super) fn type_definitions(&mut self) {
        let numbers = self.numbers;
        let all = [numbers.numbered_structs(), numbers.named_structs()];
        if all.iter().any(|list| !list.is_empty()) {
            self.out.push(b'\n');
        }
        for &ty in all.iter().copied().flatten() {
            if let TypeKind::NamedStruct(body) = self.module.tables.types.kind(ty) {
                self.struct_name(ty, body.name);
            }
            self.out.extend_from_slice(b" = type ");
            self.struct_body(ty);
            self.out.push(b'\n');
        }
    }

    /// Writes the used comdats, each after a blank line.
    pub(super) fn comdat_definitions(&mut self) {
        for &comdat in self.numbers.comdats() {
            let data = self.module.comdat(comdat);
            self.out.extend_from_slice(b"\n$");
            push_name(&mut self.out, self.module.tables.str(data.name));
            self.out.extend_from_slice(b" = comdat ");
            self.out.extend_from_slice(data.selection.spelling().as_bytes());
            self.out.push(b'\n');
        }
    }

    /// Writes `@name` or `@0`.
    #[inline]
    pub(super) fn global_name(&mut self, global: Global) {
        let name = self.module.name(global);
        if self.numbers.has_plain_name(global) {
            self.out.push(b'@');
            self.out.extend_from_slice(name);
        } else if !name.is_empty() {
            self.out.push(b'@');
            push_name(&mut self.out, name);
        } else if let Some(number) = self.numbers.global(global) {
            write_after(&mut self.out, b'@', number);
        } else {
            self.out.extend_from_slice(b"@<badref>");
        }
    }

    fn word(&mut self, text: &str) {
        if !text.is_empty() {
            self.out.extend_from_slice(text.as_bytes());
            self.out.push(b' ');
        }
    }

    /// Writes linkage, `dso_local`, visibility and DLL storage class.
    fn linkage(&mut self, data: &GlobalData) {
        if data.linkage != Linkage::External {
            self.word(data.linkage.spelling());
        }
        // Implied by local linkage, and by non-default visibility unless the symbol may be missing.
        let is_default = data.visibility == Visibility::Default;
        let implied = data.linkage.is_local() || !is_default && data.linkage != Linkage::ExternWeak;
        if data.dso_local && !implied {
            self.word("dso_local");
        }
        if !is_default {
            self.word(data.visibility.spelling());
        }
        self.word(data.dll_storage_class.spelling());
    }

    fn thread_local(&mut self, mode: ThreadLocalMode) {
        match mode {
            ThreadLocalMode::NotThreadLocal => {}
            ThreadLocalMode::GeneralDynamic => self.word("thread_local"),
            other => {
                self.out.extend_from_slice(b"thread_local(");
                self.out.extend_from_slice(other.spelling().as_bytes());
                self.out.extend_from_slice(b") ");
            }
        }
    }

    fn quoted_clause(&mut self, before: &str, symbol: Symbol) {
        if symbol != Symbol::EMPTY {
            self.out.extend_from_slice(before.as_bytes());
            push_quoted(&mut self.out, self.module.tables.str(symbol));
        }
    }

    /// Writes ` comdat`, with its name if it differs from the global's.
    fn comdat_clause(&mut self, global: Global, before: &str, comdat: Option<Comdat>) {
        let Some(comdat) = comdat else { return };
        self.out.extend_from_slice(before.as_bytes());
        self.out.extend_from_slice(b"comdat");
        let name = self.module.comdat(comdat).name;
        if self.module.global(global).name != name {
            self.out.extend_from_slice(b"($");
            push_name(&mut self.out, self.module.tables.str(name));
            self.out.push(b')');
        }
    }

    fn group_reference(&mut self, set: draig_ir::AttrSet) {
        if let Some(number) = self.numbers.group(set) {
            self.out.push(b' ');
            write_after(&mut self.out, b'#', number);
        }
    }

    /// Writes ` #0` for the attributes of a function or call.
    #[inline]
    pub(super) fn function_group(&mut self, set: draig_ir::AttrSet) {
        if set != draig_ir::AttrSet::EMPTY {
            self.group_reference(set);
        }
    }

    fn address_space_of(&self, data: &GlobalData) -> u32 {
        self.module.tables.types.address_space(data.address_type).unwrap_or(0)
    }

    /// Writes a variable, alias or ifunc, with the line end.
    pub(super) fn global_definition(&mut self, global: Global) {
        let data = self.module.global(global);
        self.global_name(global);
        self.out.extend_from_slice(b" = ");
        match &data.kind {
            GlobalKind::Variable(variable) => self.variable(global, data, variable),
            GlobalKind::Alias { aliasee } => {
                self.linkage(data);
                self.thread_local(data.thread_local);
                self.word(data.unnamed_addr.spelling());
                self.out.extend_from_slice(b"alias ");
                self.target(data, *aliasee);
                self.quoted_clause(", partition ", data.partition);
            }
            GlobalKind::IFunc { resolver } => {
                self.linkage(data);
                self.out.extend_from_slice(b"ifunc ");
                self.target(data, *resolver);
                self.quoted_clause(", partition ", data.partition);
                self.attachments(", ", data.attachments.iter().copied());
            }
            GlobalKind::Function(_) => {}
        }
        self.out.push(b'\n');
    }

    /// Writes the value type and target of an alias or ifunc; constant expressions are written without their
    /// type.
    fn target(&mut self, data: &GlobalData, target: Value) {
        self.ty(data.value_type);
        self.out.extend_from_slice(b", ");
        let is_expression = target.as_const().is_some_and(|constant| {
            matches!(self.module.tables.constants.kind(constant), draig_ir::ConstKind::Expr(_))
        });
        if is_expression {
            self.operand(target);
        } else {
            self.typed_operand(target);
        }
    }

    fn variable(&mut self, global: Global, data: &GlobalData, variable: &Variable) {
        if variable.initializer.is_none() && data.linkage == Linkage::External {
            self.word("external");
        }
        self.linkage(data);
        self.thread_local(data.thread_local);
        self.word(data.unnamed_addr.spelling());
        let space = self.address_space_of(data);
        push_address_space(&mut self.out, "", space, " ");
        if variable.externally_initialized {
            self.word("externally_initialized");
        }
        self.word(if variable.is_constant { "constant" } else { "global" });
        self.ty(data.value_type);
        if let Some(value) = variable.initializer {
            self.out.push(b' ');
            self.operand(value);
        }
        self.quoted_clause(", section ", data.section);
        self.quoted_clause(", partition ", data.partition);
        if let Some(model) = variable.code_model {
            self.out.extend_from_slice(b", code_model \"");
            self.out.extend_from_slice(model.spelling().as_bytes());
            self.out.push(b'"');
        }
        let sanitizer = variable.sanitizer;
        for (is_set, text) in [
            (sanitizer.no_address, ", no_sanitize_address"),
            (sanitizer.no_hwaddress, ", no_sanitize_hwaddress"),
            (sanitizer.memtag, ", sanitize_memtag"),
            (sanitizer.is_dyn_init, ", sanitize_address_dyninit"),
        ] {
            if is_set {
                self.out.extend_from_slice(text.as_bytes());
            }
        }
        self.comdat_clause(global, ", ", data.comdat);
        if let Some(align) = data.align {
            self.out.extend_from_slice(b", align ");
            write_u64(&mut self.out, align.bytes());
        }
        self.attachments(", ", data.attachments.iter().copied());
        if let Some(set) = variable.attributes {
            self.function_group(set);
        }
    }

    /// Writes the keyword or number of a calling convention, nothing for C's.
    pub(super) fn calling_convention(&mut self, number: u16) {
        if number == 0 {
            return;
        }
        match self.convention_name(number) {
            Some(text) => self.out.extend_from_slice(text.as_bytes()),
            None => {
                self.out.extend_from_slice(b"cc");
                write_u64(&mut self.out, u64::from(number));
            }
        }
    }

    /// Returns the name of a calling convention, if it has one that the reader knows.
    pub(super) fn convention_name(&self, number: u16) -> Option<&'static str> {
        let known = self.version >= history::calling_convention_since(number);
        calling_conventions::printed(u32::from(number)).filter(|_| known)
    }

    /// Writes a function's header: comments, `declare` or `define`, up to the line end or the brace.
    pub(super) fn function_header(&mut self, global: Global, is_definition: bool) {
        let data = self.module.global(global);
        let GlobalKind::Function(function) = &data.kind else { return };
        let Some(FunctionType { result, params, vararg }) = self.module.tables.types.as_function(data.value_type)
        else {
            return;
        };
        let attributes = self.module.tables.attributes.list(function.attributes);
        self.function_attributes_comment(attributes.function);
        let name = self.module.name(global);
        if name.starts_with(b"llvm.") && intrinsics::lookup(name).is_none() {
            self.out.extend_from_slice(b"; Unknown intrinsic\n");
        }
        if is_definition {
            self.out.extend_from_slice(b"define ");
        } else {
            self.out.extend_from_slice(b"declare");
            self.attachments(" ", data.attachments.iter().copied());
            self.out.push(b' ');
        }
        self.linkage(data);
        if function.calling_convention != 0 {
            self.calling_convention(function.calling_convention);
            self.out.push(b' ');
        }
        if attributes.result != draig_ir::AttrSet::EMPTY {
            self.attribute_set(attributes.result);
            self.out.push(b' ');
        }
        self.ty(*result);
        self.out.push(b' ');
        self.global_name(global);
        self.out.push(b'(');
        for (number, &param) in params.iter().enumerate() {
            if number > 0 {
                self.out.extend_from_slice(b", ");
            }
            self.ty(param);
            let set = self.module.tables.attributes.param(function.attributes, number);
            if set != draig_ir::AttrSet::EMPTY {
                self.out.push(b' ');
                self.attribute_set(set);
            }
            if is_definition {
                self.out.push(b' ');
                self.operand(Value::arg(number as u32));
            }
        }
        if *vararg {
            self.out.extend_from_slice(if params.is_empty() { b"..." } else { b", ..." });
        }
        self.out.push(b')');
        self.function_clauses(global, data, function, attributes.function);
        if is_definition {
            self.attachments(" ", data.attachments.iter().copied());
            self.out.extend_from_slice(b" {");
        } else {
            self.out.push(b'\n');
        }
    }

    /// Writes the clauses after the parameters.
    fn function_clauses(
        &mut self,
        global: Global,
        data: &GlobalData,
        function: &draig_ir::Function,
        attributes: draig_ir::AttrSet,
    ) {
        let unnamed_addr = data.unnamed_addr.spelling();
        if !unnamed_addr.is_empty() {
            self.out.push(b' ');
            self.out.extend_from_slice(unnamed_addr.as_bytes());
        }
        let space = self.address_space_of(data);
        if space != 0 || self.module.data_layout.program_address_space() != 0 {
            push_address_space_always(&mut self.out, " ", space, "");
        }
        self.function_group(attributes);
        self.quoted_clause(" section ", data.section);
        self.quoted_clause(" partition ", data.partition);
        self.comdat_clause(global, " ", data.comdat);
        if let Some(align) = data.align {
            self.out.extend_from_slice(b" align ");
            write_u64(&mut self.out, align.bytes());
        }
        if let Some(align) = function.preferred_align {
            self.out.extend_from_slice(b" prefalign(");
            write_u64(&mut self.out, align.bytes());
            self.out.push(b')');
        }
        if function.gc != Symbol::EMPTY {
            self.out.extend_from_slice(b" gc \"");
            self.out.extend_from_slice(self.module.tables.str(function.gc));
            self.out.push(b'"');
        }
        for (before, value) in
            [(" prefix ", function.prefix), (" prologue ", function.prologue), (" personality ", function.personality)]
        {
            if let Some(value) = value {
                self.out.extend_from_slice(before.as_bytes());
                self.typed_operand(value);
            }
        }
    }

    /// Writes `attributes #0 = { … }` for every group.
    pub(super) fn attribute_groups(&mut self) {
        let groups = self.numbers.groups();
        if !groups.is_empty() {
            self.out.push(b'\n');
        }
        for (number, &set) in groups.iter().enumerate() {
            self.out.extend_from_slice(b"attributes #");
            write_u64(&mut self.out, number as u64);
            self.out.extend_from_slice(b" = { ");
            self.attribute_group(set);
            self.out.extend_from_slice(b" }\n");
        }
    }
}
