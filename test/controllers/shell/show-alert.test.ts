import { expect } from '@open-wc/testing'

import { alertsController } from '../../../src/controllers/shell/alerts.js'
import { alertText, isDevelopmentHost, showAlert } from '../../../src/controllers/shell/show-alert.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { watchConsole } from '../stubs.js'

describe('show-alert', () => {
  let lines: ReturnType<typeof watchConsole>
  beforeEach(() => (lines = watchConsole()))
  afterEach(async () => {
    lines.restore()
    await endInstance()
  })

  it('shows the alert and writes it to the console', () => {
    instance({}, { debug: true })
    showAlert('networkNotFound', { detail: 'eip155:5' })
    expect(alertsController.state.current).to.deep.equal({ name: 'networkNotFound', detail: 'eip155:5' })
    expect(lines.of('error').join()).to.contain('Network Not Found').and.contain('eip155:5')
  })

  it('says nothing with debug: false', () => {
    instance({}, { debug: false })
    showAlert('rateLimited')
    expect(lines.lines).to.deep.equal([])
    expect(alertsController.state.current).to.equal(undefined)
  })

  it('shows visitors what they can mend, with debug: false too', () => {
    instance({}, { debug: false })
    showAlert('sessionExpired')
    expect(lines.lines).to.deep.equal([])
    expect(alertsController.state.current?.name).to.equal('sessionExpired')
  })

  it('shows alerts on development hosts if the site does not set `debug`', () => {
    instance({}, { debug: undefined })
    showAlert('projectIdMissing')
    expect(alertsController.state.current?.name).to.equal('projectIdMissing')
  })

  for (const agent of [
    'Mozilla/5.0 (linux) AppleWebKit/537.36 jsdom/26.1.0',
    'Mozilla/5.0 (X11; Linux) HappyDOM/20.0.0',
  ])
    it(`says nothing in a site’s unit tests unless \`debug\` is set: ${agent.split(' ').at(-1)}`, async () => {
      Object.defineProperty(navigator, 'userAgent', { configurable: true, value: agent })
      try {
        instance({}, { debug: undefined })
        showAlert('projectIdMissing')
        expect(lines.lines).to.deep.equal([])
        expect(alertsController.state.current).to.equal(undefined)
        await endInstance()
        instance({}, { debug: true })
        showAlert('projectIdMissing')
        expect(lines.of('error')).to.have.length(1)
      } finally {
        Reflect.deleteProperty(navigator, 'userAgent')
      }
    })

  it('writes nothing a second time with the once option', () => {
    instance({}, { debug: true })
    showAlert('sessionExpired', { once: true })
    showAlert('sessionExpired', { once: true })
    expect(lines.of('error')).to.have.length(1)
  })

  it('writes information as a warning, not as an error', () => {
    instance({}, { debug: true })
    showAlert('multiWalletOff')
    expect(lines.of('error')).to.deep.equal([])
    expect(lines.of('warn').join()).to.contain('Multi-Wallet Not Enabled')
  })

  it('names the page’s origin and the service’s message', () => {
    expect(alertText('originNotAllowed', '')).to.contain(location.origin)
    expect(alertText('serverError', '503')).to.contain('503').and.not.contain('{detail}')
  })
})

describe('isDevelopmentHost', () => {
  for (const page of [
    'http://localhost',
    'http://localhost:5173',
    'https://localhost:5173',
    'https://shop.localhost',
    'https://laptop.local',
    'https://site.test',
    'http://127.0.0.1:3000',
    'http://127.1.2.3',
    'http://[::1]:8080',
    'file:///home/ann/index.html',
  ])
    it(`treats ${page} as a development host`, () => expect(isDevelopmentHost(new URL(page))).to.equal(true))

  for (const page of [
    'https://example.com',
    'https://localhost.example.com',
    'https://notlocalhost',
    'http://10.0.0.1',
    'https://127.0.0.1.example.com',
    'https://local',
  ])
    it(`treats ${page} as a public host`, () => expect(isDevelopmentHost(new URL(page))).to.equal(false))

  for (const page of ['https://localhost', 'capacitor://localhost', 'tauri://localhost', 'http://tauri.localhost'])
    it(`treats ${page} as an installed app`, () => expect(isDevelopmentHost(new URL(page))).to.equal(false))
})
