import { expect } from '@open-wc/testing'

import { contrast, parseColor } from '../../src/styles/color.js'
import { BUTTON_COLORS, inMode } from '../../src/styles/button-tokens.js'
import { type SiteColors, palette } from '../../src/styles/palettes.js'
import { COLORS, type ColorName } from '../../src/styles/tokens.js'

const GROUNDS = ['background', 'raised', 'pressed'] as const
const ON_GROUNDS = ['text', 'secondary', 'accent-text', 'success', 'warning', 'error'] as const
const PAIRS: readonly (readonly [ColorName, ColorName, number])[] = [
  ...ON_GROUNDS.flatMap(text => GROUNDS.map(ground => [text, ground, 4.5] as const)),
  ...(['accent', 'accent-hover', 'accent-pressed'] as const).map(ground => ['on-accent', ground, 4.5] as const),
  ...(['success', 'warning', 'error'] as const).map(name => [name, `${name}-surface`, 4.5] as const),
  ...GROUNDS.map(ground => ['edge', ground, 3] as const),
  ['qr', 'qr-surface', 7],
]

const color = (value: string | undefined) => parseColor(value) ?? ([0, 0, 0, 1] as const)

function check(mode: 'light' | 'dark', site?: SiteColors): void {
  const colors = palette(inMode(COLORS, mode), site)
  for (const [text, ground, ratio] of PAIRS) {
    const found = contrast(color(colors[text]), color(colors[ground]))
    expect(found, `${text} ${colors[text]} on ${ground} ${colors[ground]}`).to.be.at.least(ratio)
  }
  for (const surface of ['raised', 'pressed'] as const)
    expect(colors[surface], `${surface} can be told from the background`).not.to.equal(colors.background)
}

const ACCENTS = ['#ffff00', '#00ff00', '#000000', '#ffffff', '#777777', '#0988f0', '#ff00aa', '#ff000040']
const MIXES = ['#000', '#fff', '#ff0000', '#00ffff', '#777777', '#ffcc00', '#008080']

for (const mode of ['light', 'dark'] as const)
  describe(`${mode} palette`, () => {
    it('has its contrasts', () => check(mode))

    for (const accent of ACCENTS)
      it(`keeps text legible with the accent ${accent}`, () => check(mode, { accent: color(accent) }))

    for (const mix of MIXES)
      for (const strength of [1, 30, 50, 80, 100])
        it(`keeps text legible with ${strength} % of ${mix}`, () => check(mode, { mix: color(mix), strength }))

    for (const background of [...MIXES, '#808080', '#123456', '#fef3c7'])
      it(`keeps text legible on ${background}`, () =>
        check(mode, { background: color(background), accent: color('#ffaa00') }))

    it('uses the accent a site set unchanged', () =>
      expect(palette(inMode(COLORS, mode), { accent: color('#c0ffee') }).accent).to.equal('#c0ffee'))

    it('sets no colours on a host but its own', () => {
      const plain = inMode(BUTTON_COLORS, mode)
      expect(palette(plain, { background: color('#123456') })).to.have.all.keys(Object.keys(plain))
    })
  })
