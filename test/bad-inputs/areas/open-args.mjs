import assert from 'node:assert/strict'

import { eventually } from '../oracles/state.mjs'
import { PHONE, createPairing } from './pairing.mjs'

async function open(session, { input }) {
  await session.start()
  await session.create()
  await session.open(input)
  await session.rest()
  await session.look()
}

const CASES = {
  async 'OA-007'(session, testCase) {
    await open(session, testCase)
    assert.equal(await session.run('view'), 'Connect')
  },
  async 'OA-008'(session, { input }) {
    await session.withAccount({})
    await session.open(input)
    await session.page.locator('w3m-swap-view').waitFor()
    await session.rest()
    await session.look()
  },
  async 'OA-009'(session, { input: { view } }) {
    await open(session, { input: { view } })
  },
  async 'OA-012'(session, { input }) {
    await session.start()
    await session.create()
    for (const call of input.$sequence) await session.page.evaluate(name => void window.harness.modal[name](), call)
    await session.rest()
  },
  async 'OA-013'(session) {
    await session.start()
    await session.create()
    assert.deepEqual(await session.run('call', 'close'), { value: true })
  },
  async 'OA-014'(session) {
    await session.withAccount({})
    await session.open({ view: 'Connect' })
    await session.page.getByRole('button', { name: 'What is a wallet?' }).first().click()
    await session.page.locator('w3m-what-is-a-wallet-view').waitFor()
    await session.page.getByRole('button', { name: 'Back' }).click()
    await session.page.locator('w3m-account-view').waitFor()
    await session.run('close')
    await session.open({ view: 'Networks' })
    assert.equal(await session.page.getByRole('button', { name: 'Back' }).count(), 0)
    await session.run('rule', 'goBack')
  },
  async 'OA-015'(session, { input }) {
    assert.equal(input.viewport, 'desktop')
    await createPairing(session, { start: { context: PHONE }, extra: { noAdapters: true } })
    await session.open()
    await eventually(async () => assert.equal(await session.run('view'), 'AllWallets'))
    await session.run('close')
    await session.context.close()
    await createPairing(session, { extra: { noAdapters: true } })
    await session.open()
  },
}

/** How a case of opening, closing and going back is driven. */
export const openArgs = ({ id, entry_point }) => CASES[id] ?? (entry_point === 'open() args' ? open : undefined)
