import { expect } from '@open-wc/testing'

import { isEmbedded, isLive } from '../../../src/controllers/derived/live.js'
import { modalController } from '../../../src/controllers/modal.js'
import { optionsController } from '../../../src/controllers/options.js'
import { resetAll } from '../../../src/core/controller.js'

describe('what can be seen', () => {
  afterEach(resetAll)

  it('is the dialog while it is open', () => {
    expect(isLive()).to.equal(false)
    modalController.open()
    expect(isLive()).to.equal(true)
    expect(isEmbedded()).to.equal(false)
  })

  it('is an embedded modal always', () => {
    optionsController.update({ enableEmbedded: true })
    expect(isEmbedded()).to.equal(true)
    expect(isLive()).to.equal(true)
  })

  it('is nothing more once the dialog has closed', () => {
    modalController.open()
    modalController.close()
    expect(isLive()).to.equal(false)
  })
})
