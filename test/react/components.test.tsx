import { expect } from '@open-wc/testing'
import { createRef } from 'react'

import '../../src/controllers/visit/open.js' // loaded, so that whatever would open the modal does so at once
import { isBalanceShown } from '../../src/controllers/accounts/balance-viewers.js'
import type { OpenOptions, OpenOutcome } from '../../src/core/entities/outcome.js'
import {
  WalletModalAccountButton,
  WalletModalButton,
  WalletModalConnectButton,
  WalletModalEmbed,
  WalletModalNetworkButton,
  WalletModalWalletButton,
} from '../../src/react/index.js'
import { watchConsole } from '../controllers/stubs.js'
import { endInstance, instance, settle, turns } from '../helpers/instance.js'
import { network } from '../helpers/network.js'
import { consoleErrors, mount, unmountAll, until } from './render.js'

const COMPONENTS = {
  'wallet-modal-button': WalletModalButton,
  'wallet-modal-connect-button': WalletModalConnectButton,
  'wallet-modal-account-button': WalletModalAccountButton,
  'wallet-modal-network-button': WalletModalNetworkButton,
  'wallet-modal-wallet-button': WalletModalWalletButton,
} as const

const inner = (element: Element | null): HTMLButtonElement | null | undefined =>
  element?.shadowRoot?.querySelector('button')

