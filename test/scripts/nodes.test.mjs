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
    const found = await measureMemory(browser, server.url, site, { warmUp: 30, count: 15 })
    assert.ok(found.nodesPerCycle <= memory.nodesPerCycle, `${found.nodesPerCycle} nodes a cycle`)
    assert.ok(found.nodesOpen > 0 && found.nodesOpen <= memory.nodesOpen, `${found.nodesOpen} nodes open`)
  } finally {
    await browser.close()
    server.close()
    site.remove()
  }
})
