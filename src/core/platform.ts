/** What the browser says of itself; the only place that reads `navigator`. */
export interface Platform {
  readonly mobile: boolean
  readonly ios: boolean
  readonly android: boolean
  readonly mac: boolean
  readonly safari: boolean
  readonly telegram: boolean
  readonly framed: boolean
}

interface Surroundings {
  readonly userAgent: string
  readonly touchPoints: number
  readonly coarse: boolean
  readonly telegram: boolean
  readonly framed: boolean
}

/** Reads a platform out of a user agent and a few facts; pure, so that fixtures can test it. */
export function detectPlatform({ userAgent, touchPoints, coarse, telegram, framed }: Surroundings): Platform {
  const mac = /Macintosh|Mac OS X/.test(userAgent) && !/iPhone|iPod|iPad/.test(userAgent)
  const ios = /iPhone|iPod|iPad/.test(userAgent) || (mac && touchPoints > 1) // iPads say that they are Macs
  const android = /Android/.test(userAgent)
  const mobile = ios || android || (coarse && /Mobi/.test(userAgent))
  const safari = /^((?!chrome|android|crios|fxios|edg).)*safari/i.test(userAgent)
  return { mobile, ios, android, mac: mac && !ios, safari, telegram, framed }
}

function isFramed(): boolean {
  try {
    return window.self !== window.top
  } catch {
    return true // a foreign ancestor may refuse the comparison
  }
}

/** The platform of this page; on a server, a desktop. */
export function platform(): Platform {
  if (typeof navigator === 'undefined' || typeof window === 'undefined')
    return detectPlatform({ userAgent: '', touchPoints: 0, coarse: false, telegram: false, framed: false })
  return detectPlatform({
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    coarse: matchMedia('(pointer: coarse)').matches,
    telegram: 'TelegramWebviewProxy' in window || 'TelegramWebviewProxyProto' in window,
    framed: isFramed(),
  })
}

/** The visitor's languages, best first. */
export const languages = (): readonly string[] => (typeof navigator === 'undefined' ? [] : navigator.languages)

/** Puts text on the clipboard. Call it from a click. */
export const copyText = (text: string): Promise<void> => navigator.clipboard.writeText(text)

/** Hands a body to the browser to send even when the page goes away; `false` when it was refused. */
export const sendBeacon = (url: string, body: string): boolean => navigator.sendBeacon(url, body)
