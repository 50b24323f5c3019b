import { expect } from '@open-wc/testing'

import { alertsController } from '../../../src/controllers/shell/alerts.js'
import { recordIntent } from '../../../src/controllers/shell/intent.js'
import { report, reportFailure } from '../../../src/controllers/shell/report.js'
import { snackController } from '../../../src/controllers/shell/snack.js'
import { ModalClosedError } from '../../../src/core/errors/attempt.js'
import { HttpStatusError } from '../../../src/core/errors/service.js'
import { endInstance, instance, OFFLINE, settle, turns } from '../../helpers/instance.js'
import { newService, stubFetch, watchConsole } from '../stubs.js'
import { json } from '../../helpers/fake-fetch.js'
import { waitUntil } from '../../helpers/wait-until.js'

describe('report', () => {
  let lines: ReturnType<typeof watchConsole>
  // so that errors are taken at once
  before(() => import('../../../src/controllers/shell/report-error.js'))
  before(() => import('../../../src/controllers/shell/show-alert.js'))
  beforeEach(() => {
    lines = watchConsole()
    instance({}, { debug: true })
  })
  afterEach(async () => {
    lines.restore()
    await endInstance()
  })

  it('writes a fault to the console and shows nothing', async () => {
    report(Promise.reject(new Error('broken')))
    await waitUntil(() => lines.of('error').some(text => text.includes('broken')))
    expect(snackController.state.open).to.equal(false)
    expect(alertsController.state.current).to.equal(undefined)
  })

  for (const [what, error] of [
    ['a closed modal', new ModalClosedError()],
    ['an aborted request', new DOMException('stop', 'AbortError')],
  ] as const)
    it(`reports nothing for ${what}`, () => {
      reportFailure(error, { snack: 'It failed' })
      expect(lines.of('error')).to.deep.equal([])
      expect(snackController.state.open).to.equal(false)
    })

  it('shows the requested snack', () => {
    reportFailure(new Error('no'), { snack: 'It failed' })
    expect(snackController.state).to.deep.equal({ open: true, message: 'It failed', variant: 'error' })
  })

  it('does not log an error that the view shows itself', async () => {
    report(Promise.reject(new Error('declined')), { shown: true })
    await settle()
    expect(lines.of('error')).to.deep.equal([])
  })

  for (const [message, name] of [
    ['Unauthorized: origin not allowed', 'originNotAllowed'],
    ['JWT validation error: JWT Token is not yet valid', 'sessionExpired'],
    ['Unauthorized: invalid key', 'invalidProjectId'],
  ] as const)
    it(`shows the alert for "${message}", once, in an error or in a reply`, async () => {
      reportFailure(new HttpStatusError(401, { details: `{"error":"${message}"}` }))
      await waitUntil(() => alertsController.state.current?.name === name)
      alertsController.dismiss()
      reportFailure(new Error(message))
      await turns()
      expect(alertsController.state.current).to.equal(undefined)
    })

  it('treats no other message as an alert', async () => {
    reportFailure(new HttpStatusError(401, { details: 'Unauthorized' }))
    await turns()
    expect(alertsController.state.current).to.equal(undefined)
  })

  it('accepts a thrown non-error', () => {
    for (const thrown of [undefined, null, 'text', 7]) expect(() => reportFailure(thrown)).to.not.throw()
  })

  describe('sends an error report', () => {
    let service: ReturnType<typeof stubFetch>
    const reports = () => service.seen.filter(({ url }) => url.pathname === '/e')

    /** A site whose analytics service is there, unless `options` say otherwise. */
    async function start({
      intent = true,
      ...options
    }: { readonly intent?: boolean; readonly [option: string]: unknown } = {}): Promise<void> {
      await endInstance()
      instance({}, { services: { ...OFFLINE.services, analytics: newService() }, ...options })
      if (intent) recordIntent()
    }

    beforeEach(() => {
      service = stubFetch(() => new Response('', { status: 202 }))
    })
    afterEach(() => service.restore())

    it('of a fault, once the visitor has shown intent', async () => {
      await start()
      reportFailure(new Error('broken'))
      await waitUntil(() => reports().length === 1)
      expect(JSON.parse(String(reports()[0]?.init.body))).to.have.nested.property('props.errorMessage', 'broken')
    })

    for (const [name, options] of [
      ['the service is off', { services: OFFLINE.services }],
      ['analytics is off', { features: { analytics: false } }],
      ['the site is in basic mode', { basic: true }],
    ] as const)
      it(`never when ${name}`, async () => {
        await start(options)
        reportFailure(new Error('broken'))
        await turns()
        expect(reports().length).to.equal(0)
      })

    for (const isAnalyticsEnabled of [true, false])
      it(`${isAnalyticsEnabled ? 'if' : 'never if not'} the project's settings allow it`, async () => {
        service.restore()
        service = stubFetch(({ url }) =>
          url.pathname === '/getAnalyticsConfig' ? json({ isAnalyticsEnabled }) : new Response('', { status: 202 }),
        )
        await start({ services: { ...OFFLINE.services, catalogue: newService(), analytics: newService() } })
        reportFailure(new Error('broken'))
        await waitUntil(() => service.paths().includes('/getAnalyticsConfig'))
        await turns()
        expect(reports().length).to.equal(isAnalyticsEnabled ? 1 : 0)
      })

    it('never before the visitor acts', async () => {
      await start({ intent: false })
      reportFailure(new Error('broken'))
      await turns()
      expect(reports().length).to.equal(0)
    })

    it('never of what the view itself shows', async () => {
      await start()
      reportFailure(new Error('declined'), { shown: true })
      await turns()
      expect(reports().length).to.equal(0)
    })
  })
})
