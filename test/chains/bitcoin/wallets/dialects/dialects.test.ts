import { expect } from '@open-wc/testing'

import { buildTransfer } from '../../../../../src/chains/bitcoin/transfers/transfer.js'
import { fromBase64, toHex } from '../../../../../src/core/encoding/bytes.js'
import { BitcoinRequestError } from '../../../../../src/core/errors/bitcoin.js'
import { SwitchNetworkError, SwitchRejectedError } from '../../../../../src/core/errors/network.js'
import { addressesOf } from '../../../../../src/testing/bitcoin/signing.js'
import { REGTEST_ACCOUNTS } from '../../../../../src/testing/index.js'
import { rejection } from '../../../../helpers/rejection.js'
import { cleanUp } from '../../../shared/harness.js'
import { answerFetch, bitcoin, makeAdapter, putInPage, regtest, testnet, until } from '../../harness.js'

const TXID = 'ef'.repeat(32)
const [payment, ordinal] = addressesOf(REGTEST_ACCOUNTS[0], 'mainnet')
const [recipient] = addressesOf(REGTEST_ACCOUNTS[1], 'mainnet')
const [onTestnet] = addressesOf(REGTEST_ACCOUNTS[0], 'testnet')
if (!payment || !ordinal || !recipient || !onTestnet) throw new Error('no addresses')
const SIGNATURE = btoa('x'.repeat(65))

interface Called {
  readonly method: string
  readonly inputs: readonly unknown[]
}

/** An object that answers from a table and keeps how it was called. */
function speaker(answers: Readonly<Record<string, unknown>>) {
  const calls: Called[] = []
  const listeners = new Map<string, () => void>()
  const methods = Object.entries(answers).map(([method, answer]) => [
    method,
    (...inputs: readonly unknown[]) => {
      calls.push({ method, inputs })
      return Promise.resolve(typeof answer === 'function' ? Reflect.apply(answer, undefined, inputs) : answer)
    },
  ])
  const on = (event: string, listener: () => void): void => void listeners.set(event, listener)
  const object = { ...Object.fromEntries(methods), on, removeListener: (event: string) => listeners.delete(event) }
  return { object, calls, emit: (event: string) => listeners.get(event)?.() }
}

async function psbt(): Promise<string> {
  answerFetch({
    '/utxo': () => Response.json([{ txid: TXID, vout: 0, value: 90_000, status: { confirmed: true } }]),
    '/fee-estimates': () => Response.json({ '3': 1 }),
  })
  const transfer = { from: payment?.address ?? '', recipient: recipient?.address ?? '', amount: 1_000n }
  return (await buildTransfer(transfer, { address: transfer.from }, ['https://esplora.example'])).psbt
}

const mainnetOnly = { networks: () => [bitcoin] }

