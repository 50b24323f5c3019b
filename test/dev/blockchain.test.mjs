import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { createWalletClient, http, parseEther, publicActions, testActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { receiptOf } from '../../dev/evm/receipts.mjs'
import { withStack } from './with-stack.mjs'

const { ask, askJson, post, stack } = withStack()
const COMMON = 'projectId=p&st=appkit&sv=html-wagmi-1'
const CHAIN = 'eip155:31337'
const alice = () => stack().accounts[0] ?? assert.fail()
const bob = () => stack().accounts[1] ?? assert.fail()

const client = () => {
  const [chain] = stack().networks
  const account = privateKeyToAccount(alice().privateKey)
  return createWalletClient({ account, chain, transport: http() }).extend(publicActions)
}
const ABI = /** @type {const} */ ([
  {
    type: 'function',
    name: 'transfer',
    stateMutability: 'nonpayable',
    inputs: [
      { name: 'to', type: 'address' },
      { name: 'value', type: 'uint256' },
    ],
    outputs: [{ type: 'bool' }],
  },
])

const balances = (address = alice().address, extra = `chainId=${CHAIN}&currency=usd&${COMMON}`) =>
  askJson(`/v1/account/${address}/balance?${extra}`)
const history = (address = alice().address, extra = '') =>
  askJson(`/v1/account/${address}/history?chainId=${CHAIN}&${COMMON}${extra}`)

describe('balances', () => {
  it('are read from the chain, with prices', async () => {
    const { balances: rows } = await balances()
    const [ether, dollar] = rows
    assert.equal(ether.symbol, 'ETH')
    assert.equal('address' in ether, false)
    assert.equal(ether.price, 2500)
    assert.equal(dollar.address, `${CHAIN}:${stack().contracts[31337]?.token.address}`)
    assert.deepEqual(dollar.quantity, { decimals: '6', numeric: '10000' })
    assert.equal(dollar.value, 10_000)
  })

  it('follow sent transactions', async () => {
    const { address } = stack().contracts[31337]?.token ?? assert.fail()
    const wallet = client()
    const hash = await wallet.writeContract({ address, abi: ABI, functionName: 'transfer', args: [bob().address, 5n] })
    await receiptOf(wallet, hash)
    const { balances: rows } = await balances()
    assert.equal(rows.find((/** @type {any} */ row) => row.symbol === 'TUSD').quantity.numeric, '9999.999995')
  })

  it('of Solana name bare mints', async () => {
    const { accounts, network } = stack().solana
    const owner = accounts[0]?.address ?? assert.fail()
    const extra = `chainId=${network.caipNetworkId}&currency=usd&${COMMON}`
    const { balances: rows } = await balances(/** @type {any} */ (owner), extra)
    assert.deepEqual(
      rows.map((/** @type {any} */ row) => row.symbol),
      ['SOL', 'TUSD', 'TUSD22'],
    )
    assert.match(rows[0].address, /^So1{41}$/)
    assert.equal(rows[1].quantity.numeric, '10000')
  })

  it('are refused in the shapes of the service', async () => {
    const of = (/** @type {string} */ query, address = alice().address) =>
      ask(`/v1/account/${address}/balance?${query}`)
    assert.equal((await of(`chainId=${CHAIN}&${COMMON}`)).status, 400)
    assert.match(await (await of(`chainId=${CHAIN}&${COMMON}`)).text(), /missing field `currency`/)
    const unknown = await of(`chainId=eip155:7&currency=usd&${COMMON}`)
    assert.equal((await unknown.json()).reasons[0].field, 'chainId')
    const odd = await of(`chainId=${CHAIN}&currency=usd&${COMMON}`, '0x12')
    assert.equal((await odd.json()).reasons[0].field, 'address')
    assert.equal((await of(`chainId=${CHAIN}&currency=usd&st=a&sv=b`)).status, 401)
    assert.deepEqual(await (await of(`chainId=${CHAIN}&currency=usd&projectId=p`)).json(), { balances: [] })
  })

  it('can be as many as wanted', async () => {
    assert.equal((await post('/__dev/holdings', { tokens: 5000 })).status, 200)
    assert.equal((await balances()).balances.length, 5002)
    assert.equal((await post('/__dev/holdings', { tokens: -1 })).status, 400)
  })
})

describe('the history', () => {
  it('returns what was sent, received and minted, the latest first', async () => {
    const wallet = client()
    const hash = await wallet.sendTransaction({ to: bob().address, value: parseEther('1.5') })
    await receiptOf(wallet, hash)
    const { data } = await history()
    assert.equal(data[0].metadata.hash, hash)
    assert.equal(data[0].metadata.operationType, 'send')
    assert.equal(data[0].metadata.sentTo, bob().address)
    assert.deepEqual(data[0].transfers[0].quantity, { numeric: '1.5' })
    const seen = (await history(bob().address)).data.find((/** @type {any} */ entry) => entry.metadata.hash === hash)
    assert.equal(seen.metadata.operationType, 'receive')
    assert.equal(seen.transfers[0].direction, 'in')
    const pictures = data.flatMap((/** @type {any} */ entry) =>
      entry.transfers.flatMap((/** @type {any} */ t) => t.nft_info ?? []),
    )
    assert.equal(pictures[0].name, 'Test Picture #1')
    assert.equal((await fetch(pictures[0].content.preview.url)).headers.get('content-type'), 'image/svg+xml')
  })

  it('comes in pages, each entry once', async () => {
    stack().api.invented.set({ activity: 120 })
    const ids = []
    let cursor = ''
    do {
      const page = await history(alice().address, cursor && `&cursor=${cursor}`)
      assert.ok(page.data.length <= 50)
      ids.push(...page.data.map((/** @type {any} */ entry) => entry.id))
      cursor = page.next
    } while (cursor)
    assert.ok(ids.length >= 120)
    assert.equal(new Set(ids).size, ids.length)
  })
})

describe('names', () => {
  const register = async (/** @type {Record<string, unknown>} */ change = {}, signer = alice()) => {
    const message = JSON.stringify({
      name: 'alice.reown.id',
      attributes: {},
      timestamp: Math.floor(Date.now() / 1000),
      ...change,
    })
    const signature = await privateKeyToAccount(signer.privateKey).signMessage({ message })
    return post('/v1/profile/account', { coin_type: 60, address: alice().address, message, signature })
  }

  it('are given to their signer', async () => {
    assert.deepEqual(await askJson(`/v1/profile/account/alice.reown.id?apiVersion=2&${COMMON}`), [])
    assert.equal((await register({}, bob())).status, 401)
    assert.equal((await register({ timestamp: 1 })).status, 400)
    assert.equal((await register({ name: 'Alice.reown.id' })).status, 400)
    assert.equal((await register()).status, 200)
    assert.equal((await register()).status, 400)
    const record = await askJson(`/v1/profile/account/alice.reown.id?apiVersion=2&${COMMON}`)
    assert.equal(record.addresses['60'].address, alice().address)
    const [reverse] = await askJson(`/v1/profile/reverse/${alice().address}?apiVersion=2&${COMMON}`)
    assert.equal(reverse.name, 'alice.reown.id')
    assert.equal((await askJson(`/v1/identity/${alice().address}?${COMMON}`)).name, 'alice.reown.id')
    const { suggestions } = await askJson(`/v1/profile/suggestions/alice?zone=reown.id&${COMMON}`)
    assert.deepEqual(suggestions[0], { name: 'alice.reown.id', registered: true })
  })

  it('of no one are absent', async () => {
    assert.equal((await ask(`/v1/profile/account/nobody.reown.id?${COMMON}`)).status, 404)
    assert.deepEqual(await askJson(`/v1/profile/reverse/${bob().address}?apiVersion=2&${COMMON}`), [])
  })
})

describe('prices', () => {
  it('are given only for the first address', async () => {
    const token = stack().contracts[31337]?.token.address
    const addresses = [`${CHAIN}:${token}`, `${CHAIN}:0x${'e'.repeat(40)}`]
    const { fungibles } = await (
      await post('/v1/fungible/price', { projectId: 'p', currency: 'usd', addresses })
    ).json()
    assert.equal(fungibles.length, 1)
    assert.equal(fungibles[0].symbol, 'TUSD')
    assert.equal(fungibles[0].price, 1)
    assert.equal((await post('/v1/fungible/price', { projectId: 'p', currency: 'usd', addresses: [] })).status, 400)
    assert.equal((await post('/v1/fungible/price', { projectId: 'p', currency: 'doge', addresses })).status, 422)
  })

  it('name the token that is at an address after the chain was reset', async () => {
    const { TestToken } = JSON.parse(readFileSync(new URL('../../dev/evm/artifacts.json', import.meta.url), 'utf8'))
    const wallet = client().extend(testActions({ mode: 'anvil' }))
    /** Deploys a token, and asks for its price. @param {string} symbol @param {number} decimals */
    const named = async (symbol, decimals) => {
      const hash = await wallet.deployContract({ ...TestToken, args: ['Token', symbol, decimals] })
      const { contractAddress } = await receiptOf(wallet, hash)
      const body = { projectId: 'p', currency: 'usd', addresses: [`${CHAIN}:${contractAddress}`] }
      const [token] = (await (await post('/v1/fungible/price', body)).json()).fungibles
      return [contractAddress, token.symbol, token.decimals]
    }
    const id = await wallet.snapshot()
    const [address, ...first] = await named('ONE', 6)
    await wallet.revert({ id })
    assert.deepEqual(first, ['ONE', 6])
    assert.deepEqual(await named('TWO', 8), [address, 'TWO', 8])
  })

  it('are given for the coin and tokens of Solana', async () => {
    const { network, tokens } = stack().solana
    const { mint } = tokens.token2022
    const named = []
    for (const address of [`So${'1'.repeat(41)}`, mint]) {
      const body = { projectId: 'p', currency: 'usd', addresses: [`${network.caipNetworkId}:${address}`] }
      const { fungibles } = await (await post('/v1/fungible/price', body)).json()
      named.push([fungibles[0].symbol, fungibles[0].decimals, fungibles[0].price])
    }
    assert.deepEqual(named, [
      ['SOL', 9, 150],
      ['TUSD22', 6, 1],
    ])
  })

  it('are refused for what is not an asset', async () => {
    const { caipNetworkId } = stack().solana.network
    for (const address of [`${CHAIN}:${bob().address}`, `${CHAIN}:0x12`, `${caipNetworkId}:${'2'.repeat(43)}`]) {
      const reply = await post('/v1/fungible/price', { projectId: 'p', currency: 'usd', addresses: [address] })
      assert.equal(reply.status, 400, address)
      assert.equal((await reply.json()).reasons[0].field, 'addresses')
    }
  })
})
