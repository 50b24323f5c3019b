import assert from 'node:assert/strict'

import { eventually } from '../oracles/state.mjs'
import { KEYS } from '../session.mjs'

const RECEIVER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const TOKEN = '0x0000000000000000000000000000000000000001'
const HASH = `0x${'ab'.repeat(32)}`
const BLOCK = `0x${'cd'.repeat(32)}`
const RECEIPT = { transactionHash: HASH, blockHash: BLOCK, blockNumber: '0x1', status: '0x1' }
/** A chain on which a transfer of ether can be prepared. */
const CHAIN = { eth_estimateGas: '0x5208', eth_gasPrice: '0x3b9aca00', eth_call: '0x', eth_getCode: '0x' }

const dialog = session => session.page.getByRole('dialog')
const button = (session, name) => dialog(session).getByRole('button', { name })
const atView = (session, view) =>
  session.page.locator(`w3m-modal[open][view="${view}"]`).waitFor({ state: 'attached', timeout: 15_000 })

/** Connected to a wallet that signs, on a chain that answers so. */
async function withSender(session, answers = {}, settings) {
  const all = { ...CHAIN, ...answers }
  session.services.rpc = ({ method, params }) => {
    const result = typeof all[method] === 'function' ? all[method](params) : all[method]
    return result === undefined ? undefined : { result }
  }
  await session.withAccount({ eth_sendTransaction: HASH }, settings)
}

/** The form, with a receiver in it. */
async function atForm(session, amount, receiver = RECEIVER) {
  await session.open({ view: 'WalletSend' })
  await dialog(session).getByRole('textbox', { name: 'Amount' }).fill(amount)
  await dialog(session).getByRole('textbox', { name: 'Recipient' }).fill(receiver)
  await dialog(session).getByText(receiver, { exact: true }).waitFor() // it has been checked
}

/** Whether the form lets one go on. */
export async function recordReview(session) {
  const review = button(session, 'Review')
  await review.waitFor()
  session.values.review = (await review.isDisabled()) ? 'disabled' : 'enabled'
}

async function confirm(session, amount) {
  await button(session, 'Review').click()
  await atView(session, 'WalletSendPreview')
  await button(session, `Send ${amount} ETH`).click()
}

/** The contract's answers by what it is asked for. */
const contract = answers => params => answers[String(params[0]?.data).slice(0, 10)] ?? '0x'

export const SENDING = {
  async 'RP-013'(session) {
    const [before, after] = ['0xde0b6b3a7640000', '0x4563918244f40000']
    let balance = before
    await withSender(session, { eth_getBalance: () => balance, eth_getTransactionReceipt: RECEIPT })
    await atForm(session, '0.6')
    await confirm(session, '0.6')
    await atView(session, 'Account')
    await session.rest()
    // the node still reports the old balance: what was sent cannot be sent again
    await session.run('close')
    await atForm(session, '0.6')
    await dialog(session).getByText('Not enough ETH').waitFor()
    await recordReview(session)
    assert.equal(session.values.review, 'disabled')
    session.counters['second send'] = async () => (await session.callCount('eth_sendTransaction')) - 1
    await session.run('close')
    balance = after
    await session.openAccount()
    await session.run('call', 'updateNativeBalance')
    await eventually(async () =>
      assert.match(await session.page.locator('w3m-account-summary .figure').innerText(), /5\.000/),
    )
  },
  async 'RP-014'(session, { input }) {
    const answers = {
      '0x313ce567': `0x${BigInt(input.eth_call_decimals).toString(16).padStart(64, '0')}`,
      '0x95d89b41': `0x${input.eth_call_symbol.slice(2).padEnd(64, '0')}`,
      '0x70a08231': input.eth_call_balance,
    }
    const options = { services: { blockchain: false }, tokens: { 'eip155:1': [{ address: TOKEN }] } }
    await withSender(session, { eth_call: contract(answers) }, { options })
    await session.openAccount()
    await session.page.locator('w3m-token-list').getByRole('listitem').first().waitFor()
    await session.look()
    await session.run('close')
    const send = { assetAddress: TOKEN, amount: '1', to: RECEIVER }
    await session.open({ view: 'WalletSend', arguments: send })
    await recordReview(session)
  },
  async 'RP-016'(session, { input }) {
    await withSender(session, { eth_gasPrice: input.eth_gasPrice })
    await atForm(session, '0.5')
    await button(session, 'Review').click()
    await dialog(session)
      .getByText(/Not enough ETH for the network fee/)
      .waitFor()
    await session.look()
    // the most that can be sent is nothing, and never less
    await button(session, /Send the maximum/).click()
    await session.rest()
    const { text } = await session.look()
    assert.ok(!/[-−]\s?\d/.test(text), text)
    const amount = await dialog(session).getByRole('textbox', { name: 'Amount' }).inputValue()
    assert.ok(!amount.includes('-') && Number(amount || 0) >= 0)
    assert.equal(await session.callCount('eth_sendTransaction'), 0)
  },
  async 'RP-017'(session, { input }) {
    await withSender(session, input)
    const start = Date.now()
    await session.open({ view: 'WalletSend', arguments: { assetAddress: 'native', amount: '0.25', to: RECEIVER } })
    await confirm(session, '0.25')
    await atView(session, 'WalletSendConfirmed')
    await dialog(session).getByText(HASH).waitFor()
    session.timings.length = 0
    session.timings.push(Date.now() - start)
    const outcome = await session.run('outcome')
    assert.deepEqual([outcome.status, outcome.hash], ['sent', HASH])
    assert.equal(await session.page.locator('w3m-modal w3m-ui-spinner-ring').count(), 0)
    const kept = await session.page.evaluate(() => Object.values(localStorage).filter(text => text.includes('0xabab')))
    assert.ok(kept.length > 0, 'It is followed after a reload')
    assert.ok(await session.stored(KEYS.connections))
  },
}
