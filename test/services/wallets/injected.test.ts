import { expect } from '@open-wc/testing'

import { readInjected } from '../../../src/services/wallets/injected.js'

describe('the injected wallet', () => {
  it('is read unchanged', async () => {
    const ethereum = { request: () => Promise.resolve('ok') }
    const wallet = readInjected({ ethereum })
    expect(wallet?.provider).to.equal(ethereum)
    expect(await wallet?.bound.request({ method: 'a' })).to.equal('ok')
  })

  it('is none if it is missing, of another type, unreadable, or accepts no requests', () => {
    const throwing = {
      get ethereum(): unknown {
        throw new Error('boom')
      },
    }
    for (const target of [
      {},
      throwing,
      { ethereum: null },
      { ethereum: 'x' },
      { ethereum: {} },
      { ethereum: { request: 1 } },
    ])
      expect(readInjected(target)).to.equal(undefined)
  })
})
