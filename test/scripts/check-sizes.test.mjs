import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { prepareSites } from '../../scripts/sizes/build-site.mjs'
import { packageFingerprint } from '../../scripts/sizes/cache.mjs'
import { compare, partLines, toTable } from '../../scripts/sizes/compare.mjs'
import { pairs } from '../../scripts/sizes/matrix.mjs'
import { measureControl, measureSite } from '../../scripts/sizes/measure.mjs'
import { makeProject, runScript } from './project.mjs'
import { PACKAGE } from './small-package.mjs'

const BUDGETS = {
  moments: {
    idle: { bytes: 15_000, files: 2 },
    connectView: { bytes: 40_000, files: 6 },
    connected: { bytes: 60_000, files: 10 },
  },
  furtherView: 10_000,
}

/** What is measured without the product, once for each bundler and site. */
const controls = new Map()

async function measurePackage(changes = {}, what = { bundler: 'esbuild', site: 'button' }) {
  const project = makeProject({ ...PACKAGE, ...changes })
  const { folder, remove } = prepareSites(project.root)
  try {
    const key = `${what.bundler} ${what.site}`
    if (!controls.has(key)) controls.set(key, await measureControl(folder, what))
    return { ...what, ...(await measureSite(folder, what, controls.get(key))) }
  } finally {
    remove()
    project.remove()
  }
}

const problemsOf = (measured, budgets = BUDGETS) => compare(measured, budgets).join('\n')

describe('check-sizes', () => {
  let measured
  before(async () => (measured = await measurePackage()))

  it('accepts a small package', () => assert.equal(problemsOf(measured), ''))

  it('counts more at each later moment, and only what is loaded', () => {
    const { bytes, files } = measured
    assert.ok(bytes.idle > 100 && bytes.idle < bytes.connectView, JSON.stringify(bytes))
    assert.ok(bytes.connected > bytes.account + 30, JSON.stringify(bytes))
    assert.deepEqual([files.idle, files.connectView, files.account, files.connected], [1, 3, 3, 4])
  })

  for (const [moment, ceilings] of Object.entries(BUDGETS.moments)) {
    for (const what of Object.keys(ceilings)) {
      const allowing = count => ({
        ...BUDGETS,
        moments: { ...BUDGETS.moments, [moment]: { ...ceilings, [what]: count } },
      })
      it(`refuses more ${what} than the ceiling of ${moment}`, () => {
        const found = measured[what][moment]
        assert.equal(problemsOf(measured, allowing(found)), '')
        assert.equal(problemsOf(measured, allowing(found - 1)), `${moment}: ${found} ${what}, at most ${found - 1}`)
      })
    }
  }

  it('measures a view that is not loaded yet', () => {
    const bytes = measured.views['w3m-other-view']
    assert.ok(bytes > 20, `${bytes}`)
    assert.match(problemsOf(measured, { ...BUDGETS, furtherView: bytes - 1 }), /w3m-other-view: \d+ bytes more/)
  })

  it('weighs the scripts that a story has for itself, and misses them where they are gone', async () => {
    const story = `export const text = '${'a swap, '.repeat(40)}'`
    const modal = `${PACKAGE['dist/elements/modal.js']}\nwindow.swap = () => import('../chunks/feature-swap.js')`
    const { stories, ...rest } = await measurePackage({
      'dist/chunks/feature-swap.js': story,
      'dist/elements/modal.js': modal,
    })
    assert.ok(stories.swap > 20 && stories.swap < 400, JSON.stringify(stories))
    assert.ok(!('signIn' in stories), 'which this site has not')
    const allowing = swap => ({ ...BUDGETS, stories: { 'esbuild button': { swap } } })
    assert.equal(problemsOf({ stories, ...rest }, allowing(stories.swap)), '')
    assert.match(
      problemsOf({ stories, ...rest }, allowing(stories.swap - 1)),
      /^the story of swap: \d+ bytes, at most \d+$/,
    )
    assert.match(problemsOf(measured, allowing(9_000)), /^the story of swap: undefined bytes, at most 9000$/)
  })

  it('lets a site have ceilings of its own', () => {
    const sites = { button: { idle: { bytes: 1, files: 0 } }, families: { connected: { bytes: 1, files: 0 } } }
    const found = problemsOf(measured, { ...BUDGETS, sites })
    assert.match(found, /^idle: \d+ bytes, at most 1\nidle: 1 files, at most 0$/)
  })

  it('limits a bundler above a ceiling to its current value', () => {
    const { bytes } = measured
    const moments = { ...BUDGETS.moments, idle: { bytes: 1 } }
    const today = found => ({ ...BUDGETS, moments, today: { 'esbuild button': { idle: { bytes: found } } } })
    assert.equal(problemsOf(measured, today(bytes.idle)), '')
    assert.match(problemsOf(measured, today(bytes.idle - 1)), /^idle: \d+ bytes, at most \d+$/)
    assert.match(problemsOf({ ...measured, bundler: 'webpack' }, today(bytes.idle)), /^idle: \d+ bytes, at most 1$/)
    const noisy = share => problemsOf(measured, { ...today(Math.ceil(bytes.idle / 1.02)), noise: share })
    assert.equal(noisy(0.03), '')
    assert.match(noisy(0.01), /^idle: \d+ bytes, at most \d+$/)
  })

  it('weighs what keeps a login beyond the Connect view, and holds it and each view to what they have today', async () => {
    const view = 'dist/elements/views/w3m-connect-view.js'
    const client = 'controllers/connections/embedded/embedded.js'
    const weighed = await measurePackage({
      [`dist/${client}`]: `window.frame = '${'a client of the frame, '.repeat(40)}'`,
      [view]: `window.logIn = () => import('../../${client}')\n${PACKAGE[view]}`,
    })
    const { frame } = weighed.parts
    const other = weighed.views['w3m-other-view']
    assert.ok(frame > 20, `${frame}`)
    const today = parts => ({ ...BUDGETS, today: { 'esbuild button': { parts } } })
    assert.equal(problemsOf(weighed, today({ frame, 'w3m-other-view': other })), '')
    assert.equal(
      problemsOf(weighed, today({ frame: frame - 1, 'w3m-other-view': other - 1 })),
      `w3m-other-view: ${other} bytes more, at most ${other - 1}\nframe: ${frame} bytes more, at most ${frame - 1}`,
    )
    assert.equal(problemsOf(weighed, { ...BUDGETS, parts: { frame: 1 } }), `frame: ${frame} bytes more, at most 1`)
    assert.match(partLines([weighed], today({ frame })).join(), /^esbuild button: frame 0\.\d kB$/)
  })

  it('shows a table with the ceilings', () => {
    const [head, row, ceilings] = toTable([measured], BUDGETS)
    assert.match(head, /^bundler +site +idle +connectView +connected/)
    assert.match(row, /^esbuild +button +0\.\d kB \/ 1 +0\.\d kB \/ 3 +0\.\d kB \/ 4 +other 0\.\d kB$/)
    assert.match(ceilings, /^at most +15\.0 kB \/ 2 +40\.0 kB \/ 6 +60\.0 kB \/ 10 +10\.0 kB$/)
  })
})

