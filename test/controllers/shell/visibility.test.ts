import { expect } from '@open-wc/testing'

import { isEmbedded, isModalVisible } from '../../../src/controllers/shell/visibility.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { optionsController } from '../../../src/controllers/shell/options.js'
import { endInstance } from '../../../src/core/instance.js'

describe('what is visible', () => {
  afterEach(endInstance)

  it('is the dialog while it is open', () => {
    expect(isModalVisible()).to.equal(false)
    modalController.open()
    expect(isModalVisible()).to.equal(true)
    expect(isEmbedded()).to.equal(false)
  })

  it('is an embedded modal always', () => {
    optionsController.update({ enableEmbedded: true })
    expect(isEmbedded()).to.equal(true)
    expect(isModalVisible()).to.equal(true)
  })

  it('is nothing more once the dialog has closed', () => {
    modalController.open()
    modalController.close()
    expect(isModalVisible()).to.equal(false)
  })
})
