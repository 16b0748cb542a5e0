//! Cycles with several entries: each strongly connected part of a region, or of the function, becomes a region with
//! several headers, between which the mass that enters is divided.

use draig_ir::{Block, Metadata};

use super::distribution::{Distribution, Flow, Mass};
use super::propagation::{Member, Propagation, Region, Stop};
use crate::subject::Subject;

/// The members of a region (without its own headers as targets) and the edges between them.
struct Nodes {
    members: Vec<Member>,
    /// First block of each member.
    firsts: Vec<u32>,
    successors: Vec<Vec<u32>>,
    predecessors: Vec<Vec<u32>>,
}

impl Propagation<'_> {
    /// Makes packages of the cycles with several entries of a region, or of the function, and takes all mass back.
    pub(super) fn split_irreducible(&mut self, outer: Option<u32>) -> Result<(), Stop> {
        let nodes = self.nodes(outer);
        for &member in &nodes.members {
            *self.mass_mut(member) = Mass::EMPTY;
        }
        let mut created = Vec::new();
        for part in components(&nodes.successors).into_iter().filter(|part| part.len() > 1) {
            created.push(self.create(outer, &nodes, &part));
        }
        for number in created {
            self.flow_through_irreducible(number)?;
        }
        if let Some(outer) = outer {
            let members = std::mem::take(&mut self.regions[outer as usize].members);
            // A package stands where its first header was.
            let is_first = |&(first, member): &(u32, Member)| self.first(member) == first;
            let resolved =
                members.into_iter().map(|member| self.first(member)).map(|first| (first, self.resolve(first)));
            let placed = resolved.filter(is_first).map(|(_, member)| member).collect();
            let region = &mut self.regions[outer as usize];
            region.members = placed;
            region.exits.clear();
            region.back_mass.fill(Mass::EMPTY);
        }
        Ok(())
    }

    fn nodes(&self, outer: Option<u32>) -> Nodes {
        let members: Vec<Member> = match outer {
            Some(outer) => self.regions[outer as usize].members.clone(),
            None => self.outermost_members(),
        };
        let firsts: Vec<u32> = members.iter().map(|&member| self.first(member)).collect();
        let mut nodes = Nodes {
            successors: vec![Vec::new(); members.len()],
            predecessors: vec![Vec::new(); members.len()],
            members,
            firsts,
        };
        for from in 0..nodes.members.len() {
            let targets: Vec<u32> = match nodes.members[from] {
                Member::Block(block) => {
                    let next = self.graph.successors(self.blocks[block as usize]).iter();
                    next.filter_map(|&next| self.graph.order_of(next)).collect()
                }
                Member::Region(region) => self.regions[region as usize].exits.iter().map(|exit| exit.0).collect(),
            };
            for to in targets {
                if outer.is_some_and(|outer| self.is_header(outer, to)) {
                    continue;
                }
                if let Ok(to) = nodes.firsts.binary_search(&to) {
                    nodes.successors[from].push(to as u32);
                    nodes.predecessors[to].push(from as u32);
                }
            }
        }
        nodes
    }

    /// Creates the region of a strongly connected part.
    fn create(&mut self, outer: Option<u32>, nodes: &Nodes, part: &[u32]) -> u32 {
        let mut part = part.to_vec();
        part.sort_unstable();
        let is_inside = |node: &u32| part.binary_search(node).is_ok();
        let is_entry = |node: u32| nodes.predecessors[node as usize].iter().any(|before| !is_inside(before));
        let entries: Vec<bool> = part.iter().map(|&node| is_entry(node)).collect();
        let is_entry = |node: &u32| part.binary_search(node).is_ok_and(|at| entries[at]);
        // An edge backward from a block that is no entry belongs to a cycle inside; its target is a header as well.
        let is_header = |&node: &u32| {
            is_entry(&node) || nodes.predecessors[node as usize].iter().any(|p| *p >= node && !is_entry(p))
        };
        let (headers, others): (Vec<u32>, Vec<u32>) = part.iter().partition(|&node| is_header(node));
        let member = |&node: &u32| nodes.members[node as usize];
        let members: Vec<Member> = headers.iter().chain(&others).map(member).collect();
        let headers = headers.iter().map(|&node| nodes.firsts[node as usize]).collect();
        let number = self.regions.len() as u32;
        for &member in &members {
            match member {
                Member::Block(block) => self.region_of[block as usize] = Some(number),
                Member::Region(inner) => self.regions[inner as usize].parent = Some(number),
            }
        }
        self.regions.push(Region::new(outer, headers, members));
        number
    }

    /// Lets mass flow through a region with several headers, and makes it a package.
    fn flow_through_irreducible(&mut self, number: u32) -> Result<(), Stop> {
        let region = &self.regions[number as usize];
        let headers = region.members[..region.headers.len()].to_vec();
        let weights: Vec<Option<u64>> = region.headers.iter().map(|&header| self.header_weight(header)).collect();
        // A header without a weight gets the least of the others.
        let least = weights.iter().flatten().copied().min().unwrap_or(1);
        let mut distribution = Distribution::default();
        let all = region.headers.iter().zip(&weights).map(|(&header, weight)| (header, weight.unwrap_or(least)));
        all.filter(|&(_, weight)| weight > 0)
            .for_each(|(header, weight)| distribution.add(header, Flow::Local, weight));
        self.set_header_masses(&headers, &mut distribution);
        self.flow_through_members(number)?;
        if weights.iter().all(Option::is_none) {
            // Without a profile, what flows back to each header tells how often it is the entry of the cycle.
            let region = &self.regions[number as usize];
            let mut distribution = Distribution::default();
            for (&header, mass) in region.headers.iter().zip(&region.back_mass) {
                if mass.get() > 0 {
                    distribution.add(header, Flow::Local, mass.get());
                }
            }
            self.set_header_masses(&headers, &mut distribution);
        }
        self.close(number);
        Ok(())
    }

    fn set_header_masses(&mut self, headers: &[Member], distribution: &mut Distribution) {
        distribution.divide(Mass::FULL, |share, mass| {
            if let Some(&header) = headers.iter().find(|&&header| self.first(header) == share.target) {
                *self.mass_mut(header) = mass;
            }
        });
    }

    fn header_weight(&self, header: u32) -> Option<u64> {
        header_weight(self.subject, self.blocks[header as usize])
    }
}

