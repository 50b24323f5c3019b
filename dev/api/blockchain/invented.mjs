/** How many rows are invented on top of what the chains tell, to see long lists. */
export class Invented {
  tokens = 0
  activity = 0

  /**
   * @param {unknown} patch
   * @throws {TypeError} for anything but whole numbers from 0 to 100,000
   */
  set(patch) {
    for (const [name, value] of Object.entries(Object(patch))) {
      const isCount = Number.isInteger(value) && value >= 0 && value <= 100_000
      if ((name !== 'tokens' && name !== 'activity') || !isCount)
        throw new TypeError('Only whole numbers from 0 to 100,000 for `tokens` and `activity` can be set.')
      this[name] = value
    }
    return { tokens: this.tokens, activity: this.activity }
  }

  reset() {
    this.tokens = 0
    this.activity = 0
  }

  /** @returns {import('./evm-holdings.mjs').Holding[]} */
  holdings() {
    return Array.from({ length: this.tokens }, (_, index) => ({
      name: `Invented Token ${index + 1}`,
      symbol: `INV${index + 1}`,
      decimals: 18,
      amount: BigInt(index + 1) * 10n ** 16n,
      address: `0x${(index + 1).toString(16).padStart(40, '0')}`,
    }))
  }

  /** @param {string} account @param {string} chain */
  history(account, chain) {
    return Array.from({ length: this.activity }, (_, index) => ({
      id: `invented-${index}`,
      metadata: {
        operationType: index % 2 ? 'send' : 'receive',
        hash: `0x${(index + 1).toString(16).padStart(64, '0')}`,
        minedAt: new Date(Date.UTC(2026, 0, 1) - index * 3_600_000).toISOString(),
        sentFrom: index % 2 ? account : `0x${(index + 1).toString(16).padStart(40, '1')}`,
        sentTo: index % 2 ? `0x${(index + 1).toString(16).padStart(40, '2')}` : account,
        status: 'confirmed',
        nonce: index,
        chain,
        application: null,
      },
      transfers: [
        {
          direction: index % 2 ? 'out' : 'in',
          quantity: { numeric: `${index + 1}.5` },
          value: index + 1.5,
          price: 1,
          fungible_info: { name: 'Invented Token', symbol: 'INV', icon: null },
          nft_info: null,
        },
      ],
    }))
  }
}
