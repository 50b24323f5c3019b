import { expect } from '@open-wc/testing'

import { copyLink } from '../../../src/controllers/pairing/copy-link.js'
import { pairingController } from '../../../src/controllers/pairing/pairing.js'
import { snackController } from '../../../src/controllers/shell/snack.js'
import { en } from '../../../src/locales/en/index.js'
import { addMessages } from '../../../src/core/i18n/add-messages.js'
import { pairingUri } from '../../helpers/phones.js'

describe('copy-link', () => {
  const written: string[] = []
  const { clipboard } = navigator
  const answer = (writeText: (text: string) => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })

  before(() => addMessages(en))
  afterEach(() => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
    pairingController.reset()
    snackController.reset()
    written.length = 0
  })

  it('copies the link as it is, and says so', async () => {
    answer(async text => void written.push(text))
    pairingController.wait(pairingUri(), Date.now() + 60_000)
    await copyLink()
    expect(written).to.deep.equal([pairingUri()])
    expect(snackController.state).to.include({ message: 'Link copied', variant: 'success' })
  })

  it('copies none that counts as expired', async () => {
    answer(async text => void written.push(text))
    pairingController.wait(pairingUri(), Date.now() + 5_000)
    await copyLink()
    expect(written).to.be.empty
  })

  it('says when it could not', async () => {
    answer(() => Promise.reject(new Error('no')))
    pairingController.wait(pairingUri(), Date.now() + 60_000)
    await copyLink()
    expect(snackController.state).to.include({ message: 'Could not copy the link', variant: 'error' })
  })
})
