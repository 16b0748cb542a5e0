//! The flow of mass through a function, region by region.
//!
//! A region is a natural loop, or a cycle with several entries. What enters a region is one full mass; it flows along
//! the edges in reverse post-order, back to the headers or out of the region. A region that is done is a single node of
//! the region around it: a package. Its scale is the number of times that it runs each time that it is entered.
//!
//! Blocks are numbered by their position in reverse post-order.

use draig_ir::Block;

use super::branches::BranchProbabilities;
use super::distribution::{Distribution, Flow, Mass};
use super::scaled::Scaled;
use crate::control_flow::ControlFlow;
use crate::loops::Loops;
use crate::subject::Subject;

/// Scale of a region that is never left.
const ENDLESS: Scaled = Scaled::power_of_two(12);

/// A node of a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Member {
    /// A block, by its position.
    Block(u32),
    /// A region inside this one, by its number.
    Region(u32),
}

/// A region of the graph, and what is known of the flow through it.
#[derive(Debug)]
pub(super) struct Region {
    pub(super) parent: Option<u32>,
    /// The headers, then the others, each in order.
    pub(super) members: Vec<Member>,
    /// The first blocks of the headers, in order.
    pub(super) headers: Vec<u32>,
    /// Mass that flows back to each header.
    pub(super) back_mass: Vec<Mass>,
    /// Blocks outside to which mass flows.
    pub(super) exits: Vec<(u32, Mass)>,
    /// Mass that flows into the region, as a package.
    pub(super) mass: Mass,
    pub(super) scale: Scaled,
    pub(super) is_package: bool,
}

impl Region {
    pub(super) fn new(parent: Option<u32>, headers: Vec<u32>, members: Vec<Member>) -> Region {
        Region {
            parent,
            members,
            back_mass: vec![Mass::EMPTY; headers.len()],
            headers,
            exits: Vec::new(),
            mass: Mass::EMPTY,
            scale: Scaled::ONE,
            is_package: false,
        }
    }
}

/// Number of times that each edge may be followed on average. An edge out of nested loops is followed once for each of
/// them, so that their depth counts.
const MAX_FOLLOWED: usize = 512;

/// A reason why the flow through a region ends early.
#[derive(Debug)]
pub(super) enum Stop {
    /// An edge leads backward, but not to a header: the region contains a cycle with several entries.
    Irreducible,
    /// Edges were followed too often; see [`MAX_FOLLOWED`].
    TooDeep,
}

/// The flow through a function.
pub(super) struct Propagation<'a> {
    pub(super) subject: Subject<'a>,
    pub(super) graph: &'a ControlFlow,
    probabilities: &'a BranchProbabilities,
    /// The reachable blocks.
    pub(super) blocks: &'a [Block],
    /// Mass of each block in its region.
    pub(super) masses: Vec<Mass>,
    /// The innermost region of each block.
    pub(super) region_of: Vec<Option<u32>>,
    pub(super) regions: Vec<Region>,
    distribution: Distribution,
    /// Number of edges that may still be followed.
    followed: usize,
}

impl<'a> Propagation<'a> {
    /// Prepares the natural loops of a function.
    pub(super) fn new(
        subject: Subject<'a>,
        graph: &'a ControlFlow,
        loops: &Loops,
        probabilities: &'a BranchProbabilities,
    ) -> Self {
        let blocks = graph.reverse_post_order();
        let edges: usize = blocks.iter().map(|&block| graph.successors(block).len()).sum();
        let place = |block: Block| graph.order_of(block).unwrap_or_default();
        let regions = loops.iter().map(|of| {
            let header = place(loops.header(of));
            Region::new(loops.parent(of).map(|parent| parent.index() as u32), vec![header], Vec::new())
        });
        let mut regions: Vec<Region> = regions.collect();
        let mut region_of = vec![None; blocks.len()];
        for (at, &block) in blocks.iter().enumerate() {
            let Some(of) = loops.innermost(block) else { continue };
            let number = of.index() as u32;
            region_of[at] = Some(number);
            if loops.header(of) == block
                && let Some(parent) = regions[of.index()].parent
            {
                regions[parent as usize].members.push(Member::Region(number));
            }
            regions[of.index()].members.push(Member::Block(at as u32));
        }
        Propagation {
            subject,
            graph,
            probabilities,
            blocks,
            masses: vec![Mass::EMPTY; blocks.len()],
            region_of,
            regions,
            distribution: Distribution::default(),
            followed: MAX_FOLLOWED.saturating_mul(edges + 1),
        }
    }

