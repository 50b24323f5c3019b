import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { fileURLToPath } from 'node:url'

const REPORT = fileURLToPath(new URL('../../../scripts/tests/ci-report.mjs', import.meta.url))

/** The message about leftover files. */
function told(parts) {
  const folder = mkdtempSync(join(tmpdir(), 'ci-report-'))
  try {
    for (const [name, { status, result, log }] of Object.entries(parts)) {
      writeFileSync(join(folder, `${name}.status`), `${status}\n`)
      writeFileSync(join(folder, `${name}.log`), log)
      if (result) writeFileSync(join(folder, `${name}.json`), JSON.stringify(result))
    }
    const { stdout, status } = spawnSync(process.execPath, [REPORT, folder, ...Object.keys(parts)], {
      encoding: 'utf8',
    })
    return { lines: stdout.trim().split('\n').filter(Boolean), status }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const fine = { status: 0, result: { passed: 3, failed: 0, failures: [] }, log: 'the tests ran' }

test('a run that passed shows what was printed and the sum of all parts', () => {
  const checks = { status: 0, result: { passed: 2, failed: 0, failures: [] }, log: 'the checks ran' }
  const { lines, status } = told({ tests: fine, verify: checks })
  assert.deepEqual(lines, ['the tests ran', 'the checks ran', '5 passed, 0 failed'])
  assert.equal(status, 0)
})

test('failures are listed before the printed output', () => {
  const checks = { status: 1, result: { passed: 1, failed: 1, failures: ['lint'] }, log: 'a long log' }
  const { lines, status } = told({ tests: fine, verify: checks })
  assert.deepEqual(lines, ['Failed:', '  verify: lint', 'the tests ran', 'a long log', '4 passed, 1 failed'])
  assert.equal(status, 1)
})

test('a part that died counts as a failure, with or without numbers', () => {
  const died = told({ tests: { status: 137, log: 'Killed' } })
  assert.deepEqual(died.lines.at(-1), '0 passed, 1 failed')
  assert.equal(died.status, 1)
  const late = told({ tests: { ...fine, status: 1 } })
  assert.deepEqual(late.lines.at(-1), '3 passed, 1 failed')
  assert.equal(late.status, 1)
})
