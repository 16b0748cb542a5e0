//! Rules for constants.

use crate::rule::rules;

rules! {
    BITCAST = "V0151", "Invalid bitcast", "Constant Expressions",
        "A bitcast changes no bits, so both types must have the same size, and pointers must stay in the same address space.";
    PTRTOADDR_SOURCE = "V0152", "PtrToAddr source must be pointer", "'ptrtoaddr .. to' Instruction",
        "Only a pointer has an address.";
    PTRTOADDR_RESULT = "V0153", "PtrToAddr result must be integral", "'ptrtoaddr .. to' Instruction",
        "An address is an integer.";
    PTRTOADDR_TYPE = "V0154", "PtrToAddr type mismatch", "'ptrtoaddr .. to' Instruction",
        "A vector of pointers has a vector of addresses; a single pointer has a single address.";
    PTRTOADDR_WIDTH = "V0155", "PtrToAddr result must be address width", "'ptrtoaddr .. to' Instruction",
        "The data layout determines the width of an address; another instruction changes the width.";
    PTRAUTH_BASE = "V0156", "signed ptrauth constant base pointer must have pointer type", "Pointer Authentication Constants",
        "Only pointers can be signed.";
    PTRAUTH_TYPE = "V0157", "signed ptrauth constant must have same type as its base pointer", "Pointer Authentication Constants",
        "Signing changes the bits of a pointer, not its type.";
    PTRAUTH_KEY = "V0158", "signed ptrauth constant key must be i32 constant integer", "Pointer Authentication Constants",
        "Keys are identified by number.";
    PTRAUTH_ADDRESS = "V0159", "signed ptrauth constant address discriminator must be a pointer", "Pointer Authentication Constants",
        "The address discriminator is the address at which the signed pointer is stored.";
    PTRAUTH_DISCRIMINATOR = "V0160", "signed ptrauth constant discriminator must be i64 constant integer", "Pointer Authentication Constants",
        "The extra discriminator is mixed in as a 64-bit number.";
    PTRAUTH_DEACTIVATION = "V0161", "signed ptrauth constant deactivation symbol must be a pointer", "Pointer Authentication Constants",
        "A deactivation symbol is identified by its address.";
    PTRAUTH_DEACTIVATION_SYMBOL = "V0162", "signed ptrauth constant deactivation symbol must be a global value or null", "Pointer Authentication Constants",
        "Only a symbol can be defined or left undefined at link time.";
}
