import type { Wallet } from '../../core/entities/wallet.js'
import { ConnectorNotFoundError } from '../../core/errors/connection.js'
import { ModalClosedError } from '../../core/errors/attempt.js'
import { platform } from '../../core/platform.js'
import { safeWebUrl } from '../../core/url.js'
import { relayClientId } from '../../services/relay/protocol.js'
import { usableUri } from '../derived/usable-uri.js'
import { pairingController } from '../pairing.js'
import { keepPairing } from './keep-pairing.js'
import { openWallet } from './open-wallet.js'
import { pair } from './pair.js'
import { sameInstance } from './same-instance.js'
import { walletConnect } from './wallet-connect.js'
import { canPair, waysTo } from './ways-to.js'

let kept: { readonly end: () => void; readonly isSame: () => boolean } | undefined

/** Ends what `pairingUri` and `pairWith` began. */
export function endPairing(): void {
  if (kept?.isSame()) kept.end()
  kept = undefined
}

/** Keeps a pairing up for a page that shows its link by itself; one that is under way is joined. */
function keep(wallet: Wallet | undefined): void {
  if (kept?.isSame() && pairingController.state.status !== 'idle') {
    if (wallet) pairingController.setWallet(wallet)
    return
  }
  endPairing()
  const own = { end: keepPairing(wallet), isSame: sameInstance() }
  kept = own
  const unfollow = pairingController.subscribe(({ status }) => {
    if (kept !== own) unfollow()
    else if (status === 'connected') {
      unfollow()
      endPairing()
    }
  })
  noteClient(own.isSame).catch(() => undefined) // what keeps it from being known is told of the pairing
}

/** Notes by which id the relay knows this page. */
async function noteClient(isSame: () => boolean): Promise<void> {
  const id = await relayClientId(await (await walletConnect()).protocol())
  if (isSame()) pairingController.identify(id)
}

/** Waits for a link that can be used; rejects with what ended the attempt. */
function link(): Promise<string> {
  return new Promise((resolve, reject) => {
    let stop = (): void => undefined
    const look = (): void => {
      const { status, error } = pairingController.state
      const uri = usableUri()
      if (!uri && !error && status !== 'idle') return
      stop()
      if (uri) resolve(uri)
      else reject(error ?? new ModalClosedError())
    }
    stop = pairingController.subscribe(look)
    look()
  })
}

/**
 * Makes a pairing link for any wallet and keeps it fresh until `endPairing` or a connection; the link is in
 * `pairingController`. With `manualWCControl` it is the one that the site hands in.
 *
 * @throws {RelayUnreachableError} no relay answered; it goes on trying
 * @throws {ServiceOffError} the relay is off, or needs a project id that was not given
 * @throws {ModalClosedError} it was ended meanwhile
 */
export function pairingUri(): Promise<string> {
  keep(undefined)
  return link()
}

/** The link with what the wallet is to pay for (WIRE 4.4). */
const payable = (uri: string, pay: string | undefined): string => {
  const url = safeWebUrl(pay)
  return url ? `${uri}&pay=${encodeURIComponent(url)}` : uri
}

/**
 * Pairs with a wallet of the catalogue without the modal. On phones it is opened, as far as the tap still counts; elsewhere
 * the page shows the link as a code.
 *
 * @throws {ConnectorNotFoundError} nothing can be paired with here
 * @throws whatever `pair` does
 */
export async function pairWith(wallet: Wallet, pay?: string): Promise<void> {
  if (!canPair()) throw new ConnectorNotFoundError(wallet.id)
  keep(wallet)
  const uri = await link()
  const connected = pair({ wallet })
  if (platform().mobile && waysTo(wallet).includes('mobile'))
    openWallet({ wallet, platform: 'mobile', uri: payable(uri, pay) })
  await connected
}
