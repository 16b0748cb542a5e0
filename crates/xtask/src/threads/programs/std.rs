//! Threads, locks, channels and thread-local variables of Rust's standard library, whose results no schedule changes.

use std::cell::RefCell;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::sync::{Arc, Barrier, Condvar, Mutex, Once, OnceLock, RwLock};
use std::thread;
use std::time::Duration;

struct Noisy(u32);
impl Drop for Noisy {
    fn drop(&mut self) {
        ENDS.fetch_add(1, Ordering::SeqCst);
    }
}
static ENDS: AtomicUsize = AtomicUsize::new(0);
thread_local!(static LOCAL: RefCell<Noisy> = RefCell::new(Noisy(3)));
static START: Once = Once::new();
static VALUE: OnceLock<String> = OnceLock::new();

fn main() {
    let counter = Arc::new(Mutex::new(0));
    let threads: Vec<_> = (0..4)
        .map(|i| {
            let counter = Arc::clone(&counter);
            thread::spawn(move || {
                START.call_once(|| thread::sleep(Duration::from_millis(1)));
                for _ in 0..50 {
                    *counter.lock().unwrap() += i;
                }
                LOCAL.with(|local| {
                    local.borrow_mut().0 += i;
                    local.borrow().0
                })
            })
        })
        .collect();
    let results: Vec<u32> = threads.into_iter().map(|thread| thread.join().unwrap()).collect();
    println!("{} {:?} {}", counter.lock().unwrap(), results, ENDS.load(Ordering::SeqCst));

    let pair = Arc::new((Mutex::new(false), Condvar::new()));
    let other = Arc::clone(&pair);
    let waiter = thread::spawn(move || {
        let (lock, ready) = &*other;
        let mut done = lock.lock().unwrap();
        while !*done {
            done = ready.wait(done).unwrap();
        }
        VALUE.get_or_init(|| "ready".to_owned()).len()
    });
    *pair.0.lock().unwrap() = true;
    pair.1.notify_one();
    println!("{} {:?}", waiter.join().unwrap(), VALUE.get());

    let (send, receive) = mpsc::channel();
    for i in 0..3 {
        let send = send.clone();
        thread::spawn(move || {
            for j in 0..10 {
                send.send(i * 10 + j).unwrap();
            }
        });
    }
    drop(send);
    println!("{}", receive.iter().sum::<i32>());

    let table = RwLock::new(vec![1, 2, 3]);
    let barrier = Barrier::new(3);
    let parked = thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                barrier.wait();
                assert!(table.read().unwrap().len() >= 3);
            });
        }
        let parked = scope.spawn(|| {
            thread::park();
            7
        });
        barrier.wait();
        table.write().unwrap().push(4);
        parked.thread().unpark();
        parked.join().unwrap()
    });
    println!("{parked} {:?}", table.into_inner().unwrap());
    let failed = thread::Builder::new().name("failing".into()).spawn(|| if ENDS.load(Ordering::SeqCst) > 0 { panic!("as wanted") }).unwrap().join();
    println!("{}", failed.is_err());
}
