import { expect } from '@open-wc/testing'

import type { WalletEvent } from '../../../../src/chains/ports/wallets.js'
import type { ProviderSource } from '../../../../src/chains/shared/session-provider.js'
import { SessionState } from '../../../../src/chains/shared/walletconnect/session-state.js'
import type { CaipNetworkId, ChainNamespace } from '../../../../src/core/caip.js'
import type { SessionEvent } from '../../../../src/services/relay/session-event.js'
import { parseSession, type RelaySession } from '../../../../src/services/relay/session.js'
import { ALICE, BOB } from '../../../helpers/fake-adapter.js'
import { SOL } from '../../../helpers/two-families.js'

const MAINNET = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

function sessionOf(accounts: readonly string[], { topic = 't', methods = ['personal_sign'] } = {}): RelaySession {
  const namespaces: Record<string, { accounts: string[]; methods: string[]; events: string[] }> = {}
  for (const account of accounts) {
    const [namespace = ''] = account.split(':')
    namespaces[namespace] ??= { accounts: [], methods: [...methods], events: [] }
    namespaces[namespace]?.accounts.push(account)
  }
  const session = parseSession({ topic, expiry: 2e9, namespaces, peer: { metadata: { name: 'Phone' } } })
  if (!session) throw new Error('not a session')
  return session
}

/** A state with its notifications, and the events of each provider. */
function make(
  accounts: readonly string[] = [`eip155:1:${ALICE}`, `eip155:137:${ALICE}`],
  wanted: readonly CaipNetworkId[] = [],
) {
  const told: [ChainNamespace, WalletEvent][] = []
  const heard: [string, unknown][] = []
  const state = new SessionState((namespace, event) => void told.push([namespace, event]))
  const source = (namespace: ChainNamespace): ProviderSource => ({
    namespace,
    addresses: () => state.addresses(namespace),
    network: () => state.network(namespace),
    call: async () => undefined,
    switchChain: async () => undefined,
  })
  const provider = state.provider('eip155', source('eip155'))
  for (const event of ['accountsChanged', 'chainChanged', 'connect', 'disconnect'])
    provider.on(event, value => void heard.push([event, value]))
  if (accounts.length) state.open(sessionOf(accounts), () => wanted)
  return { state, told, heard, provider, source, types: () => told.map(([, { type }]) => type) }
}

const named = (caipNetworkId: CaipNetworkId, ...addresses: readonly string[]): SessionEvent => ({
  type: 'accounts',
  caipNetworkId,
  accounts: addresses.map(address => ({ caipNetworkId, address })),
})

