import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { describe, it } from 'node:test'

import { enginesPage, filesThatNeed } from '../../scripts/docs/engines.mjs'
import { ABILITIES } from '../support/engine.mjs'
import { ROOT } from './project.mjs'

const lacking = Object.entries(ABILITIES).filter(([, ability]) => ability.lacking)

/** What the options of a test are in an engine. */
function optionsIn(engine, ...names) {
  const script = `import { needs } from './test/support/engine.mjs'; console.log(JSON.stringify(needs(...${JSON.stringify(names)})))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: ROOT,
    env: { ...process.env, E2E_ENGINE: engine },
    encoding: 'utf8',
  })
  return stdout ? JSON.parse(stdout) : stderr
}

describe('what differs between engines', () => {
  it('is skipped with its reason in the engine that lacks it, and nowhere else', () => {
    assert.deepEqual(optionsIn('firefox', 'hosts', 'phone'), { skip: `Firefox: ${ABILITIES.phone.lacking.firefox}` })
    assert.deepEqual(optionsIn('webkit', 'phone'), { skip: false })
    assert.deepEqual(optionsIn('', ...lacking.map(([name]) => name)), { skip: false })
  })

  it('is known for the engines that there are', () => {
    assert.match(optionsIn('presto'), /E2E_ENGINE must be one of chromium, firefox, webkit, not presto/)
  })

  it('is on the page with every reason and the tests that it is about, of which there are some', () => {
    const page = enginesPage(ROOT)
    for (const [name, { title, lacking: reasons }] of lacking) {
      const row = page.split('\n').find(line => line.includes(title))
      for (const reason of Object.values(reasons)) assert.ok(row.includes(reason), `${name}: ${reason}`)
      const files = filesThatNeed(ROOT, name)
      assert.ok(files.length > 0, `no test needs ${name}`)
      for (const file of files) assert.ok(row.includes(file), `${name}: ${file}`)
    }
  })
})
