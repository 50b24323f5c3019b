import assert from 'node:assert/strict'

import { atForm, write } from './sending.mjs'

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

/** The send form's field. Other families, which the page lacks, and what no field can hold are looked at by the rule. */
async function address(session, { input }) {
  if (input.namespace === 'eip155' && !input.value.includes('\n')) {
    await atForm(session)
    return write(session, { amount: '0.5', receiver: input.value })
  }
  await session.start()
  await session.create()
  const { value } = await rule(session, 'isAddress', input.namespace, input.value)
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
  const [, start, end] = /0x([0-9a-fA-F]{4,})\.{3}([0-9a-fA-F]{4,})/.exec(text)
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
