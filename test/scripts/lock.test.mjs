import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { onlyOnce } from '../../scripts/lock.mjs'

describe('the lock of what runs in one process at a time', () => {
  let lock
  beforeEach(() => void (lock = join(mkdtempSync(join(tmpdir(), 'lock-')), 'build-lock')))
  afterEach(() => rmSync(join(lock, '..'), { recursive: true }))

  /** The lock as this process holds it, with what `change` makes of what it says of its owner. */
  async function hold(change) {
    let owner
    await onlyOnce(
      lock,
      () => false,
      () => void (owner = readFileSync(join(lock, 'pid'), 'utf8')),
    )
    mkdirSync(lock)
    writeFileSync(join(lock, 'pid'), change(owner))
  }

  /** Whether the work was done, or was left to the owner: as done once it was asked for often enough. */
  async function isDoneHere() {
    let looks = 0
    let isDone = false
    await onlyOnce(
      lock,
      () => ++looks > 3,
      () => void (isDone = true),
    )
    return isDone
  }

  it('is left to an owner that is at work', async () => {
    await hold(owner => owner)
    assert.equal(await isDoneHere(), false)
    assert.ok(existsSync(lock))
  })

  it('is taken over at once when the pid of its owner is another process now', async () => {
    await hold(owner => owner.replace(/\n.+$/, '\nlong ago'))
    assert.equal(await isDoneHere(), true)
    assert.equal(existsSync(lock), false)
  })
})
