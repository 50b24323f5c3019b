import { expect } from '@open-wc/testing'

import { AlertsController } from '../../../src/controllers/shell/alerts.js'

describe('AlertsController', () => {
  it('shows the latest alert with its detail', () => {
    const alerts = new AlertsController()
    expect(alerts.show('rateLimited')).to.equal(true)
    expect(alerts.show('serverError', { detail: '503' })).to.equal(true)
    expect(alerts.state.current).to.deep.equal({ name: 'serverError', detail: '503' })
  })

  it('shows a one-time alert only the first time, even after it was dismissed', () => {
    const alerts = new AlertsController()
    alerts.show('originNotAllowed', { once: true })
    alerts.dismiss()
    expect(alerts.show('originNotAllowed', { once: true })).to.equal(false)
    expect(alerts.state.current).to.equal(undefined)
  })

  it('counts an ordinary alert as the first time too, and each name separately', () => {
    const alerts = new AlertsController()
    alerts.show('sessionExpired')
    expect(alerts.show('sessionExpired', { once: true })).to.equal(false)
    expect(alerts.show('invalidProjectId', { once: true })).to.equal(true)
  })

  it('shows an alert without `once` each time', () => {
    const alerts = new AlertsController()
    alerts.show('networkNotFound', { detail: 'eip155:5' })
    alerts.dismiss()
    expect(alerts.show('networkNotFound', { detail: 'eip155:6' })).to.equal(true)
    expect(alerts.state.current?.detail).to.equal('eip155:6')
  })

  it('forgets the account shown with the instance', () => {
    const alerts = new AlertsController()
    alerts.show('originNotAllowed', { once: true })
    alerts.reset()
    expect(alerts.state.current).to.equal(undefined)
    expect(alerts.show('originNotAllowed', { once: true })).to.equal(true)
  })
})
