// Transfers over the compiled package on the local chain: built, tried, signed by a key, sent and confirmed.
import { createPrivateKey, sign } from 'node:crypto'
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { generateKeyPairSigner, getAddressEncoder } from '@solana/web3.js'
import { startSolana } from '../../../../dev/solana/start.mjs'

const compiled = (/** @type {string} */ path) => import(new URL(`../../../../.tmp/js/${path}`, import.meta.url).href)

/** @type {Awaited<ReturnType<typeof startSolana>>} */
let chain
/** @type {any} */
let parts
before(async () => {
  chain = await startSolana({ slotMs: 20 })
  const [transfer, budget, wire, rpc, provider, base64] = await Promise.all([
    compiled('chains/solana/transfers/transfer.js'),
    compiled('chains/solana/transfers/budget.js'),
    compiled('chains/solana/wallets/wire.js'),
    compiled('services/json-rpc.js'),
    compiled('chains/solana/wallets/provider.js'),
    compiled('core/encoding/base64.js'),
  ])
  parts = { ...transfer, ...budget, ...wire, ...rpc, ...provider, ...base64 }
})
after(() => chain?.stop())

const network = { id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1', nativeCurrency: { symbol: 'SOL', decimals: 9 } }
const rpc = () => parts.createRpc([chain.url])

/** @param {number} index @returns {any} a provider that signs with the key of an account and sends over the chain */
function providerOf(index) {
  const { address, privateKey } = chain.accounts[index] ?? { address: '', privateKey: '' }
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.from(privateKey, 'hex')])
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const signTransactions = async (/** @type {Uint8Array[]} */ all) =>
    all.map(bytes => {
      const { message } = parts.parseWire(bytes)
      return parts.attachSignature(bytes, address, new Uint8Array(sign(null, message, key)))
    })
  const signer = { name: 'Key', address: () => address, signTransactions, signMessage: async () => new Uint8Array(64) }
  return parts.createSolanaProvider(signer, async () => rpc()).provider
}

/** @param {{ to: string, amount: bigint, token?: string, index?: number }} wanted @returns {Promise<any>} */
function prepare({ index = 0, ...wanted }) {
  const from = chain.accounts[index]?.address
  return parts.prepareTransfer({ provider: providerOf(index), rpc: rpc(), network, from, ...wanted })
}

const newAddress = async () => (await generateKeyPairSigner()).address
const read = async (/** @type {string} */ method, /** @type {unknown[]} */ ...params) => rpc().request(method, params)
const held = async (/** @type {string} */ owner, /** @type {string} */ mint) => {
  const { value } = await read('getTokenAccountsByOwner', owner, { mint }, { encoding: 'jsonParsed' })
  return value.map((/** @type {any} */ entry) => entry.account.data.parsed.info.tokenAmount.uiAmountString)
}

