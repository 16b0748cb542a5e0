//! Rows of the table: one per encoding.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write as _;

use serde_json::Value;

use super::names;
use crate::json::Json as _;

/// Predicates of rows that are left out: other modes, and APX.
const WITHOUT: [&str; 5] = ["Not64BitMode", "In32BitMode", "In16BitMode", "HasNDD", "HasEGPR"];

/// Names of condition codes, by number.
pub(super) const CONDITIONS: [&str; 16] =
    ["o", "no", "b", "ae", "e", "ne", "be", "a", "s", "ns", "p", "np", "l", "ge", "le", "g"];

/// Operand of a row.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Operand {
    /// Its name in the record.
    pub name: String,
    /// Its class in the table's spelling.
    pub class: String,
    /// The field of the encoding.
    pub role: char,
}

/// Row of the table.
#[derive(Clone)]
pub(super) struct Row {
    pub name: String,
    pub mnemonic: String,
    pub operands: Vec<Operand>,
    /// Place in the order of rows with equal operands.
    pub position: Position,
    encoding: String,
    opcode: u8,
    form: String,
    immediate: &'static str,
    scale: i64,
    flags: BTreeSet<char>,
    uses: String,
    defs: String,
    /// The row with the same operands and a longer immediate.
    long: Option<usize>,
}

/// Place of a definition: rank of its encoding, because files with longer prefixes come later, file and lines of the
/// definition and of the multiclasses around it, name.
pub(super) type Position = (usize, String, Vec<u32>, String);

/// All rows.
pub(super) struct Rows {
    pub rows: Vec<Row>,
    /// The row of a record; a masked variant has that of its unmasked form.
    pub by_record: BTreeMap<String, usize>,
    /// Records that the parser may match directly.
    pub is_written: BTreeSet<String>,
    /// Rows with a condition, which only exist with its number.
    pub conditional: BTreeMap<String, Row>,
}

/// Bits of a record as a number.
fn bits(record: &Value, field: &str) -> Result<i64, String> {
    let list = record.field(field)?.list()?;
    list.iter().rev().try_fold(0, |value, bit| Ok(value * 2 + bit.int()?))
}

/// Returns the class of an operand in the table's spelling, or `None` if 64-bit mode does not have it.
pub(super) fn class(name: &str) -> Result<Option<String>, String> {
    let fixed = match name {
        "GR8" => "r8",
        "GR16" => "r16",
        "GR32" => "r32",
        "GR64" => "r64",
        "GR32orGR64" => "r32_64",
        "GR16orGR32orGR64" => "r16_64",
        "VR128" | "FR32" | "FR64" | "FR16" | "FR128" => "x",
        "VR128X" | "FR16X" | "FR32X" | "FR64X" => "X",
        "VR256" => "y",
        "VR256X" => "Y",
        "VR512" => "Z",
        "VR64" => "mm",
        "RSTi" => "st",
        "TILE" => "tmm",
        "SEGMENT_REG" => "seg",
        "CONTROL_REG" => "cr",
        "DEBUG_REG" => "dr",
        "i8imm" | "i16imm" | "i32imm" | "i64imm" => "imm",
        "i16i8imm" => "s8w",
        "i32i8imm" => "s8d",
        "i64i8imm" => "s8q",
        "i64i32imm" => "s32",
        "u8imm" | "i16u8imm" | "i32u8imm" | "i64u8imm" => "u8",
        "u4imm" => "u4",
        "brtarget8" | "brtarget32" | "i16imm_brtarget" | "i32imm_brtarget" | "i64i32imm_brtarget" => "rel",
        "brtarget16" => return Ok(None),
        "anymem" | "opaquemem" | "lea64mem" | "lea64_32mem" => "m",
        "shmem" => "m16",
        "ssmem" => "m32",
        "sdmem" => "m64",
        "sibmem" => "sib",
        "AVX512RC" => "rc",
        "ccode" => "cc",
        "i512mem_GR16" | "GR32_NOREX" | "cflags" => return Ok(None),
        "i512mem_GR32" => "ma32",
        "i512mem_GR64" => "ma64",
        _ if name.starts_with("offset16_") || name.starts_with("offset32_") => return Ok(None),
        _ if name.starts_with("VK") && name.ends_with("Pair") => "kp",
        _ if name.starts_with("VK") => "k",
        _ => "",
    };
    if !fixed.is_empty() {
        return Ok(Some(fixed.to_owned()));
    }
    for (prefix, ours) in [("offset64_", "mo"), ("srcidx", "si"), ("dstidx", "di")] {
        if let Some(size) = name.strip_prefix(prefix) {
            return Ok(Some(format!("{ours}{size}")));
        }
    }
    let memory = name.strip_suffix("mem").ok_or_else(|| format!("unknown operand class {name}"))?;
    let (vector, wide) = match memory.strip_suffix('x') {
        Some(rest) => (rest, true),
        None => (memory, false),
    };
    for (prefix, narrow_class, wide_class) in [("vx", "vx", "vX"), ("vy", "vy", "vY"), ("vz", "vZ", "vZ")] {
        if let Some(size) = vector.strip_prefix(prefix) {
            return Ok(Some(format!("{}{size}", if wide { wide_class } else { narrow_class })));
        }
    }
    Ok(Some(format!("m{}", &memory[1..])))
}