describe('the React components', () => {
  afterEach(async () => {
    unmountAll()
    await endInstance()
  })

  for (const [tag, Component] of Object.entries(COMPONENTS)) {
    it(`${Component.displayName} is <${tag}>, with a ref and plain attributes`, async () => {
      const ref = createRef<HTMLElement>()
      const said = await consoleErrors(async () => {
        const { host } = mount(<Component ref={ref as never} id="it" className="wide" data-x="1" disabled />)
        await settle()
        const element = host.querySelector(tag)
        expect(element).to.equal(ref.current)
        expect(element?.id).to.equal('it')
        expect(element?.className).to.equal('wide')
        expect(element?.getAttribute('data-x')).to.equal('1')
        expect(element).to.have.property('disabled', true)
      })
      expect(said).to.deep.equal([])
    })

    it(`${Component.displayName} leaves nothing when it is unmounted`, async () => {
      const ref = createRef<HTMLElement>()
      const { host, unmount } = mount(<Component ref={ref as never} />)
      await settle()
      unmount()
      expect(host.childElementCount).to.equal(0)
      expect(ref.current).to.equal(null)
    })
  }

  it('keeps the balance that they show up to date, also where the property is undefined', async () => {
    for (const Component of [WalletModalButton, WalletModalAccountButton]) {
      const { render, unmount } = mount(<Component balance={undefined} />)
      await until(isBalanceShown)
      render(<Component balance="hide" />)
      await until(() => !isBalanceShown())
      render(<Component />)
      await until(isBalanceShown)
      unmount()
    }
  })

  it('passes properties, follows their changes and removes them', async () => {
    const tree = mount(<WalletModalButton size="lg" label="Join" charsStart={2} balance="hide" />)
    const button = tree.host.querySelector('wallet-modal-button')
    await button?.updateComplete
    expect(button).to.include({ size: 'lg', label: 'Join', charsStart: 2, balance: 'hide' })
    expect(inner(button)?.textContent).to.contain('Join')

    tree.render(<WalletModalButton size="sm" label="Come in" />)
    await button?.updateComplete
    expect(button).to.include({ size: 'sm', label: 'Come in' })

    tree.render(<WalletModalButton />)
    await button?.updateComplete
    expect(inner(button)?.textContent).to.contain('Connect wallet')
  })

  it('shows children as the text of the button', async () => {
    const { host } = mount(<WalletModalConnectButton>Sign in</WalletModalConnectButton>)
    await settle()
    expect(host.querySelector('wallet-modal-connect-button')?.textContent).to.equal('Sign in')
  })

  it('hands typed events to React', async () => {
    const { modal } = instance()
    const opened: OpenOptions[] = []
    const closed: OpenOutcome[] = []
    const { host } = mount(
      <WalletModalNetworkButton
        onOpen={event => void opened.push(event.detail)}
        onClose={event => void closed.push(event.detail)}
      />,
    )
    await settle()
    inner(host.querySelector('wallet-modal-network-button'))?.click()
    await until(() => modal.isOpen())
    expect(opened).to.deep.equal([{ view: 'Networks' }])
    await modal.close()
    await until(() => closed.length)
    expect(closed).to.deep.equal([{ status: 'dismissed' }])
  })

  it('keeps the modal closed when the press is prevented', async () => {
    const { modal } = instance()
    const { host } = mount(<WalletModalButton onOpen={event => event.preventDefault()} />)
    await settle()
    inner(host.querySelector('wallet-modal-button'))?.click()
    await turns()
    expect(modal.isOpen()).to.equal(false)
  })

  it('uses the handler of the latest render, and none once it is gone', async () => {
    instance()
    const calls: string[] = []
    const stay = (name: string) => (event: Event) => {
      event.preventDefault()
      calls.push(name)
    }
    const tree = mount(<WalletModalButton onOpen={stay('first')} />)
    await settle()
    const press = (): void => inner(tree.host.querySelector('wallet-modal-button'))?.click()
    press()
    tree.render(<WalletModalButton onOpen={stay('second')} />)
    press()
    tree.render(<WalletModalButton onOpen={event => event.preventDefault()} />)
    press()
    expect(calls).to.deep.equal(['first', 'second'])
  })

  it('names the wallet that a wallet button is for', async () => {
    const { host } = mount(<WalletModalWalletButton wallet="rabby" />)
    const button = host.querySelector('wallet-modal-wallet-button')
    await until(() => inner(button)?.getAttribute('aria-label') === 'Connect Rabby Wallet')
  })

  // before the next ones: the code, once it is there, stays
  it('shows the embed and its content once the browser is online, if it was not at first', async () => {
    instance({}, { enableEmbedded: true })
    const { undo } = network({ online: false, served: false })
    const lines = watchConsole()
    const { host } = mount(
      <WalletModalEmbed>
        <p slot="footer">Help</p>
      </WalletModalEmbed>,
    )
    try {
      await until(() => lines.of('error').join().includes('OfflineError'))
    } finally {
      undo()
      lines.restore()
    }
    dispatchEvent(new Event('online'))
    await until(() => host.querySelector('p')?.checkVisibility())
  })

  it('shows the views in place when the instance is embedded', async () => {
    instance({}, { enableEmbedded: true })
    const ref = createRef<HTMLElement>()
    const { host } = mount(<WalletModalEmbed ref={ref} className="panel" />)
    await until(() => host.querySelector('w3m-modal')?.shadowRoot?.querySelector('section'))
    expect(ref.current).to.equal(host.querySelector('w3m-modal.panel'))
  })

  it('shows the embed’s content in the modal, in the page’s own tree', async () => {
    instance({}, { enableEmbedded: true })
    const clicks: string[] = []
    const { host } = mount(
      <WalletModalEmbed>
        <button slot="footer" onClick={() => clicks.push('help')}>
          Help
        </button>
      </WalletModalEmbed>,
    )
    await until(() => host.querySelector('button')?.checkVisibility())
    host.querySelector('button')?.click()
    expect(clicks).to.deep.equal(['help'])
  })

  it('keeps what server output had put into the shadow root only until the element is there', async () => {
    const host = document.body.appendChild(document.createElement('div'))
    host.setHTMLUnsafe(
      '<wallet-modal-button><template shadowrootmode="open"><svg width="130" height="40"></svg></template></wallet-modal-button>',
    )
    const button = host.querySelector('wallet-modal-button')
    await button?.updateComplete
    expect(button?.shadowRoot?.querySelector('svg[width="130"]')).to.equal(null)
    expect(inner(button)).to.not.equal(undefined)
    host.remove()
  })
})
