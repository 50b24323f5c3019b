import { expect } from '@open-wc/testing'

import { detectPlatform, platform } from '../../src/core/platform.js'
import { languages } from '../../src/core/platform/page-languages.js'

const UA = {
  chrome: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  iphoneChrome:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
}
const detect = (userAgent: string, patch: Partial<Parameters<typeof detectPlatform>[0]> = {}) =>
  detectPlatform({ userAgent, touchPoints: 0, coarse: false, telegram: false, framed: false, ...patch })

describe('the platform', () => {
  it('of desktops is not mobile', () => {
    for (const userAgent of [UA.chrome, UA.edge, UA.firefox, UA.safari])
      expect(detect(userAgent)).to.include({ mobile: false, ios: false, android: false })
    expect(detect(UA.safari)).to.include({ mac: true, safari: true })
    expect(detect(UA.chrome)).to.include({ mac: false, safari: false })
    expect(detect(UA.edge)).to.include({ safari: false })
  })

  it('of phones is mobile', () => {
    expect(detect(UA.iphone)).to.include({ mobile: true, ios: true, mac: false, safari: true })
    expect(detect(UA.iphoneChrome)).to.include({ mobile: true, ios: true, safari: false })
    expect(detect(UA.android, { coarse: true })).to.include({ mobile: true, android: true, ios: false })
  })

  it('of an iPad that reports as a Mac is recognised by its touch points', () =>
    expect(detect(UA.safari, { touchPoints: 5 })).to.include({ mobile: true, ios: true, mac: false }))

  it('of a desktop with a touch screen stays a desktop', () =>
    expect(detect(UA.chrome, { coarse: true, touchPoints: 10 })).to.include({ mobile: false }))

  it('passes on what surrounds the page', () =>
    expect(detect(UA.android, { telegram: true, framed: true })).to.include({ telegram: true, framed: true }))

  it('of this page can be read', () => {
    expect(platform()).to.have.all.keys('mobile', 'ios', 'android', 'mac', 'safari', 'telegram', 'framed')
    expect(languages()).to.be.an('array')
  })
})
