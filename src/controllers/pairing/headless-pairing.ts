import type { ChainNamespace } from '../../core/caip.js'
import { atEnd, instance } from '../../core/instance.js'
import type { Wallet } from '../../core/entities/wallet.js'
import { ModalClosedError } from '../../core/errors/attempt.js'
import { ConnectorNotFoundError } from '../../core/errors/connection.js'
import { platform } from '../../core/platform.js'
import { safeWebUrl } from '../../core/url.js'
import { relayClientId } from '../../services/relay/protocol.js'
import { walletConnect } from '../connections/wallet-connect/wallet-connect.js'
import { linkTo, openWallet, type OpenWalletOptions } from './open-wallet.js'
import { pairingController, type PairingStatus } from './pairing.js'
import { type PairOptions, pairingLifecycle } from './pairing-lifecycle.js'
import { payableUri } from './usable-uri.js'
import { report } from '../shell/report.js'
import { canPair, connectPlatforms } from './connect-platforms.js'

/** The pairing options of a page that shows the link itself. */
export interface HeadlessOptions {
  /** A catalogue wallet; without one, any wallet may use the link. */
  readonly wallet?: Wallet | undefined
  /** The family to activate. */
  readonly namespace?: ChainNamespace | undefined
  /** The URL of a payment that the wallet is asked for along with the connection. */
  readonly pay?: string | undefined
}

/** Outcomes after which requesting a link again starts another attempt. */
const OVER: readonly PairingStatus[] = ['rejected', 'failed', 'unreachable']

/** Records this page's client id at the relay. */
async function recordClientId(): Promise<void> {
  const life = instance().signal
  const id = await relayClientId(await (await walletConnect()).protocol())
  if (!life.aborted) pairingController.identify(id)
}

/** Waits for a usable link; rejects with the reason if the attempt ends. */
function usableLink(): Promise<string> {
  return new Promise((resolve, reject) => {
    let stop = (): void => undefined
    const look = (): void => {
      const { status, error } = pairingController.state
      const uri = payableUri()
      if (!uri && !error && status !== 'idle') return
      stop()
      if (uri) resolve(uri)
      else reject(error ?? new ModalClosedError())
    }
    stop = pairingController.subscribe(look)
    look()
  })
}

/** Pairing for a page that shows the link itself, without the modal; the link is in `pairingController`. */
export class HeadlessPairing {
  #end: (() => void) | undefined

  constructor() {
    atEnd(() => this.end())
  }

  /**
   * Creates a pairing link for any wallet and keeps it fresh until `end` or a connection. With `manualWCControl` it is
   * the site's own.
   *
   * @throws {RelayUnreachableError} no relay answered; retries continue
   * @throws {ServiceOffError} the relay is off, or needs a project id that was not given
   * @throws {ModalClosedError} it was ended meanwhile
   */
  uri(): Promise<string> {
    this.#keep({})
    return usableLink()
  }

  /**
   * Pairs with a wallet. On phones a catalogue wallet is opened if the tap still counts, and `pairingController` has the link
   * for another tap; elsewhere the page shows the URI as a code.
   *
   * @throws {ConnectorNotFoundError} pairing is not possible here
   * @throws whatever `pair` does
   */
  async pair({ wallet, namespace, pay }: HeadlessOptions): Promise<void> {
    if (!canPair()) throw new ConnectorNotFoundError(wallet?.id ?? 'walletConnect')
    this.#keep({ wallet, namespace })
    pairingController.askFor(safeWebUrl(pay))
    // before the link: the page may forget meanwhile which wallet is asked
    const connected = pairingLifecycle.pair({ wallet, namespace })
    connected.catch(() => undefined) // otherwise unhandled if no link arrives
    await usableLink()
    // the page may have chosen another wallet meanwhile
    if (wallet && pairingController.state.wallet?.id === wallet.id) this.open()
    await connected
  }

  /**
   * Opens the wallet on this phone that the page pairs with. Call it from the tap itself.
   *
   * @returns whether it was opened
   */
  open(): boolean {
    const opening = this.#opening()
    return opening !== undefined && openWallet(opening)
  }

  /** Ends the pairing. */
  end(): void {
    this.#end?.()
    this.#end = undefined
    pairingController.askFor(undefined)
  }

  /** Keeps a pairing alive; a current one is joined. */
  #keep(options: PairOptions): void {
    const { status } = pairingController.state
    if (this.#end && status !== 'idle') {
      if (options.wallet) pairingController.setWallet(options.wallet)
      if (OVER.includes(status)) report(pairingLifecycle.renew(), { shown: true })
      return
    }
    this.end()
    const end = pairingLifecycle.keep(options)
    const unfollow = pairingController.subscribe(now => {
      if (now.status === 'connected') return this.end()
      const opening = this.#opening()
      pairingController.offer(opening && linkTo(opening)?.url)
    })
    this.#end = () => {
      unfollow()
      end()
    }
    recordClientId().catch(() => undefined) // the pairing reports why it is unknown
  }

  /** What a tap opens: on phones, the wallet that is asked. */
  #opening(): OpenWalletOptions | undefined {
    const { wallet } = pairingController.state
    const uri = payableUri()
    if (!wallet || !uri || !platform().mobile || !connectPlatforms(wallet).includes('mobile')) return undefined
    return { wallet, platform: 'mobile', uri }
  }
}

/** The page's own pairing. */
export const headlessPairing = new HeadlessPairing()
