//! The properties of a loop: what its `!llvm.loop` node says, as fields (LangRef "'llvm.loop'" and the sections after
//! it, and "Code Transformation Metadata"). All names are in one table, with the kinds of their values.

use std::fmt;

use draig_ir::metadata::Class;
use draig_ir::{Metadata, Tables};

/// Kind of what follows a property's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PropertyKind {
    /// Nothing: the name says it all.
    Flag,
    /// An integer that is zero or not; nothing stands for *true*.
    Bool,
    /// An integer that is not negative.
    Number,
    /// Any number of nodes: access groups, or properties of a loop that a transformation creates.
    Nodes,
}

/// A property that the table knows.
#[derive(Clone, Copy, Debug)]
pub struct Property {
    /// Name, such as `llvm.loop.unroll.count`.
    pub name: &'static str,
    /// Kind of its value.
    pub kind: PropertyKind,
}

/// Type of the field of each kind.
macro_rules! field_type {
    (Flag) => { bool };
    (Bool) => { Option<bool> };
    (Number) => { Option<u32> };
    (Nodes) => { Option<Vec<Metadata>> };
}

/// Declares the properties: the fields, and the table of names.
macro_rules! properties {
    ($($(#[$doc:meta])+ $field:ident: $kind:ident = $name:literal;)+) => {
        /// Contents of the metadata of a loop. Of a property that occurs several times, the first one counts, as in LLVM,
        /// except for access groups, which are collected.
        #[derive(Clone, Debug, Default, PartialEq)]
        pub struct LoopProperties {
            /// Places in the source at which the loop starts and ends.
            pub locations: Vec<Metadata>,
            $($(#[$doc])+ pub $field: field_type!($kind),)+
            /// Entries that are not understood, in order.
            pub faults: Vec<PropertyFault>,
        }

        /// All properties, by name.
        pub const PROPERTIES: &[Property] = &[$(Property { name: $name, kind: PropertyKind::$kind },)+];

        impl LoopProperties {
            /// Sets a property by name. Its value must have the kind that the table says.
            fn set(&mut self, name: &[u8], value: Value) -> Result<(), FaultKind> {
                $(if name == $name.as_bytes() {
                    return self.$field.set_value(value, PropertyKind::$kind);
                })+
                Err(FaultKind::UnknownName)
            }
        }
    };
}

properties! {
    /// Only transformations that are asked for are to be made.
    disable_nonforced: Flag = "llvm.loop.disable_nonforced";
    /// The loop ends or does something that can be observed.
    must_progress: Flag = "llvm.loop.mustprogress";
    /// The access groups whose accesses do not depend on those of other iterations.
    parallel_accesses: Nodes = "llvm.loop.parallel_accesses";
    /// Estimate of the average number of iterations. Zero says nothing (LangRef "'llvm.loop.estimated_trip_count'").
    estimated_trip_count: Number = "llvm.loop.estimated_trip_count";
    /// Number of iterations to unroll.
    unroll_count: Number = "llvm.loop.unroll.count";
    /// The loop is not to be unrolled.
    unroll_disable: Flag = "llvm.loop.unroll.disable";
    /// The loop is to be unrolled, completely if its number of iterations is known.
    unroll_enable: Flag = "llvm.loop.unroll.enable";
    /// The loop is to be unrolled completely.
    unroll_full: Flag = "llvm.loop.unroll.full";
    /// The loop is not to be unrolled with a check of the number of iterations at run time.
    unroll_runtime_disable: Flag = "llvm.loop.unroll.runtime.disable";
    /// Properties of the unrolled loop and of the remainder.
    unroll_followup_all: Nodes = "llvm.loop.unroll.followup_all";
    /// Properties of the unrolled loop.
    unroll_followup_unrolled: Nodes = "llvm.loop.unroll.followup_unrolled";
    /// Properties of the remainder of unrolling.
    unroll_followup_remainder: Nodes = "llvm.loop.unroll.followup_remainder";
    /// Number of iterations to unroll and jam.
    unroll_and_jam_count: Number = "llvm.loop.unroll_and_jam.count";
    /// The loop is not to be unrolled and jammed.
    unroll_and_jam_disable: Flag = "llvm.loop.unroll_and_jam.disable";
    /// The loop is to be unrolled and jammed.
    unroll_and_jam_enable: Flag = "llvm.loop.unroll_and_jam.enable";
    /// Properties of all loops that unroll-and-jam creates.
    unroll_and_jam_followup_all: Nodes = "llvm.loop.unroll_and_jam.followup_all";
    /// Properties of the inner loop after unroll-and-jam.
    unroll_and_jam_followup_inner: Nodes = "llvm.loop.unroll_and_jam.followup_inner";
    /// Properties of the outer loop after unroll-and-jam.
    unroll_and_jam_followup_outer: Nodes = "llvm.loop.unroll_and_jam.followup_outer";
    /// Properties of the inner loop of the remainder of unroll-and-jam.
    unroll_and_jam_followup_remainder_inner: Nodes = "llvm.loop.unroll_and_jam.followup_remainder_inner";
    /// Properties of the outer loop of the remainder of unroll-and-jam.
    unroll_and_jam_followup_remainder_outer: Nodes = "llvm.loop.unroll_and_jam.followup_remainder_outer";
    /// Whether to vectorize.
    vectorize_enable: Bool = "llvm.loop.vectorize.enable";
    /// Number of iterations that a vector holds; 1 is no vectorization, and 0 leaves it open.
    vectorize_width: Number = "llvm.loop.vectorize.width";
    /// Whether vectors are to be scalable.
    vectorize_scalable_enable: Bool = "llvm.loop.vectorize.scalable.enable";
    /// Whether the vectorized loop is to be predicated instead of having an epilogue.
    vectorize_predicate_enable: Bool = "llvm.loop.vectorize.predicate.enable";
    /// Properties of all loops that vectorization creates.
    vectorize_followup_all: Nodes = "llvm.loop.vectorize.followup_all";
    /// Properties of the vectorized loop.
    vectorize_followup_vectorized: Nodes = "llvm.loop.vectorize.followup_vectorized";
    /// Properties of the epilogue of vectorization.
    vectorize_followup_epilogue: Nodes = "llvm.loop.vectorize.followup_epilogue";
    /// Number of iterations to interleave; 1 is none, and 0 leaves it open.
    interleave_count: Number = "llvm.loop.interleave.count";
    /// Whether the loop has been vectorized.
    is_vectorized: Bool = "llvm.loop.isvectorized";
    /// Whether to distribute the loop over several ones.
    distribute_enable: Bool = "llvm.loop.distribute.enable";
    /// Properties of all loops that distribution creates.
    distribute_followup_all: Nodes = "llvm.loop.distribute.followup_all";
    /// Properties of the parts of a distributed loop that have no cyclic dependences.
    distribute_followup_coincident: Nodes = "llvm.loop.distribute.followup_coincident";
    /// Properties of the parts of a distributed loop that have cyclic dependences.
    distribute_followup_sequential: Nodes = "llvm.loop.distribute.followup_sequential";
    /// Properties of the copy of a distributed loop for which a check at run time fails.
    distribute_followup_fallback: Nodes = "llvm.loop.distribute.followup_fallback";
    /// Whether the loop comes from distribution.
    is_distributed: Bool = "llvm.loop.isdistributed";
    /// Loop-invariant code is not to be moved after a check at run time.
    licm_versioning_disable: Flag = "llvm.loop.licm_versioning.disable";
    /// Loop-invariant code is not to be moved.
    licm_disable: Flag = "llvm.licm.disable";
    /// Number of iterations that have been peeled off.
    peeled_count: Number = "llvm.loop.peeled.count";
    /// The loop is not to be pipelined.
    pipeline_disable: Bool = "llvm.loop.pipeline.disable";
    /// Cycles between the starts of iterations in a pipeline.
    pipeline_initiation_interval: Number = "llvm.loop.pipeline.initiationinterval";
    /// The loop is not to be unswitched on a condition that is only partially invariant.
    unswitch_partial_disable: Flag = "llvm.loop.unswitch.partial.disable";
    /// The loop is not to be unswitched on an injected condition.
    unswitch_injection_disable: Flag = "llvm.loop.unswitch.injection.disable";
}

/// Fault of a loop's metadata. LLVM ignores what it does not understand, so none makes a module invalid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PropertyFault {
    /// Number of the operand in the loop's node.
    pub operand: usize,
    /// Name of the property, if it has one.
    pub name: Vec<u8>,
    /// The fault.
    pub kind: FaultKind,
}

/// Kind of a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// The operand is neither a location nor a node that begins with a name.
    NoProperty,
    /// The table does not have the name.
    UnknownName,
    /// The value is not of this kind.
    WrongValue(PropertyKind),
    /// An earlier operand sets the property.
    Repeated,
}

impl fmt::Display for PropertyFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = String::from_utf8_lossy(&self.name);
        match self.kind {
            FaultKind::NoProperty => {
                write!(f, "operand {} of !llvm.loop is neither a property nor a location", self.operand)
            }
            FaultKind::UnknownName => write!(f, "unknown loop property '{name}'"),
            FaultKind::WrongValue(PropertyKind::Flag) => write!(f, "loop property '{name}' takes no value"),
            FaultKind::WrongValue(PropertyKind::Bool) => write!(f, "loop property '{name}' takes at most one integer"),
            FaultKind::WrongValue(PropertyKind::Number) => {
                write!(f, "loop property '{name}' takes an integer of at most 32 bits that is not negative")
            }
            FaultKind::WrongValue(PropertyKind::Nodes) => write!(f, "loop property '{name}' takes nodes"),
            FaultKind::Repeated => write!(f, "loop property '{name}' is given twice"),
        }
    }
}

