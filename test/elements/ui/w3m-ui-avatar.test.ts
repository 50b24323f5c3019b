import { expect, fixture, html } from '@open-wc/testing'

import '../../../src/elements/ui/w3m-ui-avatar.js'
import type { W3mUiAvatar } from '../../../src/elements/ui/w3m-ui-avatar.js'
import { ALICE, BOB } from '../../helpers/fake-adapter.js'

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const make = (address: string, src?: string) =>
  fixture<W3mUiAvatar>(html`<w3m-ui-avatar .address=${address} .src=${src}></w3m-ui-avatar>`)
const shapes = ({ shadowRoot }: W3mUiAvatar): string => shadowRoot?.querySelector('svg')?.outerHTML ?? ''
const picture = ({ shadowRoot }: W3mUiAvatar) => shadowRoot?.querySelector('img') ?? undefined

describe('<w3m-ui-avatar>', () => {
  it('draws the same face for the same address, and another for another', async () => {
    const [one, again, other] = await Promise.all([make(ALICE), make(ALICE), make(BOB)])
    expect(shapes(one)).not.to.equal('')
    expect(shapes(one)).to.equal(shapes(again))
    expect(shapes(one)).not.to.equal(shapes(other))
  })

  it('shows a picture of the account’s own, without telling where it is asked from', async () => {
    const img = picture(await make(ALICE, PICTURE))
    expect(img?.getAttribute('src')).to.equal(PICTURE)
    expect(img?.referrerPolicy).to.equal('no-referrer')
    expect(img?.alt).to.equal('')
  })

  for (const src of ['javascript:alert(1)', 'http://plain.example/a.png', 'data:text/html,x', '', undefined])
    it(`shows no picture from ${String(src) || 'an empty text'}`, async () =>
      expect(picture(await make(ALICE, src)) === undefined).to.equal(true))

  it('returns to the shapes when the picture is invalid, and shows the next one', async () => {
    const node = await make(ALICE, PICTURE)
    picture(node)?.dispatchEvent(new Event('error'))
    await node.updateComplete
    expect(picture(node) === undefined).to.equal(true)
    node.src = `${PICTURE}#2`
    await node.updateComplete
    expect(picture(node) === undefined).to.equal(false)
  })
})
