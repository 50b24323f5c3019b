import { expect } from '@open-wc/testing'

import { connectionsController } from '../../../../src/controllers/connections/connections.js'
import { aspen, birch } from '../../../helpers/fake-adapter.js'
import { endInstance, turns } from '../../../helpers/instance.js'
import { cedar, SOL, twoFamilies } from '../../../helpers/two-families.js'
import { waitUntil } from '../../../helpers/wait-until.js'

const known = (): readonly string[] => connectionsController.list('eip155').map(({ connectorId }) => connectorId)
const stored = (): readonly string[] =>
  JSON.parse(localStorage.getItem('@appkit/connections') ?? '{}').eip155.map(
    ({ connectorId }: { connectorId: string }) => connectorId,
  )

describe('keep-one-connection', () => {
  afterEach(endInstance)

  it('releases the previous wallet if a site allows one at a time, and does not affect other families', async () => {
    const { modal, evm, solana } = twoFamilies({}, {}, { features: { multiWallet: false } })
    await modal.connect(cedar.id, 'solana')
    await modal.connect(aspen.id, 'eip155')
    await modal.connect(birch.id, 'eip155')
    await waitUntil(() => known().length === 1)
    expect(known()).to.deep.equal([birch.id])
    expect(stored()).to.deep.equal([birch.id])
    expect(evm.calls).to.include(`disconnect ${aspen.id}`)
    expect(modal.getWalletInfo('eip155')?.name).to.equal('Birch')
    expect(modal.getAddress('solana')).to.equal(SOL)
    expect(solana.calls.filter(call => call.startsWith('disconnect'))).to.deep.equal([])
  })

  it('keeps them all where several are allowed', async () => {
    const { modal, evm } = twoFamilies()
    await modal.connect(aspen.id, 'eip155')
    await modal.connect(birch.id, 'eip155')
    await turns()
    expect(known()).to.have.members([aspen.id, birch.id])
    expect(evm.calls.filter(call => call.startsWith('disconnect'))).to.deep.equal([])
  })
})
