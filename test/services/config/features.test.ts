import { expect } from '@open-wc/testing'

import { BASIC_FEATURES, DEFAULT_FEATURES, SOCIALS } from '../../../src/core/features.js'
import { parseFeatures } from '../../../src/services/config/features.js'

describe('parseFeatures', () => {
  it('returns the defaults for no input', () => {
    for (const given of [undefined, null, 'x', {}]) expect(parseFeatures(given)).to.deep.equal(DEFAULT_FEATURES)
  })

  it('accepts booleans and lists, and uses the default for anything else', () => {
    const features = parseFeatures({ email: 'maybe', send: false, swaps: ['1inch'], onramp: [5], allWallets: 0 })
    expect(features).to.deep.equal({ ...DEFAULT_FEATURES, send: false, swaps: ['1inch'] })
  })

  it('drops unknown socials and keeps the order', () => {
    expect(parseFeatures({ socials: ['x', 'google', 'myspace', '__proto__', 'x'] }).socials).to.deep.equal([
      'x',
      'google',
    ])
    expect(parseFeatures({ socials: [] }).socials).to.equal(false)
    expect(parseFeatures({ socials: false }).socials).to.equal(false)
    expect(parseFeatures({ socials: true }).socials).to.deep.equal(SOCIALS)
    expect(parseFeatures({ socials: 'google' }).socials).to.deep.equal(SOCIALS)
  })

  it('drops unknown groups, collapses duplicates, and ignores an order of another type', () => {
    const features = parseFeatures({
      connectorTypeOrder: ['nope', 'injected', 'injected'],
      walletFeaturesOrder: 'onramp',
    })
    expect(features.connectorTypeOrder).to.deep.equal(['injected'])
    expect(features).not.to.have.property('walletFeaturesOrder')
  })

  it('never reads a prototype', () => {
    const given: unknown = JSON.parse('{"__proto__":{"email":false}}')
    expect(parseFeatures(given).email).to.equal(true)
    expect(parseFeatures(Object.create({ email: false })).email).to.equal(true)
  })

  it('turns everything off in basic mode', () => {
    expect(parseFeatures({ email: true, socials: true, swaps: true }, true)).to.deep.equal(BASIC_FEATURES)
    expect(parseFeatures(undefined, true)).to.deep.equal(BASIC_FEATURES)
  })
})
