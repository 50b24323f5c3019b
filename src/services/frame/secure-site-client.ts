import * as z from 'zod/mini'

import type { AlertName } from '../../core/alerts/alerts.js'
import type {
  ApprovalPlace,
  SecureSite,
  SecureSiteMessage,
  SecureSitePayload,
  SecureSiteReply,
} from '../../core/entities/secure-site.js'
import { ModalClosedError } from '../../core/errors/attempt.js'
import {
  FrameAbortedError,
  FrameError,
  FrameLoadError,
  FrameRequestError,
  FrameTimeoutError,
  RequestAbortedError,
} from '../../core/errors/frame.js'
import { WalletModalError } from '../../core/errors/base.js'
import { MalformedReplyError } from '../../core/errors/service.js'
import { expectNetwork } from '../../core/platform/online.js'
import { startDeadline } from '../deadline.js'
import { type FrameTimeouts, FRAME_TIMEOUTS } from './frame-timeouts.js'
import { MESSAGES } from './messages.js'

/** The frame, or the site's own object. Its answers are not parsed yet. */
export interface AnsweringSite {
  /** Makes it ready; the signal is aborted when that has to be repeated. */
  open?(): Promise<AbortSignal>
  request(name: SecureSiteMessage, payload: unknown, signal?: AbortSignal): Promise<unknown>
  show?(place: ApprovalPlace | undefined): void
  close?(error: Error): void
}

/** The client's dependencies. */
export interface SecureSiteOptions {
  /** The description of the site, sent once per frame. */
  readonly dapp: () => SecureSitePayload<'SYNC_DAPP_DATA'>
  /** Receives the EVM chain ids with smart accounts; not called if they could not be read. */
  readonly networks: (chainIds: readonly number[]) => void
  /** Alerts the site's developers. */
  readonly alert: (name: AlertName) => void
  /** For tests. */
  readonly times?: FrameTimeouts
}

/** The longest possible timer: 24 days. */
const NEVER = 2 ** 31 - 1

/** The secure site's error for a page whose domain is not verified for the project (WIRE 3.2). */
const UNVERIFIED = 'unverified_domain'

const describe = ({ issues }: z.core.$ZodError): string =>
  issues.map(({ path, message }) => [...path, message].join(' ')).join('; ')

/** The error for a cancelled request, as shown to visitors (SPEC 8); for a Farcaster code it is silent. */
function givenUp(name: SecureSiteMessage): Error {
  if (name === 'RPC_REQUEST') return new RequestAbortedError()
  return name === 'GET_FARCASTER_URI' ? new ModalClosedError() : new FrameAbortedError()
}

/**
 * The secure site as the product uses it: made ready with the first request, every request and reply checked against the
 * table of messages, and every wait limited.
 */
export class SecureSiteClient implements SecureSite {
  readonly #site: AnsweringSite
  readonly #options: SecureSiteOptions
  readonly #times: FrameTimeouts
  #starting: Promise<void> | undefined
  #reloading: Promise<void> | undefined
  #ended: Error | undefined

  constructor(site: AnsweringSite, options: SecureSiteOptions) {
    this.#site = site
    this.#options = options
    this.#times = options.times ?? FRAME_TIMEOUTS
  }

