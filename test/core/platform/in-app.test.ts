import { expect } from '@open-wc/testing'

import { isInApp, surroundings } from '../../../src/core/platform/in-app.js'
import { UA, pretend } from '../../helpers/phones.js'

const inApp = (userAgent: string) => isInApp(userAgent, { ios: /iPhone/.test(userAgent) })

describe('a browser inside an app', () => {
  it('is distinguished from the browsers of phones and computers', () => {
    for (const name of ['desktop', 'iosSafari', 'androidChrome', 'androidFirefox'] as const)
      expect(inApp(UA[name]), name).to.equal(false)
    for (const name of ['telegramIos', 'telegramAndroid', 'metamaskIos', 'trustAndroid', 'phantomIos'] as const)
      expect(inApp(UA[name]), name).to.equal(true)
    expect(inApp(`${UA.androidChrome} Instagram 350.0`)).to.equal(true)
    expect(inApp(`${UA.iosSafari} [FBAN/FBIOS;FBAV/480.0]`)).to.equal(true)
  })

  it('is part of the link', () => {
    const restore = pretend(UA.phantomIos)
    expect(surroundings()).to.include({ inApp: true, mobile: true, ios: true })
    restore()
    expect(surroundings()).to.include({ inApp: false, mobile: false })
  })
})
