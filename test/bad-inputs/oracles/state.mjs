import assert from 'node:assert/strict'

import { KEYS } from '../session.mjs'
import { expectWithin } from '../timing.mjs'

const ACCOUNT = /^0x[0-9a-fA-F]{40}$/

/** Looks again until it holds, for at most this long in ms; what wallets and tabs say comes a moment later. */
export async function eventually(check, limit = 20_000) {
  const end = Date.now() + limit
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise(resolve => setTimeout(resolve, 40)) // between two looks
    }
  }
}

const isKnown = network => ['eip155:1', 'eip155:137'].includes(network)

const VALUES = {
  'default network': async session =>
    assert.equal(await session.page.evaluate(() => window.harness.modal.getCaipNetworkId()), 'eip155:1'),
  chainId: (session, expected) =>
    eventually(async () => {
      const { id, supported } = await session.page.evaluate(() => {
        const network = window.harness.modal.getCaipNetwork()
        return { id: String(network?.id), supported: !network?.unsupported }
      })
      assert.equal(id, expected)
      assert.ok(supported || !isKnown(`eip155:${expected}`))
    }),
  accounts: async (session, expected) => {
    const { memory, stored } = await session.page.evaluate(key => {
      const [connection] = JSON.parse(localStorage.getItem(key)).eip155
      return { memory: window.harness.modal.getAccount().allAccounts.length, stored: connection.accounts.length }
    }, KEYS.connections)
    const counts = session.values.storedAccounts ? [stored] : [memory, stored]
    for (const count of counts) assert.equal(count, Number(expected))
  },
  mode: async (session, expected) => {
    const scheme = await session.page.evaluate(() => getComputedStyle(document.querySelector('w3m-modal')).colorScheme)
    assert.ok(expected.split('|').includes(scheme), `The theme is ${scheme}`)
  },
}

const STATES = {
  async STATUS(session, { operator, value }) {
    if (operator === '!=') {
      const [, unwanted, seconds = 0] = /^(\w+)(?: after (\d+) s)?$/.exec(value)
      await eventually(async () => assert.notEqual(await session.status(), unwanted), Number(seconds) * 1000)
      return
    }
    // who approves is the driver
    const expected = value === 'unchanged' ? session.values.statusBefore : value.replace(/ after approve$/, '')
    await eventually(async () => assert.equal(await session.status(), expected, 'STATUS'))
  },
  /** The popup of the case, as the driver saw it last. */
  POPUP(session, { value }) {
    assert.equal(session.values.popup, value)
  },
  async AFTER_DISCONNECT(session, { value }) {
    assert.equal((await session.run('call', 'disconnect')).error, undefined)
    assert.equal(await session.status(), value)
  },
  async AFTER_RELOAD(session, { value }) {
    await eventually(async () => assert.ok(value.split('|').includes(session.values.statusAfterReload)))
  },
  async VALUE(session, { value }) {
    const [name, ...rest] = value.split(':')
    const check = VALUES[name]
    if (check) return check(session, rest.join(':'))
    assert.ok(name in session.values || value in session.values, `Nothing was recorded for VALUE=${value}`)
    assert.equal(String(session.values[rest.length ? name : value]), rest.length ? rest.join(':') : value)
  },
  async STORE_HEALED(session, { value }) {
    const text = await session.stored(KEYS[value])
    const connections = JSON.parse(text).eip155
    const ours = connections.find(({ connectorId }) => connectorId === 'com.example.wallet')
    assert.ok(ours, 'The connection is not stored')
    for (const connection of connections) {
      assert.equal(typeof connection.connectorId, 'string')
      assert.ok(connection.accounts.length > 0)
      for (const { address } of connection.accounts) assert.match(address, ACCOUNT)
    }
  },
  async STORE_MATCH(session, { value }) {
    const [, name, pattern] = /^([^:]+):(.+)$/.exec(value)
    assert.match(await session.stored(KEYS[name]), new RegExp(pattern))
  },
  async STORE_UNCHANGED(session, { value }) {
    assert.equal(await session.stored(KEYS[value]), session.values.storedBefore ?? null)
  },
  async STORE_ABSENT(session, { value }) {
    for (const name of value.split(',')) assert.equal(await session.stored(KEYS[name]), null, name)
  },
  async STORE_VALID(session, { value }) {
    const { eip155 = [] } = JSON.parse(await session.stored(KEYS[value]))
    assert.ok(eip155.length > 0)
    for (const { accounts } of eip155) for (const { address } of accounts) assert.match(address, ACCOUNT)
  },
  async STORE_MAX(session, { value }) {
    const size = await session.page.evaluate(() => Object.entries(localStorage).flat().join('').length)
    assert.ok(size <= Number(value), `Storage holds ${size} characters`)
  },
  /** None of the secrets that were recorded is anywhere in what scripts of the page may read from storage. */
  async STORE_NOVALUE(session, { value }) {
    const text = await session.page.evaluate(() =>
      [localStorage, sessionStorage]
        .flatMap(store => Object.entries(store))
        .flat()
        .join(' '),
    )
    const names = value.split(',').filter(name => name in session.values)
    assert.ok(names.length > 0, 'No secret was recorded')
    for (const name of names) assert.ok(!text.includes(session.values[name]), `${name} is stored in clear`)
  },
  /** The product's word, what is stored and what is shown say the same. */
  async CONSISTENT(session) {
    await eventually(async () => {
      const { status, address, connector, connections } = await session.page.evaluate(keys => {
        const { status, address } = window.harness.modal.getAccount('eip155')
        const stored = localStorage.getItem(keys.connections)
        const connections = stored ? (JSON.parse(stored).eip155 ?? []) : []
        return { status, address, connector: localStorage.getItem(keys.connector), connections }
      }, KEYS)
      if (status !== 'connected') {
        assert.equal(status, 'disconnected')
        assert.equal(address, undefined)
        assert.equal(connector, null)
        return
      }
      const active = connections.find(({ connectorId }) => connectorId === connector)
      assert.ok(active, 'Connected, but nothing of it is stored')
      assert.ok(active.accounts.some(account => account.address.toLowerCase() === address.toLowerCase()))
    })
  },
}

const TIMES = {
  /** What the site waited for came to an end. */
  SETTLED: (session, { value }) => eventually(() => assert.equal(session.values.settled?.[value], true)),
  async WITHIN_MS(session, { value }) {
    const limit = Number(value)
    assert.ok(session.timings.length > 0, 'Nothing was timed')
    for (const taken of session.timings) await expectWithin(session, 'WITHIN_MS', taken, limit)
  },
}

export const state = { ...STATES, ...TIMES }
