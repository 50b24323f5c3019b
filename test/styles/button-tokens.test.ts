import { expect } from '@open-wc/testing'

import { faceStyles } from '../../src/elements/public/button-faces/face.styles.js'
import { buttonStyles } from '../../src/elements/public/button.styles.js'
import { BUTTON_COLORS, buttonTokens } from '../../src/styles/button-tokens.js'

describe('the tokens of the buttons on the page', () => {
  it('are all that their styles ask for', () => {
    const asked = `${buttonStyles.cssText}${faceStyles.cssText}`.matchAll(/var\((--w3m-[\w-]+)/g)
    const names = new Set([...asked].map(([, name = '']) => name))
    expect(names.size).to.be.above(10)
    for (const name of names)
      expect(
        buttonTokens.cssText.includes(`${name}:`) || name.replace('--w3m-color-', '') in BUTTON_COLORS,
        `${name} is not loaded with the buttons`,
      ).to.equal(true)
  })
})
