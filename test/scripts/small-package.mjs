/** The smallest package that has a button, a dialog and a wallet row, and something to do when the page is quiet. */
export const PACKAGE = {
  'package.json': JSON.stringify({
    name: 'wallet-modal',
    version: '0.0.0',
    type: 'module',
    files: ['dist'],
    exports: {
      '.': './dist/index.js',
      './react': './dist/react/index.js',
      './chains/evm': './dist/chains/evm/index.js',
      './networks': './dist/networks.js',
    },
  }),
  'dist/networks.js': 'export const mainnet = { id: 1 }, sepolia = { id: 2 }',
  'dist/chains/evm/index.js': "export const evmAdapter = () => ({ namespace: 'eip155' })",
  'dist/react/index.js': `
    import { createElement } from 'react'
    export const WalletModalButton = () => createElement('wallet-modal-button')`,
  'dist/index.js': `
    export const createWalletModal = options => options
    globalThis.customElements?.define('wallet-modal-button', class extends HTMLElement {
      connectedCallback() {
        this.append('Connect')
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
          document.querySelector('wallet-modal-button').textContent = '0xd8dA…6045'
          requestIdleCallback(() => import('../quiet.js'), { timeout: 50 })
        }
        this.append(row)
      }
    })`,
  'dist/elements/quiet.js': `window.quiet = '${'work for a quiet moment, '.repeat(40)}'`,
  'dist/elements/views/w3m-other-view.js': `export const text = '${'another view, '.repeat(40)}'`,
}