describe('check-sizes: what is ours', () => {
  it('leaves out the framework', async () => {
    const { bytes, files } = await measurePackage({}, { bundler: 'esbuild', site: 'react' })
    assert.ok(bytes.idle > 100 && bytes.idle < 1000, JSON.stringify(bytes))
    assert.equal(files.idle, 1)
  })

  it('counts a file that only bundles what others share', async () => {
    const shared = "export const shared = 'a text that both of them show'"
    const modal = `import { shared } from './shared.js'\nwindow.shared = shared\n${PACKAGE['dist/elements/modal.js']}`
    const view = `import { shared } from '../shared.js'\nwindow.sharedToo = shared\n${PACKAGE['dist/elements/views/w3m-connect-view.js']}`
    const { files } = await measurePackage({
      'dist/elements/shared.js': shared,
      'dist/elements/modal.js': modal,
      'dist/elements/views/w3m-connect-view.js': view,
    })
    assert.equal(files.connectView, 4)
  })

  it('counts the libraries that come with it', async () => {
    const index = `import { LitElement } from 'lit'\nwindow.kept = LitElement\n${PACKAGE['dist/index.js']}`
    const { bytes, copies } = await measurePackage({ 'dist/index.js': index })
    assert.ok(bytes.idle > 4000, JSON.stringify(bytes))
    assert.equal(copies['lit-element'], 1)
  })

  it('counts what is fetched once the page is idle to the Connect view, and not to the button', async () => {
    const onIdle = `addEventListener('load', () => requestIdleCallback(() => import('./elements/modal.js')))`
    const { files } = await measurePackage({ 'dist/index.js': `${PACKAGE['dist/index.js']}\n${onIdle}` })
    assert.deepEqual([files.idle, files.preloaded, files.connectView], [1, 2, 3])
  })

  for (const bundler of ['vite-8', 'vite-7', 'webpack']) {
    it(`measures the same files in ${bundler}`, async () => {
      const { files, bytes } = await measurePackage({}, { bundler, site: 'button' })
      assert.deepEqual([files.idle, files.connectView, files.account, files.connected], [1, 3, 3, 4])
      assert.ok(bytes.idle > 100 && bytes.connected < 2000, JSON.stringify(bytes))
    })
  }

  it('measures every bundler, and Next.js both ways', () => {
    const measured = pairs().map(({ bundler, site }) => `${bundler} ${site}`)
    for (const bundler of ['vite-8', 'vite-7', 'webpack', 'esbuild']) {
      for (const site of ['button', 'react', 'families']) assert.ok(measured.includes(`${bundler} ${site}`))
    }
    assert.ok(measured.includes('vite-8 sign-in'))
    for (const bundler of ['next-webpack', 'next-turbopack']) assert.ok(measured.includes(`${bundler} react`))
    assert.throws(() => pairs({ bundlers: ['parcel'] }), /unknown bundler parcel/)
  })
})