describe('a session in each namespace', () => {
  it('starts where the page is, when the wallet approved that', () => {
    expect(make(undefined, ['eip155:137']).state.network('eip155')).to.equal('eip155:137')
    expect(make(undefined, ['eip155:10']).state.network('eip155')).to.equal('eip155:1')
  })

  it('returns accounts, network and wallet', () =>
    expect(make().state.result('eip155')).to.deep.include({
      connectorId: 'walletConnect',
      accounts: [{ address: ALICE }],
      caipNetworkId: 'eip155:1',
      approved: ['eip155:1', 'eip155:137'],
      session: 't',
    }))

  it('returns nothing in a namespace without accounts', () => {
    const { state } = make()
    expect(state.result('solana')).to.equal(undefined)
    expect(state.addresses('solana')).to.deep.equal([])
    expect(state.namespaces()).to.deep.equal(['eip155'])
  })

  it('does not limit a wallet that adds networks itself', () => {
    const { state } = make([])
    state.open(sessionOf([`eip155:1:${ALICE}`], { methods: ['wallet_addEthereumChain'] }), () => [])
    expect(state.result('eip155')?.approved).to.equal(undefined)
  })

  it('has one provider for its lifetime, which is notified that it connected', () => {
    const { state, provider, source, heard } = make()
    expect(state.provider('eip155', source('eip155'))).to.equal(provider)
    expect(heard).to.deep.equal([
      ['connect', { chainId: '0x1' }],
      ['accountsChanged', [ALICE]],
    ])
  })

  it('reports networks to a provider’s listeners in the format of its family', () => {
    const { state, source } = make([])
    const heard: unknown[] = []
    state.provider('solana', source('solana')).on('connect', value => void heard.push(value))
    state.open(sessionOf([`${MAINNET}:${SOL}`]), () => [])
    expect(heard).to.deep.equal([{ chainId: MAINNET }])
  })

  it('that is new replaces everything of the old one, and notifies the listeners of its providers', () => {
    const { state, told, heard } = make([`eip155:1:${ALICE}`, `${MAINNET}:${SOL}`])
    heard.length = 0
    state.open(sessionOf([`eip155:137:${BOB}`], { topic: 'new' }), () => [])
    expect(state.namespaces()).to.deep.equal(['eip155'])
    expect(state.addresses('eip155')).to.deep.equal([BOB])
    expect(heard).to.deep.equal([
      ['chainChanged', '0x89'],
      ['accountsChanged', [BOB]],
    ])
    expect(told).to.deep.equal([])
  })

  it('that is new but unchanged in a family reports nothing there', () => {
    const { state, told, heard } = make()
    heard.length = 0
    state.open(sessionOf([`eip155:1:${ALICE}`], { topic: 'new' }), () => [])
    expect([told, heard]).to.deep.equal([[], []])
  })

  it('puts the account that the visitor chose first, for its provider only, until the wallet switches to another', () => {
    const { state, told, heard } = make([`eip155:1:${ALICE}`, `eip155:1:${BOB}`])
    heard.length = 0
    state.choose('eip155', BOB)
    state.choose('eip155', BOB)
    expect(heard).to.deep.equal([['accountsChanged', [BOB, ALICE]]])
    expect(state.result('eip155')?.accounts, 'the wallet’s own order').to.deep.equal([
      { address: ALICE },
      { address: BOB },
    ])
    expect(told).to.deep.equal([])
    const carol = `0x${'3'.repeat(40)}`
    state.onEvent(named('eip155:137', carol))
    expect(state.addresses('eip155')).to.deep.equal([carol, ALICE, BOB])
  })

  it('takes only the accounts of its own network where networks have their own addresses', () => {
    const [main, test] = ['bip122:000000000019d6689c085ae165831e93', 'bip122:000000000933ea01ad0ee984209779ba'] as const
    const { state } = make([`${main}:bc1qalice`, `${test}:tb1qalice`], [main])
    state.onEvent(named(test, 'tb1qbob'))
    expect(state.addresses('bip122')).to.deep.equal(['bc1qalice'])
    state.onEvent(named(main, 'bc1qbob'))
    expect(state.addresses('bip122')).to.deep.equal(['bc1qbob', 'bc1qalice'])
  })

  it('ignores the choice of an account that it does not have', () => {
    const { state, heard } = make()
    heard.length = 0
    state.choose('eip155', BOB)
    expect(state.addresses('eip155')).to.deep.equal([ALICE])
    expect(heard).to.deep.equal([])
  })

  it('that lacks a namespace notifies the listeners of its provider', () => {
    const { state, heard } = make()
    state.open(sessionOf([`${MAINNET}:${SOL}`]), () => [])
    expect(heard.map(([event]) => event)).to.deep.equal(['connect', 'accountsChanged', 'accountsChanged', 'disconnect'])
  })
})

