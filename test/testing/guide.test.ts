import { expect } from '@open-wc/testing'

import * as testing from '../../src/testing/index.js'
import { isRecord } from '../../src/testing/shapes.js'

/** The first example of docs/testing.md that makes a wallet with this function, without its import. */
async function readExample(name: string): Promise<string> {
  const guide = await (await fetch('/docs/testing.md')).text()
  const found = [...guide.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code)
  const code = found.find(text => text.includes(`= ${name}(`) || text.includes(`= await ${name}(`))
  if (code === undefined) throw new Error(`docs/testing.md has no example of ${name}`)
  return code.replace(/^import .*\n/gm, '')
}

/** Runs an example unchanged, and removes its wallet from the page. */
async function runExample(name: string): Promise<void> {
  const names = Object.keys(testing)
  const body = `return (async () => { ${await readExample(name)}\nreturn wallet })()`
  const run: unknown = new Function(...names, body)
  const wallet: unknown = typeof run === 'function' ? await run(...Object.values(testing)) : undefined
  if (!isRecord(wallet) || typeof wallet['uninstall'] !== 'function') throw new Error('no wallet')
  wallet['uninstall']()
}

describe('the testing guide', () => {
  afterEach(() => localStorage.clear())

  for (const name of ['createTestWallet', 'createTestSolanaWallet', 'createTestBitcoinWallet'])
    it(`has an example of ${name} that runs unchanged`, async () => {
      await runExample(name).then(
        () => undefined,
        (error: unknown) => expect.fail(String(error)),
      )
    })
})