/// Returns the weight that `!irr_loop` at a block's terminator gives it as the header of a cycle with several entries.
pub(super) fn header_weight(subject: Subject<'_>, block: Block) -> Option<u64> {
    let tables = subject.tables();
    let kind = tables.metadata_kinds.find(b"irr_loop")?;
    let node = tables.metadata.node(subject.body().attachment(subject.body().terminator(block)?, kind)?)?;
    let operand = |at: usize| -> Option<Metadata> { (at < node.operand_count()).then(|| node.operand(at))? };
    if tables.strings.get(tables.metadata.as_string(operand(0)?)?) != b"loop_header_weight" {
        return None;
    }
    tables.int_value(tables.metadata.as_value(operand(1)?)?)?.to_u64()
}

/// Returns the strongly connected parts of a graph that can be reached from its first node, each after those that can
/// be reached from it (Tarjan, "Depth-first search and linear graph algorithms", 1972).
fn components(successors: &[Vec<u32>]) -> Vec<Vec<u32>> {
    const UNSEEN: u32 = u32::MAX;
    const DONE: u32 = u32::MAX - 1;
    let (mut parts, mut open) = (Vec::new(), Vec::new());
    let mut low = vec![UNSEEN; successors.len()];
    let mut stack: Vec<(u32, usize, u32)> = Vec::new();
    let mut count = 0;
    let mut visit = |node: u32, low: &mut Vec<u32>, open: &mut Vec<u32>, stack: &mut Vec<(u32, usize, u32)>| {
        low[node as usize] = count;
        stack.push((node, 0, count));
        open.push(node);
        count += 1;
    };
    if !successors.is_empty() {
        visit(0, &mut low, &mut open, &mut stack);
    }
    while let Some((node, at, number)) = stack.last_mut() {
        let (node, number) = (*node, *number);
        if let Some(&next) = successors[node as usize].get(*at) {
            *at += 1;
            match low[next as usize] {
                UNSEEN => visit(next, &mut low, &mut open, &mut stack),
                DONE => {}
                other => low[node as usize] = low[node as usize].min(other),
            }
            continue;
        }
        stack.pop();
        if let Some((before, ..)) = stack.last() {
            low[*before as usize] = low[*before as usize].min(low[node as usize]);
        }
        if low[node as usize] == number {
            let start = open.iter().rposition(|&other| other == node).unwrap_or_default();
            let part: Vec<u32> = open.drain(start..).collect();
            part.iter().for_each(|&node| low[node as usize] = DONE);
            parts.push(part);
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::components;

    #[test]
    fn components_come_after_those_that_they_reach() {
        let graph = [vec![1, 2], vec![2], vec![1, 3], vec![3], vec![0]];
        assert_eq!(components(&graph), [vec![3], vec![1, 2], vec![0]]);
        assert_eq!(components(&[]), Vec::<Vec<u32>>::new());
    }
}
