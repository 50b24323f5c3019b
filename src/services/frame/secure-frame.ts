import { FrameLoadError } from '../../core/errors/frame.js'
import type { ApprovalPlace, SecureSiteMessage } from '../../core/entities/secure-site.js'
import { type FrameTimeouts, FRAME_TIMEOUTS } from './frame-timeouts.js'
import { within, wait } from '../../core/time.js'
import { makeFrame, placeFrame } from './frame-element.js'
import { FrameChannel } from './frame-channel.js'

/** The element that holds the frame while it is on the page. */
export interface FrameHost {
  readonly element: Element
  /** Aborted when the element, and the frame with it, has left the page. */
  readonly left: AbortSignal
}

/** The options of the frame. */
export interface FrameOptions {
  /** The frame's address. */
  readonly url: () => URL
  /** Its accessible name. */
  readonly title: () => string
  /** Waits for a place in the page; called once per frame. */
  readonly host: () => Promise<FrameHost>
  /** For tests. */
  readonly times?: FrameTimeouts
}

interface Loaded {
  readonly frame: HTMLIFrameElement
  readonly line: FrameChannel
}

/**
 * The hosted secure site in its frame. There is one frame at a time, created when first needed and again after it was lost;
 * it is never moved, as that would reload it.
 */
export class SecureFrame {
  readonly #options: FrameOptions
  readonly #times: FrameTimeouts
  #loading: Promise<Loaded> | undefined
  #loaded: Loaded | undefined
  #place: ApprovalPlace | undefined
  /** Aborted when the frame is closed, even before it is in the page. */
  #life = new AbortController()

  constructor(options: FrameOptions) {
    this.#options = options
    this.#times = options.times ?? FRAME_TIMEOUTS
  }

  /**
   * Loads the frame once, and again after a failure or a loss. Resolves to a signal that is aborted when the frame is lost.
   *
   * @throws {FrameLoadError} it was not ready within 20 s
   */
  async open(): Promise<AbortSignal> {
    this.#loading ??= this.#load()
    const { line } = await this.#loading
    return line.gone
  }

  /**
   * Sends a request to the open frame and returns its reply, unparsed. An aborted request for approval is withdrawn; a
   * reply still counts for a while, because the visitor may have approved it before.
   */
  async request(name: SecureSiteMessage, payload: unknown, signal?: AbortSignal): Promise<unknown> {
    const line = this.#loaded?.line
    if (!line) throw new FrameLoadError()
    if (name !== 'RPC_REQUEST' || !signal) return line.ask(name, payload, signal)
    const over = new AbortController()
    const withdraw = (): void => {
      if (!line.gone.aborted) line.post('RPC_ABORT')
      setTimeout(() => over.abort(), this.#times.withdrawal)
    }
    signal.addEventListener('abort', withdraw, { once: true })
    return line.ask(name, payload, over.signal)
  }

  /** Shows the frame in an area of the window, or hides it. */
  show(place: ApprovalPlace | undefined): void {
    this.#place = place
    if (this.#loaded) placeFrame(this.#loaded.frame, place)
  }

  /** Removes the frame from the page. */
  close(error: Error): void {
    this.#life.abort(error)
    this.#life = new AbortController()
    this.#loaded?.line.close(error)
    this.#forget()
  }

  #forget(): void {
    this.#loading = undefined
    this.#loaded = undefined
  }

  async #load(): Promise<Loaded> {
    const { signal } = this.#life
    try {
      const host = await within(this.#options.host(), this.#times.load, () => new FrameLoadError())
      signal.throwIfAborted()
      const url = this.#options.url()
      const frame = makeFrame(url, this.#options.title())
      const line = new FrameChannel(frame, url.origin)
      this.#loaded = { frame, line }
      line.gone.addEventListener('abort', () => this.#loaded?.line === line && this.#forget())
      watch(frame, line, host)
      await this.#ready(line, url.origin)
      placeFrame(frame, this.#place)
      return { frame, line }
    } catch (error) {
      if (signal.aborted) throw signal.reason // another may be loading
      this.#loaded?.line.close(error instanceof Error ? error : new FrameLoadError({ cause: error }))
      this.#forget()
      throw error
    }
  }

  async #ready(line: FrameChannel, origin: string): Promise<void> {
    const lost = new Promise<never>((_, reject) => {
      line.gone.addEventListener('abort', () => reject(line.gone.reason))
    })
    const loaded = Promise.race([line.ready, lost, refusal(origin, line.gone)])
    await within(loaded, this.#times.load, () => new FrameLoadError())
    await wait(this.#times.ready, line.gone)
  }
}

/** Adds the frame to its place; watches whether it fails to load, or either is removed from the page. */
function watch(frame: HTMLIFrameElement, line: FrameChannel, { element, left }: FrameHost): void {
  const lose = (): void => line.close(new FrameLoadError({ details: 'The frame was taken off the page.' }))
  const observer = new MutationObserver(() => frame.parentNode === element || lose())
  left.addEventListener('abort', lose, { once: true, signal: line.gone })
  line.gone.addEventListener('abort', () => observer.disconnect())
  const fail = (): void => line.close(new FrameLoadError({ details: 'The browser could not load the frame.' }))
  frame.addEventListener('error', fail, { signal: line.gone })
  element.append(frame)
  observer.observe(element, { childList: true })
  if (left.aborted) lose()
}

/** Rejects when the page's own policy blocks the frame, which the frame itself cannot report. */
function refusal(origin: string, end: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const onEvent = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent): void => {
      if (/^(?:frame|child|default)-src$/.test(effectiveDirective) && blockedURI.startsWith(origin))
        reject(new FrameLoadError({ details: `The page's policy (${effectiveDirective}) does not allow ${origin}.` }))
    }
    document.addEventListener('securitypolicyviolation', onEvent, { signal: end })
  })
}
