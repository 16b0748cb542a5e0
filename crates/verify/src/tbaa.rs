//! Rules for TBAA metadata: access tags, and the types that they name.
