//! x
pub(crate) fn run(_: Vec<std::ffi::OsString>) -> crate::TaskResult {
    Ok(true)
}
pub(crate) fn work(_: Vec<std::ffi::OsString>) -> crate::TaskResult {
    Ok(true)
}
