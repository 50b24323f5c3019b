import { expect } from '@open-wc/testing'

import { SnackController } from '../../../src/controllers/shell/snack.js'
import { stopTime } from '../stubs.js'

describe('SnackController', () => {
  let time: ReturnType<typeof stopTime>
  let snack: SnackController
  beforeEach(() => {
    time = stopTime()
    snack = new SnackController()
  })
  afterEach(() => time.restore())

  it('shows a message immediately and hides it after 2.5 s', () => {
    snack.show('Address copied', 'success')
    expect(snack.state).to.deep.equal({ open: true, message: 'Address copied', variant: 'success' })
    time.advance(2_499)
    expect(snack.state.open).to.equal(true)
    time.advance(1)
    expect(snack.state.open).to.equal(false)
  })

  it('hides the current message and replaces it after 150 ms', () => {
    snack.show('first', 'success')
    snack.show('second', 'error')
    expect(snack.state).to.include({ open: false, message: 'first' })
    time.advance(149)
    expect(snack.state.open).to.equal(false)
    time.advance(1)
    expect(snack.state).to.deep.equal({ open: true, message: 'second', variant: 'error' })
  })

  it('gives the new message its full time, whatever was left of the old one', () => {
    snack.show('first', 'success')
    time.advance(2_400)
    snack.show('second', 'success')
    time.advance(150)
    time.advance(2_400)
    expect(snack.state).to.include({ open: true, message: 'second' })
    time.advance(100)
    expect(snack.state.open).to.equal(false)
  })

  it('leaves a loading message until it is replaced', () => {
    snack.show('Sending', 'loading')
    time.advance(600_000)
    expect(snack.state.open).to.equal(true)
    snack.show('Sent', 'success')
    time.advance(150)
    expect(snack.state.message).to.equal('Sent')
  })

  it('shows nothing later once it was hidden while a message waited', () => {
    snack.show('first', 'success')
    snack.show('second', 'success')
    snack.hide()
    time.advance(10_000)
    expect(snack.state.open).to.equal(false)
    expect(snack.state.message).to.equal('first')
  })

  it('leaves no timer behind with the instance', () => {
    snack.show('first', 'success')
    snack.show('second', 'success')
    snack.reset()
    time.advance(10_000)
    expect(snack.state).to.deep.equal({ open: false, message: '', variant: 'success' })
  })
})
