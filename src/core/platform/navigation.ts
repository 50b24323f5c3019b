import { signal as cell } from '../signal.js'

/** Where a link opens: replacing the page, replacing its parent page, or in a new tab. */
export type LinkTarget = '_self' | '_top' | '_blank'

/** How the page navigates elsewhere. */
export interface Navigation {
  /** Opens a URL from the allow-list; the new page learns nothing about this one. */
  open(url: string, target: LinkTarget): void
  /** Whether the visitor has just tapped, clicked or pressed a key. */
  isActive(): boolean
}

/** Telegram's mini app API; any part may be missing. */
interface TelegramHost {
  openLink?(url: string): void
  openTelegramLink?(url: string): void
}

const telegramHost = (): TelegramHost | undefined =>
  (window as { readonly Telegram?: { readonly WebApp?: TelegramHost } }).Telegram?.WebApp // put there by Telegram's own script

/** Telegram opens web links itself; `false` if it does not, or if the link is for an app. */
function openByHost(url: string): boolean {
  const host = telegramHost()
  const method = /^https:\/\/t\.me\//.test(url) ? 'openTelegramLink' : 'openLink'
  if (!url.startsWith('https:') || typeof host?.[method] !== 'function') return false
  host[method](url)
  return true
}

const browser: Navigation = {
  open(url, target) {
    if (target === '_blank' && openByHost(url)) return
    window.open(url, target, 'noreferrer noopener')
  },
  // Browsers that do not report gestures block navigation without one.
  isActive: () => navigator.userActivation?.isActive ?? true,
}

const current = cell(browser)

/** How this page navigates elsewhere. */
export const navigation = (): Navigation => current.get()

/** Replaces the browser's navigation, for hosts and tests; without an argument, restores it. */
export function setNavigation(other?: Navigation): void {
  current.set(other ?? browser)
}

/** Whether a name exists in the page's global scope, as set by wallets in their own browsers. */
export const hasGlobal = (name: string): boolean => name in window
