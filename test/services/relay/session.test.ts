import { expect } from '@open-wc/testing'

import { parseSession } from '../../../src/services/relay/session.js'
import { parseSessionEvent } from '../../../src/services/relay/session-event.js'

const ALICE = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

const raw = (patch: object = {}) => ({
  topic: 'topic',
  expiry: 2_000_000_000,
  namespaces: {
    eip155: { accounts: [`eip155:1:${ALICE}`, `eip155:10:${ALICE}`], chains: ['eip155:1'], methods: ['personal_sign'] },
  },
  peer: { metadata: { name: 'Wallet', icons: ['https://evil.example/i.png', 'data:image/png;base64,AAAA'] } },
  ...patch,
})

describe('parseSession', () => {
  it('reads accounts, networks, methods and age', () => {
    const session = parseSession(raw())
    expect(session?.topic).to.equal('topic')
    expect(session?.expiresAt).to.equal(2_000_000_000_000)
    expect(session?.accounts.map(({ caipNetworkId }) => caipNetworkId)).to.deep.equal(['eip155:1', 'eip155:10'])
    expect(session?.chains).to.deep.equal(['eip155:1', 'eip155:10'])
    expect(session?.methods).to.deep.equal({ eip155: ['personal_sign'] })
  })

  it('skips invalid accounts and keeps the rest', () => {
    const accounts = ['eip155:1', 'garbage', null, `eip155:1:${ALICE}`, 'eip155:1:0x12', 'tron:1:abc']
    const session = parseSession(raw({ namespaces: { eip155: { accounts, methods: [], events: [] } } }))
    expect(session?.accounts.map(({ address }) => address)).to.deep.equal([ALICE])
  })

  it('gives EVM addresses their EIP-55 checksum, and no others', () => {
    const accounts = [`eip155:1:${ALICE.toLowerCase()}`]
    const cosmos = { accounts: [`cosmos:hub-1:${ALICE.toLowerCase()}`], methods: [] }
    const session = parseSession(raw({ namespaces: { eip155: { accounts, methods: [] }, cosmos } }))
    expect(session?.accounts.map(({ address }) => address)).to.deep.equal([ALICE, ALICE.toLowerCase()])
  })

  it('accepts a namespace written with its network', () => {
    const session = parseSession(
      raw({ namespaces: { 'eip155:5': { accounts: [`eip155:5:${ALICE}`], methods: ['a'] } } }),
    )
    expect(session?.chains).to.deep.equal(['eip155:5'])
    expect(session?.methods).to.deep.equal({ eip155: ['a'] })
  })

  it('uses only the peer’s name, as plain text, and an embedded icon', () => {
    expect(parseSession(raw())?.peer).to.deep.equal({ name: 'Wallet', icon: 'data:image/png;base64,AAAA' })
    const metadata = { name: '<img src=x>\u202e', icons: ['https://evil.example/i.png'], url: 'javascript:1' }
    expect(parseSession(raw({ peer: { metadata } }))?.peer).to.deep.equal({ name: '<img src=x>' })
    expect(parseSession(raw({ peer: null }))?.peer).to.deep.equal({})
  })

  it('is nothing for anything else', () => {
    for (const value of [undefined, null, 'x', [], {}, { topic: 't' }, { topic: 't', expiry: 'soon', namespaces: {} }])
      expect(parseSession(value)).to.equal(undefined)
  })
})

describe('parseSessionEvent', () => {
  const said = (name: string, data: unknown, chainId = 'eip155:1') =>
    parseSessionEvent({ params: { chainId, event: { name, data } } })

  it('reads a changed network in every form that wallets use', () => {
    for (const data of [137, '137', '0x89', 'eip155:137'])
      expect(said('chainChanged', data)).to.deep.equal({ type: 'network', caipNetworkId: 'eip155:137' })
    expect(said('chainChanged', null, 'eip155:137')).to.deep.equal({ type: 'network', caipNetworkId: 'eip155:137' })
    expect(said('chainChanged', 'cosmoshub-4', 'cosmos:other')).to.deep.equal({
      type: 'network',
      caipNetworkId: 'cosmos:cosmoshub-4',
    })
  })

  it('reads changed accounts with and without their network', () => {
    const accounts = [{ caipNetworkId: 'eip155:1', address: ALICE }]
    const event = { type: 'accounts', caipNetworkId: 'eip155:1', accounts }
    expect(said('accountsChanged', [ALICE])).to.deep.equal(event)
    expect(said('accountsChanged', [`eip155:1:${ALICE}`])).to.deep.equal(event)
  })

  it('ignores what is irrelevant here', () => {
    expect(said('other', 1)).to.equal(undefined)
    expect(said('accountsChanged', 'x')).to.equal(undefined)
    expect(said('chainChanged', 1, 'nonsense')).to.equal(undefined)
    expect(parseSessionEvent(null)).to.equal(undefined)
  })
})
