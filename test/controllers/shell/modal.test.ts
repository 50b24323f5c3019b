import { expect } from '@open-wc/testing'

import { ModalController } from '../../../src/controllers/shell/modal.js'

describe('ModalController', () => {
  it('offers one family until it closes', () => {
    const modal = new ModalController()
    modal.open('solana')
    expect(modal.state).to.include({ open: true, namespace: 'solana' })
    modal.close()
    expect(modal.state).to.include({ open: false, namespace: undefined })
  })

  it('offers every family again when it is opened without one', () => {
    const modal = new ModalController()
    modal.open('solana')
    modal.open()
    expect(modal.state.namespace).to.equal(undefined)
  })

  it('keeps the visitor’s agreement until it is opened again, not while it is open', () => {
    const modal = new ModalController()
    modal.open()
    modal.agree(true)
    modal.open('solana')
    expect(modal.state.agreed).to.equal(true)
    modal.close()
    expect(modal.state.agreed, 'a closing dialog still shows it').to.equal(true)
    modal.open()
    expect(modal.state.agreed).to.equal(false)
  })

  it('counts each shake, and stays open', () => {
    const modal = new ModalController()
    modal.open()
    modal.shake()
    modal.shake()
    expect(modal.state).to.include({ open: true, shakes: 2 })
  })

  it('shows work on the buttons without opening', () => {
    const modal = new ModalController()
    modal.setLoading(true)
    expect(modal.state).to.include({ open: false, loading: true })
    modal.setLoading(false)
    expect(modal.state.loading).to.equal(false)
  })
})
