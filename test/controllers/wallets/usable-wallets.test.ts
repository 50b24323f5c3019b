import { expect } from '@open-wc/testing'

import { type WalletPlace, whyUnusable } from '../../../src/controllers/wallets/usable-wallets.js'

const PHANTOM = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'
const COINBASE = 'd0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8'
const desktop: WalletPlace = { phone: false, namespaces: ['eip155'], universal: false }
const phone: WalletPlace = { ...desktop, phone: true }
const wallet = (patch: object = {}) => ({ id: 'x', name: 'X', ...patch })

describe('whyUnusable', () => {
  it('lets a desktop show every wallet', () => expect(whyUnusable(wallet(), desktop)).to.equal(undefined))

  it('requires a mobile link on phones, whatever other links there are', () => {
    expect(whyUnusable(wallet({ mobile_link: 'x://' }), phone)).to.equal(undefined)
    expect(whyUnusable(wallet({ webapp_link: 'https://x.example' }), phone)).to.equal('it has no link for phones')
    expect(whyUnusable(wallet(), phone)).to.equal('it has no link for phones')
  })

  it('keeps the exchange wallet on every phone, and two wallets if the site is on Solana', () => {
    expect(whyUnusable(wallet({ id: COINBASE }), phone)).to.equal(undefined)
    expect(whyUnusable(wallet({ id: PHANTOM }), phone)).to.be.a('string')
    expect(whyUnusable(wallet({ id: PHANTOM }), { ...phone, namespaces: ['eip155', 'solana'] })).to.equal(undefined)
  })

  it('wants a link to pair by where nothing else leads to a wallet', () => {
    const universal = { ...desktop, universal: true }
    expect(whyUnusable(wallet(), universal)).to.equal('it has no link to pair by')
    for (const key of ['mobile_link', 'desktop_link', 'webapp_link'])
      expect(whyUnusable(wallet({ [key]: 'https://x.example' }), universal)).to.equal(undefined)
  })
})
