import { expect } from '@open-wc/testing'

import { contrast, over, parseColor, pole, readable, toHex } from '../../src/styles/color.js'

const read = (value: string) => {
  const color = parseColor(value)
  if (!color) throw new Error(`no colour: ${value}`)
  return color
}

const same: readonly (readonly [string, string])[] = [
  ['#abc', '#aabbcc'],
  ['#ABCDEF', '#abcdef'],
  ['#11223380', '#11223380'],
  ['red', '#ff0000'],
  ['rgb(1, 2, 3)', '#010203'],
  ['hsl(120 100% 50%)', '#00ff00'],
  ['hsl(120deg 100% 50%)', '#00ff00'],
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(62.8% 0.2577 29.23)', '#ff0000'],
  ['oklch(0.452 0.3132 264.05)', '#0000ff'],
]

describe('colours', () => {
  for (const [value, hex] of same) it(`reads ${value}`, () => expect(toHex(read(value))).to.equal(hex))

  it('measures contrast as WCAG does', () => {
    expect(contrast(read('#fff'), read('#000'))).to.be.closeTo(21, 0.01)
    expect(contrast(read('#777'), read('#fff'))).to.be.closeTo(4.48, 0.01)
  })

  it('lays a translucent colour over its ground', () =>
    expect(toHex(over(read('#ff000080'), read('#ffffff')))).to.equal('#ff7f7f'))

  it('finds a readable colour on any grey', () => {
    for (let grey = 0; grey < 256; grey += 5) {
      const ground = [grey, grey, grey, 1] as const
      const text = readable(read('#3366ff'), [ground], pole(ground))
      expect(contrast(text, ground), `on ${grey}`).to.be.at.least(4.5)
    }
  })
})
