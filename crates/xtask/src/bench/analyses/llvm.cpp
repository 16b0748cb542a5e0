// The analyses of `cargo xtask bench --analyses`, with LLVM's C++ interface: prints for each the number of questions, a
// sum over the answers, and the sum over all functions of the best time in nanoseconds. What an analysis needs is made
// outside of its time, with a fresh analysis manager for each function.
#include "llvm/ADT/SCCIterator.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/BasicAliasAnalysis.h"
#include "llvm/Analysis/BlockFrequencyInfo.h"
#include "llvm/Analysis/BranchProbabilityInfo.h"
#include "llvm/Analysis/CallGraph.h"
#include "llvm/Analysis/CycleAnalysis.h"
#include "llvm/Analysis/DominanceFrontier.h"
#include "llvm/Analysis/LazyValueInfo.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/MemorySSA.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/KnownBits.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <chrono>
#include <string>
#include <vector>
using namespace llvm;
using Clock = std::chrono::steady_clock;

/// Largest number of locations, and of calls, of a function that are compared in pairs. The same number is in the Rust
/// program.
static const size_t MaxPaired = 256;

/// An analysis: what was asked and answered in a run, and the best time of each function in all of them.
struct Sum {
  std::string Name;
  size_t Questions = 0, Answers = 0, Next = 0;
  std::vector<Clock::duration> Times;
};
static std::vector<Sum> Sums;
static Sum &sum(const char *Name) {
  for (auto &S : Sums) if (S.Name == Name) return S;
  Sums.push_back({Name});
  return Sums.back();
}
/// Only analyses whose names contain this are measured.
static std::string Only;
template <class Work> static void timed(const char *Name, Work W) {
  if (!StringRef(Name).contains(Only)) return;
  Sum &S = sum(Name);
  auto Start = Clock::now();
  W(S);
  auto Time = Clock::now() - Start;
  if (S.Next == S.Times.size()) S.Times.push_back(Time);
  else S.Times[S.Next] = std::min(S.Times[S.Next], Time);
  S.Next++;
}

