import { expect } from '@open-wc/testing'

import { withOwnSignal } from '../../../../src/chains/evm/transfers/own-signal.js'
import { rejection } from '../../../helpers/rejection.js'

/** Never settles, but reports its signal. */
const hanging = (onSignal: (signal: AbortSignal) => void) => (own: AbortSignal) => {
  onSignal(own)
  return new Promise<never>((_, reject) => own.addEventListener('abort', () => reject(own.reason)))
}

describe('work with a signal of its own', () => {
  it('settles as the work does, and then aborts the signal', async () => {
    let own: AbortSignal | undefined
    const work = (outcome: () => Promise<string>) => (signal: AbortSignal) => {
      own = signal
      return outcome()
    }
    expect(
      await withOwnSignal(
        undefined,
        work(async () => 'done'),
      ),
    ).to.equal('done')
    expect(own?.aborted).to.equal(true)
    expect(
      await rejection(
        withOwnSignal(
          undefined,
          work(() => Promise.reject('failed')),
        ),
      ),
    ).to.equal('failed')
    expect(own?.aborted).to.equal(true)
  })

  it('is aborted for the caller’s reason, and does not start after that', async () => {
    const caller = new AbortController()
    let starts = 0
    const work = hanging(() => (starts += 1))
    const running = rejection(withOwnSignal(caller.signal, work))
    caller.abort('left')
    expect(await running).to.equal('left')
    expect(await rejection(withOwnSignal(caller.signal, work))).to.equal('left')
    expect(starts).to.equal(1)
  })
})
