import { expect, fixture, html } from '@open-wc/testing'

import '../../src/elements/index.js'
import { evmAdapter } from '../../src/chains/evm/index.js'
import { mainnet } from '../../src/networks.js'
import { completeDom, createTestWallet } from '../../src/testing/index.js'
import { deepAll } from '../helpers/deep.js'
import { stubFetch } from '../controllers/stubs.js'
import { json } from '../helpers/fake-fetch.js'
import { endInstance, instance, settle } from '../helpers/instance.js'
import { waitUntil } from '../helpers/wait-until.js'

/** What jsdom lacks, by where it is. */
const LACKING: readonly (readonly [object, readonly string[]])[] = [
  [window, ['matchMedia', 'ResizeObserver', 'IntersectionObserver', 'reportError']],
  [HTMLDialogElement.prototype, ['showModal', 'close']],
  [Element.prototype, ['animate', 'part', 'checkVisibility']],
  [Document.prototype, ['adoptedStyleSheets']],
]

/** Removes what jsdom lacks; returns a function that restores it. */
function lack(): () => void {
  const taken = LACKING.flatMap(([target, names]) =>
    names.flatMap(name => {
      const descriptor = Object.getOwnPropertyDescriptor(target, name)
      if (!descriptor || !Reflect.deleteProperty(target, name)) return []
      return [() => void Object.defineProperty(target, name, descriptor)]
    }),
  )
  return () => {
    Reflect.deleteProperty(document, 'adoptedStyleSheets')
    for (const bring of taken) bring()
  }
}

const until = (check: () => boolean, what: string): Promise<void> => waitUntil(check, what)

describe('completeDom', () => {
  let restore = (): void => {}

  beforeEach(() => (restore = lack()))
  afterEach(async () => {
    await endInstance()
    restore()
  })

  it('lets a wallet connect through the dialog in a DOM without the features that jsdom lacks', async () => {
    completeDom()
    const chain = stubFetch(() => json({}))
    const networks = [{ ...mainnet, rpcUrls: { default: { http: ['https://chain.test'] } } }] as const
    const { modal } = instance({}, { adapters: [evmAdapter()], networks })
    const wallet = createTestWallet({ name: 'Aspen' })
    const element = await fixture<HTMLElement>(html`<wallet-modal-button></wallet-modal-button>`)
    element.click()
    const aspen = (): HTMLElement | undefined =>
      deepAll(document, 'w3m-wallet-row[rdns="com.example.aspen"]').flatMap(row => deepAll(row, 'button'))[0]
    await until(() => aspen() !== undefined, 'the wallet is listed')
    aspen()?.click()
    await until(() => modal.getAccount().isConnected, 'the wallet is connected')
    await until(() => !modal.getState().open, 'the dialog is closed')
    await modal.disconnect()
    expect(modal.getAccount().isConnected).to.equal(false)
    wallet.uninstall()
    await settle(200) // what the page still asks the chain is answered
    chain.restore()
  })

  it('takes the focus out of a dialog that closes, and leaves that of the page alone', async () => {
    completeDom()
    const page = await fixture(
      html`<div>
        <input />
        <dialog><button>Inside</button></dialog>
      </div>`,
    )
    const [dialog, input] = [page.querySelector('dialog'), page.querySelector('input')]
    dialog?.showModal()
    page.querySelector('button')?.focus()
    dialog?.close()
    expect(document.activeElement?.localName).to.equal('body')
    dialog?.showModal()
    input?.focus()
    dialog?.close()
    expect(document.activeElement?.localName).to.equal('input')
  })

  it('leaves existing features unchanged', () => {
    restore()
    const [media, show] = [window.matchMedia, HTMLDialogElement.prototype.showModal]
    completeDom()
    expect(window.matchMedia).to.equal(media)
    expect(HTMLDialogElement.prototype.showModal).to.equal(show)
    expect(Object.hasOwn(document, 'adoptedStyleSheets')).to.equal(false)
  })
})
