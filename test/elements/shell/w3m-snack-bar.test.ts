import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'

import { accountsController } from '../../../src/controllers/accounts/accounts.js'
import { networksController } from '../../../src/controllers/networks/networks.js'
import { snackController } from '../../../src/controllers/shell/snack.js'
import { bitcoin, mainnet } from '../../../src/networks.js'
import { allByRole, byRole, deepAll } from '../../helpers/deep.js'
import { aspen } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { openPairing, recordNavigation } from '../../helpers/pairing.js'
import { shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

const partsOf = (view: HTMLElement): HTMLElement | ShadowRoot => view.shadowRoot ?? view

/** The box of the one element that matches. */
function boxOf(selector: string): DOMRect {
  const [found] = deepAll(document, selector)
  if (!found) throw new Error(`no ${selector}`)
  return found.getBoundingClientRect()
}

/** The receive view with a message over it. */
async function boxes() {
  await said('WalletReceive', 'Address copied')
  return { snack: boxOf('.snack'), title: boxOf('h2'), dots: boxOf('.dots') }
}

/** A view with a message over it, once all animations have ended. */
async function said(view: 'Account' | 'WalletReceive', message: string): Promise<void> {
  const { modal } = instance()
  await modal.connect(aspen.id)
  void modal.open({ view })
  await shownView()
  await say(message)
}

/** Shows a message where nothing moves. */
async function say(message: string): Promise<void> {
  endAnimations()
  snackController.show(message, 'success')
  await waitUntil(() => deepAll(document, '.snack').length === 1)
  endAnimations()
}

function endAnimations(): void {
  for (const part of deepAll(document, 'dialog, .snack'))
    for (const animation of part.getAnimations({ subtree: true })) animation.finish()
}

describe('<w3m-snack-bar>', () => {
  afterEach(async () => {
    snackController.reset()
    await endInstance()
  })

  for (const [name, width] of [
    ['a phone', 360],
    ['a desktop', 1280],
  ] as const)
    it(`covers neither the title nor the dots of a code on ${name}`, async function () {
      if (!navigator.userAgent.includes('Chrome')) return this.skip() // only its driver can resize
      await setViewport({ width, height: 800 })
      try {
        const { snack, title, dots } = await boxes()
        expect(snack.top).to.be.at.least(title.bottom)
        expect(snack.bottom).to.be.at.most(dots.top)
      } finally {
        await setViewport({ width: 800, height: 600 })
      }
    })

  for (const [name, width] of [
    ['a phone', 360],
    ['a desktop', 1280],
  ] as const)
    it(`covers none of the dots of a code to pair by, which has smaller ones, on ${name}`, async function () {
      if (!navigator.userAgent.includes('Chrome')) return this.skip()
      await setViewport({ width, height: 800 })
      const navigation = recordNavigation()
      try {
        await openPairing('ConnectingWalletConnect', {})
        await waitUntil(() => deepAll(document, '.dots').length === 1)
        await say('Link copied')
        expect(boxOf('.snack').bottom).to.be.at.most(boxOf('.dots').top)
      } finally {
        navigation.restore()
        await setViewport({ width: 800, height: 600 })
      }
    })

  for (const [name, width] of [
    ['a phone', 360],
    ['a desktop', 1280],
  ] as const)
    it(`keeps off the network in the header on ${name}`, async function () {
      if (!navigator.userAgent.includes('Chrome')) return this.skip()
      await setViewport({ width, height: 800 })
      try {
        await said('Account', 'A message that is as long as the dialog is wide: it may take two lines')
        expect(boxOf('.snack').top - boxOf('button.network').bottom).to.be.at.least(4)
      } finally {
        await setViewport({ width: 800, height: 600 })
      }
    })

  it('stands below the tabs of a view, above the code', async () => {
    const { modal } = instance({}, { networks: [mainnet, bitcoin] })
    await modal.connect(aspen.id)
    const network = networksController.find(`bip122:${bitcoin.id}`)
    if (!network) throw new Error('no network')
    networksController.activate(network)
    const addresses = [
      { address: 'bc1qpayment', type: 'payment' },
      { address: 'bc1pordinal', type: 'ordinal' },
    ] as const
    accountsController.replace('bip122', { status: 'connected', address: 'bc1qpayment', allAccounts: addresses })
    void modal.open({ view: 'WalletReceive' })
    const view = partsOf(await shownView())
    await waitUntil(() => allByRole(view, 'tab').length === 2)
    await say('Address copied')
    const snack = boxOf('.snack')
    expect(snack.top).to.be.at.least(byRole(view, 'tab', 'Ordinals').getBoundingClientRect().bottom)
    expect(snack.bottom).to.be.at.most(boxOf('.dots').top)
  })

  it('stands below the buttons at the top of a view', async () => {
    const { modal } = instance()
    void modal.open({ view: 'Diagnostics' })
    const view = partsOf(await shownView())
    await waitUntil(() => allByRole(view, 'button').length > 0)
    await say('Report copied')
    expect(boxOf('.snack').top).to.be.at.least(byRole(view, 'button', 'Refresh').getBoundingClientRect().bottom)
  })

  it('keeps its place over a list, where it would only cover another row', async () => {
    const { modal } = instance()
    void modal.open({ view: 'Connect' })
    await shownView()
    const title = boxOf('h2')
    await say('Something happened')
    expect(boxOf('.snack').top - title.bottom).to.be.within(0, 24)
  })
})
