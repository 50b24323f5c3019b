import { expect, fixture, html } from '@open-wc/testing'

import '../../../src/elements/ui/w3m-ui-avatar.js'
import type { W3mUiAvatar } from '../../../src/elements/ui/w3m-ui-avatar.js'
import '../../../src/elements/ui/w3m-ui-picture.js'
import type { W3mUiPicture } from '../../../src/elements/ui/w3m-ui-picture.js'
import { waitUntil } from '../../helpers/wait-until.js'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

const make = (src?: string) =>
  fixture<W3mUiPicture>(html`<w3m-ui-picture src=${src ?? ''} name="Trust Wallet"></w3m-ui-picture>`)
const picture = (node: W3mUiPicture) => node.renderRoot.querySelector('img')
const isVisible = (node: W3mUiPicture) => picture(node)?.classList.contains('loading') === false
const drawing = (node: W3mUiPicture) => node.renderRoot.querySelector('svg')
/** The letters, also while they are transparent. */
const letters = (node: W3mUiPicture) => drawing(node)?.querySelector('text')?.textContent
/** The letters that can be seen. */
const seen = (node: W3mUiPicture) => {
  const svg = drawing(node)
  return svg && getComputedStyle(svg).opacity !== '0' ? letters(node) : undefined
}

describe('<w3m-ui-picture>', () => {
  it('shows two letters without a picture', async () => {
    const node = await make()
    expect(letters(node)).to.equal('TW')
    expect(picture(node)).to.equal(null)
    await expect(node).to.be.accessible()
  })

  it('shows the picture in a box of the same size', async () => {
    const node = await make(PIXEL)
    expect(node.offsetWidth).to.equal(40)
    await waitUntil(() => isVisible(node))
    expect(letters(node)).to.equal(undefined)
    expect(picture(node)?.referrerPolicy).to.equal('no-referrer')
    expect(node.offsetWidth).to.equal(40)
  })

  it('shows no letters before a picture that is on its way, unless it takes more than a second', async () => {
    const node = await make()
    expect(seen(node)).to.equal('TW')
    node.pending = true
    await node.updateComplete
    expect([seen(node), picture(node)]).to.deep.equal([undefined, null])
    const [late] = drawing(node)?.getAnimations() ?? []
    expect(late?.effect?.getTiming().delay).to.equal(1000)
    late?.finish()
    expect(seen(node)).to.equal('TW')
    node.pending = false
    await node.updateComplete
    expect(seen(node)).to.equal('TW')
  })

  it('shows no letters before a picture that is loading', async () => {
    const node = await make(PIXEL)
    expect(seen(node)).to.equal(undefined)
  })

  it('shows a picture that the browser has already in the first frame', async () => {
    const image = new Image()
    image.src = PIXEL
    await image.decode()
    expect(isVisible(await make(PIXEL))).to.equal(true)
  })

  it('does not change its state during an update, which Lit warns of', async () => {
    const image = new Image()
    image.src = PIXEL
    await image.decode()
    const node = document.createElement('w3m-ui-picture')
    node.src = PIXEL
    document.body.append(node)
    try {
      expect(await node.updateComplete, 'no further update is scheduled').to.equal(true)
    } finally {
      node.remove()
    }
  })

  it('falls back to the letters when the picture is broken', async () => {
    const node = await make('data:image/png;base64,AAAA')
    await waitUntil(() => picture(node) === null)
    expect(letters(node)).to.equal('TW')
  })

  for (const src of ['javascript:alert(1)', 'http://example.org/a.png', 'file:///etc/passwd', 'data:text/html,x'])
    it(`never asks for ${src}`, async () => expect(picture(await make(src))).to.equal(null))

  it('tries again when another picture comes', async () => {
    const node = await make('data:image/png;base64,AAAA')
    await waitUntil(() => picture(node) === null)
    node.src = PIXEL
    await waitUntil(() => isVisible(node))
  })
})

describe('<w3m-ui-avatar>', () => {
  const draw = async (address: string): Promise<string> => {
    const node = await fixture<W3mUiAvatar>(html`<w3m-ui-avatar address=${address}></w3m-ui-avatar>`)
    return node.renderRoot.querySelector('svg')?.innerHTML.replace(/<!--.*?-->/g, '') ?? ''
  }

  it('is the same for the same address however it is spelled, and another for another', async () => {
    const one = await draw('0x71C7656EC7ab88b098defB751B7401B5f6d8976F')
    expect(one).to.equal(await draw('0x71c7656ec7ab88b098defb751b7401b5f6d8976f'))
    expect(one).not.to.equal(await draw('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'))
  })
})
