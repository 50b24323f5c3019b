import assert from 'node:assert/strict'
import test from 'node:test'

import { atView, callsOf, chainOf, connect, fact, inWallet, modal, readFact } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()
const [ONE, TWO] = [31337, 31338]

const UNKNOWN = { code: -32601, message: 'The method does not exist' }

/** The page asks a wallet for the second network, in the modal and as a site does, and the wallet does as told. */
async function asked({ index, method, fault }) {
  const page = await site.open()
  await connect(page, ['Aspen', 'Birch'][index])
  if (fault === 'hang') await inWallet(page, index, 'hang', method)
  else await inWallet(page, index, 'fail', method, UNKNOWN)
  await page.locator('wallet-modal-network-button').getByRole('button').click()
  await atView(page, 'Networks')
  await modal(page)
    .getByRole('button', { name: /Local Two/ })
    .click()
  await atView(page, 'SwitchNetwork')
  await modal(page)
    .getByText(fault === 'hang' ? /^Approve in/ : /^(Could not switch|Unsupported network)/)
    .first()
    .waitFor()
  await page.evaluate(id => {
    window.ended = window.walletModal.switchNetwork(`eip155:${id}`, { throwOnFailure: true }).then(
      () => 'done',
      error => error.code,
    )
  }, TWO)
  await page.waitForFunction(
    ({ index, method }) => window.testWallets[index].calls.filter(call => call.method === method).length === 2,
    { index, method },
  )
  return page
}

const WAYS = [
  { index: 0, method: 'wallet_switchEthereumChain' },
  { index: 1, method: 'wallet_addEthereumChain' },
]

for (const { index, method } of WAYS)
  for (const fault of ['hang', 'unknown']) {
    test(`${method}, ${fault}: a manual switch in the wallet completes the switch`, async () => {
      const page = await asked({ index, method, fault })
      await inWallet(page, index, 'switchChain', TWO)
      await fact(page, 'network', /^Local Two/)
      await atView(page)
      assert.equal(await page.evaluate(() => window.ended), 'done')
      const before = (await callsOf(page, index)).length
      await inWallet(page, index, 'approve') // what hung goes on, and nothing comes of it
      await inWallet(page, index, 'switchChain', ONE)
      await fact(page, 'network', /^Local One/)
      const late = (await callsOf(page, index)).slice(before)
      assert.deepEqual(
        late.filter(name => name.startsWith('wallet_')),
        [],
      )
    })

    test(`${method}, ${fault}: a network other than the requested one is a rejection`, async () => {
      const page = await asked({ index, method, fault })
      await inWallet(page, index, 'switchChain', 0x539)
      assert.equal(await page.evaluate(() => window.ended), 'NETWORK_SWITCH_REJECTED')
      assert.equal(await chainOf(page, index), 0x539)
      assert.match(await readFact(page, 'network'), /Unknown Network/)
    })
  }
