/** What an EIP-1193 wallet object can do, as the standard has it; answers are the wallet's and come unchecked. */
export interface Eip1193Provider {
  request(call: {
    readonly method: string
    readonly params?: readonly unknown[] | Readonly<Record<string, unknown>>
  }): Promise<unknown>
  /** Absent in wallets that tell of nothing. */
  on?(event: string, listener: (...news: never[]) => void): unknown
  removeListener?(event: string, listener: (...news: never[]) => void): unknown
}