/// Makes the rows of all instructions.
pub(super) fn rows(records: &Value) -> Result<Rows, String> {
    let mut rows = Rows {
        rows: Vec::new(),
        by_record: BTreeMap::new(),
        is_written: BTreeSet::new(),
        conditional: BTreeMap::new(),
    };
    let mut aliased = BTreeSet::new();
    for alias in super::instances(records, "InstAlias")? {
        aliased.insert(alias.field("ResultInst")?.field("operator")?.def()?);
    }
    let mut masked = Vec::new();
    let mut plain: HashMap<String, usize> = HashMap::new();
    let mut instructions = super::instances(records, "X86Inst")?;
    instructions.sort_by_key(|record| record["!name"].as_str());
    for record in instructions {
        let name = record.field("!name")?.text()?;
        let only_generated = record.field("isCodeGenOnly")?.int()? != 0;
        // The long forms of branches and the forms with operands swapped are written by the encoder.
        let is_decoded = record.field("ForceDisassemble")?.int()? != 0;
        if record.field("Form")?.def()? == "Pseudo" || (only_generated && !is_decoded && !aliased.contains(name)) {
            continue;
        }
        let Some(row) = row(name, record)? else { continue };
        if row.operands.iter().any(|operand| operand.class == "cc") {
            rows.conditional.insert(name.to_owned(), row);
            continue;
        }
        if !only_generated {
            rows.is_written.insert(name.to_owned());
        }
        if record.field("hasEVEX_K")?.int()? != 0 {
            masked.push((row.key(), row, record.field("hasEVEX_Z")?.int()? != 0));
        } else {
            plain.entry(row.key()).or_insert(rows.rows.len());
            rows.by_record.insert(name.to_owned(), rows.rows.len());
            rows.rows.push(row);
        }
    }
    let mut only_masked: HashMap<String, usize> = HashMap::new();
    for (key, mut row, zeroed) in masked {
        let index = match plain.get(&key).or_else(|| only_masked.get(&key)) {
            Some(&index) => index,
            None => {
                row.flags.insert('K');
                only_masked.insert(key, rows.rows.len());
                rows.rows.push(row.clone());
                rows.rows.len() - 1
            }
        };
        rows.rows[index].flags.insert(if zeroed { 'z' } else { 'k' });
        rows.by_record.insert(row.name, index);
    }
    Ok(rows)
}

