// Runs `run` of another object instruction by instruction, and compares what an unwinder finds at each with the calls
// that were made: return addresses, frame addresses and the registers that functions restore.
//
//   tracer registers|addresses|program LIMIT FILE
//
// compares at each place as often as the limit says. A program may leave frames by exceptions and `longjmp`, and may
// exit; what it prints is its own, and its result goes to the file.
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>
#include <unwind.h>

typedef unsigned long word;

extern int run(int, char **, char **);
// Code under test: between these labels of the linker.
extern char __executable_start, etext;

struct call {
  word return_address, entry, registers[6];
};
static const int saved[6] = {REG_RBX, REG_RBP, REG_R12, REG_R13, REG_R14, REG_R15};
static const int numbers[6] = {3, 6, 12, 13, 14, 15};

static struct call calls[4096];
static int depth;
static word last_pc, last_stack, last_registers[6];
static unsigned char *seen;
static word checked, wrong, steps;
static int compare_registers = 1, is_program = 0;
static volatile int is_over = 0;
static word limit;
static const char *result;

// A program that takes more steps runs on without being looked at.
static const word max_steps = 2000000;

struct walk {
  word pc;
  int state, frame, is_wrong;
};

static _Unwind_Reason_Code visit(struct _Unwind_Context *context, void *argument) {
  struct walk *walk = argument;
  int before = 0;
  word ip = _Unwind_GetIPInfo(context, &before);
  if (walk->state == 0) {
    if (ip == walk->pc) walk->state = 1;
    return _URC_NO_REASON;
  }
  int at = depth - 1 - walk->frame++;
  if (at < 0) return _URC_END_OF_STACK;
  struct call *call = &calls[at];
  if (ip != call->return_address || _Unwind_GetCFA(context) != call->entry + 8) walk->is_wrong |= 1;
  // The innermost function's own rules; outer ones follow from them.
  if (compare_registers && walk->frame == 1)
    for (int i = 0; i < 6; i++)
      if (_Unwind_GetGR(context, numbers[i]) != call->registers[i]) walk->is_wrong |= 2;
  return at == 0 ? _URC_END_OF_STACK : _URC_NO_REASON;
}

static void step(int signal, siginfo_t *info, void *argument) {
  (void)signal, (void)info;
  ucontext_t *context = argument;
  greg_t *registers = context->uc_mcontext.gregs;
  if (is_over || (is_program && steps > max_steps)) {
    registers[REG_EFL] &= ~0x100l;
    return;
  }
  word pc = registers[REG_RIP], stack = registers[REG_RSP];
  steps++;
  if (stack + 8 == last_stack && last_pc) {
    word return_address = *(word *)stack;
    if (return_address > last_pc && return_address <= last_pc + 8 && pc != return_address && depth < 4096) {
      struct call *call = &calls[depth++];
      call->return_address = return_address;
      call->entry = stack;
      memcpy(call->registers, last_registers, sizeof last_registers);
    }
  }
  // Returns, and whatever else leaves frames.
  while (depth && stack > calls[depth - 1].entry && (is_program || pc == calls[depth - 1].return_address)) depth--;
  if (!depth && last_pc && pc == (word)&etext) registers[REG_EFL] &= ~0x100l;
  // Where a call takes the place of its function, the return address may move.
  if (depth && last_pc && pc >= (word)&__executable_start && pc < (word)&etext && stack != calls[depth - 1].entry) {
    unsigned char *code = (unsigned char *)last_pc;
    if ((code[0] == 0xe9 || code[0] == 0xff || (code[0] == 0x41 && code[1] == 0xff)) &&
        *(word *)stack == calls[depth - 1].return_address)
      calls[depth - 1].entry = stack;
  }
  last_pc = pc;
  last_stack = stack;
  for (int i = 0; i < 6; i++) last_registers[i] = registers[saved[i]];
  word first = (word)&__executable_start;
  if (!depth || pc < first || pc >= (word)&etext) return;
  if (seen[pc - first] >= limit) return;
  seen[pc - first]++;
  struct walk walk = {pc, 0, 0, 0};
  _Unwind_Backtrace(visit, &walk);
  checked++;
  if (walk.state == 0 || walk.frame < depth) walk.is_wrong |= 4;
  if (walk.is_wrong) {
    wrong++;
    if (wrong <= 10) fprintf(stderr, "wrong %d at %lx, depth %d\n", walk.is_wrong, pc, depth);
  }
}

// Rules that are wrong may lead the unwinder anywhere.
static void crash(int signal) {
  (void)signal;
  fprintf(stderr, "crash at %lx, depth %d\n", last_pc, depth);
  _Exit(1);
}

static void report(void) {
  is_over = 1;
  FILE *file = result ? fopen(result, "w") : stdout;
  if (!file) _Exit(1);
  fprintf(file, "%lu %lu %lu\n", checked, wrong, steps);
  fflush(file);
}

int main(int count, char **arguments, char **environment) {
  compare_registers = count < 2 || strcmp(arguments[1], "addresses");
  is_program = count > 1 && !strcmp(arguments[1], "program");
  limit = count < 3 ? 3 : strtoul(arguments[2], 0, 10);
  result = count < 4 ? 0 : arguments[3];
  atexit(report);
  char *own[] = {arguments[0], 0};
  seen = calloc(1, &etext - &__executable_start + 16);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = step;
  action.sa_flags = SA_SIGINFO;
  sigaction(SIGTRAP, &action, 0);
  struct sigaction fatal;
  memset(&fatal, 0, sizeof fatal);
  fatal.sa_handler = crash;
  sigaction(SIGSEGV, &fatal, 0);
  __asm__ volatile("pushfq\n orq $0x100, (%%rsp)\n popfq" ::: "memory", "cc");
  int status = run(1, own, environment);
  __asm__ volatile("pushfq\n andq $~0x100, (%%rsp)\n popfq" ::: "memory", "cc");
  return is_program ? status : 0;
}
