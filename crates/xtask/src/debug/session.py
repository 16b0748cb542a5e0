# A session of gdb with one program: runs to main, steps or continues from line to line of its source, and prints at
# each stop the frames of that source with all variables. Then it runs the program again, stops at all functions of the
# source, and finishes each call: the value, and where the caller goes on. SOURCE, MAIN, OUT, STEPS, LINES and POISON, the
# byte that memory holds if nothing has written it, are set before.
import gdb, json, os, re

SAME = re.compile('0x[0-9a-f]+')
stops = []
exacts = []
finished = []
red_zones = {}

def is_own(sal):
    return sal.symtab is not None and os.path.basename(sal.symtab.filename) == os.path.basename(SOURCE)

# Returns the value of a variable without addresses and with them; the latter are the same each time one program runs.
def text(symbol, frame):
    try:
        value = symbol.value(frame)
        if value.is_optimized_out:
            return None, None
        shown = value.format_string(max_elements=16, address=False, symbols=False)
        if '<optimized out>' in shown or 'error' in shown:
            return None, None
        return SAME.sub('0x', shown), value.format_string(max_elements=16, address=True, symbols=False)
    except (Exception, KeyboardInterrupt):
        # An error within gdb is such an interrupt.
        return None, None

def variables(frame, line, is_first):
    found = {}
    block = frame.block()
    while block and not block.is_global and not block.is_static:
        for symbol in block:
            # What is declared at this line or later has no value yet.
            is_ready = symbol.is_argument or symbol.line < line
            if (symbol.is_variable or symbol.is_argument) and is_ready and not is_first and symbol.name not in found:
                found[symbol.name] = text(symbol, frame)
        if block.function:
            break
        block = block.superblock
    return found

# Registers that calls change: a caller has no values in them while a callee runs.
CHANGED = ['rax', 'rcx', 'rdx', 'rsi', 'rdi', 'r8', 'r9', 'r10', 'r11']

def set_changed(values):
    for register, value in zip(CHANGED, values):
        gdb.execute('set $%s = %d' % (register, value), to_string=True)

def stop(is_first=False):
    values = [int(gdb.newest_frame().read_register(register)) for register in CHANGED]
    try:
        note_stop(is_first)
    finally:
        set_changed(values)

def note_stop(is_first):
    frames, exact = [], []
    frame = gdb.newest_frame()
    is_caller = False
    while frame and len(frames) < 6:
        if not is_caller and frame.newer() and frame.newer().type() != gdb.INLINE_FRAME:
            is_caller = True
            set_changed([int.from_bytes(bytes([POISON] * 8), 'little', signed=True)] * len(CHANGED))
        sal = frame.find_sal()
        if is_own(sal):
            try:
                found = variables(frame, sal.line, is_first)
            except Exception:
                found = {}
            shown = {name: texts[0] for name, texts in found.items()}
            frames.append([frame.name(), sal.line, frame.type() == gdb.INLINE_FRAME, shown])
            exact.append({name: texts[1] for name, texts in found.items()})
        if frame.name() and (frame.name() == 'main' or frame.name().endswith('::main')):
            break
        frame = frame.older()
    if frames:
        stops.append(frames)
        exacts.append(exact)

def command(words):
    gdb.execute(words, to_string=True)
    if gdb.selected_inferior().pid:
        poison()

def function_at(pc):
    block = gdb.block_for_pc(pc)
    while block and block.superblock and not block.superblock.is_static:
        block = block.superblock
    return block

# Returns the bytes below the stack pointer that may have values: only functions without calls use the red zone.
def red_zone(frame):
    block = function_at(frame.pc())
    if block is None:
        return 128
    if frame.pc() == block.start:
        return 0
    if block.start not in red_zones:
        code = frame.architecture().disassemble(block.start, block.end - 1)
        red_zones[block.start] = 0 if any('call' in line['asm'] for line in code) else 128
    return red_zones[block.start]

# Writes over all memory on the stack that has no values, so that functions that are entered next find only these bytes.
def poison():
    frame = gdb.newest_frame()
    top = int(frame.read_register('rsp')) - red_zone(frame)
    for page in range(1, 17):
        try:
            gdb.selected_inferior().write_memory(top - page * 4096, bytes([POISON]) * 4096)
        except gdb.MemoryError:
            break

# Runs the program to its main function, whose frame is poisoned, too.
def run_to_main():
    command('break ' + MAIN)
    command('run </dev/null >/dev/null')
    pc = gdb.newest_frame().pc()
    start = function_at(pc).start
    if pc != start:
        command('break *%d' % start)
        command('run </dev/null >/dev/null')
        command('continue')
    command('delete')

def session():
    # gdb fails on some values that nothing has written; it goes on then.
    for words in ['maint set internal-error quit no', 'maint set internal-error corefile no', 'set confirm off',
                  'set print elements 16', 'set print address off', 'set print symbol off', 'set pagination off',
                  'set print finish off', 'skip -rfu ^_*mem', 'skip -gfi /usr/*', 'skip -gfi */sysdeps/*',
                  'skip -gfi */library/*', 'set environment MALLOC_PERTURB_ %03d' % (255 - POISON)]:
        command(words)
    run_to_main()
    stop('::' in MAIN)
    if LINES:
        for line in range(1, len(open(SOURCE, errors='replace').readlines()) + 1):
            try:
                command('break %s:%d' % (os.path.basename(SOURCE), line))
            except gdb.error:
                pass
    for _ in range(STEPS):
        if not LINES and not is_own(gdb.newest_frame().find_sal()):
            command('finish')
        else:
            command('continue' if LINES else 'step')
        if not gdb.selected_inferior().pid or (gdb.newest_frame().name() or '').startswith('__libc_start'):
            break
        stop()

# Functions of Rust return anything else in registers of which gdb knows nothing.
SCALARS = [gdb.TYPE_CODE_INT, gdb.TYPE_CODE_FLT, gdb.TYPE_CODE_BOOL, gdb.TYPE_CODE_PTR, gdb.TYPE_CODE_CHAR]

def returned(value):
    if value is None or ('::' in MAIN and value.type.strip_typedefs().code not in SCALARS):
        return None
    return SAME.sub('0x', value.format_string(max_elements=16, address=False, symbols=False))

class Finish(gdb.FinishBreakpoint):
    def __init__(self, frame):
        super().__init__(frame, internal=True)
        self.silent = True
        self.function = frame.name()

    def stop(self):
        frame = gdb.newest_frame()
        finished.append([self.function, returned(self.return_value), frame.name(), frame.find_sal().line])
        return False

def entries():
    symtab = gdb.newest_frame().find_sal().symtab
    for block in [symtab.global_block(), symtab.static_block()]:
        for symbol in block:
            if symbol.is_function and os.path.basename(symbol.symtab.filename) == os.path.basename(SOURCE):
                yield int(symbol.value().address)

def finishes():
    command('delete')
    command('break ' + MAIN)
    command('run </dev/null >/dev/null')
    addresses = sorted(set(entries()))
    command('delete')
    for address in addresses:
        command('break *%d' % address)
    for _ in range(STEPS):
        command('continue')
        if not gdb.selected_inferior().pid:
            break
        try:
            Finish(gdb.newest_frame())
        except (ValueError, gdb.error):
            pass

problems = []
for part in [session, finishes]:
    try:
        part()
    except gdb.error:
        pass
    except Exception as problem:
        problems.append('%s: %r' % (part.__name__, problem))
    try:
        command('kill')
    except gdb.error:
        pass
with open(OUT, 'w') as out:
    json.dump({'stops': stops, 'exact': exacts, 'finished': finished, 'problems': problems}, out)
