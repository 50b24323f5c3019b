import { expect } from '@open-wc/testing'

import { accountsOf, networkIdOf, siteChainId, toResult } from '../../../../src/chains/shared/embedded/users.js'
import { MalformedReplyError } from '../../../../src/core/errors/service.js'
import { mainnet } from '../../../../src/networks.js'
import { parseNetworks } from '../../../../src/services/config/networks.js'
import { ALICE, BOB } from '../../../helpers/fake-adapter.js'
import { ada, SOL, SOLANA } from '../../../helpers/fake-secure-site.js'

const asIs = (address: string): string => address
const { networks } = parseNetworks([mainnet, SOLANA])

describe('a user of the secure site', () => {
  it('is requested for a network by number on EVM, by CAIP-2 id elsewhere', () =>
    expect(networks.map(siteChainId)).to.deep.equal([1, SOLANA.caipNetworkId]))

  for (const [namespace, chainId, id] of [
    ['eip155', 1, 'eip155:1'],
    ['eip155', '137', 'eip155:137'],
    ['eip155', 'eip155:10', 'eip155:10'],
    ['eip155', 'solana:x', undefined],
    ['eip155', 'x', undefined],
    ['solana', SOLANA.caipNetworkId, SOLANA.caipNetworkId],
  ] as const)
    it(`is on ${id} when it says ${chainId}`, () => expect(networkIdOf(namespace, chainId ?? '')).to.equal(id))

  it('lists the active account first, each with its type', () =>
    expect(accountsOf('eip155', ada(), asIs)).to.deep.equal([
      { address: ALICE, type: 'smartAccount' },
      { address: BOB, type: 'eoa' },
    ]))

  it('has its address if no accounts are listed', () =>
    expect(accountsOf('solana', ada('solana:x', { accounts: undefined }), asIs)).to.deep.equal([
      { address: SOL, type: 'eoa' },
    ]))

  it('drops invalid addresses', () =>
    expect(accountsOf('eip155', ada(1, { accounts: [{ address: '0x1', type: 'eoa' }] }), asIs)).to.deep.equal([
      { address: ALICE, type: 'smartAccount' },
    ]))

  it('is exposed to sites without empty fields', () => {
    const { embedded } = toResult('eip155', ada(1, { userName: null }), asIs)
    expect(embedded).to.deep.equal({
      user: { email: 'ada@example.com', accounts: accountsOf('eip155', ada(), asIs) },
      smartAccountDeployed: false,
    })
  })

  it('must have an address of the family', () =>
    expect(() => toResult('eip155', ada(1, { address: SOL }), asIs)).to.throw(MalformedReplyError))
})
