import type { TestWalletProvider } from './types.js'

/** A provider at `window.ethereum`, and what was there before it. */
interface Layer {
  readonly provider: TestWalletProvider
  below: PropertyDescriptor | undefined
}

/** The providers at `window.ethereum`, the oldest first; each hides the one before it. */
const layers: Layer[] = []

const current = (): PropertyDescriptor | undefined => Object.getOwnPropertyDescriptor(window, 'ethereum')

/** Puts a provider at `window.ethereum`, in front of any that is there. */
export function injectProvider(provider: TestWalletProvider): void {
  layers.push({ provider, below: current() })
  Object.defineProperty(window, 'ethereum', { value: provider, configurable: true, writable: true, enumerable: true })
  window.dispatchEvent(new Event('ethereum#initialized'))
}

/** Takes a provider away again, in any order; `window.ethereum` becomes what it would be without it. */
export function removeProvider(provider: TestWalletProvider): void {
  const index = layers.findIndex(layer => layer.provider === provider)
  const [removed] = index < 0 ? [] : layers.splice(index, 1)
  if (!removed) return
  const { below } = removed
  const above = layers[index]
  if (above) above.below = below
  else if (below) Object.defineProperty(window, 'ethereum', below)
  else Reflect.deleteProperty(window, 'ethereum')
}
