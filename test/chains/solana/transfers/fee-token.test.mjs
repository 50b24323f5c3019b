// Tokens of the Token-2022 program that keep part of each transfer, over the compiled package on the local chain.
import assert from 'node:assert/strict'
import { createPrivateKey, sign } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { getCreateAccountInstruction, getTransferSolInstruction } from '@solana-program/system'
import * as token from '@solana-program/token-2022'
import {
  appendTransactionMessageInstructions,
  createKeyPairSignerFromPrivateKeyBytes,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressEncoder,
  getBase64EncodedWireTransaction,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/web3.js'
import { startSolana } from '../../../../dev/solana/start.mjs'

const compiled = (/** @type {string} */ path) => import(new URL(`../../../../.tmp/js/${path}`, import.meta.url).href)

const PROGRAM = token.TOKEN_2022_PROGRAM_ADDRESS
/** Size of a mint with the extension, in bytes. */
const MINT_SIZE = 165 + 1 + 4 + 108
const network = { id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1', nativeCurrency: { symbol: 'SOL', decimals: 9 } }

/** @type {Awaited<ReturnType<typeof startSolana>>} */
let chain
/** @type {any} */
let parts
before(async () => {
  chain = await startSolana({ slotMs: 20 })
  const [transfer, wire, rpc, provider] = await Promise.all([
    compiled('chains/solana/transfers/transfer.js'),
    compiled('chains/solana/wallets/wire.js'),
    compiled('services/json-rpc.js'),
    compiled('chains/solana/wallets/provider.js'),
  ])
  parts = { ...transfer, ...wire, ...rpc, ...provider }
})
after(() => chain?.stop())

const rpc = () => parts.createRpc([chain.url])
const read = async (/** @type {string} */ method, /** @type {unknown[]} */ ...params) => rpc().request(method, params)
const holder = () => chain.accounts[0] ?? { address: '', privateKey: '' }
/** @type {Awaited<ReturnType<typeof createKeyPairSignerFromPrivateKeyBytes>> | undefined} */
let known
const signer = async () =>
  (known ??= await createKeyPairSignerFromPrivateKeyBytes(Buffer.from(holder().privateKey, 'hex')))
const newAddress = async () => (await generateKeyPairSigner()).address

/** Signs and sends instructions, and waits until they are in a block. @param {any[]} instructions */
async function run(instructions) {
  const { value } = await read('getLatestBlockhash')
  const payer = await signer()
  const lifetime = /** @type {any} */ ({ ...value, lastValidBlockHeight: BigInt(value.lastValidBlockHeight) })
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    tx => setTransactionMessageFeePayerSigner(payer, tx),
    tx => setTransactionMessageLifetimeUsingBlockhash(lifetime, tx),
    tx => appendTransactionMessageInstructions(instructions, tx),
  )
  const bytes = getBase64EncodedWireTransaction(await signTransactionMessageWithSigners(message))
  await read('sendTransaction', bytes, { encoding: 'base64' })
}

/** @param {string} owner @param {string} mint @returns {Promise<any>} the address of its token account */
async function accountOf(owner, mint) {
  const place = /** @type {any} */ ({ owner, mint, tokenProgram: PROGRAM })
  return (await token.findAssociatedTokenPda(place))[0]
}

/** A token that keeps part of each transfer, and the first account's with 1,000 of it. @param {{ points: number, most: bigint }} fee */
async function makeToken({ points, most }) {
  const [authority, mint] = [await signer(), await generateKeyPairSigner()]
  const lamports = await read('getMinimumBalanceForRentExemption', MINT_SIZE)
  const ata = await accountOf(authority.address, mint.address)
  await run([
    getCreateAccountInstruction({
      ...{ payer: authority, newAccount: mint, lamports, space: MINT_SIZE, programAddress: PROGRAM },
    }),
    token.getInitializeTransferFeeConfigInstruction({
      mint: mint.address,
      transferFeeConfigAuthority: authority.address,
      withdrawWithheldAuthority: authority.address,
      transferFeeBasisPoints: points,
      maximumFee: most,
    }),
    token.getInitializeMint2Instruction({ mint: mint.address, decimals: 6, mintAuthority: authority.address }),
    token.getCreateAssociatedTokenIdempotentInstruction({
      ...{ payer: authority, ata, owner: authority.address, mint: mint.address, tokenProgram: PROGRAM },
    }),
    token.getMintToCheckedInstruction({
      ...{ mint: mint.address, token: ata, mintAuthority: authority, amount: 1_000_000_000n, decimals: 6 },
    }),
  ])
  return mint.address
}

/** @param {{ to: string, amount: bigint, token: string, rpc?: any }} wanted @returns {Promise<any>} */
function prepare(wanted) {
  const { address, privateKey } = holder()
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.from(privateKey, 'hex')])
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const signTransactions = async (/** @type {Uint8Array[]} */ all) =>
    all.map(bytes => {
      const { message } = parts.parseWire(bytes)
      return parts.attachSignature(bytes, address, new Uint8Array(sign(null, message, key)))
    })
  const wallet = { name: 'Key', address: () => address, signTransactions, signMessage: async () => new Uint8Array(64) }
  const { provider } = parts.createSolanaProvider(wallet, async () => rpc())
  return parts.prepareTransfer({ provider, rpc: rpc(), network, from: address, ...wanted })
}

