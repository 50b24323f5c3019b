import assert from 'node:assert/strict'

import { ACCOUNT } from '../page/provider.mjs'

export const HASH = `0x${'ab'.repeat(32)}`
export const RECEIVER = '0x1111111111111111111111111111111111111111'
export const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const word = value => `0x${BigInt(value).toString(16).padStart(64, '0')}`

/** Exact base units of a decimal text. */
export function units(text, decimals) {
  const [whole, fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(decimals, '0').slice(0, decimals))
}

/** A chain on which everything can be sent: `eth` as decimal text, tokens of so many decimals. */
export function chainWith({ eth = '10', decimals = 6, ...answers } = {}) {
  const usual = {
    eth_getBalance: `0x${units(eth, 18).toString(16)}`,
    eth_estimateGas: '0x5208',
    eth_gasPrice: '0x3b9aca00',
    eth_getCode: '0x',
    eth_getTransactionReceipt: { transactionHash: HASH, status: '0x1' },
    ...answers,
  }
  return ({ method, params }) => {
    if (method === 'eth_call' && !('eth_call' in answers)) {
      const [{ data = '' }] = params
      if (data.startsWith('0x313ce567')) return { result: word(decimals) }
      if (data.startsWith('0x49948e0e')) return { result: '0x' } // it charges nothing for data: it has no such contract
      return { result: data ? word(1) : '0x' }
    }
    return method in usual ? { result: usual[method] } : undefined
  }
}

/** A token as the blockchain service lists it. */
export const row = ({ address = USDC, symbol = 'USDC', decimals = 6, balance = '10', chainId = 'eip155:1' } = {}) => ({
  name: symbol,
  symbol,
  chainId,
  address: `${chainId}:${address}`,
  value: 10,
  price: 1,
  quantity: { decimals: String(decimals), numeric: balance },
  iconUrl: '',
})

export const field = (session, name) => session.page.getByRole('textbox', { name })
export const reviewButton = session =>
  session.page.locator('w3m-wallet-send-view').getByRole('button', { name: 'Review' })

/** Connected, at the empty form; wallet and chain agree on the balance. */
export async function atForm(session, { provider = { eth_sendTransaction: HASH }, chain, eth = '10', stored } = {}) {
  session.services.rpc = chain ?? chainWith()
  await session.withAccount({ eth_getBalance: `0x${units(eth, 18).toString(16)}`, ...provider }, { start: { stored } })
  await session.open({ view: 'WalletSend' })
  await field(session, 'Amount').waitFor()
  await session.page.getByRole('button', { name: /^Max – Send the maximum/ }).waitFor()
}

export async function write(session, { amount, receiver = RECEIVER }) {
  await field(session, 'Recipient').fill(receiver)
  await field(session, 'Amount').fill(amount)
  await session.rest()
  await session.look()
  session.values.review = (await reviewButton(session).isDisabled()) ? 'disabled' : 'enabled'
}

export async function atPreview(session, form = { amount: '0.5' }, settings) {
  await atForm(session, settings)
  await write(session, form)
  await reviewButton(session).click()
  await session.page.locator('w3m-wallet-send-preview-view dl').waitFor()
  await session.look()
}

export const confirmButton = session =>
  session.page.locator('w3m-wallet-send-preview-view').getByRole('button', { name: /^Send / })

/** A text with every whole address in the short form that the table of cases writes. */
export const inShort = text => text.replace(/(0x[\da-f]{4})[\da-f]{32}([\da-f]{4})/gi, '$1…$2')

/** What the wallet was asked to send. */
export const sent = session =>
  session.page.evaluate(() =>
    window.harness.calls.filter(({ method }) => method === 'eth_sendTransaction').map(({ params }) => params[0]),
  )

export async function chooseToken(session, symbol) {
  await session.page.getByRole('button', { name: /^Token:/ }).click()
  await session.page.locator('w3m-wallet-send-select-token-view').getByRole('button', { name: symbol }).first().click()
  await field(session, 'Amount').waitFor()
}

/** The site's own way to ask for a send; what it is refused with is kept. */
export async function ask(session, args) {
  await session.run('open', JSON.stringify({ view: 'WalletSend', arguments: args }))
  const outcome = await session.run('outcome')
  assert.equal(outcome.status, 'failed')
  session.rejections.push(outcome.error.message)
}

export { ACCOUNT }