describe('Solana transfers', () => {
  it('sends SOL for the quoted fee', async () => {
    const to = await newAddress()
    const from = chain.accounts[0]?.address
    const { value: before } = await read('getBalance', from)
    const prepared = await prepare({ to, amount: 250_000_000n })
    assert.equal(prepared.deposit, 0n)
    assert.equal(prepared.decimals, 9)
    assert.equal(parts.SOL_TRANSFER_FEE, prepared.fee)
    assert.equal(prepared.fee, 15_000n) // 5,000 for the signature, 500 units at 0.00002 lamports... at 20 lamports each
    const { hash, confirmed } = await prepared.send()
    await confirmed
    assert.equal((await read('getBalance', to)).value, 250_000_000)
    assert.equal((await read('getBalance', from)).value, before - 250_015_000)
    assert.equal((await read('getTransaction', hash, { maxSupportedTransactionVersion: 0 })).meta.err, null)
  })

  for (const key of /** @type {const} */ (['token', 'token2022']))
    it(`sends the ${key} token, making the receiving account once`, async () => {
      const { mint } = chain.tokens[key]
      const to = await newAddress()
      const first = await prepare({ to, amount: 1_500_000n, token: mint })
      assert.equal(first.decimals, 6)
      assert.ok(first.deposit > 1_000_000n)
      await (
        await first.send()
      ).confirmed
      assert.deepEqual(await held(to, mint), ['1.5'])
      const second = await prepare({ to, amount: 1_000_000n, token: mint })
      assert.equal(second.deposit, 0n)
      await (
        await second.send()
      ).confirmed
      assert.deepEqual(await held(to, mint), ['2.5'])
    })

  it('takes from one token account that has enough, and says that several together are not one', async () => {
    const { mint } = chain.tokens.token
    const [from, to, other] = [chain.accounts[0]?.address ?? '', await newAddress(), await newAddress()]
    const { value } = await read('getTokenAccountsByOwner', from, { mint }, { encoding: 'jsonParsed' })
    const [usual] = value
    const account = (/** @type {string} */ pubkey, /** @type {string} */ amount) => ({
      pubkey,
      account: { data: { parsed: { info: { tokenAmount: { amount } } } } },
    })
    /** @type {Record<string, unknown>} */
    const answers = {
      getTokenAccountsByOwner: { value: [account(usual.pubkey, '100'), account(other, '150')] },
      simulateTransaction: { value: { err: null } },
    }
    /** @type {string[]} */
    const tried = []
    const scripted = {
      request: async (/** @type {string} */ method, /** @type {unknown[]} */ params) => {
        if (method === 'simulateTransaction') tried.push(String(params[0]))
        return answers[method] ?? rpc().request(method, params)
      },
    }
    const wanted = { provider: providerOf(0), rpc: scripted, network, from, to, token: mint }
    const isIn = async (/** @type {string} */ address) => {
      const bytes = Buffer.from(tried.at(-1) ?? '', 'base64')
      return bytes.includes(Buffer.from(getAddressEncoder().encode(/** @type {any} */ (address))))
    }
    await parts.prepareTransfer({ ...wanted, amount: 60n })
    assert.ok((await isIn(usual.pubkey)) && !(await isIn(other)), 'the usual one, if it has enough')
    await parts.prepareTransfer({ ...wanted, amount: 120n })
    assert.ok((await isIn(other)) && !(await isIn(usual.pubkey)), 'else another one')
    await assert.rejects(parts.prepareTransfer({ ...wanted, amount: 200n }), { code: 'TRANSACTION_TOKEN_REFUSED' })
  })

  it('sends to a token account that is named itself, and to none of another token', async () => {
    const { token, token2022 } = chain.tokens
    const owner = chain.accounts[1]?.address ?? ''
    const { value } = await read('getTokenAccountsByOwner', owner, { mint: token.mint }, { encoding: 'jsonParsed' })
    const account = value[0].pubkey
    await (
      await (await prepare({ to: account, amount: 1n, token: token.mint })).send()
    ).confirmed
    assert.deepEqual(await held(owner, token.mint), ['10000.000001'])
    await assert.rejects(prepare({ to: account, amount: 1n, token: token2022.mint }), {
      code: 'TRANSACTION_TOKEN_REFUSED',
    })
  })

  it('says before anyone signs that it would fail', async () => {
    const to = await newAddress()
    await assert.rejects(prepare({ to, amount: 10n ** 15n }), { code: 'TRANSACTION_SIMULATION_FAILED' })
    await assert.rejects(prepare({ to, amount: 10n ** 15n, token: chain.tokens.token.mint }), error => {
      assert.ok(/** @type {any} */ (error).logs.some((/** @type {string} */ line) => /insufficient funds/.test(line)))
      return true
    })
    await assert.rejects(prepare({ to, amount: 1n, token: chain.tokens.token.mint, index: 4 }), {
      code: 'TRANSACTION_SIMULATION_FAILED',
    })
  })

  it('refuses invalid addresses, amounts and tokens', async () => {
    const to = await newAddress()
    await assert.rejects(prepare({ to: 'x', amount: 1n }), { code: 'TRANSACTION_INVALID' })
    await assert.rejects(prepare({ to: `1${to}`, amount: 1n }), { code: 'TRANSACTION_INVALID' })
    await assert.rejects(prepare({ to, amount: 0n }), { code: 'TRANSACTION_INVALID' })
    await assert.rejects(prepare({ to, amount: 1n, token: to }), { code: 'TRANSACTION_TOKEN_REFUSED' })
    await assert.rejects(prepare({ to, amount: 1n, token: chain.accounts[1]?.address ?? '' }), {
      code: 'TRANSACTION_TOKEN_REFUSED',
    })
  })

  it('sends nothing from a wallet that went to another account', async () => {
    const to = await newAddress()
    const prepared = await parts.prepareTransfer({
      provider: providerOf(1),
      rpc: rpc(),
      network,
      from: chain.accounts[0]?.address,
      to,
      amount: 1_000_000n,
    })
    await assert.rejects(prepared.send(), { name: 'WalletChangedError' })
    assert.equal((await read('getBalance', to)).value, 0)
  })

  it('distinguishes a wallet’s rejection from its failure, and sends nothing', async () => {
    for (const [thrown, name] of /** @type {const} */ ([
      [Object.assign(new Error('User rejected the request.'), { code: 4001 }), 'TransactionRejectedError'],
      [new Error('The device is locked'), 'SendError'],
    ])) {
      const to = await newAddress()
      const provider = Object.assign(Object.create(providerOf(0)), {
        signAndSendTransaction: () => Promise.reject(thrown),
      })
      const prepared = await parts.prepareTransfer({
        provider,
        rpc: rpc(),
        network,
        from: chain.accounts[0]?.address,
        to,
        amount: 1_000_000n,
      })
      await assert.rejects(prepared.send(), { name })
      assert.equal((await read('getBalance', to)).value, 0)
    }
  })

  it('says that a transaction that got in failed there, and that one that never came expired', async () => {
    const { confirmTransaction } = await compiled('chains/solana/transfers/confirm.js')
    const to = await newAddress()
    const prepared = await prepare({ to, amount: 1_000_000n, index: 3 })
    const provider = providerOf(3)
    // emptied between the trial and the sending, and sent without another trial
    const { value } = await read('getBalance', chain.accounts[3]?.address)
    await (
      await (
        await prepare({ to: chain.accounts[2]?.address ?? '', amount: BigInt(value) - 2_000_000n, index: 3 })
      ).send()
    ).confirmed
    const original = provider.signAndSendTransaction
    assert.ok(original && prepared)
    const blind = {
      publicKey: provider.publicKey,
      signAndSendTransaction: (/** @type {any} */ tx) => provider.signAndSendTransaction(tx, { skipPreflight: true }),
    }
    const rpcOnce = rpc()
    const lying = {
      request: (/** @type {string} */ method, /** @type {any} */ ...rest) =>
        method === 'simulateTransaction' ? Promise.resolve({ value: { err: null } }) : rpcOnce.request(method, ...rest),
    }
    const from = chain.accounts[3]?.address
    const failing = await parts.prepareTransfer({ provider: blind, rpc: lying, network, from, to, amount: 10n ** 12n })
    await assert.rejects((await failing.send()).confirmed, { code: 'TRANSACTION_FAILED' })
    const signature = '1'.repeat(64)
    await assert.rejects(confirmTransaction(rpc(), { signature, lastValidBlockHeight: 1n }), {
      code: 'TRANSACTION_EXPIRED',
    })
  })

  it('waits for as long as a newer blockhash lasts, which the wallet may have taken before it signed', async () => {
    const chainRpc = rpc()
    let height = 0
    let asked = 0
    const moving = {
      /** @param {string} method @param {any[]} rest */
      async request(method, ...rest) {
        if (method === 'getBlockHeight') return height
        const answer = await chainRpc.request(method, ...rest)
        if (method === 'getLatestBlockhash') return { value: { ...answer.value, lastValidBlockHeight: height + 150 } }
        if (method !== 'getSignatureStatuses') return answer
        return ++asked < 2 ? { value: [null] } : answer // it is not in a block at once
      },
    }
    const signer = providerOf(0)
    const slow = {
      publicKey: signer.publicKey,
      async signAndSendTransaction(/** @type {any} */ tx) {
        height = 200 // the visitor took long
        return signer.signAndSendTransaction(tx)
      },
    }
    const from = chain.accounts[0]?.address
    const to = await newAddress()
    const prepared = await parts.prepareTransfer({ provider: slow, rpc: moving, network, from, to, amount: 1_000_000n })
    await (
      await prepared.send()
    ).confirmed
    assert.equal((await read('getBalance', to)).value, 1_000_000)
  })

  it('empties an account with the maximum, which keeps back what the transfer costs', async () => {
    const from = chain.accounts[2]?.address
    const { value: held } = await read('getBalance', from)
    const amount = BigInt(held) - parts.SOL_TRANSFER_FEE
    const prepared = await prepare({ to: await newAddress(), amount, index: 2 })
    const { confirmed } = await prepared.send()
    await confirmed
    assert.equal((await read('getBalance', from)).value, 0)
  })
})
