import { expect } from '@open-wc/testing'

import { SharedRequests } from '../../../src/chains/shared/shared-requests.js'
import { ModalClosedError } from '../../../src/core/errors/attempt.js'
import { rejection } from '../../helpers/rejection.js'

/** Requests that the test answers, with how often each was opened. */
function make() {
  const requests = new SharedRequests<string>()
  const opened: { answer: (value: string) => void; fail: (error: Error) => void }[] = []
  const open = (): Promise<string> => new Promise((answer, fail) => opened.push({ answer, fail }))
  return { requests, opened, open }
}

describe('requests that a wallet shows', () => {
  it('are shared by all callers while pending', async () => {
    const { requests, opened, open } = make()
    const both = Promise.all([requests.join('a', open), requests.join('a', open)])
    opened[0]?.answer('yes')
    expect(await both).to.deep.equal(['yes', 'yes'])
    expect(opened).to.have.length(1)
  })

  it('are reopened after the answer', async () => {
    const { requests, opened, open } = make()
    const first = requests.join('a', open)
    opened[0]?.answer('yes')
    await first
    void requests.join('a', open)
    expect(opened).to.have.length(2)
  })

  it('are others for other wallets', () => {
    const { requests, opened, open } = make()
    void requests.join('a', open)
    void requests.join('b', open)
    expect(opened).to.have.length(2)
  })

  it('fail for every waiting caller', async () => {
    const { requests, opened, open } = make()
    const both = [rejection(requests.join('a', open)), rejection(requests.join('a', open))]
    const error = new Error('no')
    opened[0]?.fail(error)
    expect(await Promise.all(both)).to.deep.equal([error, error])
  })

  it('stay open for the others when one caller aborts', async () => {
    const { requests, opened, open } = make()
    const controller = new AbortController()
    const one = rejection(requests.join('a', open, controller.signal))
    const other = requests.join('a', open)
    controller.abort()
    expect(await one).to.be.instanceOf(ModalClosedError)
    const third = requests.join('a', open)
    expect(opened).to.have.length(1)
    opened[0]?.answer('yes')
    expect(await Promise.all([other, third])).to.deep.equal(['yes', 'yes'])
  })

  it('are dropped once every caller has aborted, so that the next one prompts again', async () => {
    const { requests, opened, open } = make()
    const controller = new AbortController()
    const one = rejection(requests.join('a', open, controller.signal))
    controller.abort()
    await one
    const next = requests.join('a', open)
    opened[0]?.answer('late')
    opened[1]?.answer('fresh')
    expect(await next).to.equal('fresh')
  })

  it('cancelled late do not affect a newer one', async () => {
    const { requests, opened, open } = make()
    const first = requests.join('a', open)
    opened[0]?.answer('one')
    await first
    const second = requests.join('a', open)
    void requests.join('a', open)
    expect(opened).to.have.length(2)
    opened[1]?.answer('two')
    expect(await second).to.equal('two')
  })
})
