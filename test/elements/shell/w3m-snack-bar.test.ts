import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'

import { snackController } from '../../../src/controllers/shell/snack.js'
import { deepAll } from '../../helpers/deep.js'
import { aspen } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

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
  snackController.show(message, 'success')
  await waitUntil(() => deepAll(document, '.snack').length === 1)
  for (const animation of document.getAnimations()) animation.finish()
  for (const snack of deepAll(document, '.snack')) for (const animation of snack.getAnimations()) animation.finish()
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
})