fn row(name: &str, record: &Value) -> Result<Option<Row>, String> {
    let predicates = names(record.field("Predicates")?)?;
    let map = record.field("OpMap")?.def()?;
    let explicit = record.field("explicitOpPrefix")?.def()?;
    let encoding = record.field("OpEnc")?.def()?;
    let is_apx = map == "T_MAP4"
        || (map == "T_MAP7" && encoding == "EncEVEX")
        || explicit == "ExplicitREX2"
        || ["_EVEX", "_NF", "_ND"].iter().any(|part| name.contains(part));
    if is_apx || predicates.iter().any(|predicate| WITHOUT.contains(predicate)) {
        return Ok(None);
    }
    let tied = ties(record.field("Constraints")?.text()?);
    let form = record.field("Form")?.def()?;
    let masks = record.field("hasEVEX_K")?.int()? != 0;
    let mut operands = Vec::new();
    let mut gathers = false;
    for list in ["OutOperandList", "InOperandList"] {
        for argument in record.field(list)?.field("args")?.list()? {
            let kind = argument[0].def()?;
            let name = argument[1].as_str().unwrap_or_default();
            let is_mask = masks && (name == "mask" || name == "mask_wb");
            if kind == "variable_ops" || tied.contains_key(name) || is_mask {
                continue;
            }
            gathers |= name == "mask_wb";
            let Some(class) = class(kind)? else { return Ok(None) };
            operands.push(Operand { name: name.to_owned(), class, role: '-' });
        }
    }
    // LLVM 22 takes the width of an element as that of gathered memory.
    let mnemonic = super::syntax::flatten(record.field("AsmString")?.text()?, true);
    let mnemonic = mnemonic.split_whitespace().next().unwrap_or_default().to_owned();
    let element =
        if mnemonic.ends_with("ps") || mnemonic.ends_with("dd") || mnemonic.ends_with("qd") { 32 } else { 64 };
    for operand in &mut operands {
        if operand.class.starts_with('v') {
            operand.class = format!("{}{element}", &operand.class[..2]);
        }
    }
    if !assign_roles(&mut operands, form, record, gathers)? {
        return Ok(None);
    }
    let mut flags = BTreeSet::new();
    for (field, flag) in [
        ("hasEVEX_B", 'b'),
        ("hasREPPrefix", 'p'),
        ("hasLockPrefix", 'l'),
        ("hasNoTrackPrefix", 't'),
        ("isCommutable", 'c'),
    ] {
        if record.field(field)?.int()? != 0 {
            flags.insert(flag);
        }
    }
    if encoding != "EncVEX" {
        flags.remove(&'c');
    }
    if record.field("OpSize")?.def()? == "OpSize16" {
        flags.insert('o');
    }
    if record.field("AdSize")?.def()? == "AdSize32" {
        flags.insert('a');
    }
    if explicit == "ExplicitVEX" {
        flags.insert('v');
    }
    let (immediate, is_signed) = immediate(record.field("ImmT")?.def()?)?;
    if is_signed {
        flags.insert('S');
    }
    let letter = match encoding {
        _ if map == "ThreeDNow" => '3',
        "EncNormal" => 'L',
        "EncVEX" => 'V',
        "EncEVEX" => 'E',
        "EncXOP" => 'X',
        other => return Err(format!("unknown encoding {other}")),
    };
    let map = match map {
        "OB" => "0",
        "TB" | "ThreeDNow" => "1",
        "T8" => "2",
        "TA" => "3",
        "T_MAP5" => "5",
        "T_MAP6" => "6",
        "T_MAP7" => "7",
        "XOP8" => "8",
        "XOP9" => "9",
        "XOPA" => "A",
        other => return Err(format!("unknown opcode map {other}")),
    };
    let prefix = match record.field("OpPrefix")?.def()? {
        "PD" => "66",
        "XS" => "f3",
        "XD" => "f2",
        _ => "-",
    };
    // The scale of broadcasts and of gathers is the width of an element, as LLVM 22 has it for all.
    let mut scale = bits(record, "CD8_Scale")?;
    for operand in operands.iter().filter(|operand| operand.role == 'm' && letter == 'E') {
        let is_vector = operand.class.starts_with('v');
        let memory = operand.class.trim_start_matches(|c: char| !c.is_ascii_digit());
        if let (true, Ok(width)) = (is_vector || flags.contains(&'b'), memory.parse::<i64>()) {
            scale = width / 8;
        }
    }
    let wide = record.field("hasREX_W")?.int()?;
    let length = if record.field("hasEVEX_L2")?.int()? != 0 { 2 } else { record.field("hasVEX_L")?.int()? };
    Ok(Some(Row {
        name: name.to_owned(),
        mnemonic,
        operands,
        position: position(name, letter, record)?,
        encoding: format!("{letter} {map} {prefix} {wide} {length}"),
        opcode: bits(record, "Opcode")? as u8,
        form: form.to_owned(),
        immediate,
        scale,
        flags,
        uses: names(record.field("Uses")?)?.join(","),
        defs: names(record.field("Defs")?)?.join(","),
        long: None,
    }))
}

