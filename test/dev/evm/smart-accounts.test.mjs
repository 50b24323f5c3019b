import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createPublicClient, encodeFunctionData, erc20Abi, http, isErc6492Signature, parseEther, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { startChains } from '../../../dev/evm/chains.mjs'
import { smartSigner } from '../../../dev/evm/smart/account.mjs'
import { Bundler } from '../../../dev/evm/smart/bundler.mjs'
import { accountOf, artifacts, entryPoint, executeData, factory, paymaster } from '../../../dev/evm/smart/contracts.mjs'
import { chainClient, ensureDeployed } from '../../../dev/evm/smart/deploy.mjs'

const typed = {
  domain: { name: 'Market', chainId: 31337 },
  types: { Order: [{ name: 'price', type: 'uint256' }] },
  primaryType: 'Order',
  message: { price: 5n },
}

describe('smart accounts', () => {
  /** @type {Awaited<ReturnType<typeof startChains>>} */
  let chains
  /** @type {ReturnType<typeof chainClient>} */
  let client
  /** @type {Bundler} */
  let bundler
  const owner = privateKeyToAccount(generatePrivateKey())
  const address = accountOf(owner.address)
  before(async () => {
    chains = await startChains()
    client = chainClient(chains[0]?.rpcUrl ?? '', 31337)
    bundler = new Bundler(client)
  })
  after(() => Promise.all(chains.map(chain => chain.stop())))

  const reader = () => createPublicClient({ transport: http(chains[0]?.rpcUrl) })
  const to = privateKeyToAccount(generatePrivateKey()).address
  /** @param {Parameters<typeof executeData>[0]} calls @param {boolean} [isSponsored] */
  const run = async (calls, isSponsored = true) =>
    bundler.send(await bundler.prepare(owner, executeData(calls), isSponsored))

  it('have the same address on every chain, under the published entry point', async () => {
    for (const chain of chains) {
      const each = chainClient(chain.rpcUrl, chain.chainId)
      await Promise.all([ensureDeployed(each), ensureDeployed(each)])
      const { abi } = artifacts.StackAccountFactory
      const told = await each.readContract({
        address: factory,
        abi,
        functionName: 'getAddress',
        args: [owner.address, 0n],
      })
      assert.equal(told, address)
      assert.ok(await each.getCode({ address: entryPoint }))
    }
  })

  it('sign before they are on the chain (ERC-6492)', async () => {
    const signer = smartSigner(client, owner)
    const signature = await signer.signMessage({ message: 'Hello' })
    assert.ok(isErc6492Signature(signature))
    assert.equal(await reader().getCode({ address }), undefined)
    assert.ok(await reader().verifyMessage({ address, message: 'Hello', signature }))
    assert.ok(!(await reader().verifyMessage({ address, message: 'Bye', signature })))
    assert.ok(
      await reader().verifyTypedData(
        /** @type {any} */ ({ address, ...typed, signature: await signer.signTypedData(typed) }),
      ),
    )
  })

  it('run at the paymaster’s cost, and are deployed from then on', async () => {
    await client.setBalance({ address, value: parseEther('1') })
    const { hash, transactionHash } = await run([{ to, value: parseEther('0.25') }])
    assert.equal(await reader().getBalance({ address: to }), parseEther('0.25'))
    assert.equal(await reader().getBalance({ address }), parseEther('0.75'))
    assert.ok(await reader().getCode({ address }))
    const receipt = await bundler.receipt(hash)
    assert.deepEqual(
      [receipt?.success, receipt?.sender, receipt?.paymaster, receipt?.receipt.transactionHash],
      [true, address, paymaster, transactionHash],
    )
    assert.equal(await bundler.receipt(toHex(1, { size: 32 })), null)
  })

  it('sign once they are there (ERC-1271), for themselves only', async () => {
    const signer = smartSigner(client, owner)
    const signature = await signer.signMessage({ message: 'Hello' })
    assert.ok(!isErc6492Signature(signature))
    assert.ok(await reader().verifyMessage({ address, message: 'Hello', signature }))
    const plain = await owner.signMessage({ message: 'Hello' })
    assert.ok(!(await reader().verifyMessage({ address, message: 'Hello', signature: plain })))
  })

  it('do all of a batch or nothing', async () => {
    const token = chains[0]?.contracts.token.address ?? '0x'
    const mint = encodeFunctionData({
      abi: [
        {
          type: 'function',
          name: 'mint',
          stateMutability: 'nonpayable',
          inputs: [{ type: 'address' }, { type: 'uint256' }],
          outputs: [],
        },
      ],
      args: [address, 5_000_000n],
    })
    const pay = (/** @type {bigint} */ units) =>
      encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, units] })
    await run([
      { to: token, data: mint },
      { to: token, data: pay(2_000_000n) },
    ])
    const balance = () =>
      reader().readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [to] })
    assert.equal(await balance(), 2_000_000n)
    await assert.rejects(
      run([
        { to: token, data: pay(1_000_000n) },
        { to: token, data: pay(9_000_000n) },
      ]),
    )
    assert.equal(await balance(), 2_000_000n)
  })

  it('pay themselves if the paymaster does not', async () => {
    const before = await reader().getBalance({ address })
    await run([{ to, value: 1n }], false)
    assert.ok((await reader().getBalance({ address })) < before - 1n)
    await client.setBalance({ address, value: 1n })
    await assert.rejects(run([{ to, value: 1n }], false), /AA21|prefund/)
  })

  it('accept no operation that someone else signed, nor one that the paymaster did not approve', async () => {
    const stranger = privateKeyToAccount(generatePrivateKey())
    const operation = await bundler.prepare(owner, executeData([{ to, value: 1n }]), true)
    const forged = { ...operation, signature: await stranger.sign({ hash: bundler.hashOf(operation) }) }
    await assert.rejects(bundler.send(forged), /AA24/)
    const other = { ...operation, callData: executeData([{ to, value: 0n }]) }
    await assert.rejects(
      bundler.send({ ...other, signature: await owner.sign({ hash: bundler.hashOf(other) }) }),
      /AA34/,
    )
  })
})
