import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'

import { holdFolder } from '../../dev/data-folder.mjs'
import { startDevStack } from '../../dev/index.mjs'
import { anyPorts } from './wallet/page-side.mjs'

const MODULE = fileURLToPath(new URL('../../dev/data-folder.mjs', import.meta.url))

describe('the folder of a stack', () => {
  const folder = mkdtempSync(join(tmpdir(), 'data-folder-'))
  after(() => rmSync(folder, { recursive: true }))

  it('is not given to a second stack until the first one ends', async () => {
    const first = await holdFolder(folder)
    await assert.rejects(startDevStack({ wallets: 1, ports: anyPorts, data: folder }), {
      message: `Another development stack uses ${folder}. Stop it, or name another folder in data (--data).`,
    })
    await first.stop()
    await (await holdFolder(folder)).stop()
  })

  it('is refused from the start if nothing can be stored there', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const useless = [file, ...(process.platform === 'linux' ? ['/proc/self'] : [])]
    for (const data of useless)
      await assert.rejects(
        startDevStack({ wallets: 1, ports: anyPorts, data }),
        /^Error: Nothing can be stored in .+ \(E\w+\)/,
      )
  })

  it('is free again when the process of the first one was killed', async () => {
    const code = `import { holdFolder } from ${JSON.stringify(MODULE)}
      await holdFolder(${JSON.stringify(folder)})
      setInterval(() => undefined, 1_000)
      console.log('held')`
    const other = spawn(process.execPath, ['--input-type=module', '--eval', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(other.stdout, 'data')
    await assert.rejects(holdFolder(folder), /Another development stack uses/)
    other.kill('SIGKILL')
    await once(other, 'exit')
    await (await holdFolder(folder)).stop()
  })
})
