import { expect } from '@open-wc/testing'

import { HttpStatusError, MalformedReplyError } from '../../../src/core/errors/service.js'
import { categoryOf, createErrorReporter } from '../../../src/services/analytics/error-reports.js'
import { options, receiver } from '../../helpers/report-receiver.js'

describe('error reports', () => {
  it('carry a redacted, bounded message and stack', async () => {
    const { send, received, body } = receiver()
    const error = new Error('x'.repeat(1_000_000))
    error.stack = `at https://site.example/app.js?token=SECRET:1 ${'y'.repeat(100_000)}`
    expect(await createErrorReporter(send).send(error, options)).to.equal('sent')
    expect(received[0]?.text.length).to.be.at.most(16_384)
    expect(received[0]?.text).not.to.include('SECRET')
    const { props, timestamp } = body()
    expect(props).to.include({ type: 'error', event: 'INTERNAL_SDK_ERROR', errorType: 'Error' })
    expect(new Date(String(timestamp)).toISOString()).to.equal(timestamp)
  })

  it('are at most 5 in any 60 s, even when the clock is set back', async () => {
    let now = 1_000_000
    const { send, received } = receiver()
    const reporter = createErrorReporter(send, () => now)
    const results: string[] = []
    for (let index = 0; index < 20; index++) {
      results.push(await reporter.send(new Error('x'), options))
      now += 100
    }
    expect(results.filter(result => result === 'sent')).to.have.lengthOf(5)
    expect(received).to.have.lengthOf(5)
    now += 60_000
    expect(await reporter.send(new Error('x'), options)).to.equal('sent')
    for (let index = 0; index < 5; index++) await reporter.send(new Error('x'), options)
    now -= 900_000
    expect(await reporter.send(new Error('x'), options)).to.equal('sent')
  })

  it('name the kind of error', async () => {
    expect(categoryOf(new MalformedReplyError())).to.equal('DATA_PARSING_ERROR')
    expect(categoryOf(new HttpStatusError(500))).to.equal('API_ERROR')
    expect(categoryOf('text')).to.equal('INTERNAL_SDK_ERROR')
    const { send, body } = receiver(403)
    expect(await createErrorReporter(send).send(new HttpStatusError(500), options)).to.equal('forbidden')
    expect(body().props).to.include({ errorType: 'HTTP_STATUS', errorMessage: 'HTTP status code: 500' })
  })
})
