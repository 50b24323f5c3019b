import { PopupClosedError } from '../../core/errors/social.js'
import { SOCIAL_POPUP, SOCIAL_POPUP_POLL } from '../../core/limits.js'
import { isRecord } from '../readers.js'

/** Longest result accepted from the popup, in characters. */
const MAX_RESULT = 8_192
/** How long to wait for a result after the popup has closed, in ms. */
const LAST_WORD = 400

/** The data of a message event, read through the native getters, whatever the page defined on the event itself. */
const read = (event: MessageEvent, field: 'origin' | 'source' | 'data'): unknown =>
  Object.getOwnPropertyDescriptor(MessageEvent.prototype, field)?.get?.call(event)

/** A popup's initial URL, and the origin that may report its result. */
export interface PopupOptions {
  readonly origin: string
  /** The page shown until the provider's URL is known; empty for a blank one. */
  readonly loading: string
}

/** The popup's position: centred over the browser window. */
function features(): string {
  const { width, height } = SOCIAL_POPUP
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2)
  return `width=${width},height=${height},left=${Math.max(0, left)},top=${Math.max(0, top)},scrollbars=yes`
}

/**
 * The window in which a visitor logs in with a provider. Creating it opens it, which must happen during the visitor's
 * click, under a name that no other page can know (SECURITY: SEC-F7). Messages are accepted only from that window and
 * the origin of the secure site (SEC-F1); the first result counts.
 */
export class SocialPopup {
  readonly #window: Window | null
  readonly #end = new AbortController()
  #poll: ReturnType<typeof setInterval> | undefined

  /** Its result. Never settles without one. */
  readonly result: Promise<string>
  /** Rejects when the window was closed by anyone but us. */
  readonly closed: Promise<never>

  constructor({ origin, loading }: PopupOptions) {
    this.#window = window.open(loading, '_blank', features())
    this.result = new Promise(resolve => {
      const onEvent = (event: MessageEvent): void => {
        const data = read(event, 'data')
        if (!this.#window || read(event, 'origin') !== origin || read(event, 'source') !== this.#window) return
        const uri = isRecord(data) ? data['resultUri'] : undefined
        if (typeof uri !== 'string' || !uri || uri.length > MAX_RESULT) return
        this.end()
        resolve(uri)
      }
      addEventListener('message', onEvent, { signal: this.#end.signal })
    })
    this.closed = new Promise((_, reject) => {
      this.#poll = setInterval(() => {
        if (!this.#window?.closed) return
        clearInterval(this.#poll)
        setTimeout(() => reject(new PopupClosedError()), LAST_WORD)
      }, SOCIAL_POPUP_POLL)
    })
    this.closed.catch(() => undefined) // waiting callers are notified
    if (!this.#window) clearInterval(this.#poll)
  }

  /** The browser blocked it. */
  get isBlocked(): boolean {
    return this.#window === null
  }

  /** Navigates it to the provider; the URL has been validated as a link. */
  navigate(url: string): void {
    this.#window?.location.replace(url)
  }

  /** Closes it and stops listening to it. */
  end(): void {
    clearInterval(this.#poll)
    this.#end.abort()
    this.#window?.close()
  }
}
