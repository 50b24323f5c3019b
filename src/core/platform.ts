import { type Device, type DeviceFacts, detectDevice, deviceFacts } from './platform/mobile.js'

/** The browser's own information; with the modules of `platform/`, the only place that reads `navigator`. */
export interface Platform extends Device {
  readonly safari: boolean
  readonly telegram: boolean
  readonly framed: boolean
}

interface Surroundings extends DeviceFacts {
  readonly telegram: boolean
  readonly framed: boolean
}

/** Derives a platform from a user agent and a few facts; pure, so that fixtures can test it. */
export function detectPlatform({ telegram, framed, ...facts }: Surroundings): Platform {
  const safari = /^((?!chrome|android|crios|fxios|edg).)*safari/i.test(facts.userAgent)
  return { ...detectDevice(facts), safari, telegram, framed }
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
  const here = typeof window !== 'undefined'
  return detectPlatform({
    ...deviceFacts(),
    telegram: here && ('TelegramWebviewProxy' in window || 'TelegramWebviewProxyProto' in window),
    framed: here && isFramed(),
  })
}

const SIMULATED = /\b(?:jsdom|HappyDOM)\//

/** Whether the page runs in jsdom or happy-dom, as in a site's unit tests, where nothing is displayed. */
export const isSimulated = (): boolean => SIMULATED.test(globalThis.navigator?.userAgent ?? '')
