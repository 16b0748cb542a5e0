//! `basic-aa`: what follows from addresses, objects and captures alone (LangRef "Pointer Aliasing Rules").

use draig_ir::{Opcode, Value};
use rustc_hash::FxHashMap;

use super::address::{Address, VariableIndex, wrap};
use super::alias::{AliasAnalysis, AliasResult, Query, Side};
use super::limits::{PHI_SOURCES, QUERY_DEPTH};
use super::location::LocationSize;
use super::pointers::{PhiSources, Pointer, flag};
use super::ranges::{Bounds, full};

impl AliasAnalysis<'_> {
    pub(super) fn basic(
        &self,
        query: &mut Query,
        (a, a_size): (Value, LocationSize),
        (b, b_size): (Value, LocationSize),
    ) -> AliasResult {
        if a_size.is_zero() || b_size.is_zero() {
            return AliasResult::No;
        }
        let left = Side { pointer: self.facts.pointer(a), size: a_size };
        let right = Side { pointer: self.facts.pointer(b), size: b_size };
        match self.basic_of_objects(query.cross_iteration, &left, &right) {
            Some(answer) => answer,
            None => self.basic_of_operations(query, &left, &right),
        }
    }

    /// Answers about locations that are not empty as far as it follows from facts about each alone.
    #[inline(always)]
    pub(super) fn basic_of_objects(&self, cross_iteration: bool, a: &Side<'_>, b: &Side<'_>) -> Option<AliasResult> {
        let (left, right) = (a.pointer, b.pointer);
        let is_any = |flag: u16| left.is(flag) || right.is(flag);
        // An undefined pointer points to no object.
        if is_any(flag::UNDEF) {
            return Some(AliasResult::No);
        }
        if self.is_same_value(cross_iteration, left.value, right.value) {
            return Some(AliasResult::Must);
        }
        let are_pointers = left.is(flag::POINTER) && right.is(flag::POINTER);
        (!are_pointers || is_any(flag::NOWHERE) || self.are_distinct_objects(a, b)).then_some(AliasResult::No)
    }

    /// Whether two values are the same, in the same iteration of every loop.
    #[inline]
    fn is_same_value(&self, cross_iteration: bool, a: Value, b: Value) -> bool {
        a == b && (!cross_iteration || self.is_same_in_all_iterations(a))
    }

    fn is_same_in_all_iterations(&self, value: Value) -> bool {
        let body = self.facts.body();
        match value.as_inst().and_then(|inst| body.block_of(inst)) {
            Some(block) => Some(block) == body.entry() || !self.facts.is_in_cycle(block),
            None => true,
        }
    }

    #[inline]
    fn are_distinct_objects(&self, a: &Side<'_>, b: &Side<'_>) -> bool {
        let (left, right) = (a.pointer, b.pointer);
        if left.object != right.object {
            if left.is(flag::IDENTIFIED) && right.is(flag::IDENTIFIED) {
                return true;
            }
            let is_apart = |one: &Pointer, other: &Pointer| {
                // No argument points to an object that the function creates itself.
                other.is(flag::LOCAL)
                    && (one.is(flag::ARGUMENT)
                        || (one.is(flag::ESCAPE_SOURCE) && self.facts.is_uncaptured_local(other.object)))
            };
            if is_apart(left, right) || is_apart(right, left) {
                return true;
            }
        }
        // An access that is larger than an object cannot be inside it.
        let is_too_small = |side: &Side<'_>, other: &Pointer| {
            let (extent, padded) = (minimal_extent(side), other.padded_size);
            extent > 0 && padded < extent
        };
        is_too_small(a, right) || is_too_small(b, left)
    }

    pub(super) fn basic_of_operations(&self, query: &mut Query, a: &Side<'_>, b: &Side<'_>) -> AliasResult {
        let (of_a, of_b) = (a.pointer.opcode, b.pointer.opcode);
        let is_of = |opcode: Opcode| of_a == Some(opcode) || of_b == Some(opcode);
        if is_of(Opcode::GetElementPtr) {
            if query.depth >= QUERY_DEPTH {
                return AliasResult::May;
            }
            let result = query.deeper(|query| match of_a {
                Some(Opcode::GetElementPtr) => self.addresses(query, a, b),
                _ => self.addresses(query, b, a).swapped(),
            });
            if result != AliasResult::May {
                return result;
            }
        }
        // Only questions about phis and selects lead to several others, or back to themselves.
        match is_of(Opcode::Phi) || is_of(Opcode::Select) {
            true => self.memoized(query, a, b, |query| self.basic_of_choices(query, a, b)),
            false => overlap_of_whole_object(a, b),
        }
    }

    fn basic_of_choices(&self, query: &mut Query, a: &Side<'_>, b: &Side<'_>) -> AliasResult {
        let (of_a, of_b) = (a.pointer.opcode, b.pointer.opcode);
        type Rule = for<'x> fn(&AliasAnalysis<'x>, &mut Query, &Side<'_>, &Side<'_>) -> AliasResult;
        let rules: [(Opcode, Rule); 2] = [
            (Opcode::Phi, |this, query, a, b| this.phi(query, a, b)),
            (Opcode::Select, |this, query, a, b| this.select(query, a, b)),
        ];
        for (opcode, rule) in rules {
            let result = if of_a == Some(opcode) {
                rule(self, query, a, b)
            } else if of_b == Some(opcode) {
                rule(self, query, b, a).swapped()
            } else {
                continue;
            };
            if result != AliasResult::May {
                return result;
            }
        }
        overlap_of_whole_object(a, b)
    }

    fn addresses(&self, query: &mut Query, a: &Side<'_>, b: &Side<'_>) -> AliasResult {
        let facts = &self.facts;
        let unknown = LocationSize::BeforeOrAfterPointer;
        if a.size.value().is_none() && b.size.value().is_none() {
            // Nothing but the objects can differ.
            if b.pointer.opcode != Some(Opcode::GetElementPtr) {
                return AliasResult::May;
            }
            let objects = self.ask_about(query, (a.pointer.object, unknown), (b.pointer.object, unknown));
            return if objects == AliasResult::No { AliasResult::No } else { AliasResult::May };
        }
        let (left, right) = (facts.address_of(a.pointer), facts.address_of(b.pointer));
        if (left.base == a.pointer.value && right.base == b.pointer.value) || left.width != right.width {
            return AliasResult::May;
        }
        if left.indices.is_empty() && right.indices.is_empty() {
            let offset = wrap(i128::from(left.offset) - i128::from(right.offset), left.width);
            let difference = Address { indices: Vec::new(), offset, ..*left };
            return self.differing_addresses(query, &difference, right, a, b);
        }
        let is_swapped = left.indices.len() < right.indices.len();
        let (left, right) = if is_swapped { (right, left) } else { (left, right) };
        let (a, b) = if is_swapped { (b, a) } else { (a, b) };
        let mut indices = self.indices.take();
        indices.clear();
        indices.extend_from_slice(&left.indices);
        let mut difference = Address { indices, ..*left };
        self.subtract(query, &mut difference, right);
        let result = self.differing_addresses(query, &difference, right, a, b);
        self.indices.replace(difference.indices);
        if is_swapped { result.swapped() } else { result }
    }

    /// Subtracts an address from another, except the base.
    fn subtract(&self, query: &Query, from: &mut Address, other: &Address) {
        let width = from.width;
        from.offset = wrap(i128::from(from.offset) - i128::from(other.offset), width);
        for index in &other.indices {
            let same = |old: &VariableIndex| {
                self.is_same_value(query.cross_iteration, old.index.value, index.index.value)
                    && old.index.same_conversions(&index.index)
            };
            match from.indices.iter().position(same) {
                Some(at) => {
                    let old = &mut from.indices[at];
                    if old.negated {
                        old.scale = wrap(-i128::from(old.scale), width);
                        old.negated = false;
                        old.nsw = false;
                    }
                    if old.scale == index.scale {
                        from.indices.remove(at);
                    } else {
                        old.scale = wrap(i128::from(old.scale) - i128::from(index.scale), width);
                        old.nsw = false;
                    }
                }
                None => from.indices.push(VariableIndex { negated: true, ..*index }),
            }
        }
    }

    /// Whether an object starts at this value, so that no address in it is smaller.
    fn starts_object(&self, value: Value) -> bool {
        let module = self.facts.subject().module();
        self.facts.is_alloca(value)
            || value.as_global().is_some_and(|global| module.global(global).as_variable().is_some())
    }

    /// Compares two addresses, where the offset and indices of the first are the difference of both.
    fn differing_addresses(
        &self,
        query: &mut Query,
        left: &Address,
        right: &Address,
        a: &Side<'_>,
        b: &Side<'_>,
    ) -> AliasResult {
        let fixed = |size: LocationSize| size.fixed().and_then(|size| i64::try_from(size).ok());
        // The bytes of such a location are not all after its address.
        let is_forward = !a.size.may_be_before() && !b.size.may_be_before();
        // No constant is asked about here, as it may be undefined.
        let is_same_base =
            left.base.as_const().is_none() && self.is_same_value(query.cross_iteration, left.base, right.base);
        if left.indices.is_empty() {
            // An `inbounds` address is not before the start of its object.
            if is_forward
                && !is_same_base
                && left.is_inbounds()
                && fixed(b.size).is_some_and(|size| left.offset >= size)
                && self.starts_object(right.base)
            {
                return AliasResult::No;
            }
            if is_forward
                && !is_same_base
                && right.is_inbounds()
                && fixed(a.size).is_some_and(|size| left.offset <= -size)
                && self.starts_object(left.base)
            {
                return AliasResult::No;
            }
            if left.offset == 0 && !is_same_base {
                return self.ask_about(query, (left.base, a.size), (right.base, b.size));
            } else if left.offset == 0 {
                return AliasResult::Must;
            }
        }
        let unknown = LocationSize::BeforeOrAfterPointer;
        let of_bases = match is_same_base {
            true => AliasResult::Must,
            false => self.ask_about(query, (left.base, unknown), (right.base, unknown)),
        };
        match of_bases {
            AliasResult::Must if is_forward => {}
            AliasResult::No => return AliasResult::No,
            AliasResult::May | AliasResult::Partial(_) | AliasResult::Must => return AliasResult::May,
        }
        if left.indices.is_empty() {
            return constant_difference(left.offset, a.size, b.size);
        }
        let (Some(a_size), Some(b_size)) = (fixed(a.size), fixed(b.size)) else { return AliasResult::May };
        match self.variable_difference_is_apart(query, left, i128::from(a_size), i128::from(b_size)) {
            true => AliasResult::No,
            false => AliasResult::May,
        }
    }

    /// Whether an access at a difference with variable indices and one at zero cannot overlap.
    fn variable_difference_is_apart(&self, query: &Query, left: &Address, a_size: i128, b_size: i128) -> bool {
        let limits = full(left.width);
        let mut gcd = 0u128;
        let mut range: Option<Bounds> = Some((left.offset.into(), left.offset.into()));
        for index in &left.indices {
            let scale = i128::from(index.scale);
            // A product that may wrap keeps only the factors of two.
            let factor = if index.nsw { scale.unsigned_abs() } else { 1 << scale.unsigned_abs().trailing_zeros() };
            gcd = greatest_common_divisor(gcd, factor);
            let bounds =
                self.facts.bounds(index.index.value, index.context).map(|bounds| index.index.apply_bounds(bounds));
            let bounds = bounds.and_then(|bounds| {
                let (low, high) = (bounds.0 * scale, bounds.1 * scale);
                let (low, high) = (low.min(high), low.max(high));
                let fits = low >= limits.0 && high <= limits.1;
                match index.nsw {
                    true => Some((low.max(limits.0), high.min(limits.1))),
                    false => fits.then_some((low, high)),
                }
            });
            range = range.zip(bounds).and_then(|(sum, next)| {
                let next = if index.negated { (-next.1, -next.0) } else { next };
                let sum = (sum.0 + next.0, sum.1 + next.1);
                (sum.0 >= limits.0 && sum.1 <= limits.1).then_some(sum)
            });
        }
        let modulus = gcd as i128;
        if modulus > 0 {
            let offset = i128::from(left.offset).rem_euclid(modulus);
            if offset >= b_size && modulus - offset >= a_size {
                return true;
            }
        }
        if range.is_some_and(|range| range.0 >= b_size || (range.1 + a_size <= 0 && range.0 + a_size > limits.0)) {
            return true;
        }
        self.is_far_enough(query, left, a_size, b_size) || self.is_wide_gap(query, left, a_size, b_size)
    }

    /// Whether the variable part is so far from zero that the offset cannot bring the accesses together.
    fn is_far_enough(&self, query: &Query, left: &Address, a_size: i128, b_size: i128) -> bool {
        let facts = &self.facts;
        // A product of a value that is not zero is at least as far from zero as the scale, unless it wraps.
        let is_small = |index: &VariableIndex| {
            let added = index.index.added_bits();
            added > 0 && added < 64 && (0..1i128 << added).contains(&i128::from(index.scale))
        };
        // Of a difference that wraps only multiples of powers of two are left.
        let is_power = |index: &VariableIndex| index.scale.unsigned_abs().is_power_of_two();
        let distance = match &left.indices[..] {
            [index] => {
                let is_nonzero = || facts.is_nonzero(index.index.value, index.context);
                (!index.index.is_truncated() && (index.nsw || is_small(index)) && is_nonzero()).then_some(index.scale)
            }
            [first, second] => {
                let are_unequal = || facts.are_unequal(first.index.value, second.index.value, first.context);
                let keeps_distance = |index: &VariableIndex| is_small(index) || (index.nsw && is_power(index));
                let is_difference = is_difference(first, second) && keeps_distance(first) && keeps_distance(second);
                let is_one_iteration = !query.cross_iteration && !first.index.is_truncated();
                (is_one_iteration && is_difference && are_unequal()).then_some(first.scale)
            }
            _ => None,
        };
        let Some(distance) = distance.map(|scale| i128::from(scale).abs()) else { return false };
        let limits = full(left.width);
        let (low, high) = (i128::from(left.offset) - distance, i128::from(left.offset) + distance);
        low >= limits.0 && high <= limits.1 && low < 0 && -low >= a_size && high >= 0 && high >= b_size
    }

    /// Whether two variables differ by a constant, before they are extended, that is too large for the accesses to
    /// meet, however the variables wrap.
    fn is_wide_gap(&self, query: &Query, left: &Address, a_size: i128, b_size: i128) -> bool {
        let [first, second] = &left.indices[..] else { return false };
        if !is_difference(first, second) || first.index.is_truncated() {
            return false;
        }
        let is_same = |a, b| self.is_same_value(query.cross_iteration, a, b);
        let Some((distance, values)) = self.facts.constant_distance(first.index.value, second.index.value, is_same)
        else {
            return false;
        };
        let scale = i128::from(first.scale).abs();
        let offset = i128::from(left.offset).abs();
        let (Some(nearest), Some(farthest)) = (distance.checked_mul(scale), (values - distance).checked_mul(scale))
        else {
            return false;
        };
        // The farthest two values can be must not bring the accesses together around the address space either.
        let size = a_size.max(b_size);
        let space = 2 * (full(left.width).1 + 1);
        nearest >= size + offset && farthest <= space - size - offset
    }

    fn phi(&self, query: &mut Query, a: &Side<'_>, b: &Side<'_>) -> AliasResult {
        let facts = &self.facts;
        let body = facts.body();
        let Some(phi) = a.pointer.value.as_inst() else { return AliasResult::May };
        if body.operands(phi).is_empty() {
            return AliasResult::No;
        }
        // Two phis of one block take their values from the same predecessor, in the same iteration.
        if self.is_same_value(query.cross_iteration, a.pointer.value, a.pointer.value)
            && let Some(other) = b.pointer.value.as_inst()
            && body.opcode(other) == Opcode::Phi
            && body.block_of(other) == body.block_of(phi)
        {
            return self.phis_of_one_block(query, a, b);
        }
        let PhiSources { distinct, is_recursive } = facts.phi_sources(phi, a.pointer);
        if distinct.is_empty() || distinct.len() > PHI_SOURCES {
            return AliasResult::May;
        }
        // If the phi steps through an object, its size says nothing about the range that it covers.
        let size = if *is_recursive { LocationSize::BeforeOrAfterPointer } else { a.size };
        let outer = std::mem::replace(&mut query.cross_iteration, true);
        let mut result = self.ask_about(query, (distinct[0], size), (b.pointer.value, b.size));
        if *is_recursive && result != AliasResult::No {
            result = AliasResult::May;
        }
        for &source in &distinct[1..] {
            if result == AliasResult::May {
                break;
            }
            result = result.merged(self.ask_about(query, (source, size), (b.pointer.value, b.size)));
        }
        query.cross_iteration = outer;
        result
    }

    fn phis_of_one_block(&self, query: &mut Query, a: &Side<'_>, b: &Side<'_>) -> AliasResult {
        let body = self.facts.body();
        let (Some(left), Some(right)) = (a.pointer.value.as_inst(), b.pointer.value.as_inst()) else {
            return AliasResult::May;
        };
        let (values, others) = (body.operands(left), body.operands(right));
        // The blocks are in one order, as a rule.
        let is_parallel = values.len() == others.len() && body.phi_blocks(left).eq(body.phi_blocks(right));
        let mut of_block = FxHashMap::default();
        if !is_parallel {
            of_block.extend(body.phi_blocks(right).zip(others.iter().copied()));
        }
        let mut result: Option<AliasResult> = None;
        for ((number, &value), block) in values.iter().enumerate().zip(body.phi_blocks(left)) {
            let other = if is_parallel { Some(others[number]) } else { of_block.get(&block).copied() };
            let Some(other) = other else { return AliasResult::May };
            let next = self.ask_about(query, (value, a.size), (other, b.size));
            let merged = result.map_or(next, |result| result.merged(next));
            if merged == AliasResult::May {
                return AliasResult::May;
            }
            result = Some(merged);
        }
        result.unwrap_or(AliasResult::May)
    }

    fn select(&self, query: &mut Query, a: &Side<'_>, b: &Side<'_>) -> AliasResult {
        let (Some(left), other) = (self.facts.operation(a.pointer.value), self.facts.operation(b.pointer.value)) else {
            return AliasResult::May;
        };
        let choices = [1, 2].map(|number| left.operands[number]);
        let mut others = [b.pointer.value; 2];
        if let Some(other) = other.filter(|other| other.opcode == Opcode::Select)
            && self.is_same_value(query.cross_iteration, left.operands[0], other.operands[0])
        {
            others = [1, 2].map(|number| other.operands[number]);
        }
        let first = self.ask_about(query, (choices[0], a.size), (others[0], b.size));
        if first == AliasResult::May {
            return first;
        }
        first.merged(self.ask_about(query, (choices[1], a.size), (others[1], b.size)))
    }
}

