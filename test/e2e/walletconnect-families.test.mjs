// Solana and Bitcoin behind one session of WalletConnect: the real relay, a real wallet, local chains.
import assert from 'node:assert/strict'
import { createPublicKey, verify } from 'node:crypto'
import test, { afterEach } from 'node:test'

import { base58 } from '@scure/base'

import { signText } from '../../dev/wallet/families/bip122-messages.mjs'
import { standing } from './support/families.mjs'
import { atView, connect, connected, modal, readCode } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()
const { wallet, solana, bitcoin } = site.stack
const ALL = { eip155: 'Local Wallet', solana: 'Local Wallet', bip122: 'Local Wallet' }

afterEach(async () => {
  wallet.rules.clear()
  for (const { topic } of wallet.sessions()) await wallet.disconnect(topic).catch(() => undefined)
})

/** Opens the code, for one family or for all, and lets the wallet take it, with all chains or only these. */
async function pairOn(page, namespace, chains) {
  if (!chains) wallet.rules.approve()
  await page.evaluate(
    namespace => void window.walletModal.open({ view: 'ConnectingWalletConnect', ...(namespace ? { namespace } : {}) }),
    namespace,
  )
  await atView(page, 'ConnectingWalletConnect')
  await wallet.pair(await readCode(page))
  if (chains) {
    const { id } = await wallet.nextAsk('session_proposal')
    await wallet.approve({ id, chains })
    wallet.rules.approve()
  }
  await connected(page)
  await atView(page)
}

async function openPaired() {
  const page = await site.open()
  await pairOn(page)
  await standing(page, ALL)
  return page
}

const isEd25519 = (address, message, signature) => {
  const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), base58.decode(address)])
  return verify(null, message, createPublicKey({ key: der, format: 'der', type: 'spki' }), signature)
}

const card = page => page.getByRole('region', { name: 'Solana' })

test('one session serves EVM, Solana and Bitcoin, and is there again after a reload', async () => {
  const page = await openPaired()
  const addresses = () =>
    page.evaluate(() => ['solana', 'bip122'].map(namespace => window.walletModal.getAddress(namespace)))
  const own = [wallet.accounts[0].solana, bitcoin.accounts[0].payment.address]
  assert.deepEqual(await addresses(), own)
  await page.reload()
  await standing(page, ALL)
  assert.deepEqual(await addresses(), own)
})

test('Solana over the session: a message is signed, and a transfer is sent and confirmed', async () => {
  const page = await openPaired()
  await card(page).getByRole('button', { name: 'Sign a message' }).click()
  await card(page).getByText(`Signed by ${wallet.accounts[0].solana}`).waitFor()
  const signature = Buffer.from(await card(page).getByTestId('solana-result').innerText(), 'hex')
  assert.ok(isEd25519(wallet.accounts[0].solana, Buffer.from('Hello from the playground'), signature))

  await card(page).getByRole('button', { name: 'Send SOL' }).click()
  await card(page).getByText('Confirmed', { exact: true }).waitFor()
  const sent = await card(page).getByTestId('solana-result').innerText()
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getSignatureStatuses', params: [[sent]] })
  const { result } = await (await fetch(solana.url, { method: 'POST', body })).json()
  assert.equal(result.value[0].err, null)
})

test('Bitcoin over the session: ECDSA and BIP-322 messages, and a payment that the chain accepts', async () => {
  const page = await openPaired()
  const { payment } = bitcoin.accounts[0]
  const sign = protocol =>
    page.evaluate(
      protocol => window.walletModal.getProvider('bip122').signMessage({ message: 'hello', protocol }),
      protocol,
    )
  for (const protocol of ['ecdsa', 'bip322']) {
    const signed = await sign(protocol)
    const expected = await signText(`0x${payment.privateKey}`, Buffer.from('hello'), protocol)
    assert.deepEqual(signed, {
      signature: Buffer.from(expected.signature, 'hex').toString('base64'),
      address: payment.address,
      protocol,
    })
  }
  const txid = await page.evaluate(
    recipient => window.walletModal.getProvider('bip122').sendTransfer({ recipient, amount: '12345' }),
    bitcoin.accounts[1].payment.address,
  )
  const kept = await (await fetch(`${bitcoin.url}/tx/${txid}`)).json()
  assert.ok(kept.vout.some(({ value }) => value === 12345))
})

