import { expect } from '@open-wc/testing'

import { establishSession } from '../../../../src/controllers/connections/establish/establish-session.js'
import { modalController } from '../../../../src/controllers/shell/modal.js'
import type { ChainNamespace } from '../../../../src/core/caip.js'
import { ALICE, aspen, BOB } from '../../../helpers/fake-adapter.js'
import { endInstance } from '../../../helpers/instance.js'
import { cedar, SOL, SOLANA, twoFamilies } from '../../../helpers/two-families.js'

const RESULTS = {
  eip155: { connectorId: 'walletConnect', accounts: [{ address: BOB }], caipNetworkId: 'eip155:1' },
  solana: { connectorId: 'walletConnect', accounts: [{ address: SOL }], caipNetworkId: SOLANA.caipNetworkId },
} as const

/** A session in which a wallet gave accounts of some families. */
const linkOf = (...namespaces: readonly (keyof typeof RESULTS)[]): Parameters<typeof establishSession>[0] => {
  const state = {
    namespaces: (): readonly ChainNamespace[] => namespaces,
    result: (namespace: keyof typeof RESULTS) => RESULTS[namespace],
  }
  return { state } as never // of the state only these two are asked
}

describe('a session that a wallet gave', () => {
  afterEach(endInstance)

  it('connects every family of it, and leaves the active one the active one', () => {
    const { modal } = twoFamilies()
    expect(establishSession(linkOf('eip155', 'solana'))).to.deep.equal(['eip155', 'solana'])
    expect(modal.getAddress('eip155')).to.equal(BOB)
    expect(modal.getAddress('solana')).to.equal(SOL)
    expect(modal.getActiveChainNamespace()).to.equal('eip155')
  })

  it('stays where another wallet is connected, and activates the requested family', async () => {
    const { modal } = twoFamilies()
    await modal.connect(aspen.id, 'eip155')
    modalController.open('solana')
    expect(establishSession(linkOf('eip155', 'solana'))).to.deep.equal(['solana'])
    expect(modal.getAddress('eip155')).to.equal(ALICE)
    expect(modal.getConnections('eip155')[0]?.connectorId).to.equal(aspen.id)
    expect(modal.getActiveChainNamespace()).to.equal('solana')
  })

  it('replaces the wallet in the requested family, else in the active one', async () => {
    const { modal } = twoFamilies()
    await modal.connect(cedar.id, 'solana')
    await modal.connect(aspen.id, 'eip155')
    expect(establishSession(linkOf('eip155', 'solana'))).to.deep.equal(['eip155'])
    expect(modal.getAddress('eip155')).to.equal(BOB)
    expect(modal.getConnections('solana')[0]?.connectorId).to.equal(cedar.id)
  })

  it('disconnects the families that it lacks, which the session before had', () => {
    const { modal } = twoFamilies()
    establishSession(linkOf('eip155', 'solana'))
    expect(establishSession(linkOf('eip155'))).to.deep.equal(['eip155'])
    expect(modal.getAddress('eip155')).to.equal(BOB)
    expect(modal.getAccount('solana').status).to.equal('disconnected')
    expect(localStorage.getItem('@appkit/solana:connected_connector_id')).to.equal(null)
  })

  it('uses a family that the wallet has when it lacks the requested one', async () => {
    const { modal } = twoFamilies()
    await modal.connect(aspen.id, 'eip155')
    modalController.open('eip155')
    expect(establishSession(linkOf('solana'))).to.deep.equal(['solana'])
    expect(modal.getActiveChainNamespace()).to.equal('solana')
    expect(modal.getAddress('eip155')).to.equal(ALICE)
    expect(establishSession(linkOf())).to.deep.equal([])
  })
})
