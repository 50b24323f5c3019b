import { expect } from '@open-wc/testing'

import { type Route, RouterController } from '../../../src/controllers/shell/router.js'
import { walletRequests } from '../../../src/services/wallets/wallet-requests.js'

const at = (view: 'Connect' | 'Account' | 'Networks' | 'WhatIsAWallet'): Route => ({ view, args: undefined })
const views = (router: RouterController): readonly string[] => router.state.history.map(({ view }) => view)

describe('RouterController', () => {
  it('starts at Connect and has a view whatever happens', () => {
    const router = new RouterController()
    expect(router.route.view).to.equal('Connect')
    router.back([])
    expect(router.route.view).to.equal('Connect')
  })

  it('goes forward one entry at a time', () => {
    const router = new RouterController()
    router.push(at('Networks'))
    router.push(at('WhatIsAWallet'))
    expect(views(router)).to.deep.equal(['Connect', 'Networks', 'WhatIsAWallet'])
    expect(router.state.direction).to.equal('forward')
  })

  it('adds no second entry for the current view, and applies its new arguments', () => {
    const router = new RouterController()
    router.push({ view: 'Downloads', args: { walletId: 'one' } })
    router.push({ view: 'Downloads', args: { walletId: 'two' } })
    expect(views(router)).to.deep.equal(['Connect', 'Downloads'])
    expect(router.route.args).to.deep.equal({ walletId: 'two' })
  })

  it('replaces the current view, so that going back skips it', () => {
    const router = new RouterController()
    router.push(at('WhatIsAWallet'))
    router.replace(at('Networks'))
    expect(views(router)).to.deep.equal(['Connect', 'Networks'])
    router.back(router.state.history.slice(0, -1))
    expect(router.route.view).to.equal('Connect')
    expect(router.state.direction).to.equal('back')
  })

  it('cancels a wallet’s request with its view, but not for an informational view in between', () => {
    const router = new RouterController()
    void walletRequests.ask(() => new Promise(() => undefined))
    router.push({ view: 'Diagnostics', args: undefined })
    router.back(router.state.history.slice(0, -1))
    expect(walletRequests.any).to.equal(true)
    router.push(at('Networks'))
    expect(walletRequests.any).to.equal(false)
    void walletRequests.ask(() => new Promise(() => undefined))
    router.push({ view: 'Diagnostics', args: undefined })
    router.resetTo(at('Connect'))
    expect(walletRequests.any, 'the view below is gone too').to.equal(false)
  })

  it('starts over without a transition', () => {
    const router = new RouterController()
    router.push(at('Networks'))
    router.resetTo(at('Account'))
    expect(views(router)).to.deep.equal(['Account'])
    expect(router.state.direction).to.equal('none')
  })
})