static void measure(Function &F, FunctionAnalysisManager &AM) {
  const DataLayout &DL = F.getDataLayout();
  timed("dominators", [&](Sum &S) { DominatorTree DT(F); S.Questions += F.size(); });
  timed("post-dominators", [&](Sum &S) { PostDominatorTree PDT(F); S.Questions += F.size(); });
  auto &DT = AM.getResult<DominatorTreeAnalysis>(F);
  timed("frontiers", [&](Sum &S) {
    DominanceFrontier DF; DF.analyze(DT); S.Questions += F.size();
    for (auto &Of : DF) S.Answers += Of.second.size();
  });
  timed("loops", [&](Sum &S) { LoopInfo LI(DT); S.Questions += F.size(); S.Answers += LI.getLoopsInPreorder().size(); });
  timed("cycles", [&](Sum &S) { CycleInfo CI; CI.compute(F); S.Questions += F.size(); });

  std::vector<Instruction *> Ints, Bits;
  for (Instruction &I : instructions(F)) {
    if (!DT.isReachableFromEntry(I.getParent())) continue;
    Type *T = I.getType();
    if (T->isIntOrIntVectorTy() || T->isPtrOrPtrVectorTy()) Bits.push_back(&I);
    if (T->isIntegerTy()) Ints.push_back(&I);
  }
  timed("known bits", [&](Sum &S) {
    AssumptionCache AC(F);
    for (Instruction *I : Bits) {
      KnownBits K = computeKnownBits(I, SimplifyQuery(DL, &DT, &AC, I));
      S.Questions++; S.Answers += K.Zero.popcount() + K.One.popcount();
    }
  });
  timed("ranges", [&](Sum &S) {
    AssumptionCache AC(F);
    for (Instruction *I : Ints) {
      S.Questions++; S.Answers += !computeConstantRange(I, false, true, &AC, I, &DT).isFullSet();
    }
  });
  timed("lazy ranges", [&](Sum &S) {
    AssumptionCache AC(F);
    LazyValueInfo LVI(&AC, &DL);
    for (Instruction *I : Ints) {
      S.Questions++; S.Answers += !LVI.getConstantRange(I, I->getParent()->getTerminator(), false).isFullSet();
    }
  });

  SetVector<std::pair<const Value *, Type *>> Pointers;
  SetVector<CallBase *> Calls;
  for (Instruction &I : instructions(F)) {
    if (auto *L = dyn_cast<LoadInst>(&I)) Pointers.insert({L->getPointerOperand(), L->getType()});
    else if (auto *St = dyn_cast<StoreInst>(&I)) Pointers.insert({St->getPointerOperand(), St->getValueOperand()->getType()});
    else if (auto *C = dyn_cast<CallBase>(&I)) Calls.insert(C);
  }
  auto &AC = AM.getResult<AssumptionAnalysis>(F);
  auto &TLI = AM.getResult<TargetLibraryAnalysis>(F);
  while (Calls.size() > MaxPaired) Calls.pop_back();
  while (Pointers.size() > MaxPaired) Pointers.pop_back();
  std::vector<MemoryLocation> All;
  for (auto &P : Pointers) All.emplace_back(P.first, LocationSize::precise(DL.getTypeStoreSize(P.second)));
  auto Pairs = [&](Sum &S, BatchAAResults &AA) {
    for (size_t I = 0; I < All.size(); ++I)
      for (size_t J = 0; J < I; ++J) { S.Questions++; S.Answers += AA.alias(All[I], All[J]) == AliasResult::NoAlias; }
  };
  timed("alias, basic", [&](Sum &S) {
    AAResults AA(TLI);
    BasicAAResult Basic(DL, F, TLI, AC, &DT);
    AA.addAAResult(Basic);
    BatchAAResults Batch(AA);
    Pairs(S, Batch);
  });
  timed("alias", [&](Sum &S) {
    BatchAAResults AA(AM.getResult<AAManager>(F));
    Pairs(S, AA);
  });
  timed("calls", [&](Sum &S) {
    BatchAAResults AA(AM.getResult<AAManager>(F));
    for (CallBase *C : Calls)
      for (auto &L : All) { S.Questions++; S.Answers += isNoModRef(AA.getModRefInfo(C, L)); }
    for (CallBase *A : Calls)
      for (CallBase *B : Calls)
        if (A != B) { S.Questions++; S.Answers += isNoModRef(AA.getModRefInfo(A, B)); }
  });
  AM.invalidate(F, PreservedAnalyses::none());
  {
    auto &DT = AM.getResult<DominatorTreeAnalysis>(F);
    timed("memory SSA", [&](Sum &S) {
      auto &AA = AM.getResult<AAManager>(F);
      MemorySSA M(F, &AA, &DT);
      M.ensureOptimizedUses();
      for (Instruction &I : instructions(F))
        if (M.getMemoryAccess(&I)) S.Questions++;
    });
  }
  AM.invalidate(F, PreservedAnalyses::none());
  {
    auto &DT = AM.getResult<DominatorTreeAnalysis>(F);
    auto &PDT = AM.getResult<PostDominatorTreeAnalysis>(F);
    auto &LI = AM.getResult<LoopAnalysis>(F);
    auto &TLI = AM.getResult<TargetLibraryAnalysis>(F);
    timed("scalar evolution", [&](Sum &S) {
      AssumptionCache AC(F);
      ScalarEvolution SE(F, TLI, AC, DT, LI);
      for (Instruction &I : instructions(F))
        if (SE.isSCEVable(I.getType())) { S.Questions++; SE.getSCEV(&I); }
      for (Loop *L : LI.getLoopsInPreorder()) {
        S.Questions++;
        S.Answers += !isa<SCEVCouldNotCompute>(SE.getBackedgeTakenCount(L));
        S.Answers += !isa<SCEVCouldNotCompute>(SE.getConstantMaxBackedgeTakenCount(L));
        S.Answers += !isa<SCEVCouldNotCompute>(SE.getSymbolicMaxBackedgeTakenCount(L));
      }
    });
    timed("branch probabilities", [&](Sum &S) { BranchProbabilityInfo BPI(F, LI, &TLI, &DT, &PDT); S.Questions += F.size(); });
    BranchProbabilityInfo BPI(F, LI, &TLI, &DT, &PDT);
    timed("block frequencies", [&](Sum &S) { BlockFrequencyInfo BFI(F, BPI, LI); S.Questions += F.size(); });
  }
}

int main(int Argc, char **Argv) {
  LLVMContext Context;
  SMDiagnostic Error;
  auto M = parseIRFile(Argv[1], Error, Context);
  if (!M) { Error.print(Argv[0], errs()); return 1; }
  int Runs = std::stoi(Argv[2]);
  if (Argc > 3) Only = Argv[3];
  for (int Run = 0; Run < Runs; ++Run) {
    for (auto &S : Sums) S.Questions = S.Answers = S.Next = 0;
    for (Function &F : *M) {
      if (F.isDeclaration()) continue;
      PassBuilder PB;
      LoopAnalysisManager LAM; FunctionAnalysisManager FAM; CGSCCAnalysisManager CGAM; ModuleAnalysisManager MAM;
      PB.registerModuleAnalyses(MAM); PB.registerCGSCCAnalyses(CGAM); PB.registerFunctionAnalyses(FAM); PB.registerLoopAnalyses(LAM);
      PB.crossRegisterProxies(LAM, FAM, CGAM, MAM);
      measure(F, FAM);
    }
    timed("call graph", [&](Sum &S) {
      CallGraph CG(*M);
      S.Questions++;
      for (auto I = scc_begin(&CG); !I.isAtEnd(); ++I) S.Answers++;
    });
  }
  for (auto &S : Sums) {
    Clock::duration Total{};
    for (auto Time : S.Times) Total += Time;
    outs() << S.Name << '\t' << S.Questions << '\t' << S.Answers << '\t'
           << std::chrono::duration_cast<std::chrono::nanoseconds>(Total).count() << '\n';
  }
}
