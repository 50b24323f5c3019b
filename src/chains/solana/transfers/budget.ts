/** Compute unit limit of each kind of transfer, and the price of one in millionths of a lamport (WIRE 9.3). */
export const BUDGET = { sol: 500, token: 300_000, tokenWithAccount: 400_000, solPrice: 20_000_000n } as const

/** The fee per signature, in lamports. */
const SIGNATURE = 5_000n

/** The cost of a native transfer, in lamports: its signature and its compute units. */
export const SOL_TRANSFER_FEE = SIGNATURE + (BigInt(BUDGET.sol) * BUDGET.solPrice) / 1_000_000n
