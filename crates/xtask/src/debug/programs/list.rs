//! A list on the heap, options of boxes, methods.

struct Node {
    value: i32,
    next: Option<Box<Node>>,
}

struct List {
    head: Option<Box<Node>>,
    length: usize,
}

impl List {
    fn new() -> List {
        List { head: None, length: 0 }
    }

    #[inline(never)]
    fn push(&mut self, value: i32) {
        let next = self.head.take();
        let node = Node { value, next };
        self.head = Some(Box::new(node));
        self.length += 1;
    }

    #[inline(never)]
    fn sum(&self) -> i32 {
        let mut sum = 0;
        let mut at = &self.head;
        while let Some(node) = at {
            sum += node.value;
            at = &node.next;
        }
        sum
    }
}

fn main() {
    let mut list = List::new();
    for value in 1..5 {
        list.push(value * value);
    }
    let sum = list.sum();
    let length = list.length;
    std::process::exit(if sum == 30 && length == 4 { 0 } else { 1 });
}
