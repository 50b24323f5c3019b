import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { createContext, runInContext } from 'node:vm'
import { brotliCompressSync } from 'node:zlib'

import { build } from 'esbuild'
import { JsonRpcProvider } from 'ethers'
import {
  concatHex,
  createPublicClient,
  encodeAbiParameters,
  getAddress,
  hashMessage,
  http,
  parseErc6492Signature,
  recoverAddress,
  serializeErc6492Signature,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

import { startChains } from '../../dev/evm/chains.mjs'
import { smartSigner } from '../../dev/evm/smart/account.mjs'
import { accountOf, createAccountData, factory } from '../../dev/evm/smart/contracts.mjs'
import { chainClient, ensureDeployed } from '../../dev/evm/smart/deploy.mjs'
import { createNonce, formatSignInMessage, verifySignIn } from '../../dist/siwx/server.js'

const vectors = JSON.parse(readFileSync(new URL('../siwx/vectors/siwe.json', import.meta.url), 'utf8'))
const budgets = JSON.parse(readFileSync(new URL('../../bench/budgets.json', import.meta.url), 'utf8')).signInServer
const DOMAIN = 'app.example'

/** Bundles the verifier as a site's server would, for a place that has neither a page nor Node. */
const bundle = (/** @type {import('esbuild').BuildOptions} */ options) =>
  build({
    entryPoints: ['dist/siwx/server.js'],
    bundle: true,
    write: false,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    minify: true,
    target: 'es2022',
    logLevel: 'silent',
    ...options,
  })

describe('the sign-in verifier on a server', () => {
  it('needs neither a page nor Node: it runs where there is only the language, text, random bytes and base64', async () => {
    const { outputFiles } = await bundle({ format: 'iife', globalName: 'siwx' })
    const context = createContext({ TextEncoder, TextDecoder, crypto, atob, btoa, Uint8Array })
    runInContext(outputFiles[0]?.text ?? '', context)
    for (const { signature, ...fields } of Object.values(vectors.verificationPositive).slice(0, 1)) {
      const data = { ...fields, accountAddress: fields.address, chainId: 'eip155:1' }
      const question = { signature, domain: fields.domain, nonce: fields.nonce, time: Date.parse(fields.issuedAt) }
      context.question = { ...question, message: formatSignInMessage(data) }
      const verified = await runInContext('siwx.verifySignIn(question)', context)
      assert.equal(verified.address, fields.address)
    }
    assert.match(await runInContext('siwx.createNonce()', context), /^[a-z0-9]{32}$/)
  })

  it('loads only a family’s part, without viem, within its budget', async () => {
    const { outputFiles, metafile } = await bundle({
      format: 'esm',
      splitting: true,
      outdir: 'out',
      metafile: true,
    })
    const inputs = Object.keys(metafile.inputs)
    assert.deepEqual(
      inputs.filter(path => /node_modules\/(viem|lit|zod|@lit|signal-polyfill)\//.test(path)),
      [],
    )
    const bytes = name => {
      const files = new Set()
      const add = path => {
        if (files.has(path)) return
        files.add(path)
        for (const { path: next, kind } of metafile.outputs[path].imports)
          if (kind === 'import-statement' && metafile.outputs[next]) add(next)
      }
      const [entry] = Object.entries(metafile.outputs).find(([path]) => new RegExp(`/${name}(-|\\.)`).test(path)) ?? []
      assert.ok(entry, `there is no part for ${name}`)
      add('out/server.js')
      add(entry)
      return [...files].reduce((sum, path) => {
        const text = outputFiles.find(file => file.path.endsWith(path))?.contents ?? new Uint8Array()
        return sum + brotliCompressSync(text).length
      }, 0)
    }
    for (const [family, ceiling] of Object.entries(budgets)) {
      const found = bytes(family)
      assert.ok(found <= ceiling, `${family}: ${found} bytes, at most ${ceiling}`)
    }
  })
})

describe('the sign-in of a contract account', () => {
  /** @type {Awaited<ReturnType<typeof startChains>>} */
  let chains
  /** @type {ReturnType<typeof chainClient>} */
  let client
  before(async () => {
    chains = await startChains()
    client = chainClient(chains[0]?.rpcUrl ?? '', 31337)
    await ensureDeployed(client)
  })
  after(() => Promise.all(chains.map(chain => chain.stop())))

  const reader = () => createPublicClient({ transport: http(chains[0]?.rpcUrl) })
  const messageOf = address =>
    formatSignInMessage({
      accountAddress: address,
      chainId: 'eip155:31337',
      domain: DOMAIN,
      uri: `https://${DOMAIN}`,
      version: '1',
      nonce: createNonce(),
      issuedAt: new Date().toISOString(),
    })
  const verify = (message, signature, given = reader()) =>
    verifySignIn({ message, signature, domain: DOMAIN, nonce: () => true, client: given })
  const refused = { code: 'SIGN_IN_SIGNATURE_INVALID' }

  async function signedBy(owner) {
    const address = accountOf(owner.address)
    const message = messageOf(address)
    return { address, message, signature: await smartSigner(client, owner).signMessage({ message }) }
  }
  const newOwner = () => privateKeyToAccount(generatePrivateKey())
  const deploy = async owner => {
    const hash = await client.sendTransaction({ to: factory, data: createAccountData(owner.address) })
    await client.waitForTransactionReceipt({ hash })
  }

  it('is verified before the account is deployed (ERC-6492), and leaves nothing on the chain', async () => {
    const owner = newOwner()
    const { address, message, signature } = await signedBy(owner)
    assert.equal((await verify(message, signature)).address, address)
    assert.equal(await reader().getCode({ address }), undefined)
  })

  it('is verified once it is deployed (ERC-1271), also with a signature from before', async () => {
    const owner = newOwner()
    const before = await signedBy(owner)
    await deploy(owner)
    const after = await signedBy(owner)
    assert.notEqual(before.signature.length, after.signature.length)
    for (const { message, signature, address } of [before, after])
      assert.equal((await verify(message, signature)).address, address)
  })

  it('is verified with an ethers provider, and with a function that returns a client for a chain', async () => {
    const { address, message, signature } = await signedBy(newOwner())
    const provider = new JsonRpcProvider(chains[0]?.rpcUrl)
    assert.equal((await verify(message, signature, provider)).address, address)
    provider.destroy()
    const asked = []
    const given = chainId => {
      asked.push(chainId)
      return reader()
    }
    assert.equal((await verify(message, signature, given)).address, address)
    assert.deepEqual(asked, ['eip155:31337'])
  })

  it('is refused when someone else signed, deployed or not', async () => {
    const [owner, other] = [newOwner(), newOwner()]
    const [mine, theirs] = [await signedBy(owner), await signedBy(other)]
    await assert.rejects(verify(mine.message, theirs.signature), refused)
    const inner = parseErc6492Signature(theirs.signature).signature
    const forged = serializeErc6492Signature({
      address: factory,
      data: createAccountData(owner.address),
      signature: inner,
    })
    await assert.rejects(verify(mine.message, forged), refused)
    await deploy(owner)
    await assert.rejects(verify(mine.message, forged), /./)
  })

  it('is refused when nothing is deployed by what the signature names', async () => {
    const { message, signature } = await signedBy(newOwner())
    const { signature: inner } = parseErc6492Signature(signature)
    for (const data of ['0x', '0x1626ba7e', concatHex(['0x1626ba7e', `0x${'00'.repeat(200)}`])]) {
      const nowhere = serializeErc6492Signature({
        address: '0x00000000000000000000000000000000000000ee',
        data,
        signature: inner,
      })
      await assert.rejects(verify(message, nowhere), refused)
    }
  })

  it('is refused when the contract fails with the answer that would mean yes', async () => {
    const address = '0x00000000000000000000000000000000000C0De1'
    const answer = `7f1626ba7e${'00'.repeat(28)}60005260206000`
    const given = reader()
    await given.request({ method: 'anvil_setCode', params: [address, `0x${answer}fd`] }) // revert
    const message = messageOf(getAddress(address))
    const wrapped = serializeErc6492Signature({ address: factory, data: '0x', signature: '0x1234' })
    await assert.rejects(verify(message, wrapped), refused)
    await assert.rejects(verify(message, '0x1234'), { code: 'SIGN_IN_CALL_FAILED' })
    await given.request({ method: 'anvil_setCode', params: [address, `0x${answer}f3`] }) // return
    assert.ok(await verify(message, wrapped))
  })

  it('is refused without a client, and when its encoding is cut short', async () => {
    const { message, signature } = await signedBy(newOwner())
    const question = { message, signature, domain: DOMAIN, nonce: () => true }
    await assert.rejects(verifySignIn(question), refused)
    const magic = '6492'.repeat(16)
    const huge = encodeAbiParameters([{ type: 'uint256' }], [2n ** 255n]).slice(2)
    for (const body of ['', '00', '00'.repeat(96), huge.repeat(3), signature.slice(2, 2 + 64 * 3)])
      await assert.rejects(verify(message, `0x${body}${magic}`), refused)
  })

  for (const name of Object.keys(vectors.contractAccounts))
    it(`is verified as published, with a contract of the same owner in its place: ${name}`, async () => {
      const { message, signature } = vectors.contractAccounts[name]
      const address = /0x[0-9a-fA-F]{40}/.exec(message)?.[0] ?? ''
      const hash = hashMessage(message)
      const inner = parseErc6492Signature(signature).signature.slice(0, 132)
      const owner = await recoverAddress({ hash, signature: /** @type {`0x${string}`} */ (inner) })
      await reader().request({ method: 'anvil_setCode', params: [address, ownedBy(owner)] })
      const question = { message, signature, domain: 'localhost:4361', nonce: () => true, client: reader() }
      assert.equal((await verifySignIn(question)).address, address)
      await assert.rejects(verifySignIn({ ...question, message: message.replace('Example', 'example') }), refused)
    })
})

/**
 * The code of a contract that accepts what one owner signed: it hands hash and signature to `ecrecover` and compares.
 * @param {string} owner
 */
function ownedBy(owner) {
  const program = [
    '602060046000' + '37', // the hash
    '60a435' + '60001a' + '602052', // the recovery byte
    '604060646040' + '37', // the two numbers
    '602060806080600060015afa50', // who signed
    `73${owner.slice(2).toLowerCase()}` + '608051' + '14',
    `7f1626ba7e${'00'.repeat(28)}` + '02' + '600052' + '60206000f3',
  ]
  return `0x${program.join('')}`
}
