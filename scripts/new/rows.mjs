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
