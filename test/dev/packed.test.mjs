// The development stack as the package brings it: a bundle, beside the pages and contracts that it reads.
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { createPublicClient, http } from 'viem'
import { startDevStack } from '../../dist/dev/index.mjs'
import { anyPorts } from './wallet/page-side.mjs'

const folder = new URL('../../dist/dev/', import.meta.url)
const modules = readdirSync(folder).filter(name => name.endsWith('.mjs'))

describe('the packed development stack', () => {
  /** @type {import('../../dev/index.d.mts').DevStack} */
  let stack
  before(async () => {
    stack = await startDevStack({ wallets: 1, ports: anyPorts })
  })
  after(async () => stack?.stop())

  it('holds every module that its modules import', () => {
    const imports = /^(?:import|export)\b[^'\n]*'(\.[^']+)'|\bawait import\('(\.[^']+)'\)/gm
    const texts = modules.map(name => readFileSync(new URL(name, folder), 'utf8'))
    const paths = texts.flatMap(text => [...text.matchAll(imports)].map(([, plain, dynamic]) => plain ?? dynamic ?? ''))
    assert.ok(paths.length > 10)
    assert.deepEqual(
      paths.filter(path => !existsSync(new URL(path, folder))),
      [],
    )
  })

  it('serves its pages', async () => {
    for (const path of ['__dev/wallet/', '__dev/wallet/wallet.js', '__dev/mail/', '__dev/frame/', '__dev/safe/']) {
      const { status } = await fetch(`${stack.api.url}/${path}`)
      assert.equal(status, 200, path)
    }
    const frame = await fetch(stack.frame.frameUrl)
    assert.match(await frame.text(), /<script/)
  })

  it('deploys its contracts', async () => {
    const [chain] = stack.evm
    const client = createPublicClient({ transport: http(chain?.rpcUrl) })
    assert.ok(chain)
    assert.ok(await client.getCode({ address: chain.router }))
  })
})
