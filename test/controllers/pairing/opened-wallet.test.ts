import { expect } from '@open-wc/testing'

import { OpenedWalletController, type OpenedWallet } from '../../../src/controllers/pairing/opened-wallet.js'

describe('OpenedWalletController', () => {
  const opened: OpenedWallet = { walletId: 'cedar', kind: 'mobile' }

  it('remembers the wallet that was opened last', () => {
    const openedWallet = new OpenedWalletController()
    openedWallet.open(opened)
    expect(openedWallet.state.opened?.walletId).to.equal('cedar')
    expect(openedWallet.state.declined).to.equal(false)
  })

  it('remembers that the wallet declined, until it is opened again', () => {
    const openedWallet = new OpenedWalletController()
    openedWallet.open(opened)
    openedWallet.decline()
    expect(openedWallet.state).to.deep.equal({ opened: undefined, declined: true })
    openedWallet.open(opened)
    expect(openedWallet.state.declined).to.equal(false)
  })

  it('may still accept once its view was left, and shows no earlier refusal', () => {
    const openedWallet = new OpenedWalletController()
    openedWallet.decline()
    openedWallet.leave()
    expect(openedWallet.state.declined).to.equal(false)
    openedWallet.open(opened)
    openedWallet.leave()
    expect(openedWallet.state.opened).to.deep.equal(opened)
  })

  it('distinguishes two taps on one wallet', () => {
    const openedWallet = new OpenedWalletController()
    openedWallet.open({ ...opened })
    const first = openedWallet.state.opened
    openedWallet.open({ ...opened })
    expect(openedWallet.state.opened).not.to.equal(first)
  })
})
