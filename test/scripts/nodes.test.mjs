import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'

import { measureMemory } from '../../bench/memory.mjs'
import { buildSite } from '../../scripts/sizes/build-site.mjs'
import { serve } from '../../scripts/sizes/serve.mjs'
import { launch } from '../../scripts/sizes/visit.mjs'
import { ROOT } from './project.mjs'

it('opening and closing leaves no nodes in the page, and an open modal has no more than its budget', async () => {
  const { memory } = JSON.parse(readFileSync(join(ROOT, 'bench/budgets.json'), 'utf8'))
  const site = await buildSite(ROOT)
  const server = await serve(site.folder)
  const browser = await launch()
  try {
    // pictures that come late on a busy machine are no leak: one grows on, however much went before
    let found
    for (const warmUp of [30, 60, 120]) {
      found = await measureMemory(browser, server.url, site, { warmUp, count: 15, every: 5 })
      if (found.nodesPerCycle <= memory.nodesPerCycle) break
    }
    assert.ok(found.nodesPerCycle <= memory.nodesPerCycle, `${found.nodesPerCycle} nodes a cycle`)
    assert.ok(found.nodesOpen > 0 && found.nodesOpen <= memory.nodesOpen, `${found.nodesOpen} nodes open`)
  } finally {
    await browser.close()
    server.close()
    site.remove()
  }
})
