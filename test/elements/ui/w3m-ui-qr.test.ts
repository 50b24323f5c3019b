import { expect, fixture, html } from '@open-wc/testing'

import '../../../src/elements/ui/w3m-ui-qr.js'
import type { W3mUiQr } from '../../../src/elements/ui/w3m-ui-qr.js'
import { parseColor } from '../../../src/styles/color.js'
import { inMode } from '../../../src/styles/button-tokens.js'
import { type SiteColors, palette } from '../../../src/styles/palettes.js'
import { COLORS } from '../../../src/styles/tokens.js'
import { settle } from '../../helpers/instance.js'
import { pairingUri } from '../../helpers/phones.js'
import { readCode } from '../../helpers/read-code.js'

async function code({
  value = pairingUri(),
  mode = 'dark',
  site = {},
  picture = false,
  width = 300,
}: Partial<Look> = {}) {
  const colors = palette(inMode(COLORS, mode), site)
  const place = await fixture<HTMLElement>(
    html`<div>
      <w3m-ui-qr value=${value} label="A code">${picture ? html`<b>X</b>` : ''}</w3m-ui-qr>
    </div>`,
  )
  place.style.inlineSize = `${width}px`
  for (const name of ['qr', 'qr-surface'] as const) place.style.setProperty(`--w3m-color-${name}`, colors[name] ?? '')
  const element = place.querySelector('w3m-ui-qr')
  if (!element) throw new Error('no code')
  await settle(20)
  return element
}

interface Look {
  readonly value: string
  readonly mode: 'light' | 'dark'
  readonly site: SiteColors
  readonly picture: boolean
  readonly width: number
}

function drawing({ shadowRoot }: W3mUiQr): SVGSVGElement {
  const svg = shadowRoot?.querySelector('svg')
  if (!svg) throw new Error('nothing is drawn')
  return svg
}

/** Addresses as each family writes them. */
const ADDRESSES = {
  EVM: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
  Solana: ['So11111111111111111111111111111111111111112', '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'],
  'a Bitcoin payment': ['bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  'a Bitcoin ordinal': ['bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'],
}

const color = (value: string) => parseColor(value) ?? ([0, 0, 0, 1] as const)

describe('<w3m-ui-qr>', () => {
  for (const mode of ['light', 'dark'] as const) {
    for (const width of [240, 300])
      it(`is read by a real decoder, ${mode}, ${width} px`, async () =>
        expect(await readCode(drawing(await code({ mode, width })), width)).to.equal(pairingUri()))

    it(`is read with a picture over its middle, ${mode}`, async () => {
      const svg = drawing(await code({ mode, picture: true }))
      expect(await readCode(svg, 300, 0.187)).to.equal(pairingUri())
      expect(await readCode(svg, 240, 56 / 240)).to.equal(pairingUri())
    })

    for (const [family, addresses] of Object.entries(ADDRESSES))
      it(`is read when it is the address of ${family}, with a picture over its middle, ${mode}`, async () => {
        for (const value of addresses) {
          const svg = drawing(await code({ value, mode, picture: true }))
          expect(await readCode(svg, 300, 0.187)).to.equal(value)
          expect(await readCode(svg, 240, 56 / 240)).to.equal(value)
        }
      })

    it(`is read in colours that the site chose, ${mode}`, async () => {
      for (const wish of ['#7a1fa2', '#ffee00', '#ffffff'])
        for (const site of [{ qr: color(wish) }, { background: color('#203040'), qr: color(wish) }]) {
          const svg = drawing(await code({ mode, site }))
          expect(await readCode(svg, 300), `${wish} ${JSON.stringify(site)}`).to.equal(pairingUri())
        }
    })
  }

  it('is a square of 240 to 300 px', async () => {
    for (const [width, expected] of [
      [200, 240],
      [280, 280],
      [600, 300],
    ] as const) {
      const { width: inline, height } = (await code({ width })).getBoundingClientRect()
      expect(Math.round(inline)).to.equal(expected)
      expect(Math.round(height)).to.equal(expected)
    }
  })

  it('keeps its corners for their marks, however round a site likes things', async () => {
    const element = await code()
    element.style.setProperty('--w3m-radius-6', '120px')
    expect(getComputedStyle(drawing(element)).borderRadius).to.equal('28px')
  })

  it('has a text alternative', async () => {
    const svg = drawing(await code())
    expect(svg.getAttribute('role')).to.equal('img')
    expect(svg.getAttribute('aria-label')).to.equal('A code')
    await expect(svg.getRootNode() instanceof ShadowRoot ? await code() : svg).to.be.accessible()
  })

  it('makes room for a picture only when there is one', async () => {
    const dots = (element: W3mUiQr) => drawing(element).querySelector('.dots')?.getAttribute('d')?.length ?? 0
    expect(dots(await code({ picture: true }))).to.be.below(dots(await code()))
  })

  it('follows its value', async () => {
    const element = await code()
    element.value = pairingUri('b')
    await element.updateComplete
    expect(await readCode(drawing(element))).to.equal(pairingUri('b'))
  })
})
