import { expect } from '@open-wc/testing'

import { endInstance, instance } from '../helpers/instance.js'
import { waitUntil } from '../helpers/wait-until.js'

const isDialogLoaded = () => customElements.get('w3m-modal') !== undefined
const idle = () => new Promise(resolve => (globalThis.requestIdleCallback ?? setTimeout)(resolve))

/** Answers a question of the page by `connection` what network the visitor has. */
function useConnection(connection: object): () => void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
  return () => void Reflect.deleteProperty(navigator, 'connection')
}

/** An idle moment in which the dialog would have been asked for, and a file that is asked for after it and is here. */
async function passIdleMoment(): Promise<void> {
  await idle()
  await idle()
  await import('../../src/elements/wallets/w3m-what-is-a-wallet-view.js')
}

describe('the code of the dialog', () => {
  afterEach(endInstance)

  it('waits for a visitor with `preload: "intent"`', async () => {
    instance({}, { preload: 'intent' })
    await passIdleMoment()
    expect(isDialogLoaded()).to.equal(false)
  })

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])
    it(`waits for a visitor whose browser says ${JSON.stringify(connection)}`, async () => {
      const restore = useConnection(connection)
      try {
        instance({}, { preload: 'idle' })
        await passIdleMoment()
        expect(isDialogLoaded()).to.equal(false)
      } finally {
        restore()
      }
    })

  it('starts once the page is idle, if nothing is open', async () => {
    const { modal } = instance({}, { preload: 'idle' })
    await waitUntil(isDialogLoaded, 'the dialog is not loaded')
    expect(modal.isOpen()).to.equal(false)
    expect(document.querySelector('w3m-modal')).to.equal(null)
  })
})
