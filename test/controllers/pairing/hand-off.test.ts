import { expect } from '@open-wc/testing'

import { HandOffController, type OpenedWallet } from '../../../src/controllers/pairing/hand-off.js'

describe('HandOffController', () => {
  const opened: OpenedWallet = { walletId: 'cedar', kind: 'mobile' }

  it('knows the wallet that was opened last', () => {
    const handOff = new HandOffController()
    handOff.open(opened)
    expect(handOff.state.opened?.walletId).to.equal('cedar')
    expect(handOff.state.declined).to.equal(false)
  })

  it('knows that the wallet said no, until it is opened again', () => {
    const handOff = new HandOffController()
    handOff.open(opened)
    handOff.decline()
    expect(handOff.state).to.deep.equal({ opened: undefined, declined: true })
    handOff.open(opened)
    expect(handOff.state.declined).to.equal(false)
  })

  it('tells two taps on one wallet apart', () => {
    const handOff = new HandOffController()
    handOff.open({ ...opened })
    const first = handOff.state.opened
    handOff.open({ ...opened })
    expect(handOff.state.opened).not.to.equal(first)
  })
})