  /**
   * Makes the secure site ready, once: describes the site to it and requests the networks with smart accounts.
   *
   * @throws {OfflineError} the browser is offline
   * @throws {FrameLoadError} it was not ready within 20 s
   */
  ready(): Promise<void> {
    if (this.#ended) return Promise.reject(this.#ended)
    if (this.#reloading) return this.#reloading.then(() => this.ready())
    this.#starting ??= this.#start()
    return this.#starting
  }

  /**
   * Sends a request. An RPC request that the visitor decides about has a signal, and may take any time.
   *
   * @throws {FrameRequestError} it is invalid; nothing was sent
   * @throws {OfflineError} the browser is offline, and the secure site was not ready yet
   * @throws {FrameLoadError} the secure site could not be reached
   * @throws {FrameTimeoutError} no answer in 120 s
   * @throws {MalformedReplyError} the reply has an unexpected shape; `details` says where
   * @throws {FrameError} the secure site refused; its message says why
   * @throws {RequestAbortedError | FrameAbortedError | ModalClosedError} the signal was aborted; a request for approval
   *   that was approved before still resolves
   */
  async request<N extends SecureSiteMessage>(
    name: N,
    payload: SecureSitePayload<N>,
    signal?: AbortSignal,
  ): Promise<SecureSiteReply<N>> {
    const request = z.safeParse(MESSAGES[name].request, payload) // each row has its own types
    if (!request.success) throw new FrameRequestError({ details: describe(request.error) })
    if (signal?.aborted) throw givenUp(name)
    const deadline = startDeadline(NEVER, () => new FrameTimeoutError(), signal)
    try {
      do await deadline.race(this.ready())
      while (this.#reloading) // another request, which waited too, reloads it
    } catch (error) {
      throw signal?.aborted ? givenUp(name) : error
    } finally {
      deadline.end()
    }
    if (name !== 'RELOAD') return this.#ask(name, request.data, signal)
    const reloaded = this.#ask(name, request.data, signal, this.#times.reload)
    this.#startOver(reloaded)
    return reloaded
  }

  /** Shows the approval in an area of the window, or hides it. */
  show(place: ApprovalPlace | undefined): void {
    this.#site.show?.(place)
  }

  /** Ends it for good: open requests reject with the error. */
  close(error: Error): void {
    this.#ended = error
    this.#site.close?.(error)
  }

  /** After a reload, the secure site is made ready again with the next request; its open requests are lost. */
  #startOver(reloaded: Promise<unknown>): void {
    const done = (): void => {
      this.#reloading = undefined
      this.#starting = undefined
      this.#site.close?.(new FrameAbortedError())
    }
    this.#reloading = reloaded.then(done, done)
  }

  async #start(): Promise<void> {
    try {
      if (this.#site.open) await expectNetwork() // a page whose own server answers offline may have a local secure site
      const lost = await this.#site.open?.()
      lost?.addEventListener('abort', () => (this.#starting = undefined))
      const limit = this.#times.load
      await this.#ask('SYNC_DAPP_DATA', this.#options.dapp(), undefined, limit)
      const networks = await this.#ask('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined, undefined, limit).catch(
        () => undefined,
      )
      if (networks) this.#options.networks(networks.smartAccountEnabledNetworks)
      if (lost?.aborted) throw new FrameLoadError()
    } catch (error) {
      this.#starting = undefined
      if (error instanceof FrameError && error.message === UNVERIFIED) this.#options.alert('unverifiedDomain')
      const failed = error instanceof FrameTimeoutError ? new FrameLoadError({ cause: error }) : error
      if (failed instanceof FrameLoadError && !this.#ended) {
        this.#options.alert('frameLoadFailed')
        this.#site.close?.(failed) // a half-loaded frame would block the next attempt
      }
      throw failed
    }
  }

  async #ask<N extends SecureSiteMessage>(
    name: N,
    payload: unknown,
    signal?: AbortSignal,
    limit?: number,
  ): Promise<SecureSiteReply<N>> {
    const { reply, timeout } = MESSAGES[name]
    const isRead = name === 'RPC_REQUEST' && !signal
    const time = limit ?? (timeout === 'open' && !isRead ? NEVER : this.#times.answer)
    const deadline = startDeadline(time, () => new FrameTimeoutError(), signal)
    try {
      // a read has no signal: giving it up would withdraw what the visitor is deciding about
      const asked = this.#site.request(name, payload, isRead ? undefined : deadline.signal)
      const isDecision = name === 'RPC_REQUEST' && signal
      const answer = await (isDecision ? this.#untilWithdrawn(asked, signal) : deadline.race(asked))
      const read = z.safeParse(reply, answer) // the row of the same name
      if (!read.success) throw new MalformedReplyError({ details: describe(read.error) })
      return read.data
    } catch (error) {
      if (signal?.aborted) throw givenUp(name)
      if (error instanceof FrameTimeoutError && timeout === 'alert') this.#options.alert('frameRequestTimeout')
      if (error instanceof WalletModalError) throw error
      throw new FrameError(error instanceof Error ? error.message : undefined, { cause: error })
    } finally {
      deadline.end()
    }
  }

  /**
   * Settles like the request, also for a while after it was withdrawn: what the visitor approved just before is done, and
   * to report it as refused would have them pay twice.
   */
  #untilWithdrawn(asked: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const giveUp = (): void => void setTimeout(() => reject(new RequestAbortedError()), this.#times.withdrawal)
      signal.addEventListener('abort', giveUp, { once: true })
      asked.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
    })
  }
}
