import { expect } from '@open-wc/testing'

import { ConnectorsController } from '../../../src/controllers/connections/connectors.js'
import { aspen, birch } from '../../helpers/fake-adapter.js'

const onSolana = { ...aspen, chain: 'solana' } as const

describe('ConnectorsController', () => {
  it('lists one family or all of them', () => {
    const connectors = new ConnectorsController()
    connectors.setConnectors('eip155', [aspen, birch])
    connectors.setConnectors('solana', [onSolana])
    expect(connectors.list('eip155')).to.deep.equal([aspen, birch])
    expect(connectors.list()).to.deep.equal([aspen, birch, onSolana])
    expect(connectors.list('bip122')).to.deep.equal([])
  })

  it('replaces a family when its wallets change', () => {
    const connectors = new ConnectorsController()
    connectors.setConnectors('eip155', [aspen])
    connectors.setConnectors('eip155', [birch])
    expect(connectors.find(aspen.id)).to.equal(undefined)
    expect(connectors.find(birch.id)).to.deep.equal(birch)
  })

  it('finds the connector of the requested family', () => {
    const connectors = new ConnectorsController()
    connectors.setConnectors('eip155', [aspen])
    connectors.setConnectors('solana', [onSolana])
    expect(connectors.find(aspen.id, 'solana')?.chain).to.equal('solana')
    expect(connectors.find(birch.id, 'solana')).to.equal(undefined)
  })

  it('holds one attempt and forgets it', () => {
    const connectors = new ConnectorsController()
    connectors.setAttempt({ connectorId: aspen.id, namespace: 'eip155', status: 'waiting' })
    connectors.setAttempt({ connectorId: birch.id, namespace: 'eip155', status: 'failed', error: new Error('no') })
    expect(connectors.state.attempt).to.include({ connectorId: birch.id, status: 'failed' })
    connectors.setAttempt(undefined)
    expect(connectors.state.attempt).to.equal(undefined)
  })
})
