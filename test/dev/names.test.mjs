import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { Names } from '../../dev/api/blockchain/names.mjs'

/** An unreachable chain: signing with a key does not need it. */
const CHAINS = new Map([[31337, 'http://127.0.0.1:1']])
const COIN = 0x80000000 + 31337

/** @param {Record<string, unknown>} [change] of the message @param {number} [coin] */
async function signed(change = {}, coin = COIN) {
  const account = privateKeyToAccount(generatePrivateKey())
  const timestamp = Math.floor(Date.now() / 1000)
  const message = JSON.stringify({ name: 'ada-l.reown.id', attributes: {}, timestamp, ...change })
  return { coin_type: coin, address: account.address, message, signature: await account.signMessage({ message }) }
}

describe('registered names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'names-'))
  after(() => rmSync(folder, { recursive: true }))

  it('are for the coin of the network, and for that of Ethereum', async () => {
    const names = new Names(CHAINS)
    const body = await signed()
    const { addresses } = await names.register(body)
    assert.deepEqual(Object.keys(addresses).sort(), [String(COIN), '60'].sort())
    assert.equal(addresses['60']?.address, body.address)
    await assert.rejects(names.register(await signed({ name: 'beta.reown.id' }, COIN + 1)), /Unsupported coin type/)
  })

  it('carry a short text and nothing else', async () => {
    const names = new Names(CHAINS)
    const { attributes } = await names.register(await signed({ attributes: { bio: 'Hello' } }))
    assert.deepEqual(attributes, { bio: 'Hello' })
    for (const attributes of [{ bio: 'x'.repeat(256) }, { url: 'https://x.example' }, { bio: 7 }])
      await assert.rejects(names.register(await signed({ name: 'beta.reown.id', attributes })), /Invalid (bio|url)/)
  })

  it('survive a restart where they are kept', async () => {
    await new Names(CHAINS, folder).register(await signed())
    const names = new Names(CHAINS, folder)
    assert.ok(names.find('ada-l.reown.id'))
    await assert.rejects(names.register(await signed()), /already registered/)
  })

  it('are not overwritten where the file is damaged', () => {
    writeFileSync(join(folder, 'names.json'), '{"names":7}')
    assert.throws(() => new Names(CHAINS, folder), /does not hold names/)
  })
})
