//! Rules for intrinsics of individual targets.

use crate::rule::rules;

rules! {
    PREFETCH_WRITE = "V2001", "write argument to llvm.aarch64.prefetch must be 0 or 1", "IntrinsicsAArch64.td",
        "0 means reading, 1 means writing.";
    PREFETCH_TARGET = "V2002", "target argument to llvm.aarch64.prefetch must be 0-3", "IntrinsicsAArch64.td",
        "The argument is a cache level.";
    PREFETCH_STREAM = "V2003", "stream argument to llvm.aarch64.prefetch must be 0 or 1", "IntrinsicsAArch64.td",
        "The argument states whether the line is kept in the cache.";
    PREFETCH_DATA = "V2004", "isdata argument to llvm.aarch64.prefetch must be 0 or 1", "IntrinsicsAArch64.td",
        "The argument selects the data or the instruction cache.";
    RANGE_PREFETCH_WRITE = "V2005", "write argument to llvm.aarch64.range.prefetch must be 0 or 1",
        "IntrinsicsAArch64.td", "0 means reading, 1 means writing.";
    RANGE_PREFETCH_STREAM = "V2006", "stream argument to llvm.aarch64.range.prefetch must be 0 or 1",
        "IntrinsicsAArch64.td", "The argument states whether the line is kept in the cache.";
    CHAIN_CALLER = "V2007", "Intrinsic cannot be called from functions with this calling convention",
        "AMDGPU User Guide: Calling Conventions", "Only shaders can be chained.";
    CHAIN_SGPR = "V2008", "SGPR arguments must have the `inreg` attribute", "AMDGPU User Guide: Calling Conventions",
        "`inreg` arguments are passed in scalar registers.";
    CHAIN_VGPR = "V2009", "VGPR arguments must not have the `inreg` attribute",
        "AMDGPU User Guide: Calling Conventions", "`inreg` arguments are passed in scalar registers.";
    CHAIN_END = "V2010", "llvm.amdgcn.cs.chain must be followed by unreachable",
        "AMDGPU User Guide: Calling Conventions", "It does not return.";
    INACTIVE_CALLER = "V2011",
        "Intrinsic can only be used from functions with the amdgpu_cs_chain or amdgpu_cs_chain_preserve calling conventions",
        "IntrinsicsAMDGPU.td", "Only these functions receive values of inactive lanes.";
    INACTIVE_INREG = "V2012", "Value for inactive lanes must not have the `inreg` attribute", "IntrinsicsAMDGPU.td",
        "A scalar register has no lanes.";
    INACTIVE_ARGUMENT = "V2013", "Value for inactive lanes must be a function argument", "IntrinsicsAMDGPU.td",
        "Only arguments have values for inactive lanes.";
    INACTIVE_VGPR = "V2014", "Value for inactive lanes must be a VGPR function argument", "IntrinsicsAMDGPU.td",
        "A scalar register has no lanes.";
    WHOLE_WAVE_INDIRECT = "V2015", "Indirect whole wave calls are not allowed", "IntrinsicsAMDGPU.td",
        "The callee's calling convention must be known.";
    WHOLE_WAVE_CONVENTION = "V2016", "Callee must have the amdgpu_gfx_whole_wave calling convention",
        "IntrinsicsAMDGPU.td", "The call activates all lanes, which other functions do not expect.";
    WHOLE_WAVE_VARARG = "V2017", "Variadic whole wave calls are not allowed", "IntrinsicsAMDGPU.td",
        "The calling convention does not support variable arguments.";
    WHOLE_WAVE_COUNT = "V2018", "Call argument count must match callee argument count", "IntrinsicsAMDGPU.td",
        "The callee's mask parameter takes the place of the callee in the call's arguments.";
    WHOLE_WAVE_MASK = "V2019", "Callee must have i1 as its first argument", "IntrinsicsAMDGPU.td",
        "The first parameter is the mask of active lanes.";
    WHOLE_WAVE_TYPES = "V2020", "Argument types must match", "IntrinsicsAMDGPU.td",
        "The arguments must match the callee's parameters.";
    WHOLE_WAVE_INREG = "V2021", "Argument inreg attributes must match", "IntrinsicsAMDGPU.td",
        "The attribute determines the register of an argument.";
    PREFETCH_DATA_SPACE = "V2022", "llvm.amdgcn.s.prefetch.data only supports global or constant memory",
        "IntrinsicsAMDGPU.td", "Other memory is not accessible through the scalar cache.";
    CBSZ_FORMAT = "V2023", "invalid value for cbsz format", "IntrinsicsAMDGPU.td",
        "There are five formats.";
    BLGP_FORMAT = "V2024", "invalid value for blgp format", "IntrinsicsAMDGPU.td",
        "There are five formats.";
    MFMA_FIRST = "V2025", "operand 0 must be 4, 6 or 8 element i32 vector", "IntrinsicsAMDGPU.td",
        "The format determines the number of registers for the matrix.";
    MFMA_SECOND = "V2026", "operand 1 must be 4, 6 or 8 element i32 vector", "IntrinsicsAMDGPU.td",
        "The format determines the number of registers for the matrix.";
    FORMAT_REGISTERS = "V2027", "invalid vector type for format", "IntrinsicsAMDGPU.td",
        "The format determines the number of registers for the matrix.";
    MATRIX_FORMAT = "V2028", "invalid value for matrix format", "IntrinsicsAMDGPU.td",
        "There are five formats.";
    WMMA_FIRST = "V2029", "operand 1 must be 8, 12 or 16 element i32 vector", "IntrinsicsAMDGPU.td",
        "The format determines the number of registers for the matrix.";
    WMMA_SECOND = "V2030", "operand 3 must be 8, 12 or 16 element i32 vector", "IntrinsicsAMDGPU.td",
        "The format determines the number of registers for the matrix.";
    COOPERATIVE_POINTER = "V2031", "cooperative atomic intrinsics require a generic or global pointer",
        "IntrinsicsAMDGPU.td", "Other memory is not shared by the cooperating waves.";
    COOPERATIVE_SCOPE = "V2032",
        "cooperative atomic intrinsics require that the last argument is a metadata string", "IntrinsicsAMDGPU.td",
        "The string names a synchronisation scope.";
    SETMAXNREG = "V2033", "reg_count argument to nvvm.setmaxnreg must be in multiples of 8", "NVVM IR Specification",
        "Registers are allocated in groups of eight.";
    SCALAR_INPUT = "V2034",
        "only inreg arguments to the parent function are valid as inputs to this intrinsic", "IntrinsicsAMDGPU.td",
        "The lanes are switched before any other instruction, from a register that already holds the value.";
}
