import type { LinkSurroundings } from '../../src/core/platform/in-app.js'

/** User agents of browsers on phones and computers, of browsers inside apps, and of Telegram. */
export const UA = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  iosSafari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  androidChrome:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  androidFirefox: 'Mozilla/5.0 (Android 15; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0',
  telegramIos:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  telegramAndroid:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 Telegram-Android/11.2',
  metamaskIos:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1 WebView MetaMaskMobile',
  trustAndroid:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 Trust/8.0',
  phantomIos:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Phantom/ios/24.1',
} as const

const HERE: LinkSurroundings = {
  mobile: false,
  ios: false,
  android: false,
  mac: false,
  safari: false,
  telegram: false,
  framed: false,
  inApp: false,
}

/** Surroundings as a link sees them. */
export const from = (patch: Partial<LinkSurroundings> = {}): LinkSurroundings => ({ ...HERE, ...patch })

/** Makes this browser say that it is another, until the returned function is called. */
export function pretend(userAgent: string): () => void {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, get: () => userAgent })
  return () => {
    Reflect.deleteProperty(navigator, 'userAgent')
  }
}

/** A pairing URI of the right form; another digit makes another. */
export const pairingUri = (digit = 'a'): string =>
  `wc:${digit.repeat(64)}@2?expiryTimestamp=1790000000&relay-protocol=irn&symKey=${digit.repeat(64)}`