/// Operands after a name.
enum Value {
    Nothing,
    Number(Option<u32>),
    Nodes(Vec<Metadata>),
    Other,
}

/// A field that takes a value of its kind once.
trait Field {
    fn set_value(&mut self, value: Value, kind: PropertyKind) -> Result<(), FaultKind>;
}

impl Field for bool {
    fn set_value(&mut self, value: Value, kind: PropertyKind) -> Result<(), FaultKind> {
        match value {
            Value::Nothing if !*self => *self = true,
            Value::Nothing => return Err(FaultKind::Repeated),
            _ => return Err(FaultKind::WrongValue(kind)),
        }
        Ok(())
    }
}

impl Field for Option<bool> {
    fn set_value(&mut self, value: Value, kind: PropertyKind) -> Result<(), FaultKind> {
        let value = match value {
            Value::Nothing => true,
            Value::Number(number) => number != Some(0),
            _ => return Err(FaultKind::WrongValue(kind)),
        };
        match self {
            Some(_) => Err(FaultKind::Repeated),
            None => {
                *self = Some(value);
                Ok(())
            }
        }
    }
}

impl Field for Option<u32> {
    fn set_value(&mut self, value: Value, kind: PropertyKind) -> Result<(), FaultKind> {
        let Value::Number(Some(number)) = value else { return Err(FaultKind::WrongValue(kind)) };
        match self {
            Some(_) => Err(FaultKind::Repeated),
            None => {
                *self = Some(number);
                Ok(())
            }
        }
    }
}

