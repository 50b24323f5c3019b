import assert from 'node:assert/strict'
import { createHash, createPublicKey, verify } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { base58, bech32 } from '@scure/base'
import { p2wpkh, Transaction } from '@scure/btc-signer'
import { secp256k1 } from '@noble/curves/secp256k1'
import * as sr25519 from '@scure/sr25519'
import { regtest } from '../../../dev/bitcoin/network.mjs'
import { createWalletPeer, startDevStack } from '../../../dev/index.mjs'
import { signText } from '../../../dev/wallet/families/bip122-messages.mjs'
import { anyPorts, createPage, everyFamily } from './page-side.mjs'

const SOLANA = everyFamily.solana.chains[0] ?? ''
const BITCOIN = everyFamily.bip122.chains[0] ?? ''
const POLKADOT = everyFamily.polkadot.chains[0] ?? ''
const COSMOS = everyFamily.cosmos.chains[0] ?? ''

/** @param {Uint8Array} publicKey @param {Uint8Array} message @param {Uint8Array} signature */
function isEd25519(publicKey, message, signature) {
  const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), publicKey])
  return verify(null, message, createPublicKey({ key: der, format: 'der', type: 'spki' }), signature)
}

const sha256 = (/** @type {Uint8Array} */ bytes) => createHash('sha256').update(bytes).digest()

