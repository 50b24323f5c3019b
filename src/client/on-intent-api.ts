import { modalController } from '../controllers/modal.js'
import { expectNetwork } from '../core/platform/online.js'
import type { OnIntentApi } from './types.js'

const METHODS = [
  'open',
  'close',
  'connect',
  'disconnect',
  'updateNativeBalance',
  'switchConnection',
  'deleteConnection',
  'setPreferredAccountType',
  'switchNetwork',
  'getUniversalProvider',
  'explainWallet',
] as const

/** Makes the methods of the handle that load what they need when they are called. */
export function onIntentApi(): OnIntentApi {
  const load = (method: keyof OnIntentApi) =>
    async function (...args: readonly unknown[]): Promise<unknown> {
      if (method === 'close' && !modalController.state.open) return true
      await expectNetwork()
      const { onIntent } = await import('./on-intent.js')
      const work: unknown = Reflect.get(onIntent, method)
      return typeof work === 'function' ? Reflect.apply(work, onIntent, args) : undefined
    }
  // the same names and, as `onIntent` is typed by the same interface, the same signatures
  return Object.fromEntries(METHODS.map(method => [method, load(method)])) as unknown as OnIntentApi
}