describe('Unisat and wallets like it', () => {
  afterEach(cleanUp)

  const unisat = (patch: object = {}) =>
    speaker({
      requestAccounts: [payment.address],
      getAccounts: [payment.address],
      getPublicKey: payment.publicKey,
      getChain: { enum: 'BITCOIN_MAINNET' },
      signMessage: SIGNATURE,
      signPsbt: (hex: string) => hex,
      pushPsbt: TXID,
      sendBitcoin: TXID,
      switchChain: {},
      ...patch,
    })

  for (const [place, id] of [
    ['unisat', 'unisat'],
    ['bitkeep', 'bitkeep'],
    ['binancew3w', 'binancew3w'],
  ] as const)
    it(`are found at ${place}`, () => {
      const { object } = unisat()
      putInPage(place, place === 'unisat' ? object : place === 'bitkeep' ? { unisat: object } : { bitcoin: object })
      expect(
        makeAdapter(mainnetOnly)
          .adapter.wallets.connectors()
          .map(connector => connector.id),
      ).to.deep.equal([id])
    })

  it('give payment accounts with a key, and their network', async () => {
    putInPage('unisat', unisat().object)
    const { result } = await makeAdapter(mainnetOnly).connect('unisat')
    expect(result.accounts).to.deep.equal([{ address: payment.address, type: 'payment', publicKey: payment.publicKey }])
    expect(result.caipNetworkId).to.equal(bitcoin.caipNetworkId)
  })

  it('say which other chain they are on, though its addresses look like Bitcoin’s', async () => {
    const chain = { enum: 'FRACTAL_BITCOIN_MAINNET', name: 'Fractal Bitcoin Mainnet', network: 'livenet' }
    putInPage('unisat', unisat({ getChain: chain, getNetwork: 'livenet' }).object)
    const { result } = await makeAdapter(mainnetOnly).connect('unisat')
    expect(result.caipNetworkId).to.equal('bip122:FRACTAL_BITCOIN_MAINNET')
  })

  it('are asked for their network in the older way if they do not know the newer one', async () => {
    putInPage('unisat', unisat({ getChain: () => Promise.reject(new Error('unknown')), getNetwork: 'livenet' }).object)
    const { result } = await makeAdapter(mainnetOnly).connect('unisat')
    expect(result.caipNetworkId).to.equal(bitcoin.caipNetworkId)
  })

  it('take hex, and satoshis', async () => {
    const { object, calls } = unisat()
    putInPage('unisat', object)
    const { provider } = await makeAdapter(mainnetOnly).connect('unisat')
    const text = await psbt()
    const signed = await provider.signPSBT({ psbt: text })
    expect(signed).to.deep.equal({ psbt: text })
    const [hex, options] = calls.find(({ method }) => method === 'signPsbt')?.inputs ?? []
    expect(hex).to.equal(toHex(fromBase64(text) ?? new Uint8Array()))
    expect(options).to.deep.equal({
      autoFinalized: false,
      toSignInputs: [{ index: 0, address: payment.address, publicKey: payment.publicKey }],
    })
    expect(await provider.sendTransfer({ recipient: recipient.address, amount: '1500' })).to.equal(TXID)
    expect(calls.at(-1)?.inputs).to.deep.equal([recipient.address, 1500])
    await provider.signMessage({ message: 'm', protocol: 'bip322' })
    expect(calls.at(-1)?.inputs).to.deep.equal(['m', 'bip322-simple'])
  })

  it('send what they sign, but not when inputs are chosen', async () => {
    const { object } = unisat()
    putInPage('unisat', object)
    const { provider } = await makeAdapter(mainnetOnly).connect('unisat')
    const text = await psbt()
    expect((await provider.signPSBT({ psbt: text, broadcast: true })).txid).to.equal(TXID)
    const signInputs = [{ address: payment.address, index: 0 }]
    const error = await rejection(provider.signPSBT({ psbt: text, broadcast: true, signInputs }))
    expect(error).to.be.instanceOf(BitcoinRequestError)
  })

  it('switch their chain, if they know it', async () => {
    const { object, calls } = unisat()
    putInPage('unisat', object)
    const { adapter } = makeAdapter({ networks: () => [bitcoin, testnet, regtest] })
    await adapter.wallets.connect('unisat')
    await adapter.wallets.connector('unisat').switchNetwork?.(testnet)
    expect(calls.find(({ method }) => method === 'switchChain')?.inputs).to.deep.equal(['BITCOIN_TESTNET'])
    expect(
      await rejection(Promise.resolve(adapter.wallets.connector('unisat').switchNetwork?.(regtest))),
    ).to.be.instanceOf(SwitchNetworkError)
  })

  it('report when they disconnect', async () => {
    let accounts = [payment.address]
    const wallet = speaker({ requestAccounts: () => accounts, getAccounts: () => accounts })
    putInPage('unisat', wallet.object)
    const { adapter, events } = makeAdapter(mainnetOnly)
    await adapter.wallets.connect('unisat')
    accounts = []
    wallet.emit('accountsChanged')
    await until(() => events.some(event => event.type === 'disconnect'))
  })
})

