import { getTransferSolInstruction } from '@solana-program/system'
import * as token from '@solana-program/token'
import * as token2022 from '@solana-program/token-2022'
import {
  createSolanaRpcSubscriptions,
  generateKeyPairSigner,
  lamports,
  sendAndConfirmTransactionFactory,
} from '@solana/web3.js'
import {
  appendTransactionMessageInstructions,
  createTransactionMessage,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/web3.js'
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { withSolana } from './with-solana.mjs'

const { chain, rpc, signer, sign, send, call } = withSolana()

/** @param {any} from @param {string} to @param {bigint} amount */
const pay = (from, to, amount) =>
  getTransferSolInstruction({ source: from, destination: /** @type {any} */ (to), amount: lamports(amount) })

describe('transactions of the local Solana chain', () => {
  it('moves SOL and charges the fee', async () => {
    const from = await signer(0)
    const to = await generateKeyPairSigner()
    const before = (await rpc().getBalance(from.address).send()).value
    const signature = await send(from, [pay(from, to.address, 500_000_000n)])
    assert.equal((await rpc().getBalance(to.address).send()).value, 500_000_000n)
    assert.equal((await rpc().getBalance(from.address).send()).value, before - 500_005_000n)
    const found = await rpc().getTransaction(signature, { maxSupportedTransactionVersion: 0, encoding: 'json' }).send()
    assert.equal(found?.meta?.fee, 5_000n)
    assert.equal(found?.meta?.err, null)
    assert.deepEqual(found?.transaction.message.accountKeys.slice(0, 2), [from.address, to.address])
    const [latest] = await rpc().getSignaturesForAddress(to.address).send()
    assert.equal(latest?.signature, signature)
  })

  it('is confirmed for the client that waits over its subscriptions', async () => {
    const from = await signer(1)
    const to = await generateKeyPairSigner()
    const subscriptions = createSolanaRpcSubscriptions(/** @type {any} */ (chain().wsUrl))
    const confirm = sendAndConfirmTransactionFactory({
      rpc: /** @type {any} */ (rpc()),
      rpcSubscriptions: /** @type {any} */ (subscriptions),
    })
    const { value: lifetime } = await rpc().getLatestBlockhash().send()
    const message = pipe(
      createTransactionMessage({ version: 0 }),
      tx => setTransactionMessageFeePayerSigner(from, tx),
      tx => setTransactionMessageLifetimeUsingBlockhash(lifetime, tx),
      tx => appendTransactionMessageInstructions([pay(from, to.address, 1_000_000n)], tx),
    )
    await confirm(/** @type {any} */ (await signTransactionMessageWithSigners(message)), { commitment: 'confirmed' })
    assert.equal((await rpc().getBalance(to.address).send()).value, 1_000_000n)
  })

  for (const [name, library, key] of /** @type {const} */ ([
    ['SPL', token, 'token'],
    ['Token-2022', token2022, 'token2022'],
  ]))
    it(`moves ${name} tokens to a token account that is made on the way`, async () => {
      const from = await signer(0)
      const owner = await generateKeyPairSigner()
      const { mint, program, decimals } = /** @type {any} */ (chain().tokens[key])
      const at = { mint, tokenProgram: program }
      const [source] = await library.findAssociatedTokenPda({ owner: from.address, ...at })
      const [ata] = await library.findAssociatedTokenPda({ owner: owner.address, ...at })
      assert.equal((await rpc().getAccountInfo(ata, { encoding: 'base64' }).send()).value, null)
      const create = library.getCreateAssociatedTokenIdempotentInstruction({
        payer: from,
        ata,
        owner: owner.address,
        ...at,
      })
      const move = library.getTransferCheckedInstruction({
        source,
        mint,
        destination: ata,
        authority: from,
        amount: 1_250_000n,
        decimals,
      })
      await send(from, [create, move])
      assert.equal((await rpc().getTokenAccountBalance(ata).send()).value.uiAmountString, '1.25')
      await send(from, [create, move])
      const { value } = await rpc().getTokenAccountsByOwner(owner.address, { mint }, { encoding: 'jsonParsed' }).send()
      assert.equal(value.length, 1)
      assert.equal(value[0]?.account.data.parsed.info.tokenAmount.amount, '2500000')
      assert.equal(value[0]?.account.owner, program)
    })

  it('refuses what does not pass the simulation, with its cause', async () => {
    const from = await signer(2)
    const wire = await sign(from, [pay(from, (await signer(1)).address, 10n ** 15n)])
    const { error } = await call('sendTransaction', wire, { encoding: 'base64' })
    assert.equal(error.code, -32002)
    assert.match(
      error.message,
      /^Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1$/,
    )
    assert.deepEqual(error.data.err, { InstructionError: [0, { Custom: 1 }] })
    assert.ok(error.data.logs.some((/** @type {string} */ line) => line.includes('insufficient lamports')))
  })

  it('accepts a failing transaction without preflight, and keeps its error', async () => {
    const from = await signer(2)
    const wire = await sign(from, [pay(from, (await signer(1)).address, 10n ** 15n)])
    const { result } = await call('sendTransaction', wire, { encoding: 'base64', skipPreflight: true })
    const status = (await call('getSignatureStatuses', [result])).result.value[0]
    assert.deepEqual(status.err, { InstructionError: [0, { Custom: 1 }] })
  })

  it('refuses an invalid signature, and drops it silently without preflight', async () => {
    const from = await signer(2)
    const bytes = Buffer.from(await sign(from, [pay(from, (await signer(1)).address, 1_000_000n)]), 'base64')
    bytes[10] = (bytes[10] ?? 0) ^ 255
    const wire = bytes.toString('base64')
    const { error } = await call('sendTransaction', wire, { encoding: 'base64' })
    assert.deepEqual([error.code, error.message], [-32003, 'Transaction signature verification failure'])
    const { result } = await call('sendTransaction', wire, { encoding: 'base64', skipPreflight: true })
    assert.deepEqual((await call('getSignatureStatuses', [result])).result.value, [null])
  })

  it('refuses a transaction already in the chain, and an unknown blockhash', async () => {
    const from = await signer(2)
    const wire = await sign(from, [pay(from, (await signer(1)).address, 1_000_000n)])
    await call('sendTransaction', wire, { encoding: 'base64' })
    const again = await call('sendTransaction', wire, { encoding: 'base64' })
    assert.equal(again.error.message, 'Transaction simulation failed: This transaction has already been processed')
    const old = { blockhash: '11111111111111111111111111111111', lastValidBlockHeight: 1n }
    const stale = await sign(from, [pay(from, (await signer(1)).address, 1_000_000n)], old)
    const refused = await call('sendTransaction', stale, { encoding: 'base64' })
    assert.equal(refused.error.message, 'Transaction simulation failed: Blockhash not found')
    const replaced = await call('simulateTransaction', stale, { encoding: 'base64', replaceRecentBlockhash: true })
    assert.equal(replaced.result.value.err, null)
    assert.ok(replaced.result.value.replacementBlockhash.blockhash)
  })

  it('forgets a blockhash after 150 blocks', async () => {
    const { blockhash, lastValidBlockHeight } = (await rpc().getLatestBlockhash().send()).value
    assert.equal((await rpc().isBlockhashValid(blockhash).send()).value, true)
    const height = await rpc().getBlockHeight().send()
    assert.ok(lastValidBlockHeight - height <= 150n && lastValidBlockHeight - height > 100n)
    assert.equal(
      (
        await rpc()
          .isBlockhashValid(/** @type {any} */ ('11111111111111111111111111111111'))
          .send()
      ).value,
      false,
    )
  })

  it('simulates unsigned transactions and returns the resulting accounts', async () => {
    const from = await signer(2)
    const to = await generateKeyPairSigner()
    const bytes = Buffer.from(await sign(from, [pay(from, to.address, 1_000_000n)]), 'base64')
    bytes.fill(0, 1, 65)
    const wire = bytes.toString('base64')
    const config = { encoding: 'base64', accounts: { encoding: 'base64', addresses: [to.address] } }
    const { value } = (await call('simulateTransaction', wire, config)).result
    assert.equal(value.err, null)
    assert.equal(value.accounts[0].lamports, 1_000_000)
    assert.equal((await call('simulateTransaction', wire, { ...config, sigVerify: true })).error.code, -32003)
    assert.equal((await call('getBalance', to.address)).result.value, 0)
  })
})
