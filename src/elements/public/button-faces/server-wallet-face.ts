import { signal } from '../../../core/signal.js'
import type { namedWallet } from '../wallet-names.js'
import type { ServerFace } from './server-face.js'

/** The names of wallets; only servers load them here, so that no page has them before its buttons. */
const names = signal<typeof namedWallet | undefined>(undefined)
if (typeof document === 'undefined')
  import('../wallet-names.js').then(
    module => names.set(module.namedWallet),
    () => undefined, // the text is the given name then
  )

/** The face of a button for one wallet. */
export const serverWalletFace = ({ wallet = 'metamask' }: { readonly wallet?: string | undefined }): ServerFace => ({
  text: names.get()?.(wallet).name ?? wallet,
  pictures: 'wallet',
})
