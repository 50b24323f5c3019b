import { expect } from '@open-wc/testing'

import { backStep, canClose, hasArguments, openingView, restingView } from '../../../src/controllers/shell/routing.js'
import { VIEWS, isViewName } from '../../../src/core/views.js'

const closed = { connected: false, universal: false, mobile: false }

describe('opening', () => {
  it('goes to the requested view', () => {
    expect(openingView({ ...closed, view: 'Networks' })).to.equal('Networks')
    expect(openingView({ ...closed, connected: true, view: 'Connect' })).to.equal('Connect')
  })

  it('goes to the account when connected, else to Connect', () => {
    expect(openingView({ ...closed, connected: true })).to.equal('Account')
    expect(openingView(closed)).to.equal('Connect')
  })

  for (const view of ['Nope', '__proto__', 'toString', '', null, 5, {}, ['Account']])
    it(`ignores the view ${JSON.stringify(view)}`, () => expect(openingView({ ...closed, view })).to.equal('Connect'))

  it('ignores a view with a missing argument', () => {
    for (const args of [undefined, null, {}, 'x', 5])
      expect(openingView({ ...closed, view: 'SwitchNetwork', args })).to.equal('Connect')
    expect(openingView({ ...closed, view: 'SwitchNetwork', args: { caipNetworkId: 'eip155:1' } })).to.equal(
      'SwitchNetwork',
    )
    expect(hasArguments('Connect', undefined)).to.equal(true)
  })

  it('without adapters goes to the WalletConnect views that exist', () => {
    for (const mobile of [true, false]) {
      const wanted = mobile ? 'AllWallets' : 'ConnectingWalletConnectBasic'
      const view = openingView({ ...closed, universal: true, mobile })
      expect(view).to.equal(isViewName(wanted) ? wanted : 'Connect')
    }
    expect(openingView({ ...closed, universal: true, connected: true })).to.equal('Account')
  })
})

describe('closing and going back', () => {
  it('rests at Connect, or at the account when embedded and connected', () => {
    expect([restingView(false, true), restingView(true, false), restingView(true, true)]).to.deep.equal([
      'Connect',
      'Connect',
      'Account',
    ])
  })

  it('closes from a single entry and steps back else', () => {
    expect(backStep(['Connect'], false)).to.equal('close')
    expect(backStep([], false)).to.equal('close')
    expect(backStep(['Account', 'Networks'], true)).to.deep.equal({ view: 'Account', history: ['Account'] })
    expect(backStep(['Connect', 'WhatIsAWallet'], false)).to.deep.equal({ view: 'Connect', history: ['Connect'] })
  })

  it('goes to the account instead of Connect while connected', () =>
    expect(backStep(['Connect', 'Networks'], true)).to.deep.equal({ view: 'Account', history: ['Account'] }))

  it('may not close while sign-in is required or the chain is unsupported', () => {
    const facts = {
      view: 'Account',
      history: ['Account'],
      unsupported: false,
      allowUnsupported: false,
      signInRequired: false,
    } as const
    expect(canClose(facts)).to.equal(true)
    expect(canClose({ ...facts, signInRequired: true })).to.equal(false)
    const stuck = { ...facts, view: 'UnsupportedChain', history: ['UnsupportedChain'], unsupported: true } as const
    expect(canClose(stuck)).to.equal(false)
    expect(canClose({ ...stuck, allowUnsupported: true })).to.equal(true)
    expect(canClose({ ...stuck, unsupported: false })).to.equal(true)
    expect(canClose({ ...stuck, view: 'SwitchNetwork', history: ['UnsupportedChain', 'SwitchNetwork'] })).to.equal(
      false,
    )
    expect(canClose({ ...stuck, view: 'SwitchNetwork', history: ['Networks', 'SwitchNetwork'] })).to.equal(true)
  })

  it('know every view', () => {
    for (const view of Object.keys(VIEWS)) expect(isViewName(view)).to.equal(true)
  })
})
