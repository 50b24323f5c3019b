import type { LinkRequest, WalletConnectLink } from '../../chains/shared/walletconnect/link.js'
import type { ChainNamespace } from '../../core/caip.js'
import { atEnd } from '../../core/instance.js'
import type { Wallet } from '../../core/entities/wallet.js'
import { ConnectError, ModalClosedError } from '../../core/errors/attempt.js'
import { ConnectionRejectedError } from '../../core/errors/connection.js'
import { InvalidPairingUriError, PairingExpiredError, RelayUnreachableError } from '../../core/errors/relay.js'
import { PAIRING_EXPIRY, RELAY_RETRIES, RELAY_RETRY } from '../../core/limits.js'
import { isPairingUri } from '../../core/links/pairing-uri.js'
import { platform } from '../../core/platform.js'
import { keepDeepLink } from '../../services/storage/deep-link.js'
import { modalController } from '../shell/modal.js'
import { optionsController } from '../shell/options.js'
import { report } from '../shell/report.js'
import { track } from '../shell/analytics/track.js'
import { finishPairing } from './finish-pairing.js'
import { keepUriFresh } from './keep-uri-fresh.js'
import { openedWalletController } from './opened-wallet.js'
import { pairingController } from './pairing.js'
import { recordAttempt, clearConnecting } from './pairing-attempt.js'
import { uriLifetime } from './usable-uri.js'

/** The options of a pairing. */
export interface PairOptions {
  /** The catalogue wallet that the visitor chose; without one the URI is for any wallet. */
  readonly wallet?: Wallet | undefined
  /** The family to activate; by default, the one that the modal was opened for. */
  readonly namespace?: ChainNamespace | undefined
}

interface Waiting {
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

/**
 * Consecutive rejections after which no further URI is created automatically: something rejects without the visitor.
 */
const MAX_REFUSALS = 5

/** One pairing from its first URI to a session, over any number of URIs. */
interface Run {
  /** Aborted once it has ended; a later answer from a wallet has no effect. */
  readonly stop: AbortController
  readonly waiting: Set<Waiting>
  namespace: ChainNamespace | undefined
  readonly unfollow: () => void
  /** The site creates the session itself; we only show its URI and wait. */
  manual: boolean
  /** Counts URIs: only the latest is shown, and only its failure counts. */
  round: number
  retries: number
}

/** Requests a session; on a site with sign-in, also a sign-in in the same step if possible. */
async function requestSession(link: WalletConnectLink, request: Omit<LinkRequest, 'signIn'>): Promise<void> {
  const { siwx, siweConfig } = optionsController.state.options
  if (!siwx && !siweConfig) return void (await link.request(request))
  await (await import('../sign-in/one-click.js')).requestSignedIn(link, request)
}

/**
 * The life of the page's pairing, one at a time: it is started or joined, waited for, renewed and ended here, and
 * `pairingController` shows how far it is. One without waiters is silent: it prepares a URI and reports no failure.
 */
export class PairingLifecycle {
  #run: Run | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The family of the last pairing that has ended. */
  #namespace: ChainNamespace | undefined

