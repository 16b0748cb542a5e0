// Asks LLVM what the tables in ../data say it answers. Those are its output on their own first
// columns; nothing in `cargo test` needs it. To ask again, or on other inputs:
//
//   clang++-22 -std=c++17 -fno-rtti -I/usr/include/llvm-22 main.cpp -o reference
//       -L/usr/lib/llvm-22/lib -lLLVM-22
//   ./reference layouts < questions > answers
//   cargo run --example answers -- layouts < questions | diff answers -
//
// A question is a line: a triple; a layout; a layout, a tab and a type; or, for constraints, a
// structure type of the return type (i999 for void) and the parameters, a tab and the constraints.
// Constraints that end within a code of several letters are not asked: LLVM reads past their end.

#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/TargetParser/Triple.h"
#include <iostream>

using namespace llvm;
using std::cout;

static void print(TypeSize Size) {
  cout << (Size.isScalable() ? "v" : "") << Size.getKnownMinValue();
}

static void triple(const std::string &Line) {
  Triple T(Line);
  VersionTuple V = T.getOSVersion();
  cout << Triple::getArchTypeName(T.getArch()).str() << '\t' << T.getSubArch() << '\t'
       << Triple::getVendorTypeName(T.getVendor()).str() << '\t'
       << Triple::getOSTypeName(T.getOS()).str() << '\t'
       << Triple::getEnvironmentTypeName(T.getEnvironment()).str() << '\t'
       << Triple::getObjectFormatTypeName(T.getObjectFormat()).str() << '\t'
       << T.getArchPointerBitWidth() << '\t' << V.getMajor() << '.'
       << V.getMinor().value_or(0) << '.' << V.getSubminor().value_or(0);
}

static void layout(const std::string &Line) {
  Expected<DataLayout> D = DataLayout::parse(Line);
  if (!D) {
    cout << "error: " << toString(D.takeError());
    return;
  }
  bool Independent = D->getFunctionPtrAlignType() == DataLayout::FunctionPtrAlignType::Independent;
  cout << (D->isBigEndian() ? "E" : "e");
  cout << " S" << (D->getStackAlignment() ? D->getStackAlignment()->value() : 0);
  cout << " P" << D->getProgramAddressSpace() << " G" << D->getDefaultGlobalsAddressSpace();
  cout << " A" << D->getAllocaAddrSpace() << " F" << (Independent ? "i" : "n")
       << (D->getFunctionPtrAlign() ? D->getFunctionPtrAlign()->value() : 0);
  cout << " m(" << (D->getGlobalPrefix() ? "_" : "") << ',' << D->getPrivateGlobalPrefix().str()
       << ',' << D->getLinkerPrivateGlobalPrefix().str() << ','
       << D->doNotMangleLeadingQuestionMark() << ") n";
  for (int Width = 0; Width < 256; ++Width)
    if (D->isLegalInteger(Width))
      cout << Width << ',';
  cout << " non-integral:";
  for (unsigned AS : D->getNonStandardAddressSpaces())
    cout << AS << ',';
  for (unsigned AS : {0, 1, 2, 3, 7, 200, 270})
    cout << " p" << (D->hasUnstableRepresentation(AS) ? "u" : "")
         << (D->hasExternalState(AS) ? "e" : "") << AS << '('
         << D->getAddressSpaceName(AS).str() << "):" << D->getPointerSizeInBits(AS) << ':'
         << D->getPointerABIAlignment(AS).value() << ':' << D->getPointerPrefAlignment(AS).value()
         << ':' << D->getIndexSizeInBits(AS) << ':' << D->getPointerSize(AS);
  for (const char *Name : {"foo", "x"})
    if (std::optional<unsigned> AS = D->getNamedAddressSpace(Name))
      cout << ' ' << Name << '=' << *AS;
}

static void type(const std::string &Line, LLVMContext &Context) {
  size_t Tab = Line.find('\t');
  DataLayout D(Line.substr(0, Tab));
  Module M("", Context);
  SMDiagnostic Problem;
  Type *T = parseType(Line.substr(Tab + 1), Problem, M);
  if (!T || !T->isSized()) {
    cout << (T ? "unsized" : "no type");
    return;
  }
  for (TypeSize Size : {D.getTypeSizeInBits(T), D.getTypeStoreSize(T), D.getTypeAllocSize(T)}) {
    print(Size);
    cout << '\t';
  }
  cout << D.getABITypeAlign(T).value() << '\t' << D.getPrefTypeAlign(T).value();
  if (auto *S = dyn_cast<StructType>(T)) {
    const StructLayout *L = D.getStructLayout(S);
    cout << '\t' << (L->hasPadding() ? "padded" : "full") << '\t';
    for (TypeSize Offset : L->getMemberOffsets()) {
      print(Offset);
      cout << ',';
    }
  }
}

static void codes(const InlineAsm::ConstraintCodeVector &Codes) {
  for (const std::string &Code : Codes)
    cout << ' ' << Code;
}

static void constraints(const std::string &Line, LLVMContext &Context) {
  size_t Tab = Line.find('\t');
  Module M("", Context);
  SMDiagnostic Problem;
  auto *Signature = cast<StructType>(parseType(Line.substr(0, Tab), Problem, M));
  Type *Return = Signature->getElementType(0);
  if (Return->isIntegerTy(999))
    Return = Type::getVoidTy(Context);
  std::string String = Line.substr(Tab + 1);
  auto *Function = FunctionType::get(Return, Signature->elements().drop_front(), false);
  Error E = InlineAsm::verify(Function, String);
  cout << (E ? toString(std::move(E)) : "ok") << '\t';
  for (const InlineAsm::ConstraintInfo &Info : InlineAsm::ParseConstraints(String)) {
    cout << '[' << "i=~!"[Info.Type] << (Info.isIndirect ? "*" : "")
         << (Info.isEarlyClobber ? "&" : "") << (Info.isCommutative ? "%" : "");
    if (Info.MatchingInput != -1)
      cout << " by " << Info.MatchingInput;
    codes(Info.Codes);
    for (const InlineAsm::SubConstraintInfo &Sub : Info.multipleAlternatives) {
      cout << " |";
      if (Sub.MatchingInput != -1)
        cout << " by " << Sub.MatchingInput;
      codes(Sub.Codes);
    }
    cout << ']';
  }
}

int main(int, char **Arguments) {
  std::string What = Arguments[1], Line;
  LLVMContext Context;
  while (std::getline(std::cin, Line)) {
    cout << Line << '\t';
    if (What == "triples")
      triple(Line);
    else if (What == "layouts")
      layout(Line);
    else if (What == "types")
      type(Line, Context);
    else
      constraints(Line, Context);
    cout << '\n';
  }
}