/// Returns the place of a definition among all.
fn position(name: &str, letter: char, record: &Value) -> Result<Position, String> {
    let rank = "LV3XE".find(letter).unwrap_or(0);
    let mut file = String::new();
    let mut lines = Vec::new();
    for location in record.field("!locs")?.list()?.iter().rev() {
        let (of, line) = location.text()?.rsplit_once(':').ok_or("a location has a line")?;
        if file.is_empty() {
            of.clone_into(&mut file);
        }
        lines.push(line.parse().map_err(|error| format!("{name}: {error}"))?);
    }
    Ok((rank, file, lines, name.to_owned()))
}

/// Parses `$src1 = $dst, @earlyclobber $x`: name to the name that it is the same as.
pub(super) fn ties(constraints: &str) -> HashMap<String, String> {
    let mut tied = HashMap::new();
    for constraint in constraints.split(',') {
        if let Some((one, other)) = constraint.split_once('=') {
            let name = |text: &str| text.trim().trim_start_matches('$').to_owned();
            tied.insert(name(one), name(other));
        }
    }
    tied
}

/// Bytes of the immediate, and whether it is sign-extended.
fn immediate(kind: &str) -> Result<(&'static str, bool), String> {
    Ok(match kind {
        "NoImm" => ("-", false),
        "Imm8" | "Imm8Reg" => ("1", false),
        "Imm16" => ("2", false),
        "Imm32" => ("4", false),
        "Imm32S" => ("4", true),
        "Imm64" => ("8", false),
        "Imm8PCRel" => ("1p", false),
        "Imm16PCRel" => ("2p", false),
        "Imm32PCRel" => ("4p", false),
        other => return Err(format!("unknown immediate {other}")),
    })
}

/// Assigns fields of the encoding to operands; `false` for forms that only other modes have.
fn assign_roles(operands: &mut [Operand], form: &str, record: &Value, gathers: bool) -> Result<bool, String> {
    let vvvv = if record.field("hasVEX_4V")?.int()? != 0 { "v" } else { "" };
    let roles = match form {
        "MRMDestReg" | "MRMDestMem" | "MRMDestMemFSIB" => format!("m{vvvv}r"),
        "MRMSrcReg" | "MRMSrcMem" | "MRMSrcMemFSIB" => format!("r{vvvv}m"),
        "MRMSrcReg4VOp3" | "MRMSrcMem4VOp3" if gathers => "rvm".to_owned(),
        "MRMSrcReg4VOp3" | "MRMSrcMem4VOp3" => "rmv".to_owned(),
        "MRMSrcRegOp4" | "MRMSrcMemOp4" => "rv4m".to_owned(),
        "MRMSrcRegCC" | "MRMSrcMemCC" => "rm".to_owned(),
        "MRMDestMem4VOp3CC" => "rmv".to_owned(),
        "MRMXrCC" | "MRMXmCC" => "m".to_owned(),
        "MRMr0" => "r".to_owned(),
        "AddRegFrm" => "o".to_owned(),
        "RawFrmImm16" => return Ok(false),
        _ if form.starts_with("RawFrm") || form.starts_with("MRM_") || form == "AddCCFrm" || form == "PrefixByte" => {
            String::new()
        }
        _ if form.len() == 5 && form.starts_with("MRM") && form.ends_with(['r', 'm', 'X']) => format!("{vvvv}m"),
        other => return Err(format!("unknown form {other}")),
    };
    let is_in_immediate = record.field("ImmT")?.def()? == "Imm8Reg";
    let mut roles = roles.chars();
    for operand in operands.iter_mut() {
        let class = operand.class.as_str();
        let without_bits = class == "rc" || class == "cc" || class.starts_with("si") && class != "sib";
        let is_immediate = ["imm", "s8w", "s8d", "s8q", "s32", "u8", "u4", "rel"].contains(&class);
        operand.role = if without_bits || class.starts_with("di") {
            '-'
        } else if class == "u4" && is_in_immediate {
            'n'
        } else if is_immediate || class.starts_with("mo") {
            'i'
        } else {
            roles.next().unwrap_or('4')
        };
        if operand.role == '4' && !is_in_immediate {
            return Err(format!("operand {} has no field in {form}", operand.name));
        }
    }
    Ok(true)
}