/** @param {string} owner @param {string} mint @returns {Promise<bigint>} what it has, in base units */
async function held(owner, mint) {
  const { value } = await read('getTokenAccountsByOwner', owner, { mint }, { encoding: 'jsonParsed' })
  return value.reduce(
    (/** @type {bigint} */ sum, /** @type {any} */ { account }) =>
      sum + BigInt(account.data.parsed.info.tokenAmount.amount),
    0n,
  )
}

describe('a Solana token that keeps part of each transfer', () => {
  for (const [name, fee, amount, received] of /** @type {const} */ ([
    ['its share, rounded up', { points: 150, most: 10n ** 12n }, 1_000_001n, 985_000n],
    ['no more than its maximum', { points: 5_000, most: 7n }, 1_000_000n, 999_993n],
  ]))
    it(`leaves the receiver what is said before anyone signs: less ${name}`, async () => {
      const mint = await makeToken(fee)
      const to = await newAddress()
      const prepared = await prepare({ to, amount, token: mint })
      assert.equal(prepared.arrives, received)
      assert.ok(prepared.deposit > 0n)
      await (
        await prepared.send()
      ).confirmed
      assert.equal(await held(to, mint), received)
      assert.equal(await held(holder().address, mint), 1_000_000_000n - amount)
    })

  it('is not sent if it would keep anything else than what was said', async () => {
    const mint = await makeToken({ points: 100, most: 10n ** 12n })
    const endpoint = rpc()
    const outdated = {
      /** @param {string} method @param {any[]} rest */
      async request(method, ...rest) {
        const answer = await endpoint.request(method, ...rest)
        if (method !== 'getMultipleAccounts') return answer
        const value = answer.value.map((/** @type {any} */ account) => {
          if (!account) return account
          const data = Buffer.from(account.data[0], 'base64')
          if (data.length === MINT_SIZE) for (const at of [258, 276]) data.writeUInt16LE(90, at)
          return { ...account, data: [data.toString('base64'), 'base64'] }
        })
        return { ...answer, value }
      },
    }
    await assert.rejects(prepare({ to: await newAddress(), amount: 1_000n, token: mint, rpc: outdated }), error => {
      const { code, logs } = /** @type {any} */ (error)
      assert.equal(code, 'TRANSACTION_SIMULATION_FAILED')
      assert.ok(logs.some((/** @type {string} */ line) => /fee/i.test(line)))
      return true
    })
  })

  it('says nothing of a token that could take a fee and takes none', async () => {
    const mint = await makeToken({ points: 0, most: 0n })
    assert.ok(!('arrives' in (await prepare({ to: await newAddress(), amount: 1_000n, token: mint }))))
  })
})

describe('the token account of a receiver', () => {
  it('is made although someone has sent it SOL before', async () => {
    const { mint } = chain.tokens.token2022
    const to = await newAddress()
    const destination = await accountOf(to, mint)
    await run([
      getTransferSolInstruction({ source: await signer(), destination, amount: /** @type {any} */ (1_000_000n) }),
    ])
    const prepared = await prepare({ to, amount: 5n, token: mint })
    const size = 170 // of an account with the extension that every new one has
    assert.equal(prepared.deposit, BigInt(await read('getMinimumBalanceForRentExemption', size)) - 1_000_000n)
    await (
      await prepared.send()
    ).confirmed
    assert.equal(await held(to, mint), 5n)
  })

  it('is not sent to if it belongs to another address by now', async () => {
    const { mint } = chain.tokens.token2022
    const [to, thief] = [await newAddress(), await newAddress()]
    await (
      await (await prepare({ to, amount: 5n, token: mint })).send()
    ).confirmed
    const account = await accountOf(to, mint)
    const endpoint = rpc()
    const given = {
      /** @param {string} method @param {any[]} rest */
      async request(method, ...rest) {
        const answer = await endpoint.request(method, ...rest)
        if (method !== 'getMultipleAccounts' || rest[0][0][0] !== account) return answer
        const data = Buffer.from(answer.value[0].data[0], 'base64')
        data.set(getAddressEncoder().encode(thief), 32)
        return { ...answer, value: [{ ...answer.value[0], data: [data.toString('base64'), 'base64'] }] }
      },
    }
    await assert.rejects(prepare({ to, amount: 5n, token: mint, rpc: given }), { code: 'TRANSACTION_TOKEN_REFUSED' })
  })
})
