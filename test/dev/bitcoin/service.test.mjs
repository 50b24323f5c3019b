import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'

import { p2tr, p2wpkh, Transaction } from '@scure/btc-signer'

import { regtest } from '../../../dev/bitcoin/network.mjs'
import { startBitcoin } from '../../../dev/bitcoin/start.mjs'

/** @type {Awaited<ReturnType<typeof startBitcoin>>} */
let service
before(async () => {
  service = await startBitcoin()
})
after(() => service.stop())
beforeEach(() => {
  service.faults.clear()
  service.clear()
  service.autoMine(true)
  for (const { payment: key } of service.accounts.slice(0, 1)) service.fund(key.address, 70_000)
})

/** @param {string} hex */
const bytes = hex => Uint8Array.from(Buffer.from(hex, 'hex'))
/** @param {string} path @returns {Promise<any>} */
const ask = async path => (await fetch(service.url + path)).json()
/** @param {string} path */
const askText = async path => (await fetch(service.url + path)).text()
/** @param {string | Uint8Array} raw */
async function send(raw) {
  const body = typeof raw === 'string' ? raw : Buffer.from(raw).toString('hex')
  const response = await fetch(`${service.url}/tx`, { method: 'POST', body })
  return { status: response.status, text: await response.text() }
}

/**
 * A signed payment of one coin of an account.
 * @param {{ from?: 'payment' | 'ordinal', to?: string, fee?: bigint, coin?: any, change?: (t: Transaction) => void, key?: string }} [wish]
 */
async function payment({ from = 'payment', to, fee = 1_000n, coin, change, key } = {}) {
  const [sender, other] = service.accounts
  assert.ok(sender && other)
  const { address, publicKey, privateKey } = sender[from]
  const [first] = coin ? [coin] : await ask(`/address/${address}/utxo`)
  const script = (from === 'payment' ? p2wpkh(bytes(publicKey), regtest) : p2tr(bytes(publicKey), undefined, regtest))
    .script
  const transaction = new Transaction()
  const tap = from === 'ordinal' ? { tapInternalKey: bytes(publicKey) } : {}
  const witnessUtxo = { script, amount: BigInt(first.value) }
  transaction.addInput({ txid: first.txid, index: first.vout, witnessUtxo, ...tap })
  transaction.addOutputAddress(to ?? other.payment.address, BigInt(first.value) - fee, regtest)
  change?.(transaction)
  transaction.signIdx(bytes(key ?? privateKey), 0)
  transaction.finalize()
  return transaction
}

