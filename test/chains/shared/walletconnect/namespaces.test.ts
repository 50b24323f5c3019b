import { expect } from '@open-wc/testing'

import { buildProposal } from '../../../../src/chains/shared/walletconnect/namespaces.js'
import { METHODS } from '../../../../src/chains/shared/walletconnect/methods.js'
import { mainnet, polygon, polkadot, solana, solanaDevnet, ton, tron } from '../../../../src/networks.js'
import { parseNetworks } from '../../../../src/services/config/networks.js'

const proposed = (given: readonly unknown[], endpoint: string | undefined = 'https://rpc.example/1') =>
  parseNetworks(given).networks.map(network => ({ network, endpoint }))

describe('buildProposal', () => {
  it('has one entry a namespace with every network, the methods and the events', () => {
    const { eip155, ...rest } = buildProposal(proposed([mainnet, polygon]))
    expect(rest).to.deep.equal({})
    expect(eip155?.chains).to.deep.equal(['eip155:1', 'eip155:137'])
    expect(eip155?.methods).to.have.length(24)
    expect(eip155?.events).to.deep.equal(['accountsChanged', 'chainChanged'])
  })

  it('routes reads to the first endpoint, by native id and by CAIP-2 id', () => {
    expect(buildProposal(proposed([mainnet]))['eip155']?.rpcMap).to.deep.equal({
      1: 'https://rpc.example/1',
      'eip155:1': 'https://rpc.example/1',
    })
    expect(
      buildProposal(proposed([mainnet]).map(({ network }) => ({ network, endpoint: undefined })))['eip155']?.rpcMap,
    ).to.deep.equal({})
  })

  it('lists the ids of old for Solana', () => {
    expect(buildProposal(proposed([solana, solanaDevnet]))['solana']?.chains).to.deep.equal([
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
      'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
      'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
    ])
  })

  it('has entries for families without an adapter of their own', () => {
    expect(buildProposal(proposed([polkadot]))['polkadot']?.methods).to.deep.equal(METHODS.polkadot)
    const { ton: onTon, tron: onTron } = buildProposal(proposed([ton, tron]))
    expect(onTon?.chains).to.deep.equal(['ton:-239'])
    expect(onTon?.methods).to.deep.equal(['ton_sendMessage', 'ton_signData'])
    expect(onTron?.chains).to.deep.equal(['tron:0x2b6653dc'])
    expect(onTron?.methods).to.deep.equal(['tron_signTransaction', 'tron_signMessage'])
  })

  it('lets an override replace methods, chains, events and endpoints, and make a namespace', () => {
    const proposal = buildProposal(proposed([mainnet, polygon]), {
      methods: { eip155: ['personal_sign'] },
      chains: { eip155: ['eip155:137'], hedera: ['hedera:mainnet'] },
      events: { eip155: [] },
      rpcMap: { 'eip155:137': 'https://own.example' },
      defaultChain: 'eip155:137',
    })
    expect(proposal['eip155']).to.deep.equal({
      chains: ['eip155:137'],
      methods: ['personal_sign'],
      events: [],
      rpcMap: { 137: 'https://own.example', 'eip155:137': 'https://own.example' },
      defaultChain: 'eip155:137',
    })
    expect(proposal['hedera']?.chains).to.deep.equal(['hedera:mainnet'])
    expect(proposal['hedera']?.methods).to.deep.equal([])
  })
})
