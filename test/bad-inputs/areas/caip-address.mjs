import assert from 'node:assert/strict'

import { expand } from '../directives.mjs'
import { eventually } from '../oracles/state.mjs'
import { withFamilies } from './families.mjs'
import { recordReview } from './network-send.mjs'
import { atForm, atPreview, field, inShort, reviewButton, write } from './sending.mjs'

const rule = (session, name, ...args) => session.run('rule', name, ...args)

async function parse(session, { input }) {
  await session.start()
  await session.create()
  const values = input?.$types ?? [input]
  for (const value of values) {
    const { thrown, name } = await rule(session, 'parseCaipAddress', value)
    assert.notEqual(name, 'TypeError')
    assert.ok(thrown, `${JSON.stringify(value)} was accepted`)
    session.rejections.push(thrown)
  }
}

/** A malformed id neither at start, out of storage, nor by a call changes the network. */
async function networkId(session, { input }) {
  await session.start({ stored: { '@appkit/active_caip_network_id': input } })
  await session.create()
  assert.equal(await session.page.evaluate(() => window.harness.modal.getCaipNetworkId()), 'eip155:1')
  const { error } = await session.run('call', 'switchNetwork', input, { throwOnFailure: true })
  assert.ok(error, 'The switch was refused')
  assert.notEqual(error.name, 'TypeError')
}

/** A chain on which only the account has funds. */
const SOLANA = {
  getGenesisHash: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKHyQ2mfTkqLK',
  getBalance: { context: { slot: 1 }, value: 10_000_000_000 },
  getMultipleAccounts: { context: { slot: 1 }, value: [null] },
  getTokenAccountsByOwner: { context: { slot: 1 }, value: [] },
}

/** The form of a Solana account that holds 10 SOL. */
async function atSolanaForm(session) {
  session.services.rpc = ({ method }) => (method in SOLANA ? { result: SOLANA[method] } : undefined)
  await withFamilies(session, { solana: {} })
  assert.equal((await session.run('call', 'connect', 'Solana Wallet', 'solana')).error, undefined)
  await session.open({ view: 'WalletSend', namespace: 'solana' })
  await field(session, 'Amount').waitFor()
  await session.page.getByText('10.000 SOL available').waitFor()
}

/** The address of a name, as answered by the service. */
const named = (name, address) => ({ name, addresses: { 60: { address, created: '2024-01-01T00:00:00Z' } } })

/** A name in the field, and the preview when there is one. */
async function name(session, { input }) {
  const { value, resolves_to: address } = input
  session.services.names = asked => (address && asked === value ? named(value, address) : [])
  const form = { amount: '0.5', receiver: value }
  if (address === null) {
    await atForm(session)
    await write(session, form)
    await session.page.getByText('Error resolving name').waitFor()
    return recordReview(session)
  }
  await atPreview(session, form)
  await session.page.getByText(address, { exact: true }).waitFor()
  await session.page.getByText('This name contains lookalike letters').waitFor()
  const confirm = session.page.getByRole('button', { name: 'Send 0.5 ETH' })
  assert.equal(await confirm.isDisabled(), true, 'it is confirmed in so many words first')
  await session.page.getByRole('checkbox').check()
  assert.equal(await confirm.isDisabled(), false)
  session.values.rendered = inShort((await session.look()).text)
}

/** Names that are answered out of order: the last one typed counts, on the form and on the preview. */
async function race(session, { input }) {
  const answers = input.$race
  const wanted = new Set()
  session.services.names = async asked => {
    const { value, resolves_after_ms: pause, to } = answers.find(answer => answer.value === asked)
    wanted.add(asked)
    await new Promise(resolve => setTimeout(resolve, pause)) // the case says how slow the service is
    return named(value, to)
  }
  await atForm(session)
  await field(session, 'Recipient').fill(answers[0].value)
  await eventually(() => assert.ok(wanted.has(answers[0].value)))
  await write(session, { amount: '0.5', receiver: answers[1].value })
  await reviewButton(session).click()
  const receiver = session.page.locator('w3m-wallet-send-preview-view dd').nth(1)
  assert.equal(await receiver.locator('bdi').first().innerText(), answers[1].value)
  session.values.receiver = await receiver.locator('.address').innerText()
}

/** The send form's field. Values that no field can hold are checked through the rule. */
async function address(session, testCase) {
  const { input } = testCase
  if (input.$race) return race(session, testCase)
  if ('resolves_to' in input) return name(session, testCase)
  const receiver = expand(input.value)
  if (!receiver.includes('\n')) {
    await (input.namespace === 'solana' ? atSolanaForm(session) : atForm(session))
    return write(session, { amount: '0.5', receiver })
  }
  await session.start()
  await session.create()
  const { value } = await rule(session, 'isAddress', input.namespace, receiver)
  session.values.review = value ? 'enabled' : 'disabled'
}

async function coinType(session, { input }) {
  await session.start()
  await session.create()
  const { thrown } = await rule(session, 'toCoinType', input.chainId)
  if (thrown) session.rejections.push(thrown)
  else assert.equal(input.chainId, 2147483647)
}

async function display(session, { input }) {
  await session.withAccount({})
  await session.openAccount()
  const { text } = await session.look()
  const [, start, end] = /0x([0-9a-fA-F]{4,})…([0-9a-fA-F]{4,})/.exec(text)
  assert.ok(input.startsWith(`0x${start}`) && input.endsWith(end))
  await session.page.getByRole('button', { name: 'Copy address' }).click()
  await session.page.locator('w3m-snack-bar .snack').waitFor()
  session.values.written = (await session.notes()).clipboard.written
}

const DRIVERS = {
  'CAIP address parse': parse,
  'CAIP network id parse': networkId,
  'receiver address field': address,
  'coin type conversion': coinType,
  'address display': display,
}

/** How a case of addresses and ids is driven. */
export const caipAddress = ({ entry_point }) => DRIVERS[entry_point]
