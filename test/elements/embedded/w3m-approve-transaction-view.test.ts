import { expect, fixture, html } from '@open-wc/testing'

import { openRequest } from '../../../src/controllers/connections/open-requests.js'
import '../../../src/controllers/embedded/connect-families.js' // what is loaded later is here, as tests are timed
import { themeController } from '../../../src/controllers/shell/theme.js'
import type { ApprovalPlace } from '../../../src/core/entities/secure-site.js'
import '../../../src/elements/embedded/w3m-approve-transaction-view.js'
import { readText } from '../../helpers/deep.js'
import { embeddedSite, fakeSecureSite } from '../../helpers/fake-secure-site.js'
import { endInstance, OFFLINE } from '../../helpers/instance.js'
import { waitUntil } from '../../helpers/wait-until.js'

/** A view of a site whose secure site shows something of its own. */
async function make() {
  const shown: (ApprovalPlace | undefined)[] = []
  const secureSite = Object.assign(fakeSecureSite(), { show: (place?: ApprovalPlace) => void shown.push(place) })
  embeddedSite({}, { services: { ...OFFLINE.services, secureSite } })
  const open = () => fixture<HTMLElement>(html`<w3m-approve-transaction-view></w3m-approve-transaction-view>`)
  const themes = () => secureSite.calls.flatMap(([name, payload]) => (name === 'SYNC_THEME' ? [payload] : []))
  return { shown, secureSite, open, themes }
}

const placeOf = (view: HTMLElement): ApprovalPlace => {
  const { left, top, width, height } = view.getBoundingClientRect()
  return { left, top, width, height }
}

describe('<w3m-approve-transaction-view>', () => {
  afterEach(endInstance)

  it('sets the theme of the secure site, then shows it at the view’s position and keeps it there', async () => {
    const { shown, open, themes } = await make()
    themeController.setThemeMode('dark')
    openRequest()
    const view = await open()
    await waitUntil(() => shown.length)
    expect(shown[0]).to.deep.equal(placeOf(view))
    expect(themes()).to.have.length(1)
    expect(themes()[0]).to.deep.include({ themeMode: 'dark' })
    view.style.marginInlineStart = '40px'
    await waitUntil(() => shown.at(-1)?.left === placeOf(view).left)
  })

  it('updates its theme when the dialog’s changes', async () => {
    const { open, themes } = await make()
    themeController.setThemeMode('dark')
    openRequest()
    await open()
    await waitUntil(() => themes().length === 1)
    themeController.setThemeMode('light')
    await waitUntil(() => themes().length === 2)
    expect(themes()[1]).to.deep.include({ themeMode: 'light' })
  })

  it('hides it at once when no request is left, and shows it again for the next one', async () => {
    const { shown, open } = await make()
    const { done } = openRequest()
    await open()
    await waitUntil(() => shown.length)
    done()
    await waitUntil(() => shown.at(-1) === undefined)
    openRequest()
    await waitUntil(() => shown.at(-1) !== undefined)
  })

  it('hides it when the view is left', async () => {
    const { shown, open } = await make()
    openRequest()
    const view = await open()
    await waitUntil(() => shown.length)
    view.remove()
    expect(shown.at(-1)).to.equal(undefined)
  })

  it('says that there is nothing to approve if opened without a request', async () => {
    const { shown, open } = await make()
    const view = await open()
    expect(readText(view)).to.include('Nothing to approve')
    expect(shown).to.deep.equal([])
  })
})