describe('signatures of every family', () => {
  /** @type {import('../../../dev/index.d.mts').DevStack} */
  let running
  const stack = () => running
  /** @type {Awaited<ReturnType<typeof createPage>>} */
  let page
  /** @type {import('../../../dev/index.d.mts').DevWalletAddresses} */
  let own
  before(async () => {
    running = await startDevStack({ wallets: 1, ports: anyPorts })
    stack().wallet.rules.approve()
    page = await createPage(stack().relay.url)
    own = stack().wallet.accounts[0] ?? assert.fail('no account')
    const { uri, session } = await page.connect(everyFamily)
    await stack().wallet.pair(uri)
    const namespaces = (await session)?.namespaces ?? {}
    assert.deepEqual(Object.keys(namespaces).sort(), Object.keys(everyFamily).sort())
    for (const [name, { accounts }] of Object.entries(namespaces)) {
      assert.equal(accounts[0]?.split(':')[2], own[/** @type {keyof typeof own} */ (name)])
    }
  })
  after(async () => {
    await page?.stop()
    await running?.stop()
  })

  it('Solana: a message and a transaction', async () => {
    assert.equal(own.solana, stack().solana.accounts[0]?.address)
    const publicKey = base58.decode(own.solana)
    const message = Buffer.from('hello')
    const signed = await page.request(
      'solana_signMessage',
      { message: base58.encode(message), pubkey: own.solana },
      SOLANA,
    )
    assert.ok(isEd25519(publicKey, message, base58.decode(signed.signature)))

    const body = Buffer.concat([Buffer.from([1, 0, 0, 1]), publicKey, Buffer.alloc(32, 7), Buffer.from([0])])
    const transaction = Buffer.concat([Buffer.from([1]), Buffer.alloc(64), body]).toString('base64')
    const answer = await page.request('solana_signTransaction', { transaction, pubkey: own.solana }, SOLANA)
    assert.ok(isEd25519(publicKey, body, base58.decode(answer.signature)))
    assert.deepEqual(
      Buffer.from(answer.transaction, 'base64').subarray(1, 65),
      Buffer.from(base58.decode(answer.signature)),
    )
    const all = await page.request('solana_signAllTransactions', { transactions: [transaction] }, SOLANA)
    assert.deepEqual(all.transactions, [answer.transaction])
  })

  it('Bitcoin: addresses, a message, a transfer that is mined, and a PSBT', async () => {
    assert.equal(own.bip122, stack().bitcoin.accounts[0]?.payment.address)
    const [{ address, publicKey }] = await page.request('getAccountAddresses', { account: own.bip122 }, BITCOIN)
    assert.equal(p2wpkh(Buffer.from(publicKey, 'hex'), regtest).address, address)

    const said = await page.request('signMessage', { account: own.bip122, message: 'hello' }, BITCOIN)
    const hash = sha256(sha256(Buffer.from('\x18Bitcoin Signed Message:\n\x05hello', 'latin1')))
    assert.equal(said.messageHash, hash.toString('hex'))
    const bytes = Buffer.from(said.signature, 'hex')
    assert.equal(bytes.length, 65)
    const found = secp256k1.Signature.fromCompact(bytes.subarray(1)).addRecoveryBit((bytes[0] ?? 0) - 39)
    assert.equal(found.recoverPublicKey(hash).toHex(true), publicKey)

    const recipientAddress = stack().bitcoin.accounts[1]?.payment.address
    const transfer = { account: own.bip122, recipientAddress, amount: '12345' }
    const { txid } = await page.request('sendTransfer', transfer, BITCOIN)
    const paid = await (await fetch(`${stack().bitcoin.url}/address/${recipientAddress}/utxo`)).json()
    assert.ok(paid.some((/** @type {any} */ coin) => coin.txid === txid && coin.value === 12345))
    await assert.rejects(page.request('sendTransfer', { ...transfer, amount: '99999999999' }, BITCOIN), {
      code: -32000,
      message: 'Insufficient funds',
    })
  })

  it('Bitcoin: a BIP-322 message if the page requests it, and none with an unknown protocol', async () => {
    const params = { account: own.bip122, message: 'hello', protocol: 'bip322' }
    const { signature, address } = await page.request('signMessage', params, BITCOIN)
    assert.equal(address, own.bip122)
    const key = stack().bitcoin.accounts[0]?.payment
    const expected = await signText(`0x${key?.privateKey}`, Buffer.from('hello'), 'bip322')
    assert.equal(signature, expected.signature)
    const witness = Buffer.from(signature, 'hex')
    assert.equal(witness[0], 2)
    assert.equal(witness.subarray(-33).toString('hex'), key?.publicKey)
    await assert.rejects(page.request('signMessage', { ...params, protocol: 'schnorr' }, BITCOIN), { code: 5201 })
  })

  it('Bitcoin: a PSBT with the specified inputs signed', async () => {
    const script = p2wpkh(Buffer.from(stack().bitcoin.accounts[0]?.payment.publicKey ?? '', 'hex'), regtest).script
    const transaction = new Transaction()
    transaction.addInput({ txid: '11'.repeat(32), index: 0, witnessUtxo: { script, amount: 50_000n } })
    transaction.addOutputAddress(own.bip122, 49_000n, regtest)
    const psbt = Buffer.from(transaction.toPSBT()).toString('base64')
    const signInputs = [{ address: own.bip122, index: 0 }]
    const answer = await page.request('signPsbt', { account: own.bip122, psbt, signInputs }, BITCOIN)
    const signed = Transaction.fromPSBT(Buffer.from(answer.psbt, 'base64'))
    signed.finalize()
    assert.match(signed.hex, /^[0-9a-f]+$/)
  })

  it('Polkadot: a message, by sr25519', async () => {
    const decoded = base58.decode(own.polkadot)
    assert.equal(decoded[0], 0)
    const sum = createHash('blake2b512').update('SS58PRE').update(decoded.subarray(0, 33)).digest()
    assert.deepEqual(Buffer.from(decoded.subarray(33)), sum.subarray(0, 2))
    const params = { address: own.polkadot, message: 'hello' }
    const { signature } = await page.request('polkadot_signMessage', params, POLKADOT)
    const bytes = Buffer.from(signature.slice(2), 'hex')
    assert.ok(sr25519.verify(Buffer.from('hello'), bytes, decoded.subarray(1, 33)))
  })

  it('Cosmos: accounts and both kinds of documents', async () => {
    const [account] = await page.request('cosmos_getAccounts', {}, COSMOS)
    assert.equal(account.address, own.cosmos)
    const key = Buffer.from(account.pubkey, 'base64')
    const hash = createHash('ripemd160').update(sha256(key)).digest()
    assert.equal(bech32.encode('cosmos', bech32.toWords(hash)), own.cosmos)

    const amino = { chain_id: 'cosmoshub-4', account_number: '1', memo: 'a & b' }
    const one = await page.request('cosmos_signAmino', { signerAddress: own.cosmos, signDoc: amino }, COSMOS)
    const text = '{"account_number":"1","chain_id":"cosmoshub-4","memo":"a \\u0026 b"}'
    assert.ok(secp256k1.verify(Buffer.from(one.signature.signature, 'base64'), sha256(Buffer.from(text)), key))

    const direct = { chainId: 'c', accountNumber: '300', bodyBytes: '0a01', authInfoBytes: '1202' }
    const two = await page.request('cosmos_signDirect', { signerAddress: own.cosmos, signDoc: direct }, COSMOS)
    const bytes = Buffer.from('0a020a011202120' + '21a016320ac02', 'hex')
    assert.ok(secp256k1.verify(Buffer.from(two.signature.signature, 'base64'), sha256(bytes), key))
  })
})

describe('the keys of the wallet', () => {
  it('sign by BIP-322 what its own examples show', async () => {
    const key = '0xbb051cd0dda0246f33c5a9e133ebd8e7bc02a92af6c41adc131ccd7826c5b004'
    const { signature, messageHash } = await signText(key, Buffer.from('Hello World'), 'bip322')
    assert.equal(
      Buffer.from(signature, 'hex').toString('base64'),
      'AkgwRQIhAOzyynlqt93lOKJr+wmmxIens//zPzl9tqIOua93wO6MAiBi5n5EyAcPScOjf1lAqIUIQtr3zKNeavYabHyR8eGhowEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
    )
    assert.equal(messageHash, 'f0eb03b1a75ac6d9847f55c624a99169b5dccba2a31f5b23bea77ba270de0a7a')
  })

  it('give Polkadot’s well-known account of a well-known seed', () => {
    const seed = 'e5be9a5092b81bca64be81d212e7f2f9eba183bb7a90954f7b76361f6edb5c0a'
    const accounts = [{ eip155: '11'.repeat(32), solana: seed }]
    const [account] = createWalletPeer({ relayUrl: 'ws://127.0.0.1:1', accounts }).accounts
    assert.equal(account?.polkadot, '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5')
  })
})
