import { expect } from '@open-wc/testing'

import { copyAddress } from '../../../src/controllers/shell/copy-address.js'
import { snackController } from '../../../src/controllers/shell/snack.js'
import { ALICE } from '../../helpers/fake-adapter.js'

describe('copy-address', () => {
  const real = navigator.clipboard.writeText.bind(navigator.clipboard)
  afterEach(() => {
    navigator.clipboard.writeText = real
    snackController.reset()
  })

  it('copies the whole address and says so', async () => {
    let copied = ''
    navigator.clipboard.writeText = async text => void (copied = text)
    await copyAddress(ALICE)
    expect(copied).to.equal(ALICE)
    expect(snackController.state).to.include({ open: true, variant: 'success' })
  })

  it('says when the browser does not let it', async () => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
    await copyAddress(ALICE)
    expect(snackController.state).to.include({ open: true, variant: 'error' })
  })
})
