import type { ChainNamespace } from '../../core/caip.js'
import type { Wallet } from '../../core/entities/wallet.js'
import { ConnectError, ModalClosedError } from '../../core/errors/attempt.js'
import { ConnectionRejectedError } from '../../core/errors/connection.js'
import { PairingExpiredError, RelayUnreachableError } from '../../core/errors/relay.js'
import { PAIRING_EXPIRY, RELAY_RETRIES, RELAY_RETRY } from '../../core/limits.js'
import { modalController } from '../modal.js'
import { optionsController } from '../options.js'
import { pairingController } from '../pairing.js'
import { finishPairing } from './finish-pairing.js'
import { noteAttempt, noteLeft } from './pairing-attempt.js'
import { sameInstance } from './same-instance.js'
import { track } from './track.js'

interface Waiting {
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

/**
 * One pairing from its first URI to a session, over any number of URIs. Without anybody who waits it is quiet: it makes a
 * URI ready and says nothing of failures.
 */
export class PairingRun {
  readonly isSame = sameInstance()
  readonly #namespace: ChainNamespace | undefined = modalController.state.namespace
  readonly #stop = new AbortController()
  readonly #waiting = new Set<Waiting>()
  readonly #unsubscribe: () => void
  readonly #ended: () => void
  /** The site makes the session itself; ours is only to show its URI and to wait. */
  #manual: boolean
  #round = 0
  #retries = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param ended - told once it is over */
  constructor(wallet: Wallet | undefined, ended: () => void) {
    this.#ended = ended
    const { fed } = pairingController.state
    this.#manual = fed === true || optionsController.state.options.manualWCControl === true
    if (fed) pairingController.setWallet(wallet)
    else pairingController.start(wallet)
    let wasOpen = modalController.state.open // a modal in the page never is
    this.#unsubscribe = modalController.subscribe(({ open }) => {
      if (wasOpen && !open) this.stop()
      wasOpen = open
    })
    void this.#propose()
  }

  /** Waits for the session. */
  wait(): Promise<void> {
    noteAttempt('waiting', this.#namespace)
    return new Promise((resolve, reject) => this.#waiting.add({ resolve, reject }))
  }

  /** Makes a fresh URI. */
  renew(): void {
    this.#retries = 0
    pairingController.start(pairingController.state.wallet)
    void this.#propose()
  }

  /** The site hands in a URI of its own: what was proposed until now is not shown any more. */
  giveWay(): void {
    this.#manual = true
    void this.#propose()
  }

  /** Nobody waits any more; the URI stays ready. */
  leave(): void {
    this.#settle(({ reject }) => reject(new ModalClosedError()))
    noteLeft(this.#namespace)
  }

  /** Ends it; what a wallet answers later has no effect. */
  stop(): void {
    if (this.#stop.signal.aborted) return
    this.#end()
    if (!this.isSame()) return
    this.leave()
    pairingController.reset()
  }

  async #propose(): Promise<void> {
    const round = ++this.#round
    const { signal } = this.#stop
    const isLatest = (): boolean => round === this.#round && !signal.aborted && this.isSame()
    clearTimeout(this.#timer)
    try {
      const { walletConnect, siteSession } = await import('./wallet-connect.js')
      const link = await walletConnect()
      if (!isLatest()) return
      const onUri = (uri: string): void => {
        if (isLatest()) pairingController.wait(uri, Date.now() + PAIRING_EXPIRY)
      }
      if (this.#manual) await siteSession(link, signal)
      else await link.request({ namespace: this.#namespace, onUri, signal }) // a wallet may still take the URI before
      if (signal.aborted || !this.isSame()) return
      this.#end()
      const connected = finishPairing(link, pairingController.state.wallet)
      pairingController.connect()
      noteAttempt('connected', connected.namespace)
      await connected.done
      this.#settle(({ resolve }) => resolve())
    } catch (cause) {
      if (isLatest()) this.#fail(cause instanceof Error ? cause : new ConnectError({ cause }))
    }
  }

  #fail(error: Error): void {
    if (error instanceof PairingExpiredError) return pairingController.start(pairingController.state.wallet)
    const lost = error instanceof RelayUnreachableError
    if (lost && this.#waiting.size && this.#retries < RELAY_RETRIES) {
      this.#retries += 1
      this.#timer = setTimeout(() => void this.#propose(), RELAY_RETRY)
      return pairingController.fail('unreachable', error)
    }
    this.#end()
    if (!this.#waiting.size) return pairingController.reset()
    const rejected = error instanceof ConnectionRejectedError
    pairingController.fail(lost ? 'unreachable' : rejected ? 'rejected' : 'failed', error)
    noteAttempt(rejected ? 'rejected' : 'failed', this.#namespace, error)
    track(rejected ? 'USER_REJECTED' : 'CONNECT_ERROR', { message: error.message })
    this.#settle(({ reject }) => reject(error))
  }

  #end(): void {
    this.#stop.abort()
    clearTimeout(this.#timer)
    this.#unsubscribe()
    this.#ended()
  }

  #settle(tell: (waiting: Waiting) => void): void {
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    waiting.forEach(tell)
  }
}