impl Field for Option<Vec<Metadata>> {
    fn set_value(&mut self, value: Value, kind: PropertyKind) -> Result<(), FaultKind> {
        let nodes = match value {
            Value::Nothing => Vec::new(),
            Value::Nodes(nodes) => nodes,
            _ => return Err(FaultKind::WrongValue(kind)),
        };
        self.get_or_insert_default().extend(nodes);
        Ok(())
    }
}

impl LoopProperties {
    /// Reads the node that a loop has as `!llvm.loop` (see [`crate::loop_id`]). Its first operand is itself.
    #[must_use]
    pub fn new(tables: &Tables, id: Metadata) -> LoopProperties {
        let mut properties = LoopProperties::default();
        let Some(node) = tables.metadata.node(id) else { return properties };
        for (operand, property) in node.operands().enumerate().skip(1) {
            let found = property.and_then(|property| tables.metadata.node(property));
            if found.is_some_and(|node| node.class() == Class::DILocation) {
                properties.locations.extend(property);
                continue;
            }
            let mut operands = found.into_iter().flat_map(|node| node.operands());
            let name = operands.next().flatten().and_then(|name| tables.metadata.as_string(name));
            let Some(name) = name.map(|name| tables.strings.get(name)) else {
                properties.faults.push(PropertyFault { operand, name: Vec::new(), kind: FaultKind::NoProperty });
                continue;
            };
            let value = value(tables, operands.collect());
            if let Err(kind) = properties.set(name, value) {
                properties.faults.push(PropertyFault { operand, name: name.to_vec(), kind });
            }
        }
        properties
    }
}

/// Returns what follows a name.
fn value(tables: &Tables, operands: Option<Vec<Metadata>>) -> Value {
    let Some(operands) = operands else { return Value::Other };
    match operands[..] {
        [] => Value::Nothing,
        [one] if tables.metadata.as_value(one).is_some() => {
            let number = tables.metadata.as_value(one).and_then(|value| tables.int_value(value));
            match number {
                // The sign of a wide constant is its highest bit; that of a bit is none.
                Some(number) if number.width() == 1 => Value::Number(number.to_u64().map(|bit| bit as u32)),
                Some(number) if number.is_negative() => Value::Number(None),
                Some(number) => Value::Number(number.to_u64().and_then(|number| u32::try_from(number).ok())),
                None => Value::Other,
            }
        }
        _ if operands.iter().all(|&operand| tables.metadata.node(operand).is_some()) => Value::Nodes(operands),
        _ => Value::Other,
    }
}

/// Returns the properties of the property named, if the table has it.
#[must_use]
pub fn property(name: &str) -> Option<&'static Property> {
    PROPERTIES.iter().find(|property| property.name == name)
}
