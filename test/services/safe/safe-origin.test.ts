import { expect } from '@open-wc/testing'

import { safeOrigin } from '../../../src/services/safe/safe-origin.js'

const within = (around: string, own?: readonly string[]) => safeOrigin(own, { ancestors: [around], referrer: '' })

describe('the page around a Safe app', () => {
  for (const origin of ['https://app.safe.global', 'https://app.staging.safe.global'])
    it(`is trusted at ${origin}`, () => {
      expect(within(origin)).to.equal(origin)
    })

  for (const origin of [
    'http://app.safe.global',
    'https://app.safe.global:8443',
    'https://safe.global.example.com',
    'https://evilsafe.global',
    'https://example.com',
    'null',
    '',
  ])
    it(`is not trusted at “${origin}”`, () => {
      expect(within(origin)).to.equal(undefined)
    })

  it('is trusted where the site says so, by its exact origin', () => {
    expect(within('http://127.0.0.1:3000', ['http://127.0.0.1:3000'])).to.equal('http://127.0.0.1:3000')
    expect(within('http://127.0.0.1:3001', ['http://127.0.0.1:3000'])).to.equal(undefined)
  })

  it('is the nearest one, and is read from the referrer where the browser has no list', () => {
    const ancestors = ['https://example.com', 'https://app.safe.global']
    expect(safeOrigin([], { ancestors, referrer: 'https://app.safe.global/' })).to.equal(undefined)
    expect(safeOrigin([], { ancestors: undefined, referrer: 'https://app.safe.global/apps/open' })).to.equal(
      'https://app.safe.global',
    )
  })
})