  constructor() {
    atEnd(() => this.#end(new ModalClosedError()))
  }

  /**
   * Starts the pairing with a wallet over WalletConnect, or joins the current one. Resolves once a wallet approved,
   * every namespace is connected and the views have shown it.
   *
   * @throws {ConnectionRejectedError} the wallet refused
   * @throws {RelayUnreachableError} no relay answered, several times over, or the relay was lost for 2 minutes
   * @throws {ConnectError} the relay refused the page, the wallet failed, or it gave no account
   * @throws {InvalidPairingUriError} the site's own provider gave a URI that cannot be used
   * @throws {ServiceOffError} the relay is off, or needs a project id that was not given
   * @throws {ModalClosedError} it was left before a wallet accepted it
   */
  pair(options: PairOptions = {}): Promise<void> {
    const { namespace, waiting } = this.#join(options)
    recordAttempt('waiting', namespace)
    return new Promise((resolve, reject) => waiting.add({ resolve, reject }))
  }

  /**
   * Prepares a URI before the tap, so that a phone can open a wallet from the tap itself; a fresh one if it has expired. A
   * failure stays for the view that shows it: the list behind it may still be fading out.
   */
  prefetch(): void {
    const { status } = pairingController.state
    if (optionsController.state.options.manualWCControl) return
    if (status === 'idle' || status === 'connected') this.#join({})
    else if (status === 'waiting' && this.#run && uriLifetime() === 0) void this.renew()
  }

  /**
   * Creates a fresh URI: before the old one expires, after a rejection, or on the visitor's request. Without a current
   * pairing, starts one for the last chosen wallet and its family.
   *
   * @throws as `pair` does
   */
  async renew(): Promise<void> {
    const { status, wallet } = pairingController.state
    const run = this.#run
    if (!run) return this.pair({ wallet, namespace: this.#namespace })
    if (status === 'starting') return
    run.retries = 0
    pairingController.start(wallet)
    void this.#propose(run)
  }

  /** Accepts a pairing URI created by the site; an invalid one is neither shown nor put in a link. */
  setSiteUri(uri: unknown): void {
    if (isPairingUri(uri)) pairingController.setSiteUri(uri, Date.now() + PAIRING_EXPIRY)
    else pairingController.fail('failed', new InvalidPairingUriError())
    const run = this.#run
    if (!run) return
    run.manual = true
    void this.#propose(run)
  }

  /**
   * The view that shows the pairing was left: `pair()` rejects with `ModalClosedError`. On phones, the URI stays ready
   * for the next tap until the modal is closed, and the wallet that was opened may still accept it.
   */
  leave(): void {
    const { mobile, telegram } = platform()
    const isKept = (mobile || telegram) && modalController.state.open && pairingController.state.uri
    if (!this.#run || !isKept) return this.#cancel()
    openedWalletController.leave()
    this.#settle(this.#run, new ModalClosedError())
  }

  /**
   * Pairs for as long as a view shows it: a fresh URI before the old one expires and after a refusal, none while the page is
   * hidden. Returns the function that ends it.
   */
  keep(options: PairOptions = {}): () => void {
    if (openedWalletController.state.opened?.walletId !== options.wallet?.id) openedWalletController.reset()
    let refusals = 0
    const unfollow = pairingController.subscribe(({ status }) => {
      if (status !== 'rejected') return
      openedWalletController.decline()
      if (++refusals < MAX_REFUSALS) report(this.renew(), { shown: true })
    })
    report(this.pair(options), { shown: true })
    const endRenewal = keepUriFresh(
      () => report(this.renew(), { shown: true }),
      () => !pairingController.state.fromSite, // which the site creates
    )
    return () => {
      endRenewal()
      unfollow()
      this.leave()
    }
  }

  #join({ wallet, namespace = modalController.state.namespace }: PairOptions): Run {
    if (this.#run) return this.#rejoin(this.#run, wallet, namespace)
    const { fromSite } = pairingController.state
    if (fromSite) pairingController.setWallet(wallet)
    else pairingController.start(wallet)
    const manual = fromSite === true || optionsController.state.options.manualWCControl === true
    const waiting = new Set<Waiting>()
    let wasOpen = modalController.state.open // never true for a modal embedded in the page
    const unfollow = modalController.subscribe(({ open }) => {
      if (wasOpen && !open) this.#cancel()
      wasOpen = open
    })
    const run = { stop: new AbortController(), waiting, namespace, unfollow, manual, round: 0, retries: 0 }
    this.#run = run
    void this.#propose(run)
    return run
  }

  /** The current pairing is now for this wallet and this family. */
  #rejoin(run: Run, wallet: Wallet | undefined, namespace: ChainNamespace | undefined): Run {
    pairingController.setWallet(wallet)
    if (!namespace || namespace === run.namespace) return run
    clearConnecting(run.namespace)
    run.namespace = namespace
    return run
  }

  async #propose(run: Run): Promise<void> {
    const round = ++run.round
    const { signal } = run.stop
    const isLatest = (): boolean => round === run.round && !signal.aborted
    clearTimeout(this.#timer)
    try {
      const { walletConnect, siteSession } = await import('../connections/wallet-connect/wallet-connect.js')
      const link = await walletConnect()
      if (!isLatest()) return
      const onUri = (uri: string): void => {
        if (isLatest()) pairingController.wait(uri, Date.now() + PAIRING_EXPIRY)
      }
      if (run.manual) await siteSession(link, signal)
      else await requestSession(link, { onUri, signal }) // a wallet may still use the previous URI
      if (signal.aborted) return
      keepDeepLink(openedWalletController.state.opened?.choice)
      const connected = finishPairing(link, pairingController.state.wallet, run.namespace)
      this.#end(connected.done)
      pairingController.connect()
      recordAttempt('connected', connected.namespace)
    } catch (cause) {
      if (isLatest()) this.#fail(run, cause instanceof Error ? cause : new ConnectError({ cause }))
    }
  }

  #fail(run: Run, error: Error): void {
    const { status } = pairingController.state
    if (error instanceof PairingExpiredError && run.waiting.size) return this.#expire(run)
    const lost = error instanceof RelayUnreachableError
    const isGivenUp = status === 'waiting' // the relay had accepted the URI, and was lost for 2 minutes
    if (lost && !isGivenUp && run.waiting.size && run.retries < RELAY_RETRIES) {
      run.retries += 1
      this.#timer = setTimeout(() => void this.#propose(run), RELAY_RETRY)
      return pairingController.fail('unreachable', error)
    }
    const isAwaited = run.waiting.size > 0
    this.#end(error)
    if (!isAwaited) return pairingController.reset()
    const rejected = error instanceof ConnectionRejectedError
    pairingController.fail(lost ? 'unreachable' : rejected ? 'rejected' : 'failed', error)
    recordAttempt(rejected ? 'rejected' : 'failed', run.namespace, error)
    track(rejected ? 'USER_REJECTED' : 'CONNECT_ERROR', { message: error.message })
  }

  /**
   * An expired URI is renewed by `keepUriFresh`, once the page is visible. If there was no URI yet, a new one is
   * requested here.
   */
  #expire(run: Run): void {
    if (pairingController.state.status === 'waiting') pairingController.expire()
    else void this.#propose(run)
  }

  #cancel(): void {
    this.#end(new ModalClosedError())
    openedWalletController.reset()
    pairingController.reset()
  }

  /** The current pairing has ended: its waiters get the error or the result. */
  #end(result: Error | Promise<void>): void {
    const run = this.#run
    if (!run) return
    this.#run = undefined
    this.#namespace = run.namespace
    clearTimeout(this.#timer)
    run.stop.abort()
    run.unfollow()
    this.#settle(run, result)
  }

  #settle({ waiting, namespace }: Run, result: Error | Promise<void>): void {
    const settled = [...waiting]
    waiting.clear()
    if (result instanceof ModalClosedError) clearConnecting(namespace)
    for (const { resolve, reject } of settled)
      if (result instanceof Error) reject(result)
      else result.then(resolve, reject)
  }
}

/** The life of the page's pairing. */
export const pairingLifecycle = new PairingLifecycle()
