import { expect } from '@open-wc/testing'

import {
  ConnectionRejectedError,
  ConnectorNotFoundError,
  RequestPendingError,
} from '../../../../src/core/errors/connection.js'
import { ConnectError, ModalClosedError } from '../../../../src/core/errors/attempt.js'
import { siteFacade } from '../../../../src/core/site-facade.js'
import { siteTransactions } from '../../../../src/services/wallets/site-transactions.js'
import { ANVIL_ACCOUNTS } from '../../../../src/testing/index.js'
import { HASH } from '../../../helpers/fake-adapter.js'
import { rejection } from '../../../helpers/rejection.js'
import { cleanUp, settle } from '../../shared/harness.js'
import { count, isOpen, makeAdapter, makeWallet } from '../harness.js'

const VITALIK = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const ID = 'com.example.test-wallet'
const [first, second] = ANVIL_ACCOUNTS
const both = [first, second].map(({ privateKey }) => privateKey)

afterEach(cleanUp)

describe('connect', () => {
  it('returns the accounts, the active one first, and the chain', async () => {
    makeWallet({ privateKeys: both, chainId: 137 })
    expect(await makeAdapter().adapter.wallets.connect(ID)).to.deep.equal({
      connectorId: ID,
      accounts: [first, second].map(({ address }) => ({ address, type: 'eoa' })),
      caipNetworkId: 'eip155:137',
    })
  })

  it('uses the account that the visitor switched to while the chain was read', async () => {
    const wallet = makeWallet({ privateKeys: both })
    wallet.answer('eth_chainId', () => {
      wallet.emit('accountsChanged', ['rubbish'])
      wallet.emit('accountsChanged', [second.address, first.address])
      return '0x1'
    })
    const { accounts } = await makeAdapter().adapter.wallets.connect(ID)
    expect(accounts.map(({ address }) => address)).to.deep.equal([second.address, first.address])
  })

  it('is rejected by a wallet that disconnects while the chain is read', async () => {
    const wallet = makeWallet()
    wallet.answer('eth_chainId', () => {
      wallet.emit('accountsChanged', [])
      return '0x1'
    })
    expect(await rejection(makeAdapter().adapter.wallets.connect(ID))).to.be.instanceOf(ConnectionRejectedError)
    expect(wallet.listenerCount()).to.equal(0)
  })

  it('fails for an unknown connector', async () => {
    expect(await rejection(makeAdapter().adapter.wallets.connect('nobody'))).to.be.instanceOf(ConnectorNotFoundError)
  })

  const wrong: readonly [string, unknown][] = [
    ['IP-001 an empty list', []],
    ['IP-002 null', null],
    ['IP-003 a bare text', VITALIK],
    ['IP-004 a number in the list', [123]],
    ['IP-005 a short address', ['0x123']],
    ['IP-006 an object in the list', [{ address: VITALIK }]],
    ['IP-007 markup behind an address', [`${VITALIK}\n<script>`]],
  ]
  for (const [name, answer] of wrong)
    it(`treats ${name} as a rejection and does not listen`, async () => {
      const wallet = makeWallet()
      wallet.answer('eth_requestAccounts', answer)
      const error = await rejection(makeAdapter().adapter.wallets.connect(ID))
      expect(error).to.be.instanceOf(ConnectionRejectedError)
      expect(wallet.listenerCount()).to.equal(0)
    })

  const thrown: readonly [string, unknown][] = [
    ['IP-009 a refusal', { code: 4001, message: 'User rejected the request.' }],
    ['a refusal by the code of a session', { code: 5002, message: 'x' }],
    ['IP-011 a text', 'just a string'],
    ['IP-012 nothing', undefined],
    ['IP-012 null', null],
    ['IP-013 markup', { code: 4001, message: '<b onmouseover=window.__pwn=1>x</b>' }],
  ]
  for (const [name, cause] of thrown)
    it(`answers ${name} with "Connection rejected"`, async () => {
      const wallet = makeWallet()
      wallet.answer('eth_requestAccounts', () => Promise.reject(cause))
      const error = await rejection(makeAdapter().adapter.wallets.connect(ID))
      expect(error).to.be.instanceOf(ConnectionRejectedError)
      expect(error).to.have.property('message', 'Connection rejected')
      expect(error).to.have.property('cause', cause)
    })

  for (const cause of [{ code: -32603, message: 'Internal error' }, new Error('boom')])
    it(`answers another failure with "Failed to connect": ${cause.message}`, async () => {
      const wallet = makeWallet()
      wallet.answer('eth_requestAccounts', () => Promise.reject(cause))
      const error = await rejection(makeAdapter().adapter.wallets.connect(ID))
      expect(error).to.be.instanceOf(ConnectError)
      expect(error).to.have.property('message', 'Failed to connect')
      expect(error).to.have.property('cause', cause)
      expect(wallet.listenerCount()).to.equal(0)
    })

  it('asks afresh after a refusal', async () => {
    const wallet = makeWallet()
    const { adapter } = makeAdapter()
    wallet.reject()
    await rejection(adapter.wallets.connect(ID))
    wallet.approve()
    expect((await adapter.wallets.connect(ID)).accounts).to.have.length(1)
    expect(count(wallet, 'eth_requestAccounts')).to.equal(2)
  })

  it('says that an older request is open and asks once (IP-010)', async () => {
    const wallet = makeWallet()
    wallet.pending('eth_requestAccounts')
    expect(await rejection(makeAdapter().adapter.wallets.connect(ID))).to.be.instanceOf(RequestPendingError)
    expect(count(wallet, 'eth_requestAccounts')).to.equal(1)
  })

  it('fails if the extension was removed (IP-038)', async () => {
    const wallet = makeWallet()
    wallet.removeExtension()
    expect(await rejection(makeAdapter().adapter.wallets.connect(ID))).to.be.instanceOf(ConnectError)
  })

  const chains: readonly [string, unknown, string | undefined][] = [
    ['IP-017 a number', 1, 'eip155:1'],
    ['IP-018 a decimal text', '1', 'eip155:1'],
    ['IP-019 a bare 0x', '0x', undefined],
    ['IP-020 no hex', '0xZZ', undefined],
    ['IP-021 null', null, undefined],
    ['IP-022 a CAIP id', 'eip155:1', undefined],
    ['IP-023 zero', '0x0', undefined],
    ['IP-024 more than 2^53', '0x1fffffffffffff00', undefined],
  ]
  for (const [name, answer, expected] of chains)
    it(`reads ${name} as chain ${expected ?? 'unknown'}`, async () => {
      const wallet = makeWallet()
      wallet.answer('eth_chainId', answer)
      expect((await makeAdapter().adapter.wallets.connect(ID)).caipNetworkId).to.equal(expected)
    })

  it('works without a readable chain', async () => {
    const wallet = makeWallet()
    wallet.fail('eth_chainId', { code: 4900, message: 'Disconnected' })
    expect((await makeAdapter().adapter.wallets.connect(ID)).caipNetworkId).to.equal(undefined)
  })

  it('needs no events (IP-031)', async () => {
    makeWallet({ events: false })
    const { adapter } = makeAdapter()
    expect((await adapter.wallets.connect(ID)).accounts).to.have.length(1)
    await adapter.wallets.disconnect(ID)
  })

  it('uses the request of the announcement and returns the object itself, behind a proxy (SC-005)', async () => {
    const wallet = makeWallet()
    const { adapter } = makeAdapter()
    let replaced = 0
    wallet.provider.request = () => {
      replaced += 1
      return Promise.resolve([VITALIK])
    }
    const { accounts } = await adapter.wallets.connect(ID)
    expect(accounts).to.deep.equal([{ address: first.address, type: 'eoa' }])
    expect(replaced).to.equal(0)
    expect(adapter.wallets.provider(ID)).to.equal(siteFacade(wallet.provider))
  })

  it('knows what a site sends through a provider that is no instance of a class', async () => {
    const wallet = makeWallet()
    wallet.answer('eth_sendTransaction', HASH)
    const { adapter } = makeAdapter()
    await adapter.wallets.connect(ID)
    const sent: (string | undefined)[] = []
    const stop = siteTransactions.onSent(({ hash }) => void sent.push(hash))
    const provider = adapter.wallets.provider(ID) as typeof wallet.provider // the same object
    expect(await provider.request({ method: 'eth_sendTransaction', params: [{}] })).to.equal(HASH)
    await settle()
    stop()
    expect(sent).to.deep.equal([HASH])
  })
})