    /// Returns the first block of a member, which stands for it.
    pub(super) fn first(&self, member: Member) -> u32 {
        match member {
            Member::Block(block) => block,
            Member::Region(region) => self.regions[region as usize].headers[0],
        }
    }

    /// Returns the block, or the outermost package around it.
    pub(super) fn resolve(&self, block: u32) -> Member {
        let mut found = Member::Block(block);
        let mut at = self.region_of[block as usize];
        while let Some(number) = at.filter(|&number| self.regions[number as usize].is_package) {
            found = Member::Region(number);
            at = self.regions[number as usize].parent;
        }
        found
    }

    /// Returns the blocks outside all regions and the outermost regions, in order.
    pub(super) fn outermost_members(&self) -> Vec<Member> {
        let mut regions = vec![None; self.blocks.len()];
        for (number, region) in self.regions.iter().enumerate().filter(|(_, region)| region.parent.is_none()) {
            regions[region.headers[0] as usize] = Some(Member::Region(number as u32));
        }
        let blocks = (0..).zip(&self.region_of).map(|(block, of)| of.is_none().then_some(Member::Block(block)));
        regions.into_iter().zip(blocks).filter_map(|(region, block)| region.or(block)).collect()
    }

    /// Returns the region of which this is a member.
    fn region_around(&self, member: Member) -> Option<u32> {
        match member {
            Member::Block(block) => self.region_of[block as usize],
            Member::Region(region) => self.regions[region as usize].parent,
        }
    }

    pub(super) fn mass_mut(&mut self, member: Member) -> &mut Mass {
        match member {
            Member::Block(block) => &mut self.masses[block as usize],
            Member::Region(region) => &mut self.regions[region as usize].mass,
        }
    }

    /// Makes a package of each region, inner ones first, and lets the mass of the function flow. Fails if loops are
    /// nested too deeply.
    pub(super) fn run(&mut self) -> Result<(), Stop> {
        // A natural loop comes before those inside it.
        for number in (0..self.regions.len() as u32).rev() {
            match self.flow_through_loop(number) {
                Err(Stop::Irreducible) => {
                    self.split_irreducible(Some(number))?;
                    self.flow_through_loop(number)?;
                }
                other => other?,
            }
        }
        match self.flow_through_function() {
            Err(Stop::Irreducible) => {
                self.split_irreducible(None)?;
                self.flow_through_function()
            }
            other => other,
        }
    }

    fn flow_through_function(&mut self) -> Result<(), Stop> {
        self.masses[0] = Mass::FULL;
        self.outermost_members().into_iter().try_for_each(|member| self.flow_from(None, member))
    }

    fn flow_through_loop(&mut self, number: u32) -> Result<(), Stop> {
        self.masses[self.regions[number as usize].headers[0] as usize] = Mass::FULL;
        self.flow_through_members(number)?;
        self.close(number);
        Ok(())
    }

    pub(super) fn flow_through_members(&mut self, number: u32) -> Result<(), Stop> {
        for at in 0..self.regions[number as usize].members.len() {
            let member = self.regions[number as usize].members[at];
            self.flow_from(Some(number), member)?;
        }
        Ok(())
    }

    /// Makes a region a package, after mass has flowed through it.
    pub(super) fn close(&mut self, number: u32) {
        let members = self.regions[number as usize].members.clone();
        for member in members {
            if let Member::Region(inner) = member {
                self.regions[inner as usize].exits = Vec::new();
            }
        }
        let region = &mut self.regions[number as usize];
        let mut back = Mass::EMPTY;
        region.back_mass.iter().for_each(|&mass| back.add(mass));
        region.scale = match back.complement() {
            Mass::EMPTY => ENDLESS,
            exit => exit.to_scaled().inverse(),
        };
        region.is_package = true;
    }

