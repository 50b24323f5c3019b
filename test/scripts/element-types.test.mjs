// The types of the elements for templates, as a site of each framework has them.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { before, describe, it } from 'node:test'
import { stripVTControlCharacters } from 'node:util'

import { publicElements } from '../../scripts/editor-data.mjs'
import { guides } from '../recipes/recipe-code.mjs'
import { ROOT } from './project.mjs'

const PLACE = join(ROOT, '.tmp/element-types')

/** Where the line after a mark must not compile. */
const MARK = /^\s*(?:\/\/ wrong|<!-- wrong -->)$/

/** Pieces of sites, with a mark over each line that must not compile. */
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
export const family = <wallet-modal-button namespace="ethereum" />
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
// wrong
export const family: SvelteHTMLElements['wallet-modal-button'] = { namespace: 'ethereum' }
`,
  'preact.tsx': `
/** @jsxImportSource preact */
import 'wallet-modal/types/preact'
export const right = [
  <wallet-modal-button size="sm" charsStart={4} class="c" onw3m-button-close={({ detail }) => void detail.status} />,
  <wallet-modal project-id="x" networks="mainnet" relay="off" embedded />,
  <wallet-modal-embed class="place" />,
]
// wrong
export const size = <wallet-modal-button size="huge" />
// wrong
export const event = <wallet-modal-button onw3m-button-close={({ detail }) => void detail.view} />
// wrong
export const unknown = <wallet-modal-buton />
`,
  'solid.tsx': `
/** @jsxImportSource solid-js */
import 'wallet-modal/types/solid'
const id = String(Math.random())
export const right = [
  <wallet-modal-button size="sm" charsStart={4} class="c" on:w3m-button-close={({ detail }) => void detail.status} />,
  <wallet-modal attr:project-id={id} networks="mainnet" relay="off" bool:embedded={id === ''} />,
  <wallet-modal-embed class="place" />,
]
// wrong
export const size = <wallet-modal-button size="huge" />
// wrong
export const attribute = <wallet-modal-button charsstart={4} />
// wrong
export const event = <wallet-modal-button on:w3m-button-close={({ detail }) => void detail.view} />
// wrong
export const unknown = <wallet-modal-buton />
`,
}

/** A site with React 18: its tags, and the components. */
const REACT_18 = {
  'react18.tsx': `
// wrong
import { use } from 'react' // which React 19 has
import 'wallet-modal/types/react'
import { useWalletModalAccount, WalletModalButton } from 'wallet-modal/react'
export const later = use
export function Right() {
  const { address } = useWalletModalAccount()
  return (
    <>
      <wallet-modal-button size="sm" charsstart={4} className="c" />
      <wallet-modal-embed class="place" />
      <WalletModalButton size="sm" className="c" label={address} onClose={({ detail }) => void detail.status} />
    </>
  )
}
// wrong
export const size = <wallet-modal-button size="huge" />
// wrong
export const unknown = <wallet-modal-buton />
// wrong
export const component = <WalletModalButton size="huge" />
// wrong
export const event = <WalletModalButton onClose={({ detail }) => void detail.view} />
`,
}

/** Where the types of React 18 are. */
const REACT_18_TYPES = join(ROOT, 'test/react18/node_modules/@types/react')

/** A site of Angular's, whose own compiler checks the templates; with the one of the guide. */
const ANGULAR = {
  'angular.ts': `
import { Component } from '@angular/core'
import type { OpenOutcome } from 'wallet-modal'
import { WALLET_MODAL_DIRECTIVES, WalletModalButtonDirective } from 'wallet-modal/types/angular'

