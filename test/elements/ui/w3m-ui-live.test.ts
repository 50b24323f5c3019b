import { expect, fixture, html } from '@open-wc/testing'

import '../../../src/elements/ui/w3m-ui-live.js'
import type { W3mUiLive } from '../../../src/elements/ui/w3m-ui-live.js'
import { waitUntil } from '../../helpers/wait-until.js'

describe('<w3m-ui-live>', () => {
  it('shows its text at once, and gives it to screen readers when its region is already there', async () => {
    const node = await fixture<W3mUiLive>(html`<w3m-ui-live role="status">Continue in Aspen</w3m-ui-live>`)
    const text = node.shadowRoot?.querySelector('slot')
    expect(text?.getAttribute('aria-hidden')).to.equal('true')
    expect(node.innerText).to.equal('Continue in Aspen')
    expect(node.offsetHeight).to.be.above(0)
    await waitUntil(() => text?.getAttribute('aria-hidden') === null, 'never read out')
  })

  it('stands in no way of its host’s layout', async () => {
    const node = await fixture<W3mUiLive>(
      html`<w3m-ui-live role="status" style="display: grid; row-gap: 7px"
        ><p>One</p>
        <p>Two</p></w3m-ui-live
      >`,
    )
    const [one, two] = node.querySelectorAll('p')
    if (!one || !two) throw new Error('not rendered')
    for (const line of [one, two]) line.style.margin = '0'
    expect(two.getBoundingClientRect().top - one.getBoundingClientRect().bottom).to.be.closeTo(7, 0.1)
  })
})
