import { expect, fixture, html, waitUntil } from '@open-wc/testing'

import { endInstance, instance, settle } from '../helpers/instance.js'

const dialogs = () => [...document.querySelectorAll('w3m-modal')]

describe('the dialog in the page', () => {
  afterEach(endInstance)

  it('is put into the body when it opens, once, and not before', async () => {
    const { modal } = instance()
    await settle(20)
    expect(dialogs().length).to.equal(0)
    void modal.open()
    await waitUntil(() => dialogs().length, 'no dialog', { timeout: 8_000 })
    await modal.close()
    void modal.open()
    await settle(20)
    expect(dialogs().map(dialog => dialog.parentElement === document.body)).to.deep.equal([true])
  })

  for (const option of ['disableAppend', 'enableEmbedded'] as const)
    it(`stays where the site puts it with ${option}`, async () => {
      const { modal } = instance({}, { [option]: true })
      await import('../../src/elements/shell/w3m-modal.js')
      void modal.open()
      await settle(20)
      expect(dialogs().length).to.equal(0)
      const place = await fixture(html`<div><w3m-modal></w3m-modal></div>`)
      await waitUntil(() => dialogs()[0]?.hasAttribute('open'))
      expect(dialogs().map(dialog => dialog.parentElement === place)).to.deep.equal([true])
    })
})
