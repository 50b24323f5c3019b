import { addToBlock, expectName, failing, KEBAB, toCamel } from './text.mjs'

const NAME = new RegExp(`^${KEBAB.source}$`)

const keyTest = (name, key) => `import { expect } from '@open-wc/testing'

import { KEYS } from '../../../src/services/storage/keys.js'
import { readStored, writeStored } from '../../../src/services/storage/read-write.js'

describe('the stored ${name}', () => {
  it('comes back as it was written', () => {
    writeStored(KEYS.${key}, 'it')
    expect(readStored(KEYS.${key})).to.equal('it')
  })

  it('is none when it cannot be used', () => {
    expect(KEYS.${key}.read({})).to.equal(undefined)
  })
${failing('outlives the page where it should')}})
`

/** A stored value: its row in the table of keys, and a test. */
export function storageKey(project, name) {
  expectName(name, NAME, 'last-receiver')
  const key = toCamel(name)
  return {
    files: { [`test/services/storage/${name}.test.ts`]: keyTest(name, key) },
    edits: [
      {
        path: 'src/services/storage/keys.ts',
        edit: addToBlock('export const KEYS = {', `  ${key}: id('wallet-modal/${name}'),`),
      },
    ],
    next: ['say in its row how it is written and read: `id` is for ids'],
  }
}

const tokenTest = name => `import { expect } from '@open-wc/testing'

import { contrast, parseColor } from '../../src/styles/color.js'
import { inMode } from '../../src/styles/button-tokens.js'
import { palette } from '../../src/styles/palettes.js'
import { COLORS } from '../../src/styles/tokens.js'

const color = (value: string | undefined) => parseColor(value) ?? ([0, 0, 0, 1] as const)

describe('the colour ${name}', () => {
  for (const mode of ['light', 'dark'] as const)
    it(\`can be read on the background of the \${mode} palette\`, () => {
      const colors = palette(inMode(COLORS, mode))
      expect(contrast(color(colors['${name}']), color(colors.background))).to.be.at.least(4.5)
    })
${failing('is what its elements are painted with')}})
`

/** A colour: its row in the table of tokens, and a test of its contrast. */
export function themeToken(project, name) {
  expectName(name, NAME, 'highlight')
  const row = `  /** Say here what it paints. */\n  '${name}': ['#1b58cd', '#5f9aff'],`
  return {
    files: { [`test/styles/${name}.test.ts`]: tokenTest(name) },
    edits: [{ path: 'src/styles/tokens.ts', edit: addToBlock('export const COLORS = {', row) }],
    next: ['choose its colours for light and dark, and document it in docs/theming.md'],
  }
}

const MESSAGE = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/
const SHAPES = 'src/core/entities/secure-site.ts'
const SCHEMAS = 'src/services/frame/messages.ts'
const REQUESTS = 'test/services/frame/messages.property.test.ts'

const messageTest = name => `import { expect } from '@open-wc/testing'

import { SecureSiteClient } from '../../../src/services/frame/secure-site-client.js'
import { rejection } from '../../helpers/rejection.js'

/** A client whose secure site gives this answer. */
const clientOf = (answer: unknown): SecureSiteClient =>
  new SecureSiteClient(
    { request: async name => (name === '${name}' ? answer : undefined) },
    { dapp: () => ({ projectId: 'p' }), networks: () => undefined, alert: () => undefined },
  )

describe('the message ${name}', () => {
  it('gives what the secure site answers', async () => {
    expect(await clientOf({ value: 'it' }).request('${name}', undefined)).to.deep.equal({ value: 'it' })
  })

  it('rejects an answer of another shape', async () => {
    expect(await rejection(clientOf({}).request('${name}', undefined))).to.include({ code: 'REPLY_MALFORMED' })
  })
${failing('is sent when its use-case needs it')}})
`

/** A message to the secure site: its types, its schemas, a request for the test of every message, and a test. */
export function frameMessage(project, name) {
  expectName(name, MESSAGE, 'SHOW_BACKUP')
  const types = `  /** Say here what it asks for. */\n  ${name}: [Nothing, { readonly value: string }]`
  return {
    files: { [`test/services/frame/${name.toLowerCase().replaceAll('_', '-')}.test.ts`]: messageTest(name) },
    edits: [
      { path: SHAPES, edit: addToBlock('export interface SecureSiteMessages {', types) },
      {
        path: SCHEMAS,
        edit: addToBlock('export const MESSAGES', `  ${name}: row(nothing, z.object({ value: text })),`),
      },
      { path: REQUESTS, edit: addToBlock('const REQUESTS', `  ${name}: undefined,`) },
    ],
    after: ['scripts/docs.mjs'],
    next: [
      `say in ${SHAPES} and ${SCHEMAS} what is sent and answered`,
      'answer it in dev/frame/messages, with its payload in dev/frame/protocol.mjs',
    ],
  }
}
