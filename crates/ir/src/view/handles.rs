//! Views as handles, which stay when the view's borrow of the module ends.

use super::{BlockRef, FunctionRef, GlobalRef, InstRef, MetadataRef, ParamRef, TypeRef, ValueRef};
use crate::body::Body;
use crate::global::Global;
use crate::metadata::Metadata;
use crate::module::Module;
use crate::owner::{Handle, own_value};
use crate::types::Type;
use crate::value::{Block, Inst, Value};

macro_rules! of_module {
    ($($view:ident => $raw:ident)*) => {
        $(impl From<$view<'_>> for Handle<$raw> {
            fn from(view: $view<'_>) -> Handle<$raw> {
                view.module.handle(view.id)
            }
        })*
    };
}
of_module!(FunctionRef => Global GlobalRef => Global TypeRef => Type MetadataRef => Metadata);

macro_rules! of_body {
    ($($view:ident => $raw:ident)*) => {
        $(impl From<$view<'_>> for Handle<$raw> {
            fn from(view: $view<'_>) -> Handle<$raw> {
                view.scope.body.handle(view.id)
            }
        }

        impl From<$view<'_>> for Handle<Value> {
            fn from(view: $view<'_>) -> Handle<Value> {
                Handle::<$raw>::from(view).into()
            }
        })*
    };
}
of_body!(BlockRef => Block InstRef => Inst);

impl From<ParamRef<'_>> for Handle<Value> {
    fn from(view: ParamRef<'_>) -> Handle<Value> {
        owned(view.function().module, view.function().body(), Value::arg(view.number()))
    }
}

impl From<ValueRef<'_>> for Handle<Value> {
    fn from(view: ValueRef<'_>) -> Handle<Value> {
        owned(view.module, view.scope.map(|scope| scope.body), view.id())
    }
}

/// Returns the handle of a value; that of a parameter of a declaration has no owner, because there is no body.
fn owned(module: &Module, body: Option<&Body>, value: Value) -> Handle<Value> {
    match body {
        Some(body) => own_value(module, body, value),
        None if value.is_constant() => own_value(module, &Body::new(), value),
        None => value.into(),
    }
}
