// The edits of `cargo xtask bench --edit`, with LLVM's C++ interface: prints the best time of each in microseconds.
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/ValueMapper.h"
#include <algorithm>
#include <chrono>
#include <string>
#include <vector>
using namespace llvm;

static size_t replaceThird(Module &M) {
  size_t Count = 0, Seen = 0;
  for (Function &F : M) {
    std::vector<Instruction *> All;
    for (Instruction &I : instructions(F))
      if (!I.isTerminator() && !I.getType()->isVoidTy() && !isa<PHINode>(I)) All.push_back(&I);
    for (Instruction *I : All)
      if (++Seen % 3 == 0) {
        Instruction *New = I->clone();
        New->insertBefore(I->getIterator());
        I->replaceAllUsesWith(New);
        I->eraseFromParent();
        ++Count;
      }
  }
  return Count;
}

static size_t cloneBlocks(Module &M) {
  size_t Count = 0;
  for (Function &F : M) {
    std::vector<BasicBlock *> All;
    for (BasicBlock &B : F) All.push_back(&B);
    for (BasicBlock *B : All) {
      if (B->isEHPad()) continue;
      ValueToValueMapTy Map;
      BasicBlock *New = CloneBasicBlock(B, Map, ".c", &F);
      for (Instruction &I : *New) RemapInstruction(&I, Map, RF_NoModuleLevelChanges | RF_IgnoreMissingLocals);
      ++Count;
    }
  }
  return Count;
}

static size_t inlineCalls(Module &M) {
  size_t Count = 0;
  for (Function &F : M) {
    std::vector<CallInst *> Calls;
    for (Instruction &I : instructions(F))
      if (auto *C = dyn_cast<CallInst>(&I)) Calls.push_back(C);
    for (CallInst *C : Calls) {
      Function *Callee = C->getCalledFunction();
      if (!Callee || Callee == &F || Callee->isDeclaration() || Callee->isVarArg() || Callee->isInterposable() || C->isNoInline()) continue;
      if (Callee->getInstructionCount() > 20) continue;
      InlineFunctionInfo Info;
      if (InlineFunction(*C, Info).isSuccess()) ++Count;
    }
  }
  return Count;
}

int main(int Argc, char **Argv) {
  LLVMContext Context;
  SMDiagnostic Error;
  auto M = parseIRFile(Argv[1], Error, Context);
  if (!M) { Error.print(Argv[0], errs()); return 1; }
  int Runs = std::stoi(Argv[2]);
  struct { const char *Name; size_t (*Edit)(Module &); } Edits[] = {
      {"replace", replaceThird}, {"clone", cloneBlocks}, {"inline", inlineCalls}};
  for (auto &E : Edits) {
    long Best = -1;
    size_t Count = 0;
    for (int Run = 0; Run < Runs; ++Run) {
      auto Copy = CloneModule(*M);
      auto Start = std::chrono::steady_clock::now();
      Count = E.Edit(*Copy);
      long Took = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - Start).count();
      Best = Best < 0 ? Took : std::min(Best, Took);
    }
    outs() << E.Name << ' ' << Count << ' ' << Best << '\n';
  }
}
