//! Parallel work on parts of a slice, by as many threads as the caller allows. The result does not depend on
//! their number.

/// Calls `work` on parts of `items` of `size` (the last one may be shorter) with the index of each part's
/// first item. Each thread gets every `threads`-th part, so that no thread gets all parts of one kind.
pub(crate) fn on_parts<T: Send>(items: &mut [T], size: usize, threads: usize, work: impl Fn(usize, &mut [T]) + Sync) {
    let size = size.max(1);
    let threads = threads.clamp(1, items.len().div_ceil(size).max(1));
    if threads == 1 {
        items.chunks_mut(size).enumerate().for_each(|(at, part)| work(at * size, part));
        return;
    }
    let mut shares: Vec<Vec<(usize, &mut [T])>> = Vec::new();
    shares.resize_with(threads, Vec::new);
    for (at, part) in items.chunks_mut(size).enumerate() {
        shares[at % threads].push((at * size, part));
    }
    std::thread::scope(|scope| {
        let work = &work;
        let mut shares =
            shares.into_iter().map(|share| move || share.into_iter().for_each(|(at, part)| work(at, part)));
        let mine = shares.next();
        for other in shares {
            scope.spawn(other);
        }
        if let Some(mine) = mine {
            mine();
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_part_is_worked_on_once() {
        for threads in [0, 1, 2, 3, 100] {
            for len in [0, 1, 9, 10, 11, 95] {
                let mut items = vec![0; len];
                on_parts(&mut items, 10, threads, |at, part| {
                    part.iter_mut().enumerate().for_each(|(number, item)| *item += at + number);
                });
                assert!(items.into_iter().eq(0..len), "{threads} threads, {len} items");
            }
        }
    }
}
