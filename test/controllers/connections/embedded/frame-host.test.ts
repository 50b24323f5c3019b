import { expect } from '@open-wc/testing'

import { frameHost } from '../../../../src/controllers/connections/embedded/frame-host.js'
import { endInstance, instance } from '../../../helpers/instance.js'
import { waitUntil } from '../../../helpers/wait-until.js'

const modal = (): HTMLElement | null => document.querySelector('w3m-modal')

describe('the host of the secure frame', () => {
  afterEach(async () => {
    await endInstance()
    modal()?.remove()
  })

  it('is the dialog, which is added to the page and stays closed', async () => {
    instance()
    const { element } = await frameHost()
    expect(element).to.equal(modal())
    expect(element.parentNode).to.equal(document.body)
    expect(element.hasAttribute('open')).to.equal(false)
  })

  it('is the dialog already on the page', async () => {
    const { modal: handle } = instance()
    void handle.open()
    await waitUntil(modal, 'no dialog')
    const { element } = await frameHost()
    expect(document.querySelectorAll('w3m-modal')).to.have.length(1)
    expect(element).to.equal(modal())
  })

  for (const option of ['disableAppend', 'enableEmbedded'] as const)
    it(`is the body with ${option}, if the site has not placed the dialog`, async () => {
      instance({}, { [option]: true })
      expect((await frameHost()).element).to.equal(document.body)
    })

  it('is beside the dialog only until the dialog is on the page', async () => {
    instance({}, { disableAppend: true })
    await import('../../../../src/elements/shell/w3m-modal.js')
    const { left } = await frameHost()
    document.body.append(document.createElement('w3m-modal'))
    await waitUntil(() => left.aborted)
    expect((await frameHost()).element).to.equal(modal())
  })

  it('is the dialog where the site placed it', async () => {
    instance({}, { disableAppend: true })
    await import('../../../../src/elements/shell/w3m-modal.js')
    const own = document.body.appendChild(document.createElement('div'))
    own.innerHTML = '<w3m-modal></w3m-modal>'
    expect((await frameHost()).element).to.equal(modal())
    own.remove()
  })

  it('is lost when the dialog leaves the page', async () => {
    instance()
    const { element, left } = await frameHost()
    expect(left.aborted).to.equal(false)
    element.remove()
    expect(left.aborted).to.equal(true)
  })
})
