/** What determines the page's device. */
export interface DeviceFacts {
  readonly userAgent: string
  readonly touchPoints: number
  readonly coarse: boolean
}

/** The device type. */
export interface Device {
  readonly mobile: boolean
  readonly ios: boolean
  readonly android: boolean
  readonly mac: boolean
}

/** Derives the device from a user agent and a few facts; pure, so that fixtures can test it. */
export function detectDevice({ userAgent, touchPoints, coarse }: DeviceFacts): Device {
  const hand = /iPhone|iPod|iPad/.test(userAgent)
  const mac = /Macintosh|Mac OS X/.test(userAgent) && !hand
  const ios = hand || (mac && touchPoints > 1) // iPads report as Macs
  const android = /Android/.test(userAgent)
  return { mobile: ios || android || (coarse && /Mobi/.test(userAgent)), ios, android, mac: mac && !ios }
}

/** The browser's information about the device; none on a server. */
export const deviceFacts = (): DeviceFacts =>
  typeof navigator === 'undefined' || typeof window === 'undefined'
    ? { userAgent: '', touchPoints: 0, coarse: false }
    : {
        userAgent: navigator.userAgent,
        touchPoints: navigator.maxTouchPoints,
        coarse: matchMedia('(pointer: coarse)').matches,
      }

/** Whether the page is on a phone or a tablet. */
export const isMobile = (): boolean => detectDevice(deviceFacts()).mobile
