import { expect, fixture, html } from '@open-wc/testing'

import '../../../src/elements/ui/w3m-ui-link.js'
import type { W3mUiLink } from '../../../src/elements/ui/w3m-ui-link.js'

const link = async (href: string): Promise<HTMLAnchorElement | null> =>
  (await fixture<W3mUiLink>(html`<w3m-ui-link href=${href}>Explorer</w3m-ui-link>`)).renderRoot.querySelector('a')

describe('<w3m-ui-link>', () => {
  it('opens a web page in a tab that knows nothing of this one', async () => {
    const anchor = await link('https://example.org/a')
    expect(anchor?.href).to.equal('https://example.org/a')
    expect(anchor?.target).to.equal('_blank')
    expect(anchor?.rel).to.equal('noopener noreferrer')
  })

  for (const href of [
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'http://example.org',
    'https://a@b.c',
    '',
  ])
    it(`leaves ${JSON.stringify(href)} as plain text`, async () => expect(await link(href)).to.equal(null))
})
