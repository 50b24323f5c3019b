import { expect } from '@open-wc/testing'

import { copyLink } from '../../../src/controllers/pairing/copy-link.js'
import { pairingController } from '../../../src/controllers/pairing/pairing.js'
import { copyByHandController } from '../../../src/controllers/shell/copy/copy-by-hand.js'
import { snackController } from '../../../src/controllers/shell/snack.js'
import { en } from '../../../src/locales/en/index.js'
import { addMessages } from '../../../src/core/i18n/add-messages.js'
import { withClipboard } from '../../helpers/clipboard.js'
import { pairingUri } from '../../helpers/phones.js'

const copy = () => copyLink(document.body)

describe('copy-link', () => {
  before(() => addMessages(en))
  afterEach(() => {
    pairingController.reset()
    snackController.reset()
    copyByHandController.reset()
  })

  it('copies the link unchanged, and shows a message', async () => {
    pairingController.wait(pairingUri(), Date.now() + 60_000)
    expect(await withClipboard({}, copy)).to.deep.equal([pairingUri()])
    expect(snackController.state).to.include({ message: 'Link copied', variant: 'success' })
  })

  it('copies none that counts as expired', async () => {
    pairingController.wait(pairingUri(), Date.now() + 5_000)
    expect(await withClipboard({}, copy)).to.be.empty
    expect(snackController.state.open).to.equal(false)
  })

  it('offers the link for manual copying if the browser refuses', async () => {
    pairingController.wait(pairingUri(), Date.now() + 60_000)
    await withClipboard({ refuses: true }, copy)
    expect(copyByHandController.state).to.deep.equal({ text: pairingUri(), copied: 'Link copied' })
  })
})
