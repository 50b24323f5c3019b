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
import { startDeadline } from '../deadline.js'
import { type FrameTimeouts, FRAME_TIMEOUTS } from './frame-timeouts.js'
import { MESSAGES } from './messages.js'

/** Who answers: the frame, or what the site gave. What it says is not read yet. */
export interface AnsweringSite {
  /** Makes it ready; the signal is aborted when that has to be done again. */
  open?(): Promise<AbortSignal>
  request(name: SecureSiteMessage, payload: unknown, signal?: AbortSignal): Promise<unknown>
  show?(place: ApprovalPlace | undefined): void
  close?(error: Error): void
}

/** What the client needs from the site, and tells. */
export interface SecureSiteOptions {
  /** What the secure site is told of the site, once for each frame. */
  readonly dapp: () => SecureSitePayload<'SYNC_DAPP_DATA'>
  /** Takes the EVM networks, by chain id, on which smart accounts are to be had; none when they could not be read. */
  readonly networks: (chainIds: readonly number[]) => void
  /** Alerts the people who build the site. */
  readonly alert: (name: AlertName) => void
  /** Only tests pass others. */
  readonly times?: FrameTimeouts
}

/** As long as timers can be set for: 24 days. */
const NEVER = 2 ** 31 - 1

/** What the secure site says of a page whose domain is not verified for the project (WIRE 3.2). */
const UNVERIFIED = 'unverified_domain'

const describe = ({ issues }: z.core.$ZodError): string =>
  issues.map(({ path, message }) => [...path, message].join(' ')).join('; ')

/** What people read of a request that was given up (SPEC 8). That for a code of Farcaster ends in silence. */
function givenUp(name: SecureSiteMessage): Error {
  if (name === 'RPC_REQUEST') return new RequestAbortedError()
  return name === 'GET_FARCASTER_URI' ? new ModalClosedError() : new FrameAbortedError()
}

/**
 * The secure site as the product uses it: made ready with the first request, everything that is sent and answered checked
 * by the table of messages, and nothing waited for without end.
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
   * Makes the secure site ready, once: it is told of the site and asked for the networks with smart accounts.
   *
   * @throws {FrameLoadError} it was not ready within 20 s
   */
  ready(): Promise<void> {
    if (this.#ended) return Promise.reject(this.#ended)
    if (this.#reloading) return this.#reloading.then(() => this.ready())
    this.#starting ??= this.#start()
    return this.#starting
  }

  /**
   * Asks for something.
   *
   * @throws {FrameRequestError} it makes no sense; nothing was sent
   * @throws {FrameLoadError} the secure site could not be reached
   * @throws {FrameTimeoutError} no answer in 120 s
   * @throws {MalformedReplyError} the answer has another shape than was agreed; `details` says where
   * @throws {FrameError} the secure site refused, for the reason that the message gives
   * @throws {RequestAbortedError | FrameAbortedError | ModalClosedError} the signal was aborted
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
      await deadline.race(this.ready())
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

  /** Shows what the visitor has to approve at a place of the window, or hides it. */
  show(place: ApprovalPlace | undefined): void {
    this.#site.show?.(place)
  }

  /** Ends it for good: what is under way rejects with the error. */
  close(error: Error): void {
    this.#ended = error
    this.#site.close?.(error)
  }

  /** A secure site that begins anew is made ready anew with the next request: what was open there is lost. */
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
      const lost = await this.#site.open?.()
      lost?.addEventListener('abort', () => (this.#starting = undefined))
      const limit = this.#times.load
      await this.#ask('SYNC_DAPP_DATA', this.#options.dapp(), undefined, limit)
      const networks = await this.#ask('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined, undefined, limit).catch(
        () => undefined,
      )
      this.#options.networks(networks?.smartAccountEnabledNetworks ?? [])
      if (lost?.aborted) throw new FrameLoadError()
    } catch (error) {
      this.#starting = undefined
      if (error instanceof FrameError && error.message === UNVERIFIED) this.#options.alert('unverifiedDomain')
      const failed = error instanceof FrameTimeoutError ? new FrameLoadError({ cause: error }) : error
      if (failed instanceof FrameLoadError && !this.#ended) {
        this.#options.alert('frameLoadFailed')
        this.#site.close?.(failed) // what half loaded is in the way of the next try
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
    const time = limit ?? (timeout === 'open' ? NEVER : this.#times.answer)
    const deadline = startDeadline(time, () => new FrameTimeoutError(), signal)
    try {
      const answer = await deadline.race(this.#site.request(name, payload, deadline.signal))
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
}
