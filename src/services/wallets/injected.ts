import { type BoundProvider, bindProvider } from './bound-provider.js'

/** The page's own EIP-1193 wallet. */
export interface InjectedWallet {
  readonly bound: BoundProvider
  /** The page's original provider. */
  readonly provider: object
}

/** The wallet at `window.ethereum`; `undefined` when there is none, it cannot be read, or it has no `request`. */
export function readInjected(target: object = window): InjectedWallet | undefined {
  try {
    const provider = 'ethereum' in target ? target.ethereum : undefined
    if (typeof provider !== 'object' || provider === null) return undefined
    if (!('request' in provider) || typeof provider.request !== 'function') return undefined
    const bound = bindProvider(provider)
    return bound && { bound, provider }
  } catch {
    return undefined // another script's getter may throw
  }
}