/// Returns the number of bytes that are surely accessible at an address.
#[inline]
fn minimal_extent(side: &Side<'_>) -> u64 {
    match side.size {
        LocationSize::Precise(size) => side.pointer.bytes.max(size.min),
        _ => side.pointer.bytes,
    }
}

/// An access to a whole object overlaps with any other in it.
fn overlap_of_whole_object(a: &Side<'_>, b: &Side<'_>) -> AliasResult {
    if a.pointer.object == b.pointer.object
        && let (LocationSize::Precise(left), LocationSize::Precise(right)) = (a.size, b.size)
        && [left, right]
            .iter()
            .any(|size| size.known().is_some_and(|size| size != u64::MAX && a.pointer.object_size == size))
    {
        return AliasResult::Partial(None);
    }
    AliasResult::May
}

/// Whether two indices are the difference of two values, scaled and converted alike.
fn is_difference(first: &VariableIndex, second: &VariableIndex) -> bool {
    let scale = |index: &VariableIndex| if index.negated { -i128::from(index.scale) } else { index.scale.into() };
    scale(first) == -scale(second) && first.index.same_conversions(&second.index)
}

/// Compares accesses of which the first starts `offset` bytes after the second.
fn constant_difference(offset: i64, a_size: LocationSize, b_size: LocationSize) -> AliasResult {
    // The one that starts first, and the other.
    let (first, second) = if offset < 0 { (a_size, b_size) } else { (b_size, a_size) };
    let Some(first) = first.value() else { return AliasResult::May };
    let Some(first) = first.known() else { return AliasResult::May };
    let distance = offset.unsigned_abs();
    if distance >= first {
        return AliasResult::No;
    }
    let is_nested = second.fixed().is_some_and(|second| distance.checked_add(second).is_some_and(|end| end <= first));
    let offset = i32::try_from(offset).ok().and_then(i32::checked_neg).filter(|_| is_nested);
    AliasResult::Partial(offset)
}

fn greatest_common_divisor(a: u128, b: u128) -> u128 {
    let (mut a, mut b) = (a, b);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
