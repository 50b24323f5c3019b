import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { build } from 'esbuild'

import { ROOT } from './project.mjs'

const SRC = join(ROOT, 'src')
const sources = readdirSync(SRC, { recursive: true })
  .map(String)
  .filter(name => name.endsWith('.ts'))
  .map(name => ({ name, text: readFileSync(join(SRC, name), 'utf8') }))

/** The custom properties that the theme gives the modal. */
async function themeTokens() {
  const entryPoints = [join(SRC, 'styles/tokens.ts')]
  const { outputFiles } = await build({ entryPoints, bundle: true, format: 'esm', platform: 'node', write: false })
  const { COLORS, tokens } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`)
  const scales = [...tokens.cssText.matchAll(/--w3m-[\w-]+(?=:)/g)].map(([name]) => name)
  return [...scales, ...Object.keys(COLORS).map(name => `--w3m-color-${name}`)]
}

/** Custom properties that a source sets itself. */
const setIn = text => [...text.matchAll(/(--w3m-[\w-]+)'?\s*[:,]/g)].map(([, name]) => name)

/** Custom properties that a source reads without a value in case there is none. */
const readIn = text => [...text.matchAll(/var\((--w3m-[\w-]+)\)/g)].map(([, name]) => name)

describe('custom properties', () => {
  it('that a style reads are set by the theme or by another style', async () => {
    const known = new Set([...(await themeTokens()), ...sources.flatMap(({ text }) => setIn(text))])
    const unknown = sources.flatMap(({ name, text }) =>
      readIn(text)
        .filter(token => !known.has(token))
        .map(token => `${name}: ${token}`),
    )
    assert.deepEqual(unknown, [])
  })

  it('include every radius and colour that a missing value would hide', async () => {
    const known = new Set(await themeTokens())
    const scale = /var\((--w3m-(?:radius|color|space|text)-[\w-]+)/g
    const unknown = sources.flatMap(({ name, text }) =>
      [...text.matchAll(scale)].filter(([, token]) => !known.has(token)).map(([, token]) => `${name}: ${token}`),
    )
    assert.deepEqual(unknown, [])
  })
})
