//! Intrinsics that are calls: of functions of runtimes, or of functions in their operands.

use draig_tables::IntrinsicId;
use draig_tables::intrinsics::ids;

/// Whether an intrinsic is the call of a function, which may unwind.
pub(crate) fn is_call(id: IntrinsicId) -> bool {
    use ids::*;
    matches!(
        id,
        EXPERIMENTAL_GC_STATEPOINT | EXPERIMENTAL_PATCHPOINT | EXPERIMENTAL_PATCHPOINT_VOID | EXPERIMENTAL_DEOPTIMIZE
    ) || runtime_function(id).is_some()
}

/// Returns the function of a runtime that an intrinsic is by another name.
pub(crate) fn runtime_function(id: IntrinsicId) -> Option<&'static str> {
    Some(match id {
        ids::EXPERIMENTAL_DEOPTIMIZE => "__llvm_deoptimize",
        ids::OBJC_AUTORELEASE => "objc_autorelease",
        ids::OBJC_AUTORELEASEPOOLPOP => "objc_autoreleasePoolPop",
        ids::OBJC_AUTORELEASEPOOLPUSH => "objc_autoreleasePoolPush",
        ids::OBJC_AUTORELEASERETURNVALUE => "objc_autoreleaseReturnValue",
        ids::OBJC_CLAIMAUTORELEASEDRETURNVALUE => "objc_claimAutoreleasedReturnValue",
        ids::OBJC_COPYWEAK => "objc_copyWeak",
        ids::OBJC_DESTROYWEAK => "objc_destroyWeak",
        ids::OBJC_INITWEAK => "objc_initWeak",
        ids::OBJC_LOADWEAK => "objc_loadWeak",
        ids::OBJC_LOADWEAKRETAINED => "objc_loadWeakRetained",
        ids::OBJC_MOVEWEAK => "objc_moveWeak",
        ids::OBJC_RELEASE => "objc_release",
        ids::OBJC_RETAIN => "objc_retain",
        ids::OBJC_RETAIN_AUTORELEASE => "objc_retain_autorelease",
        ids::OBJC_RETAINAUTORELEASE => "objc_retainAutorelease",
        ids::OBJC_RETAINAUTORELEASERETURNVALUE => "objc_retainAutoreleaseReturnValue",
        ids::OBJC_RETAINAUTORELEASEDRETURNVALUE => "objc_retainAutoreleasedReturnValue",
        ids::OBJC_RETAINBLOCK => "objc_retainBlock",
        ids::OBJC_RETAINEDOBJECT => "objc_retainedObject",
        ids::OBJC_STORESTRONG => "objc_storeStrong",
        ids::OBJC_STOREWEAK => "objc_storeWeak",
        ids::OBJC_SYNC_ENTER => "objc_sync_enter",
        ids::OBJC_SYNC_EXIT => "objc_sync_exit",
        ids::OBJC_UNRETAINEDOBJECT => "objc_unretainedObject",
        ids::OBJC_UNRETAINEDPOINTER => "objc_unretainedPointer",
        ids::OBJC_UNSAFECLAIMAUTORELEASEDRETURNVALUE => "objc_unsafeClaimAutoreleasedReturnValue",
        _ => return None,
    })
}
