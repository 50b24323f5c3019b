// The types of the elements for templates, as a site of each framework has them.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'

import { ROOT } from './project.mjs'

const PLACE = join(ROOT, '.tmp/element-types')

/** Pieces of sites: `// wrong` stands over each line that must not compile. */
const SITES = {
  'react.tsx': `
import 'wallet-modal/types/react'
export const right = [
  <wallet-modal-button size="sm" charsstart={4} className="c" onw3m-button-close={({ detail }) => void detail.status} />,
  <wallet-modal project-id="x" networks="mainnet" relay="off" embedded />,
  <wallet-modal-embed class="place" />,
]
// wrong
export const size = <wallet-modal-button size="huge" />
// wrong
export const unknown = <wallet-modal-buton />
`,
  'vue.ts': `
import type { GlobalComponents } from 'vue'
import 'wallet-modal/types/vue'
type Props<K extends keyof GlobalComponents> = InstanceType<GlobalComponents[K]>['$props']
export const right: Props<'wallet-modal-button'> = { size: 'sm', onW3mButtonOpen: ({ detail }) => void detail.view }
export const embed: Props<'wallet-modal-embed'> = { class: 'place' }
// wrong
export const size: Props<'wallet-modal-button'> = { size: 'huge' }
`,
  'svelte.ts': `
import type { SvelteHTMLElements } from 'svelte/elements'
import 'wallet-modal/types/svelte'
export const right: SvelteHTMLElements['wallet-modal-button'] = { size: 'sm', 'onw3m-button-open': event => void event.detail }
export const embed: SvelteHTMLElements['wallet-modal-embed'] = { class: 'place' }
// wrong
export const size: SvelteHTMLElements['wallet-modal-button'] = { size: 'huge' }
`,
}

/** A site that imports everything but the types of templates. */
const PLAIN = `
import 'wallet-modal'
import 'wallet-modal/elements'
import 'wallet-modal/react'
export const button = document.querySelector('wallet-modal-button')
button?.addEventListener('w3m-button-close', ({ detail }) => void detail.status)
// wrong
export const jsx = <wallet-modal-button />
`

const NAMES = { ...SITES, 'plain.tsx': PLAIN }

/** The lines of a file at which the compiler complains, one program a file. @param {string} name */
function complaints(name) {
  const compilerOptions = {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    types: [],
    noEmit: true,
  }
  const config = join(PLACE, `${name}.json`)
  writeFileSync(config, JSON.stringify({ compilerOptions, files: [name] }))
  const { stdout } = spawnSync(process.execPath, [join(ROOT, 'node_modules/ts7/bin/tsc'), '-p', config], {
    cwd: PLACE,
    encoding: 'utf8',
  })
  const ours = stdout.split('\n').filter(line => /^\S+\(\d+,/.test(line) && !line.includes('node_modules'))
  return ours.map(line => (line.startsWith(name) ? Number(/\((\d+),/.exec(line)?.[1]) : line))
}

describe('the types of the elements', () => {
  before(() => {
    rmSync(PLACE, { recursive: true, force: true })
    mkdirSync(PLACE, { recursive: true })
    for (const [name, code] of Object.entries(NAMES)) writeFileSync(join(PLACE, name), code)
  })

  for (const [name, code] of Object.entries(NAMES))
    it(`know what is right and what is wrong in ${name}`, () => {
      const wrong = code.split('\n').flatMap((line, index) => (line === '// wrong' ? [index + 2] : []))
      assert.deepEqual([...new Set(complaints(name))], wrong)
    })
})