impl Rows {
    /// Adds the conditional branches of four bytes, which only the encoder uses, and finds the long form of each row
    /// with a short immediate, by its name.
    pub(super) fn add_long_forms(&mut self) {
        if let Some(branch) = self.conditional.get("JCC_4") {
            for condition in 0..16 {
                let row = branch.with_condition(condition);
                self.by_record.insert(row.name.clone(), self.rows.len());
                self.rows.push(row);
            }
        }
        for index in 0..self.rows.len() {
            let name = &self.rows[index].name;
            let is_short = self.rows[index].operands.iter().any(|operand| operand.class.starts_with("s8"));
            let longer: Vec<String> = match () {
                () if name.starts_with("JCC_1") || name == "JMP_1" => vec![name.replace("_1", "_4")],
                () if is_short => vec![name.replace("i8", "i32"), name.replace("i8", "i")],
                () => Vec::new(),
            };
            let found = longer.iter().find_map(|name| self.by_record.get(name).copied());
            self.rows[index].long = found;
        }
    }
}

impl Row {
    /// Returns the same text for rows that differ in their mask alone.
    fn key(&self) -> String {
        let mut key = format!("{} {:x} {} {} {}", self.encoding, self.opcode, self.form, self.immediate, self.scale);
        key.push(if self.flags.contains(&'b') { 'b' } else { ' ' });
        let _ = write!(key, "{}", self.mnemonic);
        for operand in &self.operands {
            let _ = write!(key, " {}={}", operand.role, operand.class);
        }
        key
    }

    /// Returns the row for a condition: its number is added to the opcode.
    pub(super) fn with_condition(&self, condition: u8) -> Row {
        let mut row = self.clone();
        let spelling = CONDITIONS[usize::from(condition)];
        row.name = format!("{}_{}", self.name, spelling.to_uppercase());
        row.mnemonic = self.mnemonic.replace("${cond}", spelling);
        row.opcode += condition;
        row.operands.retain(|operand| operand.class != "cc");
        row.position.3.clone_from(&row.name);
        row
    }

    /// Returns the line of the table.
    pub(super) fn line(&self) -> String {
        let or_dash = |text: &str| if text.is_empty() { "-".to_owned() } else { text.to_owned() };
        let operands: Vec<String> =
            self.operands.iter().map(|operand| format!("{}={}", operand.role, operand.class)).collect();
        format!(
            "{} {} {} {:02x} {} {} {} {} {} {} {} {}",
            self.name,
            self.mnemonic,
            self.encoding,
            self.opcode,
            self.form,
            self.immediate,
            self.scale,
            or_dash(&self.flags.iter().collect::<String>()),
            or_dash(&operands.join(",")),
            or_dash(&self.uses),
            or_dash(&self.defs),
            or_dash(&self.long.map(|row| row.to_string()).unwrap_or_default())
        )
    }
}