describe('a session that its wallet changes', () => {
  it('reports new accounts, and what is now approved', () => {
    const { state, told, heard } = make()
    state.update(sessionOf([`eip155:1:${BOB}`]))
    expect(told).to.deep.equal([
      ['eip155', { type: 'approved', connectorId: 'walletConnect', approved: ['eip155:1'] }],
      ['eip155', { type: 'accounts', connectorId: 'walletConnect', accounts: [{ address: BOB }] }],
    ])
    expect(heard.at(-1)).to.deep.equal(['accountsChanged', [BOB]])
  })

  it('does not repeat accounts that stayed', () => {
    const { state, types } = make()
    state.update(sessionOf([`eip155:1:${ALICE}`]))
    expect(types()).to.deep.equal(['approved'])
  })

  it('moves to an approved network when the wallet revokes the active one', () => {
    const { state, told, heard } = make(undefined, ['eip155:1'])
    heard.length = 0
    const both: unknown[] = []
    state.provider('eip155', {} as ProviderSource).on('chainChanged', () => both.push(state.addresses('eip155')[0]))
    state.update(sessionOf([`eip155:137:${BOB}`]), () => ['eip155:1', 'eip155:137'])
    expect(state.network('eip155')).to.equal('eip155:137')
    expect(told.slice(1)).to.deep.equal([
      ['eip155', { type: 'network', connectorId: 'walletConnect', caipNetworkId: 'eip155:137' }],
      ['eip155', { type: 'accounts', connectorId: 'walletConnect', accounts: [{ address: BOB }] }],
    ])
    expect(heard).to.deep.equal([
      ['chainChanged', '0x89'],
      ['accountsChanged', [BOB]],
    ])
    expect(both, 'a listener for the network reads the account on it').to.deep.equal([BOB])
  })

  it('is another one’s when the topic differs, and changes nothing', () => {
    const { state, told } = make()
    state.update(sessionOf([`eip155:1:${BOB}`], { topic: 'other' }))
    expect(told).to.deep.equal([])
    expect(state.addresses('eip155')).to.deep.equal([ALICE])
  })

  it('ends in a namespace that lost its accounts, and stays in the others', () => {
    const { state, told, heard } = make([`eip155:1:${ALICE}`, `${MAINNET}:${SOL}`])
    state.update(sessionOf([`${MAINNET}:${SOL}`]))
    expect(told).to.deep.include(['eip155', { type: 'disconnect', connectorId: 'walletConnect' }])
    expect(state.namespaces()).to.deep.equal(['solana'])
    expect(heard.slice(-2)).to.deep.equal([
      ['accountsChanged', []],
      ['disconnect', { code: 4900, message: 'Disconnected' }],
    ])
  })

  it('begins in a namespace that it adds, on a network of the page', () => {
    const { state, heard, source } = make()
    state.provider('solana', source('solana')).on('connect', value => void heard.push(['solana connect', value]))
    const added = sessionOf([`eip155:1:${ALICE}`, `${MAINNET}:${SOL}`])
    expect(state.update(added, () => [MAINNET])).to.deep.equal(['solana'])
    expect(state.result('solana')).to.deep.include({ accounts: [{ address: SOL }], caipNetworkId: MAINNET })
    expect(heard.at(-1)?.[0]).to.equal('solana connect')
    expect(
      state.update(added, () => [MAINNET]),
      'once',
    ).to.deep.equal([])
  })

  it('does not begin in a namespace whose networks the page does not have, until it adds one of them', () => {
    const { state } = make()
    const session = sessionOf([`eip155:1:${ALICE}`, `${MAINNET}:${SOL}`])
    expect(state.update(session, () => ['solana:other'])).to.deep.equal([])
    expect(state.namespaces()).to.deep.equal(['eip155'])
    expect(state.update(session, () => [MAINNET])).to.deep.equal(['solana'])
  })

  it('does nothing before there is one', () => {
    const { state, told } = make([])
    state.update(sessionOf([`eip155:1:${BOB}`]))
    state.onEvent({ type: 'network', caipNetworkId: 'eip155:1' })
    expect(told).to.deep.equal([])
    expect(state.result('eip155')).to.equal(undefined)
  })
})