@Component({
  selector: 'app-right',
  imports: [WALLET_MODAL_DIRECTIVES],
  template: \`
    <wallet-modal-button size="sm" disabled charsStart="4" [charsEnd]="count" (w3m-button-close)="show($event.detail)" />
    <wallet-modal [project-id]="id" networks="mainnet" theme-mode="dark" relay="off" [embedded]="count > 1" />
    <wallet-modal-embed class="place" />
  \`,
})
export class Right {
  protected readonly count = 4
  protected readonly id: string | undefined = 'x'
  protected show(outcome: OpenOutcome): void {
    console.log(outcome.status)
  }
}

@Component({
  selector: 'app-wrong',
  imports: [WalletModalButtonDirective],
  template: \`
    <!-- wrong -->
    <wallet-modal-button size="huge" />
    <!-- wrong -->
    <wallet-modal-button namespace="ethereum" />
    <!-- wrong -->
    <wallet-modal-button [charsStart]="name" />
    <!-- wrong -->
    <wallet-modal-button [colour]="name" />
    <!-- wrong -->
    <wallet-modal-button (w3m-button-close)="$event.detail.view" />
    <!-- wrong -->
    <wallet-modal-network-button />
    <wallet-modal-button />
  \`,
})
export class Wrong {
  protected readonly name: string = 'x'
}
`,
  'guide.ts': guides['docs-frameworks']?.find(code => code.includes('@Component')) ?? '',
  'modal.ts': "export declare const modal: import('wallet-modal').WalletModal",
}

/** @param {string} library */
const plain = library => `
/** @jsxImportSource ${library} */
import 'wallet-modal'
import 'wallet-modal/elements'
import 'wallet-modal/react'
export const button = document.querySelector('wallet-modal-button')
button?.addEventListener('w3m-button-close', ({ detail }) => void detail.status)
// wrong
export const jsx = <wallet-modal-button />
`

/** A site that imports everything but the types of templates, in the JSX of each library. */
const PLAIN = Object.fromEntries(['react', 'preact', 'solid-js'].map(name => [`plain-${name}.tsx`, plain(name)]))

/** What is compiled together: sites that have nothing of one another, each file by its code. */
const PROGRAMS = [...Object.entries(SITES).map(([name, code]) => ({ [name]: code })), PLAIN]

const OPTIONS = {
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

/** The lines that must not compile, as compilers name them. @param {Readonly<Record<string, string>>} files */
const wrongLines = files =>
  Object.entries(files)
    .flatMap(([name, code]) =>
      code.split('\n').flatMap((line, index) => (MARK.test(line) ? [`${name}:${index + 2}`] : [])),
    )
    .sort()

/**
 * The lines at which a compiler of the project complains, each once.
 * @param {string} compiler
 * @param {Readonly<Record<string, string>>} files
 * @param {object} [options] of the configuration
 */
function complaints(compiler, files, options = {}) {
  const names = Object.keys(files)
  for (const name of names) writeFileSync(join(PLACE, name), files[name])
  const config = join(PLACE, `${names[0]}.json`)
  writeFileSync(config, JSON.stringify({ compilerOptions: OPTIONS, files: names, ...options }))
  const { stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'node_modules', compiler), '-p', config], {
    cwd: PLACE,
    encoding: 'utf8',
  })
  const told = stripVTControlCharacters(stdout + stderr)
  const lines = [...told.matchAll(/^([^\s(:]+)(?:\((\d+),\d+\)|:(\d+):\d+ -)[: ] ?error/gm)]
  const places = lines.map(([, file, line, other]) => `${file}:${line ?? other}`)
  return [...new Set(places)].filter(place => !place.includes('node_modules')).sort()
}

describe('the types of the elements', () => {
  before(() => {
    rmSync(PLACE, { recursive: true, force: true })
    mkdirSync(PLACE, { recursive: true })
  })

  for (const files of PROGRAMS)
    it(`accept valid and reject invalid code in ${Object.keys(files).join(', ')}`, () =>
      assert.deepEqual(complaints('ts7/bin/tsc', files), wrongLines(files)))

  it('accept valid and reject invalid code with React 18', () => {
    const paths = { react: [REACT_18_TYPES], 'react/*': [join(REACT_18_TYPES, '*')] }
    const found = complaints('ts7/bin/tsc', REACT_18, { compilerOptions: { ...OPTIONS, paths } })
    assert.deepEqual(found, wrongLines(REACT_18))
  })

  it('accept valid and reject invalid Angular templates', () => {
    const compilerOptions = {
      ...OPTIONS,
      skipLibCheck: true,
      experimentalDecorators: true,
      noEmit: false,
      outDir: 'out',
    }
    const angularCompilerOptions = { strictTemplates: true }
    const found = complaints('@angular/compiler-cli/bundles/src/bin/ngc.js', ANGULAR, {
      compilerOptions,
      angularCompilerOptions,
    })
    assert.match(ANGULAR['guide.ts'], /WALLET_MODAL_DIRECTIVES/)
    assert.deepEqual(found, wrongLines(ANGULAR))
  })

  it("are finished by Angular's linker", async () => {
    const { createEs2015LinkerPlugin } = await import('@angular/compiler-cli/linker/babel')
    const babel = createRequire(join(ROOT, 'node_modules/@angular/compiler-cli/package.json'))('@babel/core')
    const manifest = JSON.parse(readFileSync(join(ROOT, 'custom-elements.json'), 'utf8'))
    const filename = join(ROOT, 'dist/types/angular.js')
    const fileSystem = { dirname, relative, resolve, exists: existsSync, readFile: path => readFileSync(path, 'utf8') }
    const logger = { level: 1, debug() {}, info() {}, warn: assert.fail, error: assert.fail }
    const { code } = await babel.transformAsync(readFileSync(filename, 'utf8'), {
      plugins: [createEs2015LinkerPlugin({ fileSystem, logger, linkerJitMode: false })],
      filename,
      configFile: false,
    })
    assert.doesNotMatch(code, /ɵɵngDeclare/)
    assert.equal(code.match(/ɵɵdefineDirective/g).length, publicElements(manifest).length)
  })
})
