import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'

import { compare } from '../../scripts/sizes/compare.mjs'
import { measure } from '../../scripts/sizes/measure.mjs'
import { makeProject } from './project.mjs'

/** The smallest package that has a button, a dialog and a wallet row, and something to do when the page is quiet. */
const PACKAGE = {
  'package.json': JSON.stringify({
    name: 'wallet-modal',
    version: '0.0.0',
    type: 'module',
    files: ['dist'],
    exports: {
      '.': './dist/index.js',
      './chains/evm': './dist/chains/evm/index.js',
      './networks': './dist/networks.js',
    },
  }),
  'dist/networks.js': 'export const mainnet = { id: 1 }, sepolia = { id: 2 }',
  'dist/chains/evm/index.js': "export const evmAdapter = () => ({ namespace: 'eip155' })",
  'dist/index.js': `
    export const createWalletModal = options => options
    customElements.define('wallet-modal-button', class extends HTMLElement {
      connectedCallback() {
        this.textContent = 'Connect'
        this.onclick = async () => (await import('./elements/modal.js')).open()
      }
    })`,
  'dist/elements/modal.js': `
    export const open = async () => {
      await import('./views/w3m-connect-view.js')
      const modal = document.createElement('w3m-modal')
      modal.setAttribute('open', '')
      modal.setAttribute('view', 'Connect')
      modal.append(document.createElement('w3m-connect-view'))
      document.body.append(modal)
    }
    export const later = () => import('./views/w3m-other-view.js')`,
  'dist/elements/views/w3m-connect-view.js': `
    customElements.define('w3m-connect-view', class extends HTMLElement {
      connectedCallback() {
        const row = document.createElement('w3m-wallet-row')
        row.setAttribute('rdns', 'com.example.measure')
        row.textContent = 'Measure'
        row.onclick = () => {
          document.querySelector('w3m-modal').remove()
          document.querySelector('wallet-modal-button').textContent = '0xd8dA...6045'
          requestIdleCallback(() => import('../quiet.js'))
        }
        this.append(row)
      }
    })`,
  'dist/elements/quiet.js': `window.quiet = '${'work for a quiet moment, '.repeat(40)}'`,
  'dist/elements/views/w3m-other-view.js': `export const text = '${'another view, '.repeat(40)}'`,
}

const BUDGETS = {
  bytes: { idle: 15_000, connectView: 35_000, connected: 45_000, connectedWithServices: 51_600, settled: 63_500 },
  furtherView: 8000,
}

async function measurePackage(changes = {}) {
  const project = makeProject({ ...PACKAGE, ...changes })
  try {
    return await measure(project.root)
  } finally {
    project.remove()
  }
}

describe('check-sizes', () => {
  let measured
  before(async () => (measured = await measurePackage()))
  const over = (moment, bytes) => compare(measured, { ...BUDGETS, bytes: { ...BUDGETS.bytes, [moment]: bytes } })

  it('accepts a small package', () => assert.deepEqual(compare(measured, BUDGETS), []))

  it('counts more bytes at each later moment, and only what is loaded', () => {
    const { idle, connectView, connected } = measured.bytes
    assert.ok(idle > 100 && idle < connectView && connectView <= connected, JSON.stringify(measured.bytes))
  })

  it('counts what waits for a quiet moment when the page has settled, and not before', () => {
    const { connected, settled } = measured.bytes
    assert.ok(settled > connected + 30, JSON.stringify(measured.bytes))
    assert.ok(!measured.modules.connected.some(([path]) => path.endsWith('quiet.js')))
  })

  for (const moment of Object.keys(BUDGETS.bytes)) {
    it(`refuses one byte over the ceiling of ${moment}`, () => {
      assert.deepEqual(over(moment, measured.bytes[moment]), [])
      assert.match(over(moment, measured.bytes[moment] - 1).join(), new RegExp(`^${moment}: \\d+ bytes`))
    })
  }

  it('weighs a view that is not loaded yet', () => {
    const bytes = measured.views['w3m-other-view']
    assert.ok(bytes > 20, `${bytes}`)
    assert.match(compare(measured, { ...BUDGETS, furtherView: bytes - 1 }).join(), /w3m-other-view: \d+ bytes more/)
  })
})

describe('check-sizes: what loads too early', () => {
  let measured
  const early = `
    import { keccak256 } from 'viem'
    import { LitElement } from 'lit'
    import './chains/solana/index.js'
    fetch('https://service.example/config').catch(() => {})
    window.kept = [keccak256, LitElement]
    ${PACKAGE['dist/index.js']}`
  const changes = {
    'dist/index.js': early,
    'dist/chains/solana/index.js': 'window.solana = 1',
    'dist/core/i18n/locales/de.js': 'window.de = 1',
    'dist/elements/views/w3m-connect-view.js': `import '../../core/i18n/locales/de.js'\n${PACKAGE['dist/elements/views/w3m-connect-view.js']}`,
  }
  before(async () => {
    measured = await measurePackage(changes)
  })
  const problems = () => compare(measured, BUDGETS).join('\n')

  it('refuses a request to a service', () =>
    assert.match(problems(), /before any intent: https:\/\/service\.example\/config/))
  it('refuses heavy libraries and locales', () => {
    assert.match(problems(), /loaded before any intent: viem/)
    assert.match(problems(), /loaded before any intent: locale/)
  })
  it('refuses another chain family in a bundle of EVM alone', () =>
    assert.match(problems(), /in a bundle of EVM alone: .*solana/))
  it('counts one copy of lit', () => assert.equal(measured.copies['lit-element'], 1))
  it('refuses two copies', () => {
    assert.match(compare({ ...measured, copies: { lit: 2 } }, BUDGETS).join('\n'), /2 copies of lit/)
  })
})
