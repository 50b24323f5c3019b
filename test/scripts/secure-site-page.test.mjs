import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { messagesIn, secureSitePage } from '../../scripts/docs/secure-site.mjs'
import { ROOT } from './project.mjs'

const INTERFACE = join(ROOT, 'src/core/entities/secure-site.ts')
const read = path => readFileSync(join(ROOT, path), 'utf8')

describe('the page about a secure site', () => {
  const rows = messagesIn(INTERFACE)

  it('has a row for each message that the product knows', () => {
    const known = [...read('src/services/frame/messages.ts').matchAll(/^ {2}([A-Z_]+): row\(/gm)].map(
      ([, name]) => name,
    )
    assert.ok(known.length > 20)
    assert.deepEqual(rows.map(({ name }) => name).sort(), known.sort())
  })

  it('says what is sent and what is answered, without what only the compiler needs', () => {
    const rowOf = wanted => rows.find(({ name }) => name === wanted)
    assert.deepEqual(rowOf('CONNECT_OTP'), { name: 'CONNECT_OTP', sent: '`{ otp: string }`', answered: '–', doc: '' })
    assert.equal(rowOf('CONNECT_DEVICE').doc, 'Answered once the visitor follows the link in the email.')
    assert.equal(rowOf('SWITCH_NETWORK').sent, '`{ chainId: string | number; rpcUrl?: string }`')
    for (const { sent, answered } of rows) assert.doesNotMatch(`${sent} ${answered}`, /readonly|\n/)
  })

  it('names every type that its rows are made of', () => {
    const page = secureSitePage(INTERFACE)
    for (const name of ['SecureSite', 'SecureSiteUser', 'SecureSiteUserQuery', 'SecureSiteRpc', 'ApprovalPlace'])
      assert.match(page, new RegExp(`^export interface ${name}\\b`, 'm'))
  })
})
