import type { ChainNamespace } from '../../core/caip.js'

/** The families connected through each wallet object, across the page. */
const uses = new WeakMap<object, Set<ChainNamespace>>()

/** Records that a family is connected through a Wallet Standard wallet. */
export function holdWallet(wallet: object, namespace: ChainNamespace): void {
  uses.set(wallet, (uses.get(wallet) ?? new Set()).add(namespace))
}

/**
 * Records that a family no longer uses a wallet. `true` when no other is connected through it: `standard:disconnect`
 * ends all families of a wallet at once, so it may only be called then.
 */
export function releaseHold(wallet: object, namespace: ChainNamespace): boolean {
  const families = uses.get(wallet)
  families?.delete(namespace)
  return !families?.size
}
