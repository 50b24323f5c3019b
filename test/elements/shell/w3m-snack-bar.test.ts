import { expect, waitUntil } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'

import { snackController } from '../../../src/controllers/shell/snack.js'
import { deepAll } from '../../helpers/deep.js'
import { aspen } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { shownView } from '../../helpers/view.js'

/** The box of the one element that matches. */
function boxOf(selector: string): DOMRect {
  const [found] = deepAll(document, selector)
  if (!found) throw new Error(`no ${selector}`)
  return found.getBoundingClientRect()
}

/** The receive view, with a message over it, once all animations have ended. */
async function boxes() {
  const { modal } = instance()
  await modal.connect(aspen.id)
  void modal.open({ view: 'WalletReceive' })
  await shownView()
  snackController.show('Address copied', 'success')
  await waitUntil(() => deepAll(document, '.snack').length === 1)
  for (const animation of document.getAnimations()) animation.finish()
  return { snack: boxOf('.snack'), title: boxOf('h2'), dots: boxOf('.dots'), body: boxOf('.body') }
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
        const { snack, title, dots, body } = await boxes()
        expect(snack.top).to.be.at.least(title.bottom)
        expect(snack.bottom).to.be.at.most(dots.top)
        expect(snack.top).to.be.below(body.top)
      } finally {
        await setViewport({ width: 800, height: 600 })
      }
    })
})