    /// Lets the mass of a member flow to its successors, within a region or the function.
    fn flow_from(&mut self, outer: Option<u32>, member: Member) -> Result<(), Stop> {
        let mut distribution = std::mem::take(&mut self.distribution);
        distribution.clear();
        let flows = self.collect(outer, member, &mut distribution);
        self.followed = self.followed.saturating_sub(distribution.len());
        if self.followed == 0 {
            return Err(Stop::TooDeep);
        }
        if flows.is_ok() {
            let mass = *self.mass_mut(member);
            distribution.divide(mass, |share, mass| match (share.flow, outer) {
                (Flow::Local, _) | (_, None) => {
                    let target = self.resolve(share.target);
                    self.mass_mut(target).add(mass);
                }
                (Flow::Back, Some(outer)) => {
                    let region = &mut self.regions[outer as usize];
                    if let Ok(header) = region.headers.binary_search(&share.target) {
                        region.back_mass[header].add(mass);
                    }
                }
                (Flow::Exit, Some(outer)) => self.regions[outer as usize].exits.push((share.target, mass)),
            });
        }
        self.distribution = distribution;
        flows
    }

    /// Collects the successors of a member.
    fn collect(&self, outer: Option<u32>, member: Member, distribution: &mut Distribution) -> Result<(), Stop> {
        let from = self.first(member);
        match member {
            Member::Block(block) => {
                let block = self.blocks[block as usize];
                for (&next, edge) in self.graph.successors(block).iter().zip(self.probabilities.of(block)) {
                    let next = self.graph.order_of(next).unwrap_or_default();
                    self.collect_edge(outer, from, next, u64::from(edge.numerator()), distribution)?;
                }
            }
            Member::Region(region) => {
                for &(next, mass) in &self.regions[region as usize].exits {
                    self.collect_edge(outer, from, next, mass.get(), distribution)?;
                }
            }
        }
        Ok(())
    }

    fn collect_edge(
        &self,
        outer: Option<u32>,
        from: u32,
        to: u32,
        weight: u64,
        distribution: &mut Distribution,
    ) -> Result<(), Stop> {
        let target = self.resolve(to);
        let to = self.first(target);
        let is_header = |block| outer.is_some_and(|outer| self.is_header(outer, block));
        let flow = if is_header(to) {
            Flow::Back
        } else if self.region_around(target) != outer {
            Flow::Exit
        } else if to < from && !is_header(from) {
            return Err(Stop::Irreducible);
        } else {
            Flow::Local
        };
        distribution.add(to, flow, weight);
        Ok(())
    }

    pub(super) fn is_header(&self, region: u32, block: u32) -> bool {
        self.regions[region as usize].headers.binary_search(&block).is_ok()
    }

    /// Unpacks all regions, and returns how often each block runs for each call of the function.
    pub(super) fn finish(mut self) -> Vec<Scaled> {
        let mut frequencies: Vec<Scaled> = self.masses.iter().map(|mass| mass.to_scaled()).collect();
        let mut work: Vec<u32> = (0..self.regions.len() as u32).collect();
        work.retain(|&number| self.regions[number as usize].parent.is_none());
        while let Some(number) = work.pop() {
            let region = &self.regions[number as usize];
            let scale = region.scale * region.mass.to_scaled();
            for at in 0..self.regions[number as usize].members.len() {
                match self.regions[number as usize].members[at] {
                    Member::Block(block) => frequencies[block as usize] = scale * frequencies[block as usize],
                    Member::Region(inner) => {
                        let inner_scale = &mut self.regions[inner as usize].scale;
                        *inner_scale = scale * *inner_scale;
                        work.push(inner);
                    }
                }
            }
        }
        frequencies
    }
}
