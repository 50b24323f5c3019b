/** The services' placeholder address for a native coin (WIRE 9.1): forty `e`s, or `So` and 41 ones. */
const NATIVE = /^(?:0x(?:[eE]{40})?|So1{41}|native)$/

/** Whether an address represents its chain's native coin; wrapped SOL, whose mint ends in 2, does not. */
export const isNativeAddress = (address: string): boolean => NATIVE.test(address)

/** The services' notation for an EVM chain's native coin in an account id (WIRE 9.1). */
export const EVM_NATIVE = `0x${'e'.repeat(40)}`
