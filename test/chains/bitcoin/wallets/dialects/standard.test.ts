import { expect } from '@open-wc/testing'
import { Transaction } from '@scure/btc-signer'

import { fromBase64 } from '../../../../../src/core/encoding/bytes.js'
import { buildTransfer } from '../../../../../src/chains/bitcoin/transfers/transfer.js'
import {
  BitcoinRejectedError,
  BitcoinRequestError,
  NoRequestedChainError,
} from '../../../../../src/core/errors/bitcoin.js'
import { ConnectError } from '../../../../../src/core/errors/attempt.js'
import { ConnectionRejectedError, RequestPendingError } from '../../../../../src/core/errors/connection.js'
import { SwitchRejectedError } from '../../../../../src/core/errors/network.js'
import { REGTEST_ACCOUNTS } from '../../../../../src/testing/index.js'
import { rejection } from '../../../../helpers/rejection.js'
import { cleanUp } from '../../../shared/harness.js'
import { ACCOUNT, answerFetch, bitcoin, makeAdapter, makeWallet, regtest, testnet, until } from '../../harness.js'

const ID = 'Test Bitcoin Wallet'
const OTHER = REGTEST_ACCOUNTS[1]
const TXID = 'ab'.repeat(32)

/** An Esplora service that knows one coin of the first account and accepts every transaction. */
function coins(value = 100_000): readonly string[] {
  return answerFetch({
    '/utxo': () => Response.json([{ txid: TXID, vout: 1, value, status: { confirmed: true } }]),
    '/fee-estimates': () => Response.json({ '1': 9, '3': 4.2 }),
    '/tx': init => new Response(Transaction.fromRaw(bytesOf(init?.body)).id),
  })
}

const bytesOf = (hex: unknown): Uint8Array =>
  Uint8Array.from(String(hex).match(/../g) ?? [], pair => Number.parseInt(pair, 16))

