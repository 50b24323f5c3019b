import { expect } from '@open-wc/testing'

import { serverWalletFace } from '../../../../src/elements/public/button-faces/server-wallet-face.js'

const urlOf = (path: string): string => new URL(`/src/${path}`, location.href).href

/** The texts of faces in a worker, where there is no document, as on a server. */
async function textsOnServer(wallets: readonly (string | null)[]): Promise<unknown> {
  const code = `
    Object.assign(globalThis, { document: { createTreeWalker() {} }, HTMLElement: class {} }) // Lit's browser build needs them
    await import('${urlOf('core/signal.ts')}')
    delete globalThis.document
    const { serverWalletFace } = await import('${urlOf('elements/public/button-faces/server-wallet-face.ts')}')
    const textOf = wallet => serverWalletFace({ wallet: wallet ?? undefined }).text
    const answer = () => postMessage(${JSON.stringify(wallets)}.map(textOf))
    const look = () => (textOf() === 'metamask' ? setTimeout(look, 20) : answer())
    look()
  `
  const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })), { type: 'module' })
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data))
      worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    })
  } finally {
    worker.terminate()
  }
}

describe('the face of a wallet button on a server', () => {
  it('has the name that the element shows later', async () =>
    expect(await textsOnServer([null, 'coinbase', 'google', 'Some Wallet'])).to.deep.equal([
      'MetaMask',
      'Coinbase Wallet',
      'Google',
      'Some Wallet',
    ]))

  it('is no id: nobody knows a wallet by that', async () =>
    expect(await textsOnServer(['com.example.aspen', 'a'.repeat(64), 'io.metamask'])).to.deep.equal([
      'Connect wallet',
      'Connect wallet',
      'MetaMask',
    ]))

  it('loads no names in a browser', () => {
    expect(serverWalletFace({ wallet: 'coinbase' })).to.deep.equal({ text: 'coinbase', pictures: 'wallet' })
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    expect(loaded.filter(name => name.includes('wallet-names'))).to.be.empty
  })
})
