import { expect } from '@open-wc/testing'

import {
  isNetworkChosen,
  isWalletMissing,
  storedNamespaces,
  storedNetworkId,
} from '../../../src/services/storage/stored-connection.js'
import { createStore } from '../../../src/services/storage/store.js'
import { memoryStorage } from '../../helpers/memory-storage.js'

const NAMESPACES = '@appkit/connected_namespaces'
const CONNECTOR = '@appkit/eip155:connected_connector_id'
const STATUS = '@appkit/connection_status'
const at = (values: Readonly<Record<string, string>>) => createStore(() => memoryStorage(values))

describe('the stored connection', () => {
  it('is there when a known namespace has a connector', () => {
    const store = at({ [NAMESPACES]: 'nope, eip155,eip155,solana', [CONNECTOR]: 'a', [STATUS]: 'connected' })
    expect(storedNamespaces(store)).to.deep.equal(['eip155'])
  })

  it('is not there from a flag alone, for junk, or after a disconnect', () => {
    for (const values of [
      {},
      { [STATUS]: 'connected' },
      { [NAMESPACES]: 'eip155' },
      { [CONNECTOR]: 'a' },
      { [NAMESPACES]: '__proto__,toString,', [CONNECTOR]: 'a' },
      { [NAMESPACES]: 'eip155', [CONNECTOR]: 'a', [STATUS]: 'disconnected' },
    ])
      expect(storedNamespaces(at(values))).to.deep.equal([])
  })

  it('is not there when storage is denied', () =>
    expect(storedNamespaces(createStore(() => memoryStorage({}, () => true)))).to.deep.equal([]))

  it('says whether its wallet did not appear on the last visit', () => {
    const MISSING = '@appkit/eip155:missing_wallet'
    expect(isWalletMissing('eip155', at({ [CONNECTOR]: 'a', [MISSING]: 'a' }))).to.equal(true)
    expect(isWalletMissing('eip155', at({ [CONNECTOR]: 'b', [MISSING]: 'a' }))).to.equal(false)
    expect(isWalletMissing('eip155', at({ [CONNECTOR]: 'a' }))).to.equal(false)
  })

  it('says which network was chosen without a wallet', () => {
    const store = at({ '@appkit/eip155:chosen_caip_network_id': 'eip155:10' })
    expect(isNetworkChosen('eip155', 'eip155:10', store)).to.equal(true)
    expect(isNetworkChosen('eip155', 'eip155:1', store)).to.equal(false)
    expect(isNetworkChosen('solana', 'eip155:10', store)).to.equal(false)
  })

  it('names the network that was active last, unless that is unreadable', () => {
    expect(storedNetworkId(at({ '@appkit/active_caip_network_id': 'eip155:10' }))).to.equal('eip155:10')
    for (const id of ['eip155', 'x:1', 'eip155:1:2', ''])
      expect(storedNetworkId(at({ '@appkit/active_caip_network_id': id }))).to.equal(undefined)
  })
})
