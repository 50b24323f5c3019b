import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { moduleOf, OURS } from '../../migrate/lib/networks.mjs'
import { KITS } from '../../scripts/docs/migrate.mjs'
import { ROOT } from '../scripts/project.mjs'

describe('the tables of names', () => {
  it('name each name of another kit once in a table', () => {
    for (const { kit, sections } of Object.values(KITS))
      for (const { title, rows } of sections) {
        const names = rows.map(({ theirs }) => theirs)
        assert.deepEqual(
          names.filter((name, index) => names.indexOf(name) !== index),
          [],
          `${kit}: ${title}`,
        )
      }
  })

  it('say what to do about everything that is left to a person', () => {
    for (const { kit, packages, sections } of Object.values(KITS))
      for (const { theirs, here, tool, note } of sections.flatMap(({ rows }) => rows))
        assert.ok(here.length > 0 || note || (tool === 'rewritten' && packages), `${kit}: ${theirs}`)
  })

  it('have the networks of the package, and viem’s for the others', async () => {
    const networks = await import(`${ROOT}/dist/networks.js`)
    assert.deepEqual([...OURS].sort(), Object.keys(networks).sort())
    assert.deepEqual(
      [
        moduleOf('base', false),
        moduleOf('base', true),
        moduleOf('solana', true),
        moduleOf('zircuit', false),
        moduleOf('ton', false),
        moduleOf('tron', false),
      ],
      [
        'wallet-modal/networks',
        'viem/chains',
        'wallet-modal/networks',
        'viem/chains',
        'wallet-modal/networks',
        undefined,
      ],
    )
  })
})