describe('the local Bitcoin service', () => {
  it('returns what an address holds', async () => {
    const address = service.accounts[2]?.payment.address
    const unspent = await ask(`/address/${address}/utxo`)
    assert.deepEqual(unspent.map((/** @type {any} */ { value }) => value).sort(), [100_000_000, 50_000_000])
    const { chain_stats: stats } = await ask(`/address/${address}`)
    assert.equal(stats.funded_txo_sum - stats.spent_txo_sum, 150_000_000)
    assert.equal((await ask(`/address/${address}/txs`)).length, 2)
  })

  for (const from of /** @type {const} */ (['payment', 'ordinal'])) {
    it(`accepts a payment from a ${from} address signed by its owner, and mines it`, async () => {
      const transaction = await payment({ from })
      const height = Number(await askText('/blocks/tip/height'))
      assert.deepEqual(await send(transaction.extract()), { status: 200, text: transaction.id })
      assert.equal(Number(await askText('/blocks/tip/height')), height + 1)
      const kept = await ask(`/tx/${transaction.id}`)
      assert.equal(kept.status.confirmed, true)
      assert.equal(kept.fee, 1_000)
      assert.equal(await askText(`/tx/${transaction.id}/hex`), Buffer.from(transaction.extract()).toString('hex'))
    })
  }

  it('mines on request', async () => {
    service.autoMine(false)
    const transaction = await payment()
    await send(transaction.extract())
    assert.deepEqual(await ask(`/tx/${transaction.id}/status`), { confirmed: false })
    service.mine()
    assert.equal((await ask(`/tx/${transaction.id}/status`)).confirmed, true)
  })

  it('refuses a coin that is spent, also before it is mined', async () => {
    service.autoMine(false)
    const [coin] = await ask(`/address/${service.accounts[0]?.payment.address}/utxo`)
    await send((await payment({ coin })).extract())
    const { status, text } = await send((await payment({ coin, fee: 2_000n })).extract())
    assert.equal(status, 400)
    assert.match(text, /missingorspent/)
  })

  it('refuses someone else’s signature, a changed one and none', async () => {
    const [sender, other] = service.accounts
    assert.ok(sender && other)
    await assert.rejects(payment({ key: other.payment.privateKey }))
    for (const from of /** @type {const} */ (['payment', 'ordinal'])) {
      service.fund(sender[from].address, 30_000)
      const raw = (await payment({ from })).extract()
      const at = Buffer.from(raw).indexOf(from === 'payment' ? Buffer.from([0x02, 0x20]) : Buffer.from([0x01, 0x40]))
      const forged = Uint8Array.from(raw)
      const place = (at < 0 ? raw.length - 60 : at) + 8
      forged[place] = (forged[place] ?? 0) ^ 1
      const { status, text } = await send(forged)
      assert.equal(status, 400)
      assert.match(text, /mandatory-script-verify-flag-failed|already/)
    }
  })

  it('refuses a transaction that nobody signed', async () => {
    const [owner] = service.accounts
    const [coin] = await ask(`/address/${owner?.payment.address}/utxo`)
    const transaction = new Transaction()
    transaction.addInput({ txid: coin.txid, index: coin.vout })
    transaction.addOutputAddress(String(owner?.payment.address), BigInt(coin.value) - 1_000n, regtest)
    const { status, text } = await send(transaction.toBytes(true))
    assert.equal(status, 400)
    assert.match(text, /mandatory-script-verify-flag-failed/)
  })

  it('refuses amounts that do not balance, dust, no fee and a time to come', async () => {
    const [sender] = service.accounts
    const script = p2wpkh(bytes(String(sender?.payment.publicKey)), regtest).script
    const [coin] = await ask(`/address/${sender?.payment.address}/utxo`)
    // the library itself refuses to finish what spends too much, so the outputs are raised in what it believes
    const lied = { ...coin, value: coin.value + 10_000 }
    assert.match((await send((await payment({ coin: lied })).extract())).text, /in-belowout|verify-flag/)
    const dust = await payment({ fee: 2_000n, change: t => void t.addOutput({ script, amount: 100n }) })
    assert.match((await send(dust.extract())).text, /dust/)
    assert.match((await send((await payment({ fee: 1n })).extract())).text, /min relay fee/)
  })

  it('refuses an invalid transaction, and one that it already has', async () => {
    for (const text of ['', 'xyz', '00', '0200000000']) assert.equal((await send(text)).status, 400)
    const raw = (await payment()).extract()
    await send(raw)
    assert.match((await send(raw)).text, /already/)
  })

  it('answers for unknown things as an Esplora server does', async () => {
    assert.equal((await fetch(`${service.url}/address/bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4/utxo`)).status, 400)
    assert.equal((await fetch(`${service.url}/tx/${'ab'.repeat(32)}`)).status, 404)
    assert.equal((await fetch(`${service.url}/nothing`)).status, 404)
    assert.deepEqual(Object.keys(await ask('/fee-estimates')).includes('3'), true)
  })

  it('fails as scripted, and records its requests', async () => {
    service.faults.set({ route: 'GET /fee-estimates', mode: 'fail', status: 503, times: 1 })
    assert.equal((await fetch(`${service.url}/fee-estimates`)).status, 503)
    assert.equal((await fetch(`${service.url}/fee-estimates`)).status, 200)
    assert.equal(service.requests('GET /fee-estimates').length, 2)
  })

  it('is switched from a page too', async () => {
    const post = (/** @type {string} */ path, /** @type {unknown} */ body) =>
      fetch(service.url + path, { method: 'POST', body: JSON.stringify(body) })
    const { address } = service.accounts[4]?.payment ?? {}
    const before = (await ask(`/address/${address}/utxo`)).length
    assert.equal((await post('/__dev/fund', { address, amount: 5 })).status, 200)
    assert.equal((await ask(`/address/${address}/utxo`)).length, before + 1)
    assert.equal((await post('/__dev/fund', { address: 'x', amount: 5 })).status, 400)
    assert.equal((await (await post('/__dev/mine', { blocks: 3, auto: false })).json()).auto, false)
    assert.equal((await post('/__dev/faults', { mode: 'nonsense' })).status, 400)
    assert.equal((await ask('/__dev/info')).network.caipNetworkId, service.network.caipNetworkId)
  })
})
