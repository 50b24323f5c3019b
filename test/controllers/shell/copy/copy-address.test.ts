import { expect } from '@open-wc/testing'

import { copyAddress } from '../../../../src/controllers/shell/copy/copy-address.js'
import { copyByHandController } from '../../../../src/controllers/shell/copy/copy-by-hand.js'
import { snackController } from '../../../../src/controllers/shell/snack.js'
import { withClipboard } from '../../../helpers/clipboard.js'
import { ALICE } from '../../../helpers/fake-adapter.js'

describe('copy-address', () => {
  afterEach(() => {
    snackController.reset()
    copyByHandController.reset()
  })

  it('copies the whole address and shows a message', async () => {
    const written = await withClipboard({}, () => copyAddress(ALICE, document.body))
    expect(written).to.deep.equal([ALICE])
    expect(snackController.state).to.include({ open: true, variant: 'success', message: 'Address copied' })
  })

  it('offers the address for manual copying if the browser refuses', async () => {
    await withClipboard({ refuses: true }, () => copyAddress(ALICE, document.body))
    expect(copyByHandController.state).to.deep.equal({ text: ALICE, copied: 'Address copied' })
    expect(snackController.state.open).to.equal(false)
  })

  it('withdraws the offer once a copy succeeds', async () => {
    copyByHandController.offer('something', 'Copied')
    await withClipboard({}, () => copyAddress(ALICE, document.body))
    expect(copyByHandController.state.text).to.equal(undefined)
  })
})
