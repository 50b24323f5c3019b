import { expect } from '@open-wc/testing'

import { selectNamespace } from '../../../src/controllers/connections/select-namespace.js'
import { networksController } from '../../../src/controllers/networks/networks.js'
import { unsupportedNetwork } from '../../../src/controllers/networks/rules.js'
import { birch } from '../../helpers/fake-adapter.js'
import { endInstance, endVisit } from '../../helpers/instance.js'
import { cedar, SOL, twoFamilies } from '../../helpers/two-families.js'

describe('select-namespace', () => {
  afterEach(endInstance)

  it('makes another family the active one, here and over a reload, and touches no connection', async () => {
    const { modal, evm, solana } = twoFamilies()
    await modal.connect(birch.id, 'eip155')
    await modal.connect(cedar.id, 'solana')
    const calls = [...evm.calls, ...solana.calls].length
    selectNamespace('eip155')
    expect(modal.getActiveChainNamespace()).to.equal('eip155')
    expect(modal.getAddress('solana')).to.equal(SOL)
    expect([...evm.calls, ...solana.calls]).to.have.length(calls)
    await endVisit(modal)
    const again = twoFamilies()
    expect(again.modal.getActiveChainNamespace()).to.equal('eip155')
    await again.modal.ready()
    expect(again.modal.getAccount('solana').status).to.equal('connected')
    expect(localStorage.getItem('@appkit/active_namespace')).to.equal('eip155')
  })

  it('does not store a network that the site does not list', () => {
    const { modal } = twoFamilies()
    networksController.activate(unsupportedNetwork('solana', 'solana:abc'), { select: false })
    selectNamespace('solana')
    expect(modal.getActiveChainNamespace()).to.equal('solana')
    expect(localStorage.getItem('@appkit/active_caip_network_id')).to.equal(null)
  })
})
