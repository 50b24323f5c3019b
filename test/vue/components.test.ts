import { expect } from '@open-wc/testing'
import { defineComponent, h, nextTick, ref } from 'vue'

import {
  WalletModalAccountButton,
  WalletModalButton,
  WalletModalConnectButton,
  WalletModalEmbed,
  WalletModalNetworkButton,
  WalletModalWalletButton,
} from '../../src/vue/index.js'
import { watchConsole } from '../controllers/stubs.js'
import { endInstance, instance } from '../helpers/instance.js'
import { network } from '../helpers/network.js'
import { endAll, mount, until } from './mount.js'

afterEach(async () => {
  endAll()
  await endInstance()
})

describe('the components', () => {
  it('are the elements, with their properties, attributes and content', async () => {
    instance()
    const label = ref<string | undefined>('Join')
    const Header = defineComponent(
      () => () =>
        h('header', [
          h(WalletModalButton, {
            size: 'lg',
            label: label.value,
            charsStart: 2,
            disabled: true,
            class: 'wide',
            id: 'it',
          }),
          h(WalletModalConnectButton, { 'aria-label': 'Come in' }, () => 'Sign in'),
          h(WalletModalNetworkButton, { label: 'Chain' }),
          h(WalletModalWalletButton, { wallet: 'rabby' }),
        ]),
    )
    const { host } = mount(Header)
    const button = host.querySelector('wallet-modal-button')
    expect(button).to.include({ size: 'lg', label: 'Join', charsStart: 2, disabled: true, className: 'wide', id: 'it' })
    expect(host.querySelector('wallet-modal-connect-button')?.textContent).to.equal('Sign in')
    expect(host.querySelector('wallet-modal-connect-button')?.getAttribute('aria-label')).to.equal('Come in')
    expect(host.querySelector('wallet-modal-network-button')?.label).to.equal('Chain')
    expect(host.querySelector('wallet-modal-wallet-button')?.wallet).to.equal('rabby')
    label.value = 'Join us'
    await nextTick()
    expect(button?.label).to.equal('Join us')
    label.value = undefined
    await nextTick()
    expect(button?.label || undefined).to.equal(undefined)
  })

  it('have their defaults again once a property is no longer given', async () => {
    instance()
    const given = ref({ charsStart: 8, wallet: 'rabby', namespace: 'solana' as const })
    const none = { charsStart: undefined, wallet: undefined, namespace: undefined }
    const now = ref<Partial<typeof given.value> | typeof none>(given.value)
    const { host } = mount(() => [
      h(WalletModalAccountButton, { charsStart: now.value.charsStart, namespace: now.value.namespace }),
      h(WalletModalWalletButton, { wallet: now.value.wallet }),
    ])
    const account = host.querySelector('wallet-modal-account-button')
    const wallet = host.querySelector('wallet-modal-wallet-button')
    expect(account).to.include({ charsStart: 8, namespace: 'solana' })
    expect(wallet?.wallet).to.equal('rabby')
    now.value = none
    await nextTick()
    expect(account?.charsStart).to.equal(4)
    expect(account?.namespace || undefined).to.equal(undefined)
    expect(wallet?.wallet).to.equal('metamask')
  })

  it('accepts a boolean attribute without a value, as in templates', () => {
    instance()
    const { host } = mount(WalletModalButton, { disabled: '' })
    expect(host.querySelector('wallet-modal-button')?.disabled).to.equal(true)
  })

  it('reports that it was pressed, which can keep the modal closed, and the modal’s outcome', async () => {
    const { modal } = instance()
    const heard: string[] = []
    const hold = ref(true)
    const { host } = mount(WalletModalButton, {
      onOpen: (event: Event) => {
        heard.push('open')
        if (hold.value) event.preventDefault()
      },
      onClose: ({ detail }: CustomEvent<{ status: string }>) => heard.push(detail.status),
    })
    const press = () => host.querySelector('wallet-modal-button')?.shadowRoot?.querySelector('button')?.click()
    await until(() => host.querySelector('wallet-modal-button')?.shadowRoot?.querySelector('button'))
    press()
    expect([heard, modal.isOpen()]).to.deep.equal([['open'], false])
    hold.value = false
    press()
    await until(() => modal.isOpen())
    await modal.close()
    await until(() => heard.length === 3)
    expect(heard).to.deep.equal(['open', 'open', 'dismissed'])
  })

  // before the next ones: the code, once it is there, stays
  it('puts the modal at its place once the browser is online, if it was not at first', async () => {
    instance({}, { enableEmbedded: true })
    const { undo } = network({ online: false, served: false })
    const lines = watchConsole()
    const { host } = mount(WalletModalEmbed)
    try {
      await until(() => lines.of('error').join().includes('OfflineError'))
    } finally {
      undo()
      lines.restore()
    }
    dispatchEvent(new Event('online'))
    await until(() => host.querySelector('w3m-modal')?.shadowRoot)
  })

  it('puts the modal at its place', async () => {
    instance({}, { enableEmbedded: true })
    const { host } = mount(WalletModalEmbed, { class: 'place' })
    expect(host.querySelector('wallet-modal-embed')?.className).to.equal('place')
    await until(() => host.querySelector('w3m-modal')?.shadowRoot)
  })

  it('shows the embed’s content in the modal, and follows it', async () => {
    instance({}, { enableEmbedded: true })
    const isThere = ref(false)
    const content = () => (isThere.value ? [h('p', { slot: 'footer' }, 'Help')] : [])
    const Place = defineComponent(() => () => h(WalletModalEmbed, null, content))
    const { host } = mount(Place)
    await until(() => host.querySelector('w3m-modal')?.shadowRoot)
    isThere.value = true
    await until(() => host.querySelector('p')?.checkVisibility())
    isThere.value = false
    await until(() => !host.querySelector('p'))
  })
})
