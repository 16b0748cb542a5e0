//! Rules for constants.

use crate::rule::rules;

rules! {
    BITCAST = "V0151", "Invalid bitcast", "Constant Expressions",
        "A bitcast changes no bit, so both types have the same size, and pointers stay pointers of one address space.";
    PTRTOADDR_SOURCE = "V0152", "PtrToAddr source must be pointer", "'ptrtoaddr .. to' Instruction",
        "Only a pointer has an address.";
    PTRTOADDR_RESULT = "V0153", "PtrToAddr result must be integral", "'ptrtoaddr .. to' Instruction",
        "An address is an integer.";
    PTRTOADDR_TYPE = "V0154", "PtrToAddr type mismatch", "'ptrtoaddr .. to' Instruction",
        "A vector of pointers has a vector of addresses, a pointer one.";
    PTRTOADDR_WIDTH = "V0155", "PtrToAddr result must be address width", "'ptrtoaddr .. to' Instruction",
        "The data layout says how wide an address is; a change of width is another instruction.";
    PTRAUTH_BASE = "V0156", "signed ptrauth constant base pointer must have pointer type", "Pointer Authentication Constants",
        "What is signed is a pointer.";
    PTRAUTH_TYPE = "V0157", "signed ptrauth constant must have same type as its base pointer", "Pointer Authentication Constants",
        "Signing changes bits of a pointer, not its type.";
    PTRAUTH_KEY = "V0158", "signed ptrauth constant key must be i32 constant integer", "Pointer Authentication Constants",
        "Keys are numbered.";
    PTRAUTH_ADDRESS = "V0159", "signed ptrauth constant address discriminator must be a pointer", "Pointer Authentication Constants",
        "The address discriminator is where the signed pointer is kept.";
    PTRAUTH_DISCRIMINATOR = "V0160", "signed ptrauth constant discriminator must be i64 constant integer", "Pointer Authentication Constants",
        "The extra discriminator is mixed in as a number of 64 bits.";
    PTRAUTH_DEACTIVATION = "V0161", "signed ptrauth constant deactivation symbol must be a pointer", "Pointer Authentication Constants",
        "A deactivation symbol is named by its address.";
    PTRAUTH_DEACTIVATION_SYMBOL = "V0162", "signed ptrauth constant deactivation symbol must be a global value or null", "Pointer Authentication Constants",
        "Only a symbol of its own can be defined or left undefined when linking.";
}