test('a WalletConnect wallet for one family does not affect another family’s wallet', async () => {
  const page = await site.open()
  await connect(page, 'Aspen')
  await pairOn(page, 'solana')
  const both = { ...ALL, eip155: 'Aspen' }
  await standing(page, both)
  assert.equal(await page.evaluate(() => window.walletModal.getActiveChainNamespace()), 'solana')
  await page.reload()
  await standing(page, both)
  await page.evaluate(() => window.walletModal.disconnect('solana'))
  await standing(page, { eip155: 'Aspen' })
  await page.evaluate(() => window.walletModal.switchNetwork('eip155:31337'))
  await pairOn(page)
  await standing(page, ALL)
})

test('a pairing for one family serves every family of the site, and makes that one active', async () => {
  const page = await site.open()
  await pairOn(page, 'solana')
  await standing(page, ALL)
  assert.match(await page.evaluate(() => window.walletModal.getCaipAddress()), /^solana:/)
})

test('pairing once more for one family keeps what the session gave before, and leaves one session', async () => {
  const page = await openPaired()
  await pairOn(page, 'solana')
  await standing(page, ALL)
  assert.equal(wallet.sessions().length, 1)
  const signed = await page.evaluate(async () => {
    const { walletModal } = window
    const params = ['0x68', walletModal.getAddress('eip155')]
    const evm = await walletModal.getProvider('eip155').request({ method: 'personal_sign', params })
    const solana = await walletModal.getProvider('solana').signMessage(new Uint8Array([1]))
    return { evm, solana: solana.length }
  })
  assert.match(signed.evm, /^0x[0-9a-f]{130}$/)
  assert.equal(signed.solana, 64)
  await page.reload()
  await standing(page, ALL)
})

test('families that the wallet adds to the session are connected, and one that it removes ends alone', async () => {
  const page = await site.open()
  const evm = ['eip155:31337']
  const own = [solana.network.caipNetworkId, bitcoin.network.caipNetworkId]
  await pairOn(page, undefined, evm)
  await standing(page, { eip155: 'Local Wallet' })
  await wallet.grant([...evm, ...own])
  await standing(page, ALL)
  assert.equal(await page.evaluate(() => window.walletModal.getActiveChainNamespace()), 'eip155')
  const sign = () =>
    page.evaluate(async () => {
      const { walletModal } = window
      const params = ['0x68', walletModal.getAddress('eip155')]
      await walletModal.getProvider('eip155').request({ method: 'personal_sign', params })
      return (await walletModal.getProvider('solana').signMessage(new Uint8Array([1]))).length
    })
  assert.equal(await sign(), 64)
  await page.reload()
  await standing(page, ALL)
  assert.equal(await sign(), 64)
  await wallet.grant([...evm, ...own.slice(1)])
  await standing(page, { eip155: 'Local Wallet', bip122: 'Local Wallet' })
  await wallet.grant([...evm, ...own])
  await standing(page, ALL)
  assert.equal(await sign(), 64)
})

test('the page follows its session further once the wallet has removed Bitcoin from it', async () => {
  const page = await openPaired()
  const evm = ['eip155:31337']
  const both = [...evm, solana.network.caipNetworkId]
  await wallet.grant(both)
  await standing(page, { eip155: 'Local Wallet', solana: 'Local Wallet' })
  await wallet.grant(evm)
  await standing(page, { eip155: 'Local Wallet' })
  await wallet.grant([...both, bitcoin.network.caipNetworkId])
  await standing(page, ALL)
  const signed = await page.evaluate(() => window.walletModal.getProvider('bip122').signMessage({ message: 'hello' }))
  assert.equal(signed.address, bitcoin.accounts[0].payment.address)
})

test('a refusal in the wallet is a refusal on the page, in each family', async () => {
  const page = await openPaired()
  wallet.rules.reject()
  const refused = await page.evaluate(async () => {
    const { walletModal } = window
    const told = task =>
      task.then(
        () => 'done',
        error => error.code ?? error.name,
      )
    return [
      await told(walletModal.getProvider('solana').signMessage(new Uint8Array([1]))),
      await told(walletModal.getProvider('bip122').signMessage({ message: 'hello' })),
    ]
  })
  assert.deepEqual(refused, [5000, 'BITCOIN_REJECTED'], 'the Solana provider tells the wallet’s own code')
  await standing(page, ALL)
})
