import { expect, fixture, html, nextFrame } from '@open-wc/testing'

import { en } from '../../../src/locales/en/index.js'
import { addMessages } from '../../../src/core/i18n/add-messages.js'
import '../../../src/elements/accounts/w3m-list-status.js'
import type { W3mListStatus } from '../../../src/elements/accounts/w3m-list-status.js'
import { allByRole, byRole, focused, readText } from '../../helpers/deep.js'
import { waitUntil } from '../../helpers/wait-until.js'

addMessages(en)

/** The status of a list, with how often it was asked for again. */
async function make(patch: Partial<W3mListStatus>) {
  const node = await fixture<W3mListStatus>(
    html`<w3m-list-status failed="No tokens." partial="Some are missing."></w3m-list-status>`,
  )
  Object.assign(node, patch)
  await node.updateComplete
  const seen = { retries: 0 }
  node.addEventListener('w3m-list-retry', () => (seen.retries += 1))
  return { node, seen, text: () => readText(node).replace(/\s+/g, ' ').trim() }
}
const retry = (node: Element): HTMLElement => byRole(node.shadowRoot ?? node, 'button', en['action.retry'])
const isOff = (node: Element): boolean => retry(node).matches(':disabled')

describe('<w3m-list-status>', () => {
  for (const status of ['idle', 'loading', 'ready', 'unavailable'] as const)
    it(`says nothing while the list is ${status}`, async () => {
      const { node, text } = await make({ status })
      expect(text()).to.equal('')
      expect(allByRole(node.shadowRoot ?? node, 'button').length).to.equal(0)
    })

  it('says what a failure means, and what old rows are', async () => {
    expect((await make({ status: 'failed' })).text()).to.include('No tokens.')
    expect((await make({ status: 'failed', stale: true })).text()).to.include(en['list.stale'])
  })

  it('says that a list is there in part', async () =>
    expect((await make({ status: 'partial' })).text()).to.include('Some are missing.'))

  it('says that too much was asked, with and without older rows', async () => {
    expect((await make({ status: 'limited' })).text()).to.include(en['list.limited'])
    expect((await make({ status: 'limited', stale: true })).text()).to.include(en['list.limited.stale'])
  })

  it('announces it in a region that was there before and took no space', async () => {
    const { node } = await make({ status: 'loading' })
    const region = byRole(node.shadowRoot ?? node, 'status')
    expect(region.offsetHeight).to.equal(0)
    node.status = 'failed'
    await node.updateComplete
    expect(byRole(node.shadowRoot ?? node, 'status')).to.equal(region)
    expect(readText(region)).to.include('No tokens.')
  })

  it('lets the visitor ask again', async () => {
    const { node, seen } = await make({ status: 'failed' })
    retry(node).click()
    expect(seen.retries).to.equal(1)
  })

  it('keeps the message and the pressed button, busy, until the answer', async () => {
    const { node, text } = await make({ status: 'failed', stale: true })
    const pressed = retry(node)
    pressed.focus()
    pressed.click()
    Object.assign(node, { status: 'loading', stale: false })
    await node.updateComplete
    await waitUntil(() => pressed.ariaBusy === 'true', 'not busy')
    expect(text()).to.include(en['list.stale'])
    expect(focused() === pressed).to.equal(true)
    Object.assign(node, { status: 'failed', retryAt: Date.now() + 1000 })
    await waitUntil(() => isOff(node), 'it can be pressed')
    await nextFrame()
    await nextFrame()
    expect(readText(focused() ?? document)).to.include('No tokens.')
    node.status = 'ready'
    await node.updateComplete
    expect(text()).to.equal('')
    node.status = 'loading'
    await node.updateComplete
    expect(text()).to.equal('')
  })

  it('allows no request before the service permits it, and then does', async () => {
    const { node, seen } = await make({ status: 'limited', retryAt: Date.now() + 1000 })
    expect(isOff(node)).to.equal(true)
    retry(node).click()
    expect(seen.retries).to.equal(0)
    await waitUntil(() => !isOff(node), undefined)
    retry(node).click()
    expect(seen.retries).to.equal(1)
  })

  it('continues counting when it is moved meanwhile', async () => {
    const { node } = await make({ status: 'limited', retryAt: Date.now() + 1000 })
    const place = node.parentElement
    node.remove()
    await node.updateComplete
    place?.append(node)
    expect(isOff(node)).to.equal(true)
    await waitUntil(() => !isOff(node), undefined)
  })

  it('detects the expiry when it becomes visible again later', async () => {
    const retryAt = Date.now() + 60
    const { node } = await make({ status: 'limited', retryAt })
    const place = node.parentElement
    node.remove()
    await waitUntil(() => Date.now() > retryAt)
    place?.append(node)
    await node.updateComplete
    expect(isOff(node)).to.equal(false)
  })
})
