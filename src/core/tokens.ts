import { floorDecimals, formatAmount, parseAmount } from './amount.js'
import { toCaipAddress } from './caip.js'
import type { TokenBalance } from './entities/account.js'
import type { CaipNetwork } from './entities/network.js'
import type { Token } from './entities/token.js'
import { confusableKey } from './text/confusables.js'

/** A higher value is treated as an error of its source and ignored, in US dollars (SECURITY: SEC-M2). */
const MAX_WORTH = 1e15

/** A plausible value in US dollars; anything else is 0. */
export const worth = (value: number | undefined): number =>
  value !== undefined && value > 0 && value < MAX_WORTH ? value : 0

/** The value of `amount` base units, in US dollars; for display only. */
export const fiatValue = (amount: bigint, decimals: number, price: number): number =>
  worth(Number(formatAmount(amount, decimals)) * worth(price))

/** Converts a decimal text to base units, cutting what is finer than the token; `undefined` if it is not a decimal. */
export const floorAmount = (text: string, decimals: number): bigint | undefined =>
  parseAmount(floorDecimals(text, decimals), decimals)

/** Tokens with 0 decimals are dropped from balances. */
export const hasDecimals = ({ decimals }: Pick<Token, 'decimals'>): boolean => decimals > 0

/** The tokens whose name or symbol looks like that of the native coin or of another token in the list. */
export function imitations(tokens: readonly Token[], { nativeCurrency }: CaipNetwork): ReadonlySet<Token> {
  const takers = new Map<string, number>()
  const labels = ({ name, symbol }: Pick<Token, 'name' | 'symbol'>): readonly string[] => [
    ...new Set([confusableKey(name), confusableKey(symbol)]),
  ]
  for (const label of [nativeCurrency, ...tokens.filter(({ address }) => address)].flatMap(labels))
    takers.set(label, (takers.get(label) ?? 0) + 1)
  return new Set(tokens.filter(token => token.address && labels(token).some(label => (takers.get(label) ?? 0) > 1)))
}

/** The native coin first, then by value, then by name. */
export const sortTokens = (tokens: readonly Token[]): readonly Token[] =>
  [...tokens].sort((a, b) => {
    if (Boolean(a.address) !== Boolean(b.address)) return a.address ? 1 : -1
    if (a.value !== b.value) return b.value - a.value
    if (a.amount > 0n !== b.amount > 0n) return a.amount > 0n ? -1 : 1
    return a.name < b.name ? -1 : a.name > b.name ? 1 : 0
  })

/** The native coin as a token; `balance` is an exact decimal string. */
export function nativeToken(network: CaipNetwork, balance: string, listed: Token | undefined): Token {
  const { name, symbol, decimals } = network.nativeCurrency
  const amount = floorAmount(balance, decimals) ?? 0n
  const price = listed?.price ?? 0
  return {
    ...listed,
    chainId: network.caipNetworkId,
    name,
    symbol,
    decimals,
    amount,
    price,
    value: fiatValue(amount, decimals, price),
  }
}

/**
 * The tokens as they are shown: the network's own coin first, with the balance its chain gave where that is known.
 *
 * @param balance exact decimal text of the native balance; `undefined` while unknown
 */
export function shownTokens(
  tokens: readonly Token[],
  network: CaipNetwork,
  balance: string | undefined,
): readonly Token[] {
  const listed = tokens.find(({ address }) => !address)
  const native = balance === undefined ? listed : nativeToken(network, balance, listed)
  return sortTokens([...(native ? [native] : []), ...tokens.filter(({ address }) => address)])
}

/** The total value of the tokens, in US dollars; `undefined` if no price is known, or if it is implausible. */
export function portfolioTotal(tokens: readonly Token[]): number | undefined {
  if (!tokens.some(({ price }) => price > 0)) return undefined
  const total = tokens.reduce((sum, { value }) => sum + worth(value), 0)
  return total < MAX_WORTH ? total : undefined
}

/** A token in the format for sites and caches. */
export const toTokenBalance = ({ address, amount, ...token }: Token): TokenBalance => ({
  name: token.name,
  symbol: token.symbol,
  chainId: token.chainId,
  ...(address ? { address: toCaipAddress(token.chainId, address) } : {}),
  value: token.value,
  price: token.price,
  quantity: { decimals: String(token.decimals), numeric: formatAmount(amount, token.decimals) },
  ...(token.iconUrl ? { iconUrl: token.iconUrl } : {}),
})
