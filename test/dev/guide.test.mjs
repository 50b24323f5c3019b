// The examples in the guides that connect a site to a running stack.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'

/** The services that a modal contacts. With a project id, the hosted service is used for any that is not named. */
const SERVICES = ['analytics', 'blockchain', 'catalogue', 'relay', 'rpc', 'secureSite']

describe('the guides to the stack', () => {
  for (const path of ['docs/testing.md', 'dev/README.md'])
    it(`point every service at it: ${path}`, () => {
      const guide = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
      const [, services = ''] = /createWalletModal\(\{[^`]*?services: \{([^}]*)\}/.exec(guide) ?? []
      const names = [...services.matchAll(/(\w+): \w+\.url/g)].map(([, name]) => name)
      assert.deepEqual(names.sort(), SERVICES)
    })
})
