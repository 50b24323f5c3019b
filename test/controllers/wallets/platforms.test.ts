import { expect } from '@open-wc/testing'

import type { Wallet } from '../../../src/core/entities/wallet.js'
import { walletPlatforms } from '../../../src/controllers/wallets/platforms.js'

const ALL: Wallet = {
  id: 'x',
  name: 'X',
  mobile_link: 'x://',
  desktop_link: 'x-desk://',
  webapp_link: 'https://x.example',
}
const ways = (wallet: Wallet | undefined, facts: Partial<Parameters<typeof walletPlatforms>[0]> = {}) =>
  walletPlatforms({ wallet, installed: false, mobile: false, ...facts })

describe('the ways to a wallet', () => {
  it('come in one order, on computers and on phones', () => {
    expect(ways(ALL, { installed: true })).to.deep.equal(['browser', 'qrcode', 'web', 'desktop'])
    expect(ways(ALL, { installed: true, mobile: true })).to.deep.equal(['browser', 'mobile', 'web'])
  })

  it('are a code without a wallet', () => expect(ways(undefined, { mobile: true })).to.deep.equal(['qrcode']))

  it('are a code for a wallet that only says that it pairs', () => {
    expect(ways({ id: 'x', name: 'X', supports_wc: true })).to.deep.equal(['qrcode'])
    expect(ways({ id: 'x', name: 'X', link_mode: 'https://x.example' })).to.deep.equal(['qrcode'])
  })

  it('are its own browser on a phone, with no link of its own', () =>
    expect(ways({ id: 'x', name: 'X' }, { mobile: true, browses: true })).to.deep.equal(['mobile']))

  it('are none if no link is allowed', () => {
    const bad = { id: 'x', name: 'X', mobile_link: 'javascript:1', webapp_link: 'x://', desktop_link: 'file:///x' }
    for (const mobile of [true, false]) expect(ways(bad, { mobile })).to.deep.equal(['unsupported'])
  })
})
