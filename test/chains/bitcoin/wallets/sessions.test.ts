import { expect } from '@open-wc/testing'

import type { WalletEvent } from '../../../../src/chains/ports/wallets.js'
import { BitcoinConnectors } from '../../../../src/chains/bitcoin/wallets/connectors.js'
import { BitcoinSessions, orderAccounts } from '../../../../src/chains/bitcoin/wallets/sessions.js'
import type { BitcoinWallet, WalletAnswer } from '../../../../src/chains/bitcoin/wallets/wallet.js'
import type { Account } from '../../../../src/core/entities/account.js'
import { ConnectorNotFoundError } from '../../../../src/core/errors/connection.js'
import { bitcoin, testnet } from '../harness.js'

const PAYMENT: Account = { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', type: 'payment' }
const ORDINAL: Account = {
  address: 'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3',
  type: 'ordinal',
}
const LEGACY: Account = { address: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', type: 'payment' }
const STACKS: Account = { address: 'SP3FBR2AGK5H9QBDH3EEN6DF8EK8JY7RX8QJ5SVTE', type: 'stx' }
const TEST: Account = { address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', type: 'payment' }

/** A wallet with silent answers scripted one by one. */
function makeWallet() {
  const pending: ((answer: WalletAnswer | Error) => void)[] = []
  let tell: (change: 'changed' | 'gone') => void = () => undefined
  const wallet: BitcoinWallet = {
    raw: {},
    connect: async () => ({ accounts: [] }),
    restore: () =>
      new Promise((resolve, reject) =>
        pending.push(answer => (answer instanceof Error ? reject(answer) : resolve(answer))),
      ),
    signMessage: async () => '',
    signPsbt: async () => ({ psbt: '' }),
    watch: listener => ((tell = listener), () => (tell = () => undefined)),
  }
  return { wallet, pending, tell: (change: 'changed' | 'gone') => tell(change) }
}

function make(accounts: readonly Account[] = [PAYMENT]) {
  const events: WalletEvent[] = []
  const connectors = new BitcoinConnectors(false, () => undefined)
  const sessions = new BitcoinSessions({
    connectors,
    networks: () => [bitcoin, testnet],
    emit: event => events.push(event),
  })
  const made = makeWallet()
  const result = sessions.open('Leaf', made.wallet, { accounts, preferred: undefined })
  return { sessions, events, result, ...made }
}
const soon = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

describe('the accounts of a Bitcoin wallet', () => {
  it('come payment first, then ordinals, then others', () =>
    expect(
      orderAccounts([{ address: LEGACY.address, type: 'eoa' }, ORDINAL, PAYMENT], undefined).map(({ type }) => type),
    ).to.deep.equal(['payment', 'ordinal', 'eoa']))

  it('come with the preferred kind first', () =>
    expect(orderAccounts([PAYMENT, ORDINAL], 'ordinal')).to.deep.equal([ORDINAL, PAYMENT]))

  it('keep the wallet’s order within a kind', () =>
    expect(orderAccounts([LEGACY, PAYMENT], undefined)).to.deep.equal([LEGACY, PAYMENT]))

  it('of other chains are dropped', () => expect(orderAccounts([STACKS, PAYMENT], undefined)).to.deep.equal([PAYMENT]))
})

describe('a Bitcoin wallet that gave its accounts', () => {
  it('is on the network of its first address when it does not say', () => {
    expect(make().result?.caipNetworkId).to.equal(bitcoin.caipNetworkId)
    expect(make([TEST]).result?.caipNetworkId).to.equal(testnet.caipNetworkId)
  })

  it('returned no usable one: there is no session', () => {
    const { result, sessions } = make([STACKS])
    expect(result).to.equal(undefined)
    expect(sessions.get('Leaf')).to.equal(undefined)
  })

  it('is found ignoring case', () => {
    const { sessions, wallet } = make()
    expect(sessions.find('LEAF')).to.equal(wallet)
  })

  it('is not another', () =>
    expect(() => make().sessions.find('Oak')).to.throw(ConnectorNotFoundError, 'Connector not found: Oak'))

  it('reports other accounts once it is asked', async () => {
    const { events, pending, tell } = make()
    tell('changed')
    pending[0]?.({ accounts: [LEGACY] })
    await soon()
    expect(events).to.deep.equal([{ type: 'accounts', connectorId: 'Leaf', accounts: [LEGACY] }])
  })

  it('reports its network before the accounts there', async () => {
    const { events, pending, tell } = make()
    tell('changed')
    pending[0]?.({ accounts: [TEST] })
    await soon()
    expect(events.map(({ type }) => type)).to.deep.equal(['network', 'accounts'])
  })

  it('reports nothing when nothing is different', async () => {
    const { events, pending, tell } = make()
    tell('changed')
    pending[0]?.({ accounts: [PAYMENT] })
    await soon()
    expect(events).to.deep.equal([])
  })

  it('stays unchanged when it cannot answer', async () => {
    const { sessions, events, pending, tell } = make()
    tell('changed')
    pending[0]?.(new Error('locked'))
    await soon()
    expect(events).to.deep.equal([])
    expect(sessions.get('Leaf')?.accounts).to.deep.equal([PAYMENT])
  })

  it('answers two changes in the wrong order: the newest question wins', async () => {
    const { sessions, pending, tell } = make()
    tell('changed')
    tell('changed')
    pending[1]?.({ accounts: [ORDINAL] })
    await soon()
    pending[0]?.({ accounts: [LEGACY] })
    await soon()
    expect(sessions.get('Leaf')?.accounts).to.deep.equal([ORDINAL])
  })

  it('ends when it no longer has accounts', async () => {
    const { sessions, events, pending, tell } = make()
    tell('changed')
    pending[0]?.({ accounts: [] })
    await soon()
    expect(events).to.deep.equal([{ type: 'disconnect', connectorId: 'Leaf' }])
    expect(sessions.get('Leaf')).to.equal(undefined)
  })

  it('ends when the wallet reports its disconnection, without a request', () => {
    const { events, pending, tell } = make()
    tell('gone')
    expect(events).to.deep.equal([{ type: 'disconnect', connectorId: 'Leaf' }])
    expect(pending).to.have.length(0)
  })

  it('is ignored after its release, and so is its late answer', async () => {
    const { sessions, events, pending, tell } = make()
    tell('changed')
    sessions.closeAll()
    tell('changed')
    pending[0]?.({ accounts: [LEGACY] })
    await soon()
    expect(events).to.deep.equal([])
    expect(pending).to.have.length(1)
  })

  it('of an older session does not affect a newer one of the same name', async () => {
    const { sessions, events, pending, tell } = make()
    tell('changed')
    sessions.open('Leaf', makeWallet().wallet, { accounts: [ORDINAL], preferred: undefined })
    pending[0]?.({ accounts: [LEGACY] })
    await soon()
    expect(events).to.deep.equal([])
    expect(sessions.get('Leaf')?.accounts).to.deep.equal([ORDINAL])
  })
})