describe('what a wallet says within its session', () => {
  it('brings another account to the front and keeps the others', () => {
    const { state, heard } = make()
    state.onEvent(named('eip155:1', BOB))
    expect(state.addresses('eip155')).to.deep.equal([BOB, ALICE])
    expect(heard.at(-1)).to.deep.equal(['accountsChanged', [BOB, ALICE]])
  })

  it('does not make two of one address in other capitals', () => {
    const { state } = make()
    state.onEvent(named('eip155:1', ALICE.toLowerCase()))
    expect(state.addresses('eip155')).to.have.length(1)
  })

  for (const addresses of [[], ['rubbish'], [SOL]])
    it(`is passed over when it names no account: ${JSON.stringify(addresses)}`, () => {
      const { state, told } = make()
      state.onEvent(named('eip155:1', ...addresses))
      expect(told).to.deep.equal([])
      expect(state.addresses('eip155')).to.deep.equal([ALICE])
    })

  it('is passed over in a namespace that is not connected', () => {
    const { state, told } = make()
    state.onEvent({ type: 'network', caipNetworkId: MAINNET })
    expect(told).to.deep.equal([])
    expect(state.network('solana')).to.equal(undefined)
  })

  it('moves to another network once', () => {
    const { state, told, heard } = make()
    state.onEvent({ type: 'network', caipNetworkId: 'eip155:137' })
    state.onEvent({ type: 'network', caipNetworkId: 'eip155:137' })
    expect(told).to.deep.equal([
      ['eip155', { type: 'network', connectorId: 'walletConnect', caipNetworkId: 'eip155:137' }],
    ])
    expect(heard.at(-1)).to.deep.equal(['chainChanged', '0x89'])
  })
})

describe('a session with an account of its own on each network', () => {
  const HUB = 'cosmos:cosmoshub-4'
  const OSMOSIS = 'cosmos:osmosis-1'

  it('has only the account of its network, and gets that of the next one from the session', () => {
    const { state, told } = make([`${HUB}:cosmos1abc`, `${OSMOSIS}:osmo1abc`])
    expect(state.addresses('cosmos')).to.deep.equal(['cosmos1abc'])
    state.move(OSMOSIS)
    expect(state.addresses('cosmos')).to.deep.equal(['osmo1abc'])
    expect(told).to.deep.equal([
      ['cosmos', { type: 'network', connectorId: 'walletConnect', caipNetworkId: OSMOSIS }],
      [
        'cosmos',
        {
          type: 'accounts',
          connectorId: 'walletConnect',
          accounts: [{ address: 'osmo1abc' }],
        },
      ],
    ])
    state.move(HUB)
    expect(state.addresses('cosmos')).to.deep.equal(['cosmos1abc'])
    state.move('cosmos:juno-1')
    expect(state.addresses('cosmos'), 'none there').to.deep.equal(['cosmos1abc'])
  })

  it('keeps the account that the wallet put first, on any network', () => {
    const { state } = make([`eip155:1:${ALICE}`, `eip155:137:${ALICE}`])
    state.onEvent(named('eip155:1', BOB))
    state.move('eip155:137')
    expect(state.addresses('eip155')).to.deep.equal([BOB, ALICE])
  })

  it('uses Solana’s usual id when the wallet reports the old one', () => {
    const { state } = make([`solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1:${SOL}`, `${MAINNET}:${SOL}`])
    state.onEvent({ type: 'network', caipNetworkId: 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ' })
    expect(state.network('solana')).to.equal(MAINNET)
  })
})

describe('a session that ends', () => {
  it('by the wallet is reported in every namespace', () => {
    const { state, told } = make([`eip155:1:${ALICE}`, `${MAINNET}:${SOL}`])
    state.clear()
    expect(told.map(([namespace, { type }]) => `${namespace} ${type}`)).to.deep.equal([
      'eip155 disconnect',
      'solana disconnect',
    ])
    expect(state.session).to.equal(undefined)
  })

  it('by the page is reported only to the provider', () => {
    const { state, told, heard } = make()
    expect(state.end()).to.deep.equal(['eip155'])
    expect(told).to.deep.equal([])
    expect(heard.at(-1)?.[0]).to.equal('disconnect')
  })

  it('twice is reported once', () => {
    const { state, told } = make()
    state.clear()
    state.clear()
    expect(told).to.have.length(1)
  })
})
