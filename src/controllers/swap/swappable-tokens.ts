import { isSameAddress } from '../../core/address.js'
import type { SwapToken } from '../../core/entities/swap.js'
import type { Token } from '../../core/entities/token.js'
import { nativeToken, fiatValue } from '../../core/tokens.js'
import type { Holder } from '../accounts/holder.js'
import { sendableTokens } from '../send/send-form.js'
import { swapPriceId, swapTokensController } from './swap-tokens.js'

const same = (one: string | undefined, other: string | undefined): boolean =>
  one && other ? isSameAddress('eip155', one, other) : one === other

/** A token with its balance and price. */
function valued(token: SwapToken, held: Token | undefined): SwapToken {
  const { chainId, address, decimals } = token
  const amount = held && held.decimals === decimals ? held.amount : token.amount
  const price = held?.price || (swapTokensController.state.prices[swapPriceId(chainId, address)] ?? 0)
  const icon = token.iconUrl ?? held?.iconUrl
  return { ...token, amount, price, value: fiatValue(amount, decimals, price), ...(icon ? { iconUrl: icon } : {}) }
}

/** The tokens that the visitor added on an account's network; the balance of another account does not count. */
const namedFor = ({ network, owner }: Holder): readonly SwapToken[] =>
  swapTokensController.state.named
    .filter(({ chainId }) => chainId === network.caipNetworkId)
    .map(({ owner: readFor, ...token }) => (readFor === owner ? token : { ...token, amount: 0n }))

/** Whether the account's list has the price of a token: it is as new as its balance. */
export const hasOwnPrice = (holder: Holder, { address }: SwapToken): boolean =>
  sendableTokens(holder).some(held => same(held.address, address) && held.price > 0)

/**
 * The swappable tokens of a network: the chain's own coin and the held tokens first, in order of value, then the others in
 * the service's order. Reading it in `render()` subscribes.
 */
export function swapTokens(holder: Holder): readonly SwapToken[] {
  const { network } = holder
  const held = sendableTokens(holder)
  const { items } = swapTokensController.list(network.caipNetworkId)
  const named = namedFor(holder)
  const contracts = new Map<string, SwapToken>()
  for (const token of [...held.map(token => ({ ...token, listed: false })), ...named, ...items])
    if (token.address) contracts.set(token.address.toLowerCase(), token)
  const coin: SwapToken = { ...nativeToken(network, '0', undefined), listed: true }
  const all = [coin, ...contracts.values()].map(token =>
    valued(
      token,
      held.find(({ address }) => same(address, token.address)),
    ),
  )
  const [owned, others] = [all.filter(isOwned), all.filter(token => !isOwned(token))]
  const place = new Map(items.map(({ address }, index) => [address?.toLowerCase(), index]))
  const placeOf = ({ address }: SwapToken): number => place.get(address?.toLowerCase()) ?? items.length
  return [
    ...owned.sort((a, b) => Number(!b.address) - Number(!a.address) || b.value - a.value),
    ...others.sort((a, b) => placeOf(a) - placeOf(b)),
  ]
}

/** Whether the account holds some of a token, or needs it for the fee: the chain's own coin. */
export const isOwned = ({ address, amount }: SwapToken): boolean => !address || amount > 0n

/** The token of a selection. */
export const findSwapToken = (
  tokens: readonly SwapToken[],
  choice: { readonly address?: string | undefined } | undefined,
): SwapToken | undefined => choice && tokens.find(({ address }) => same(address, choice.address))