describe('one request at a time', () => {
  it('is shared by concurrent calls (LC-014)', async () => {
    const wallet = makeWallet()
    const { adapter } = makeAdapter()
    const answers = await Promise.all([adapter.wallets.connect(ID), adapter.wallets.connect(ID.toUpperCase())])
    expect(count(wallet, 'eth_requestAccounts')).to.equal(1)
    expect(answers[0]?.accounts).to.deep.equal(answers[1]?.accounts)
    expect(wallet.listenerCount()).to.equal(3)
  })

  it('continues for the other when one caller aborts', async () => {
    const wallet = makeWallet()
    const { adapter } = makeAdapter()
    wallet.delay(40, 'eth_requestAccounts')
    const stop = new AbortController()
    const given = rejection(adapter.wallets.connect(ID, stop.signal))
    const kept = adapter.wallets.connect(ID)
    stop.abort()
    expect(await given).to.be.instanceOf(ModalClosedError)
    expect((await kept).accounts).to.have.length(1)
  })
})

describe('giving up', () => {
  it('rejects immediately, and a late approval has no effect (IP-014)', async () => {
    const wallet = makeWallet()
    const { adapter, events } = makeAdapter()
    await settle()
    events.length = 0
    wallet.delay(50, 'eth_requestAccounts')
    const stop = new AbortController()
    const task = rejection(adapter.wallets.connect(ID, stop.signal))
    stop.abort()
    expect(await isOpen(task, 10)).to.equal(false)
    expect(await task).to.be.instanceOf(ModalClosedError)
    expect(await task).to.have.property('message', 'Modal closed')
    await settle(80)
    expect(wallet.authorized).to.equal(true)
    expect(wallet.listenerCount()).to.equal(0)
    await wallet.switchAccount(0)
    await settle()
    expect(events).to.deep.equal([])
  })

  it('asks afresh a wallet that hangs', async () => {
    const wallet = makeWallet()
    const { adapter } = makeAdapter()
    wallet.hang('eth_requestAccounts')
    const stop = new AbortController()
    const task = rejection(adapter.wallets.connect(ID, stop.signal))
    await settle(10)
    stop.abort()
    await task
    wallet.approve('eth_requestAccounts')
    expect((await adapter.wallets.connect(ID)).accounts).to.have.length(1)
    expect(count(wallet, 'eth_requestAccounts')).to.equal(2)
  })

  it('before it began asks nothing', async () => {
    const wallet = makeWallet()
    const { adapter } = makeAdapter()
    expect(await rejection(adapter.wallets.connect(ID, AbortSignal.abort()))).to.be.instanceOf(ModalClosedError)
    expect(wallet.calls).to.deep.equal([])
  })

  it('happens to all when the adapter is destroyed', async () => {
    const wallet = makeWallet()
    const { adapter } = makeAdapter()
    wallet.hang('eth_requestAccounts')
    const task = rejection(adapter.wallets.connect(ID))
    adapter.destroy()
    expect(await task).to.be.instanceOf(ModalClosedError)
    expect(await rejection(adapter.wallets.reconnect(ID))).to.be.instanceOf(ModalClosedError)
  })
})
