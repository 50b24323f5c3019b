import { expect } from '@open-wc/testing'

import { modalController } from '../../../src/controllers/shell/modal.js'
import { themeController } from '../../../src/controllers/shell/theme.js'
import '../../../src/elements/shell/w3m-modal.js'
import { byRole, deepAll, focused } from '../../helpers/deep.js'
import { settle } from '../../helpers/instance.js'
import { waitUntil } from '../../helpers/wait-until.js'

const RED = 'rgb(255, 0, 0)'

// The code that reads a site's theme loads once a page, so this is the only test of this file.
describe('the first dialog of a site with a theme of its own', () => {
  const page = new CSSStyleSheet()

  afterEach(async () => {
    document.querySelectorAll('w3m-modal').forEach(modal => modal.remove())
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== page)
    for (const controller of [modalController, themeController]) controller.reset()
    await settle()
  })

  it('is in that theme from the moment it is shown, and gets the focus', async () => {
    page.replaceSync(`:root { --w3m-background: ${RED} }`)
    document.adoptedStyleSheets.push(page)
    const modal = document.body.appendChild(document.createElement('w3m-modal'))
    const seen = new Set<string>()
    const look = (): void => {
      const [panel] = deepAll(modal.renderRoot, 'dialog[open] > [part=panel]')
      if (panel) seen.add(getComputedStyle(panel).backgroundColor)
    }
    const observer = new MutationObserver(look)
    observer.observe(modal.renderRoot, { subtree: true, childList: true, attributes: true })
    modalController.open()
    await waitUntil(() => deepAll(modal.renderRoot, 'dialog[open]').length, 'it is not shown')
    look()
    await waitUntil(() => focused()?.localName === 'h2', 'its title has not the focus')
    look()
    observer.disconnect()
    expect([...seen]).to.deep.equal([RED])
    expect(byRole(modal.renderRoot, 'dialog').matches(':modal')).to.equal(true)
  })
})
