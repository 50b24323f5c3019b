import { expect } from '@open-wc/testing'
import type { ReactiveController } from 'lit'

import { wait } from '../../../src/core/time.js'
import { HostTimer } from '../../../src/elements/base/host-timer.js'
import { waitUntil } from '../../helpers/wait-until.js'

/** A timer of a fake host, which can leave the page, and the names of the called functions in order. */
function makeTimer() {
  const controllers: ReactiveController[] = []
  const timer = new HostTimer({
    addController: controller => controllers.push(controller),
    removeController: () => undefined,
    requestUpdate: () => undefined,
    updateComplete: Promise.resolve(true),
  })
  const called: string[] = []
  return {
    called,
    start: (ms: number, name: string) => timer.start(ms, () => called.push(name)),
    stop: () => timer.stop(),
    leave: () => controllers.forEach(controller => controller.hostDisconnected?.()),
  }
}

describe('a timer of an element', () => {
  it('calls back once', async () => {
    const { start, called } = makeTimer()
    start(0, 'a')
    await waitUntil(() => called.length)
    await wait(5)
    expect(called).to.deep.equal(['a'])
  })

  it('is replaced by another start', async () => {
    const { start, called } = makeTimer()
    start(0, 'a')
    start(1, 'b')
    await waitUntil(() => called.length)
    expect(called).to.deep.equal(['b'])
  })

  for (const end of ['stop', 'leave'] as const)
    it(`calls nothing after ${end}, and can be started again`, async () => {
      const timer = makeTimer()
      timer.start(0, 'a')
      timer[end]()
      timer.start(1, 'b')
      await waitUntil(() => timer.called.length)
      expect(timer.called).to.deep.equal(['b'])
    })
})
