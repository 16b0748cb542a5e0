//! Keeps the interpreter's tables in proportion to the program's memory limit. Entries of dead objects and
//! records of undefined values are reused, and the number of live ones is limited.

use crate::machine::Machine;
use crate::stop::{Result, limit};

/// Maximum number of undefined values with distinct histories.
const MAX_TAINTS: usize = 1 << 22;

impl Machine<'_> {
    /// Collects garbage or settles the account. Called between operations, with all registers in place, when
    /// the tables have grown.
    #[cold]
    pub(super) fn collect(&mut self) -> Result<()> {
        self.memory.account.between();
        // Memory that is taken by garbage is no reason to end the run.
        if self.memory.has_garbage(&self.taints) || self.settle().is_err() {
            self.collect_garbage();
        }
        if self.taints.live() > MAX_TAINTS {
            return limit(format!("more than {MAX_TAINTS} different undefined values"));
        }
        self.memory.check_tables()?;
        self.settle()
    }

    fn collect_garbage(&mut self) {
        // A library function that waits for a callback holds values of its own.
        if self.thread.nesting <= 1 {
            let mut kept = Vec::new();
            self.library.roots(&*self.library_state, &mut kept);
            self.assembly.roots(&mut kept);
            let thread = &self.thread;
            let mut parked_slots = Vec::new();
            for parked in self.threads.resting() {
                parked.thread.roots(&mut parked_slots);
                parked_slots.extend(parked.start.iter().flat_map(|(function, args)| args.iter().chain([function])));
            }
            parked_slots.extend(thread.locals.values());
            parked_slots.extend(thread.link);
            let registers = match thread.frames.last() {
                Some(frame) => {
                    let end = frame.base + frame.function.registers as usize;
                    thread.registers.get(..end).unwrap_or(&thread.registers)
                }
                None => &[],
            };
            let varargs = thread.frames.iter().flat_map(|frame| &frame.varargs).flat_map(|arg| arg.slots.iter());
            let roots = registers.iter().chain(varargs).chain(&self.program.addresses).chain(&kept).copied();
            let roots =
                roots.chain(self.program.constants()).chain([thread.arrived.exception, thread.second, thread.value]);
            let roots = roots.chain(parked_slots);
            self.memory.collect(&mut self.taints, roots);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::api::Options;
    use crate::host::Closed;
    use crate::library::testing::Heap;
    use crate::machine::Machine;

    /// Short-lived objects of every kind: from `malloc`; of a function whose object's address escapes; of
    /// restricted pointers that are kept; and undefined values that are stored.
    const SHORT_LIVED: &str = "
@last = global ptr null
declare ptr @malloc(i64)
declare void @free(ptr)

define void @keep(ptr noalias %p) {
  store ptr %p, ptr @last
  ret void
}

define void @local() {
  %p = alloca i64
  call void @keep(ptr %p)
  ret void
}

define i32 @main() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %p = call ptr @malloc(i64 16)
  %u = load i64, ptr %p
  %v = shl i64 %u, 1
  store i64 %v, ptr %p
  store ptr %p, ptr @last
  call void @free(ptr %p)
  call void @local()
  %n = add i64 %i, 1
  %c = icmp ult i64 %n, 500000
  br i1 %c, label %loop, label %end
end:
  ret i32 0
}";

    #[test]
    fn short_lived_objects_are_collected() {
        let module = draig_asm::parse_module(SHORT_LIVED.as_bytes(), &Default::default()).expect("it reads").module;
        let (options, mut host) = (Options { max_memory: 1 << 20, ..Options::default() }, Closed::default());
        let mut machine = Machine::new(&module, &options, &Heap, &mut host);
        let ended = machine.program_run(&options).expect_err("main returns");
        assert!(matches!(*ended, crate::stop::Stop::Exit(0)), "{ended:?}");
        let (objects, taints) = (machine.memory.objects.len(), machine.taints.len());
        assert!(objects < 1 << 18, "{objects} of 1.5 million entries are left");
        assert!(taints < 1 << 10, "{taints} records");
    }
}
