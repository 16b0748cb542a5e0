//! `scoped-noalias-aa`: scopes that accesses belong to, and scopes that they do not alias (LangRef "`noalias` and
//! `alias.scope` Metadata").

use draig_ir::Metadata;
use rustc_hash::FxHashSet;

use super::alias::AliasAnalysis;
use super::location::AccessTags;

impl AliasAnalysis<'_> {
    /// Whether two accesses may alias as far as their scopes say.
    #[inline]
    pub(super) fn scopes_may_alias(&self, a: &AccessTags, b: &AccessTags) -> bool {
        self.scopes_are_open(a.scope, b.noalias) && self.scopes_are_open(b.scope, a.noalias)
    }

    /// Whether an access in `scopes` may alias one that does not alias those of `noalias`. It does not if, for some
    /// domain, all of its scopes of the domain are in the list.
    #[inline]
    fn scopes_are_open(&self, scopes: Option<Metadata>, noalias: Option<Metadata>) -> bool {
        match (scopes, noalias) {
            (Some(scopes), Some(noalias)) => self.find_open_scopes(scopes, noalias),
            _ => true,
        }
    }

    fn find_open_scopes(&self, scopes: Metadata, noalias: Metadata) -> bool {
        let listed: FxHashSet<Metadata> = self.operands_of(noalias).collect();
        let excluded_domains: Vec<Metadata> = listed_domains(self, noalias);
        excluded_domains.into_iter().all(|domain| {
            let mut of_domain = self.operands_of(scopes).filter(|&scope| self.domain(scope) == Some(domain)).peekable();
            of_domain.peek().is_none() || of_domain.any(|scope| !listed.contains(&scope))
        })
    }

    fn operands_of(&self, node: Metadata) -> impl Iterator<Item = Metadata> + '_ {
        let node = self.facts.subject().tables().metadata.node(node);
        node.into_iter().flat_map(|node| node.operands().flatten())
    }

    /// Returns the domain of a scope: its second operand.
    fn domain(&self, scope: Metadata) -> Option<Metadata> {
        self.facts.subject().tables().metadata.node(scope)?.operand(1)
    }
}

/// Returns the domains of a list of scopes, each once, in order.
fn listed_domains(analysis: &AliasAnalysis<'_>, list: Metadata) -> Vec<Metadata> {
    let mut seen = FxHashSet::default();
    analysis
        .operands_of(list)
        .filter_map(|scope| analysis.domain(scope))
        .filter(|&domain| seen.insert(domain))
        .collect()
}
