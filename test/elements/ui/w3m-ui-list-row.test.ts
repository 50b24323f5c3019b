import { expect, fixture, html } from '@open-wc/testing'
import { resetMouse, sendMouse } from '@web/test-runner-commands'

import '../../../src/elements/ui/w3m-ui-list-row.js'
import { deepAll } from '../../helpers/deep.js'
import { waitUntil } from '../../helpers/wait-until.js'

const COLORS = '--w3m-color-raised: rgb(1, 1, 1); --w3m-color-pressed: rgb(2, 2, 2)'

describe('<w3m-ui-list-row>', () => {
  afterEach(() => resetMouse())

  it('keeps the shape of its tag under the pointer, where it has the tag’s own colour', async () => {
    const place = await fixture(
      html`<div style=${COLORS}><w3m-ui-list-row label="All wallets" tag="600+"></w3m-ui-list-row></div>`,
    )
    const [button, tag] = [...deepAll(place, 'button'), ...deepAll(place, 'w3m-ui-tag')]
    if (!button || !tag) throw new Error('no tag')
    const colorOf = (part: Element): string => getComputedStyle(part).backgroundColor
    const color = colorOf(tag)
    const { left, top, width, height } = button.getBoundingClientRect()
    await sendMouse({ type: 'move', position: [Math.round(left + width / 2), Math.round(top + height / 2)] })
    await waitUntil(() => colorOf(button) === color, 'not hovered')
    expect(colorOf(tag)).to.not.equal(color)
  })
})
