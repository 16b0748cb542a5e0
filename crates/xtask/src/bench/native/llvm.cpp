// The back end of `llc -O0` for `cargo xtask bench --native`: compiles a module to an object in memory, again and again,
// and prints the best processor time in microseconds and the size of the code. Reading is not measured.
#include "llvm/CodeGen/CommandFlags.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Triple.h"
#include <ctime>
#include <memory>
#include <optional>
using namespace llvm;

static uint64_t processorTime() {
  timespec T;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &T);
  return uint64_t(T.tv_sec) * 1000000 + T.tv_nsec / 1000;
}

int main(int argc, char **argv) {
  if (argc != 3) return 2;
  InitializeAllTargets();
  InitializeAllTargetMCs();
  InitializeAllAsmPrinters();
  InitializeAllAsmParsers();
  uint64_t Best = ~0ull, Text = 0;
  for (int Run = 0; Run < atoi(argv[2]); ++Run) {
    LLVMContext Context;
    SMDiagnostic Error;
    std::unique_ptr<Module> M = parseIRFile(argv[1], Error, Context);
    if (!M) {
      Error.print(argv[0], errs());
      return 1;
    }
    std::string Message;
    const Target *T = TargetRegistry::lookupTarget(M->getTargetTriple(), Message);
    if (!T) {
      errs() << Message << "\n";
      return 1;
    }
    TargetOptions Options;
    std::unique_ptr<TargetMachine> TM(T->createTargetMachine(M->getTargetTriple(), "", "", Options, Reloc::PIC_, std::nullopt, CodeGenOptLevel::None));
    M->setDataLayout(TM->createDataLayout());
    SmallVector<char, 0> Object;
    raw_svector_ostream Out(Object);
    legacy::PassManager Passes;
    if (TM->addPassesToEmitFile(Passes, Out, nullptr, CodeGenFileType::ObjectFile, /*DisableVerify=*/true)) return 1;
    uint64_t Start = processorTime();
    Passes.run(*M);
    Best = std::min(Best, processorTime() - Start);
    auto File = object::ObjectFile::createObjectFile(MemoryBufferRef(StringRef(Object.data(), Object.size()), "object"));
    if (!File) return 1;
    Text = 0;
    for (const object::SectionRef &Section : (*File)->sections())
      if (Section.isText()) Text += Section.getSize();
  }
  outs() << Best << " " << Text << "\n";
  return 0;
}