describe('OKX', () => {
  afterEach(cleanUp)

  const okx = (address = payment.address) =>
    speaker({
      connect: { address, publicKey: payment.publicKey },
      disconnect: undefined,
      getAccounts: [address],
      getPublicKey: payment.publicKey,
      signMessage: SIGNATURE,
      signPsbt: (hex: string) => hex,
      pushPsbt: TXID,
      send: { txhash: TXID },
    })

  it('is found, with the picture of its Cardano object', () => {
    const icon = 'data:image/png;base64,iVBORw0KGgo='
    putInPage('okxwallet', { bitcoin: okx().object, cardano: { icon } })
    expect(makeAdapter(mainnetOnly).adapter.wallets.connectors()[0]).to.include({
      id: 'okxwallet',
      name: 'OKX Wallet',
      imageUrl: icon,
    })
  })

  it('pays in texts of whole bitcoin', async () => {
    const { object, calls } = okx()
    putInPage('okxwallet', { bitcoin: object })
    const { provider } = await makeAdapter(mainnetOnly).connect('okxwallet')
    await provider.sendTransfer({ recipient: recipient.address, amount: '150000' })
    expect(calls.at(-1)?.inputs).to.deep.equal([{ from: payment.address, to: recipient.address, value: '0.0015' }])
  })

  it('has an object for each network', async () => {
    const test = okx(onTestnet.address)
    putInPage('okxwallet', { bitcoin: okx().object, bitcoinTestnet: test.object })
    const { adapter, events } = makeAdapter({ networks: () => [bitcoin, testnet, regtest] })
    await adapter.wallets.connect('okxwallet')
    expect(await adapter.wallets.connector('okxwallet').switchNetwork?.(testnet)).to.equal(testnet.caipNetworkId)
    expect(test.calls.map(({ method }) => method)).to.deep.equal(['connect'])
    expect(events.map(({ type }) => type)).to.include.members(['network', 'accounts'])
    expect(
      await rejection(Promise.resolve(adapter.wallets.connector('okxwallet').switchNetwork?.(regtest))),
    ).to.be.instanceOf(SwitchNetworkError)
  })

  it('stays on its network if the visitor refuses another', async () => {
    const main = okx()
    const test = speaker({ connect: () => Promise.reject({ code: 4001, message: 'no' }), signMessage: SIGNATURE })
    putInPage('okxwallet', { bitcoin: main.object, bitcoinTestnet: test.object })
    const harness = makeAdapter({ networks: () => [bitcoin, testnet] })
    const { provider } = await harness.connect('okxwallet')
    const switched = harness.adapter.wallets.connector('okxwallet').switchNetwork?.(testnet)
    expect(await rejection(Promise.resolve(switched))).to.be.instanceOf(SwitchRejectedError)
    await provider.signMessage({ message: 'm' })
    expect(test.calls.map(({ method }) => method)).to.deep.equal(['connect'])
    expect(main.calls.at(-1)?.method).to.equal('signMessage')
  })

  it('is restored without a prompt', async () => {
    const { object, calls } = okx()
    putInPage('okxwallet', { bitcoin: object })
    const result = await makeAdapter(mainnetOnly).adapter.wallets.reconnect('okxwallet')
    expect(result?.accounts[0]?.publicKey).to.equal(payment.publicKey)
    expect(calls.map(({ method }) => method)).to.not.include('connect')
  })
})

describe('Leather', () => {
  afterEach(cleanUp)

  const leather = () =>
    speaker({
      request: (method: string) => ({
        jsonrpc: '2.0',
        id: '1',
        result: {
          getAddresses: {
            addresses: [
              { symbol: 'BTC', type: 'p2tr', ...ordinal, derivationPath: "m/86'/0'/0'/0/0" },
              { symbol: 'BTC', type: 'p2wpkh', ...payment, derivationPath: "m/84'/0'/0'/0/0" },
              { symbol: 'STX', address: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7' },
            ],
          },
          signMessage: { signature: SIGNATURE },
          sendTransfer: { txid: TXID },
          signPsbt: { hex: '70736274ff00' },
        }[method],
      }),
    })

  it('gives its accounts in our order, with their paths, and without other chains', async () => {
    putInPage('LeatherProvider', leather().object)
    const { result } = await makeAdapter(mainnetOnly).connect('LeatherProvider')
    expect(result.accounts.map(({ type, path }) => [type, path])).to.deep.equal([
      ['payment', "m/84'/0'/0'/0/0"],
      ['ordinal', "m/86'/0'/0'/0/0"],
    ])
  })

  it('is passed the network in every request, and PSBTs in hex', async () => {
    const { object, calls } = leather()
    putInPage('LeatherProvider', object)
    const { provider } = await makeAdapter(mainnetOnly).connect('LeatherProvider')
    await provider.signPSBT({
      psbt: await psbt(),
      signInputs: [{ address: payment.address, index: 0, sighashTypes: [1] }],
    })
    const [method, params] = calls.at(-1)?.inputs ?? []
    expect(method).to.equal('signPsbt')
    expect(params).to.deep.include({ network: 'mainnet', signAtIndex: [0], allowedSighash: [1], broadcast: false })
    await provider.sendTransfer({ recipient: recipient.address, amount: '700' })
    expect(calls.at(-1)?.inputs[1]).to.deep.include({ recipients: [{ address: recipient.address, amount: '700' }] })
  })

  it('cannot be restored after a reload, and chooses its network itself', async () => {
    putInPage('LeatherProvider', leather().object)
    const { adapter, events } = makeAdapter({ networks: () => [bitcoin, testnet] })
    expect(await adapter.wallets.reconnect('LeatherProvider')).to.equal(undefined)
    await adapter.wallets.connect('LeatherProvider')
    const { switchNetwork, isSwitchedByVisitor } = adapter.wallets.connector('LeatherProvider')
    expect({ switchNetwork, isSwitchedByVisitor }).to.deep.equal({
      switchNetwork: undefined,
      isSwitchedByVisitor: true,
    })
    expect(events.filter(({ type }) => type === 'network')).to.deep.equal([])
  })
})