describe('a Wallet Standard Bitcoin wallet', () => {
  afterEach(cleanUp)

  it('is found, with its name and picture', async () => {
    const wallet = makeWallet()
    const { adapter } = makeAdapter()
    const [connector] = adapter.wallets.connectors()
    expect(connector).to.include({ id: ID, type: 'ANNOUNCED', chain: 'bip122', name: wallet.name })
    expect(connector?.imageUrl).to.match(/^data:image\//)
  })

  it('is found when it comes late', async () => {
    const { adapter, events } = makeAdapter()
    makeWallet({ announce: 20 })
    await until(() => adapter.wallets.connectors().length === 1)
    await until(() => events.some(event => event.type === 'connectors'))
  })

  it('is hidden when the site wants no announced wallets', () => {
    makeWallet()
    expect(makeAdapter({ announced: false }).adapter.wallets.connectors()).to.deep.equal([])
  })

  it('returns the payment account first, then the ordinals one, with their keys', async () => {
    makeWallet()
    const { result } = await makeAdapter().connect(ID)
    expect(result.accounts.map(({ address, type }) => [address, type])).to.deep.equal([
      [ACCOUNT.paymentAddress, 'payment'],
      [ACCOUNT.ordinalAddress, 'ordinal'],
    ])
    expect(result.accounts.map(({ publicKey }) => publicKey?.length)).to.deep.equal([66, 64])
    expect(result.caipNetworkId).to.equal(regtest.caipNetworkId)
  })

  it('returns the preferred account type first', async () => {
    makeWallet()
    const { result } = await makeAdapter({ accountType: async () => 'ordinal' }).connect(ID)
    expect(result.accounts[0]?.address).to.equal(ACCOUNT.ordinalAddress)
  })

  it('is asked once for concurrent callers', async () => {
    const wallet = makeWallet()
    const { adapter } = makeAdapter()
    await Promise.all([adapter.wallets.connect(ID), adapter.wallets.connect(ID)])
    expect(wallet.calls.map(({ method }) => method)).to.deep.equal(['bitcoin:connect'])
  })

  it('may refuse, be busy, or be gone', async () => {
    const wallet = makeWallet()
    const { adapter } = makeAdapter()
    wallet.reject()
    expect(await rejection(adapter.wallets.connect(ID))).to.be.instanceOf(ConnectionRejectedError)
    wallet.pending()
    expect(await rejection(adapter.wallets.connect(ID))).to.be.instanceOf(RequestPendingError)
    wallet.clear()
    wallet.answer('bitcoin:connect', {
      accounts: [{ address: 'nonsense', publicKey: [], chains: ['bitcoin:regtest'] }],
    })
    expect(await rejection(adapter.wallets.connect(ID))).to.be.instanceOf(ConnectionRejectedError)
    wallet.removeExtension()
    expect(await rejection(adapter.wallets.connect(ID))).to.be.instanceOf(ConnectError)
  })

  it('is not asked when it serves none of the networks', async () => {
    const wallet = makeWallet({ networks: ['mainnet'] })
    const error = await rejection(makeAdapter().adapter.wallets.connect(ID))
    expect(error).to.be.instanceOf(NoRequestedChainError)
    expect(error).to.have.property('message', 'The connector does not support any of the requested chains')
    expect(wallet.calls).to.have.length(0)
  })

  it('stays connected when the visitor returns, though it never lists its accounts', async () => {
    const wallet = makeWallet()
    const { paymentAddress: address } = ACCOUNT
    const publicKey = new Uint8Array(33).fill(2)
    wallet.answer('bitcoin:connect', {
      accounts: [{ address, publicKey, chains: ['bitcoin:regtest'], features: [], purpose: 'payment' }],
    })
    const { adapter, events } = makeAdapter()
    const result = await adapter.wallets.connect(ID)
    expect(result.accounts.map(account => account.address)).to.deep.equal([address])
    await adapter.wallets.recheck(ID)
    expect(JSON.stringify(events)).not.to.include('disconnect')
    expect(await adapter.wallets.provider(ID)?.getAccountAddresses()).to.have.length(1)
  })

  it('is restored without a prompt once it is allowed, and only then', async () => {
    const wallet = makeWallet()
    const { adapter } = makeAdapter()
    expect(await adapter.wallets.reconnect(ID)).to.equal(undefined)
    await adapter.wallets.connect(ID)
    const calls = wallet.calls.length
    const again = makeAdapter()
    const result = await again.adapter.wallets.reconnect(ID)
    expect(result?.accounts[0]?.address).to.equal(ACCOUNT.paymentAddress)
    expect(wallet.calls).to.have.length(calls)
  })

  it('is awaited when it appears late while restoring', async () => {
    const storage = sessionStorage
    makeWallet({ storage, storageKey: 'late' })
    await makeAdapter().adapter.wallets.connect(ID)
    cleanUp()
    const { adapter } = makeAdapter()
    const restoring = adapter.wallets.reconnect(ID)
    makeWallet({ storage, storageKey: 'late', announce: 50 })
    expect((await restoring)?.accounts).to.have.length(2)
    storage.removeItem('late')
  })

  it('reports other accounts, another network and its end', async () => {
    const wallet = makeWallet()
    const { adapter, events } = makeAdapter({ networks: () => [regtest, testnet] })
    await adapter.wallets.connect(ID)
    await wallet.setKeys(OTHER)
    await until(() => events.some(event => event.type === 'accounts'))
    const told = events.find(event => event.type === 'accounts')
    expect(told?.type === 'accounts' && told.accounts[0]?.address).to.equal(OTHER.paymentAddress)
    await wallet.switchNetwork('testnet')
    await until(() => events.some(event => event.type === 'network'))
    const moved = events.find(event => event.type === 'network')
    expect(moved?.type === 'network' && moved.caipNetworkId).to.equal(testnet.caipNetworkId)
    wallet.revoke()
    await until(() => events.some(event => event.type === 'disconnect'))
    expect(adapter.wallets.provider(ID)).to.equal(undefined)
  })

  it('changes its network when asked, unless it refuses', async () => {
    const wallet = makeWallet()
    const { adapter } = makeAdapter({ networks: () => [regtest, bitcoin] })
    await adapter.wallets.connect(ID)
    wallet.reject('bitcoin:switchNetwork')
    expect(await rejection(Promise.resolve(adapter.wallets.connector(ID).switchNetwork?.(bitcoin)))).to.be.instanceOf(
      SwitchRejectedError,
    )
    wallet.approve()
    expect(await adapter.wallets.connector(ID).switchNetwork?.(bitcoin)).to.equal(bitcoin.caipNetworkId)
    expect((await adapter.wallets.provider(ID)?.getAccountAddresses())?.[0]?.address).to.match(/^bc1q/)
  })

  it('is released and notified', async () => {
    const wallet = makeWallet()
    const { adapter } = makeAdapter()
    await adapter.wallets.connect(ID)
    await adapter.wallets.disconnect(ID)
    expect(wallet.authorized).to.equal(false)
    expect(adapter.wallets.provider(ID)).to.equal(undefined)
  })
})

describe('what a Bitcoin provider does', () => {
  afterEach(cleanUp)

  it('reports the kind of signature with it', async () => {
    makeWallet()
    const { provider } = await makeAdapter().connect(ID)
    const payment = await provider.signMessage({ message: 'hello' })
    expect(payment).to.include({ protocol: 'ecdsa', address: ACCOUNT.paymentAddress })
    const ordinal = await provider.signMessage({ message: 'hello', address: ACCOUNT.ordinalAddress })
    expect(ordinal.protocol).to.equal('bip322')
  })

  it('distinguishes a rejection from a mistake', async () => {
    const wallet = makeWallet()
    const { provider } = await makeAdapter().connect(ID)
    wallet.reject()
    expect(await rejection(provider.signMessage({ message: '' }))).to.be.instanceOf(BitcoinRejectedError)
    const stranger = provider.signMessage({ message: '', address: OTHER.paymentAddress })
    expect(await rejection(stranger)).to.be.instanceOf(BitcoinRequestError)
    expect(await rejection(provider.signPSBT({ psbt: 'bm9uZQ==' }))).to.be.instanceOf(BitcoinRequestError)
  })

  it('signs the inputs of its own addresses', async () => {
    makeWallet()
    coins()
    const { provider, result } = await makeAdapter().connect(ID)
    const [payer = { address: '' }] = result.accounts
    const transfer = { from: payer.address, recipient: OTHER.paymentAddress, amount: 5_000n }
    const { psbt } = await buildTransfer(transfer, payer, ['https://esplora.example'])
    const signed = await provider.signPSBT({ psbt })
    const transaction = Transaction.fromPSBT(fromBase64(signed.psbt) ?? new Uint8Array())
    expect(transaction.getInput(0).partialSig).to.have.length(1)
  })

  it('spends coins that are in a block before others, which may vanish', async () => {
    makeWallet()
    const coin = (vout: number, value: number, confirmed: boolean) => ({
      txid: TXID,
      vout,
      value,
      status: { confirmed },
    })
    let list = [coin(0, 900_000, false), coin(1, 100_000, true)]
    answerFetch({ '/utxo': () => Response.json(list), '/fee-estimates': () => Response.json({ '3': 2 }) })
    const { result } = await makeAdapter().connect(ID)
    const [payer = { address: '' }] = result.accounts
    const spent = async (): Promise<readonly (number | undefined)[]> => {
      const transfer = { from: payer.address, recipient: OTHER.paymentAddress, amount: 5_000n }
      const { psbt } = await buildTransfer(transfer, payer, ['https://esplora.example'])
      const transaction = Transaction.fromPSBT(fromBase64(psbt) ?? new Uint8Array())
      return Array.from({ length: transaction.inputsLength }, (_, index) => transaction.getInput(index).index)
    }
    expect(await spent()).to.deep.equal([1])
    list = [coin(0, 900_000, false), coin(1, 1_000, true)]
    expect(await spent(), 'what is in a block does not suffice').to.include(0)
  })

  it('signs and sends where the wallet only signs', async () => {
    makeWallet()
    const asked = coins()
    const { provider } = await makeAdapter().connect(ID)
    const txid = await provider.sendTransfer({ recipient: OTHER.ordinalAddress, amount: '5000' })
    expect(txid).to.match(/^[0-9a-f]{64}$/)
    expect(asked.at(-1)).to.equal('POST http://127.0.0.1:3002/tx')
  })

  for (const [why, recipient, amount] of [
    ['a wrong checksum', `${OTHER.paymentAddress.slice(0, -1)}5`, '5000'],
    ['another network', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', '5000'],
    ['no amount', OTHER.paymentAddress, '0'],
    ['a broken amount', OTHER.paymentAddress, '1.5'],
    ['more than there is', OTHER.paymentAddress, '100000'],
  ] as const)
    it(`asks no wallet to pay with ${why}`, async () => {
      const wallet = makeWallet()
      coins()
      const { provider } = await makeAdapter().connect(ID)
      const before = wallet.calls.length
      expect(await rejection(provider.sendTransfer({ recipient, amount }))).to.be.instanceOf(BitcoinRequestError)
      expect(wallet.calls).to.have.length(before)
    })

  it('sends nothing that it did not ask for', async () => {
    const wallet = makeWallet()
    const asked = coins()
    const { provider, result } = await makeAdapter().connect(ID)
    const [payer = { address: '' }] = result.accounts
    const theft = { from: payer.address, recipient: OTHER.ordinalAddress, amount: 50_000n }
    const { psbt } = await buildTransfer(theft, payer, ['https://esplora.example'])
    wallet.answer('bitcoin:signTransaction', [{ signedPsbt: fromBase64(psbt) }])
    const error = await rejection(provider.sendTransfer({ recipient: OTHER.paymentAddress, amount: '5000' }))
    expect(error).to.have.property('details', 'The wallet signed another transaction.')
    expect(asked.some(request => request.startsWith('POST'))).to.equal(false)
  })
})

describe('the balance of a Bitcoin address', () => {
  afterEach(cleanUp)

  it('is the sum of its unspent outputs', async () => {
    const asked = answerFetch({
      '/utxo': () =>
        Response.json([
          { txid: TXID, vout: 0, value: 150_000_000, status: { confirmed: true } },
          { txid: TXID, vout: 1, value: 1, status: { confirmed: false } },
        ]),
    })
    const { adapter } = makeAdapter()
    const balance = await (await adapter.reads()).balance({ address: ACCOUNT.paymentAddress, network: regtest })
    expect(balance).to.deep.equal({ amount: 150_000_001n, symbol: 'BTC', decimals: 8 })
    expect(asked).to.deep.equal([`GET http://127.0.0.1:3002/address/${ACCOUNT.paymentAddress}/utxo`])
  })

  it('is not requested from wallets, nor from JSON-RPC endpoints', async () => {
    const asked = answerFetch({ '/utxo': () => Response.json([]) })
    const rpc = 'https://rpc.example/v1/?chainId=bip122:x&projectId=p'
    const { adapter } = makeAdapter({ endpoints: async () => [rpc, 'https://one.example/api'] })
    const query = { address: ACCOUNT.paymentAddress, network: regtest }
    expect('balance' in adapter.wallets).to.equal(false)
    await (await adapter.reads()).balance(query)
    expect(asked.map(request => new URL(request.slice(4)).host)).to.deep.equal(['one.example'])
  })

  it('is requested from the next service when one fails', async () => {
    const asked = answerFetch({
      'utxo?fails': () => new Response('', { status: 500 }),
      'two.example/address/x/utxo': () => Response.json([]),
    })
    const { adapter } = makeAdapter({ endpoints: async () => ['https://one.example', 'https://two.example'] })
    const balance = await (await adapter.reads()).balance({ address: 'x', network: regtest })
    expect(balance.amount).to.equal(0n)
    expect(asked).to.have.length(2)
  })
})