describe('check-sizes: what loads too early', () => {
  let measured
  const early = `
    import { keccak256 } from 'viem'
    import { encode } from 'uqr'
    import { string } from 'zod/mini'
    import './chains/solana/index.js'
    addEventListener('load', () => requestIdleCallback(() => fetch('https://service.example/config').catch(() => {})))
    window.kept = [keccak256, encode, string]
    ${PACKAGE['dist/index.js']}`
  before(async () => {
    measured = await measurePackage({
      'dist/index.js': early,
      'dist/chains/solana/index.js': 'window.solana = 1',
      'dist/locales/de/index.js': 'window.de = 1',
      'dist/elements/views/w3m-connect-view.js': `import '../../locales/de/index.js'\n${PACKAGE['dist/elements/views/w3m-connect-view.js']}`,
    })
  })

  it('refuses a request to a service, also from an idle page', () =>
    assert.match(problemsOf(measured), /before any intent: https:\/\/service\.example\/config/))
  for (const what of ['viem', 'qr', 'zod', 'locale']) {
    it(`refuses ${what}`, () =>
      assert.match(problemsOf(measured), new RegExp(`loaded before any intent: ${what}$`, 'm')))
  }
  it('refuses another chain family in an EVM-only bundle', () =>
    assert.match(problemsOf(measured), /in a bundle of EVM alone: .*solana/))
  it('refuses two copies', () => {
    assert.match(problemsOf({ ...measured, copies: { lit: 2 } }), /2 copies of lit/)
  })
})

describe('check-sizes: what is measured again', () => {
  let project
  before(() => (project = makeProject({ ...PACKAGE, 'dist/index.d.ts': '' })))
  after(() => project.remove())
  const withFile = (path, text) => {
    writeFileSync(join(project.root, path), text)
    return packageFingerprint(project.root)
  }

  it('is a package whose scripts or settings have changed', () => {
    const first = packageFingerprint(project.root)
    assert.equal(withFile('dist/index.d.ts', 'export {}'), first)
    const second = withFile('dist/networks.js', 'export const mainnet = {}, sepolia = {}')
    assert.notEqual(second, first)
    assert.notEqual(withFile('package.json', '{}'), second)
  })
})

describe('check-sizes: the command', () => {
  let project
  before(() => (project = makeProject(PACKAGE)))
  after(() => project.remove())
  const run = budgets => {
    writeFileSync(join(project.root, 'budgets.json'), JSON.stringify(budgets))
    const args = ['--root', project.root, '--budgets', join(project.root, 'budgets.json')]
    return runScript('check-sizes.mjs', ...args, '--only', 'esbuild', '--site', 'button')
  }

  it('passes within the budgets, and fails above them with the excess', () => {
    const passed = run(BUDGETS)
    assert.equal(passed.status, 0, passed.output)
    const failed = run({ ...BUDGETS, moments: { ...BUDGETS.moments, idle: { bytes: 15_000, files: 0 } } })
    assert.equal(failed.status, 1)
    assert.match(failed.output, /esbuild button: idle: 1 files, at most 0/)
  })
})

describe('the sizes that the README names', () => {
  const read = path => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
  const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven']
  const wordOf = files => NUMBERS[files] ?? ['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen'][files - 12]

  it('are the ceilings that the build is held to', () => {
    const { idle, connectView, connected } = JSON.parse(read('bench/budgets.json')).today['vite-8 button']
    const said = ({ bytes, files }) => [Math.ceil(bytes / 100) / 10, wordOf(files)]
    const [button, opened, wallet] = [idle, connectView, connected].map(said)
    const [sentence] =
      /In a Vite 8 build.+? hosted services included\./.exec(read('README.md').replace(/\s+/g, ' ')) ?? []
    assert.equal(
      sentence,
      `In a Vite 8 build, the button costs ${button[0]} kB in ${button[1]} file (brotli, libraries included), ` +
        `the open dialog ${opened[0]} kB in ${opened[1]}, a connected wallet ${wallet[0]} kB in ${wallet[1]}, ` +
        'hosted services included.',
    )
  })
})
