import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { createPair } from './page-side.mjs'

/** How long the client waits for a page's word, in milliseconds. */
const PATIENCE = 300_000

describe('a wallet whose page was closed', () => {
  /** @type {Awaited<ReturnType<typeof createPair>>} */
  let pair
  let waits = 0
  let isLeft = false
  const lost = /** @type {unknown[]} */ ([])
  const onUnhandled = (/** @type {unknown} */ error) => void lost.push(error)

  beforeEach(async () => {
    pair = await createPair()
    process.on('unhandledRejection', onUnhandled)
    const wait = setTimeout
    mock.method(globalThis, 'setTimeout', (/** @type {() => void} */ act, /** @type {number} */ ms, ...rest) => {
      if (ms !== PATIENCE) return wait(act, ms, ...rest)
      waits += 1
      return wait(act, isLeft ? 20 : ms, ...rest).unref() // the page's own timeout is not tested
    })
  })
  afterEach(async () => {
    mock.restoreAll()
    process.off('unhandledRejection', onUnhandled)
    isLeft = false
    lost.length = 0
    await pair.stop()
  })

  async function leave() {
    await pair.page.provider.client.core.relayer.transportClose()
    isLeft = true
    waits = 0
  }

  it('continues when no one handles another account', async () => {
    await pair.connect()
    await leave()
    await pair.wallet.changeAccount(1)
    await pause(200) // whatever it waits for begins and fails at once
    assert.deepEqual(lost, [])
    assert.equal(waits, 0, 'nothing is waited for')
  })
})
