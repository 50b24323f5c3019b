import { askChain } from './ask-chain.mjs'

const PROGRAMS = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb']

/**
 * What a Solana account holds: SOL, and every token account with something in it.
 * @param {string} rpcUrl
 * @param {string} account
 * @param {readonly { mint: string, symbol: string }[]} known mints with a symbol
 * @returns {Promise<import('./evm-holdings.mjs').Holding[]>}
 */
export async function solanaHoldings(rpcUrl, account, known) {
  const [native, ...programs] = await askChain(rpcUrl, [
    { method: 'getBalance', params: [account] },
    ...PROGRAMS.map(programId => ({
      method: 'getTokenAccountsByOwner',
      params: [account, { programId }, { encoding: 'jsonParsed' }],
    })),
  ])
  const tokens = programs
    .flatMap(answer => answer?.value ?? [])
    .map((/** @type {any} */ entry) => entry.account.data.parsed.info)
    .map((/** @type {any} */ { mint, tokenAmount }) => {
      const symbol = known.find(token => token.mint === mint)?.symbol ?? mint.slice(0, 4)
      return {
        name: symbol,
        symbol,
        decimals: tokenAmount.decimals,
        amount: BigInt(tokenAmount.amount),
        address: mint,
      }
    })
  const coin = { name: 'Solana', symbol: 'SOL', decimals: 9, amount: BigInt(native?.value ?? 0) }
  return [coin, ...tokens.filter(({ amount }) => amount > 0n)]
}
