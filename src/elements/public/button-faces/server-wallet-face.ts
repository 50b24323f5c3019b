import { t } from '../../../core/i18n/t.js'
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

/** The wallet's name; one that is given by an id only has none before its page knows it. */
function textOf(wallet: string): string {
  const known = names.get()?.(wallet)
  if (!known) return wallet
  const isId = known.name.toLowerCase() === (known.rdns ?? known.id)
  return isId ? t('button.connect') : known.name
}

/** The face of a button for one wallet. */
export const serverWalletFace = ({ wallet = 'metamask' }: { readonly wallet?: string | undefined }): ServerFace => ({
  text: textOf(wallet),
  pictures: 'wallet',
})
