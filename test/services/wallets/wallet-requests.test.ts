import { expect } from '@open-wc/testing'

import { endInstance, startInstance } from '../../../src/core/instance.js'
import { WalletRequests } from '../../../src/services/wallets/wallet-requests.js'
import { rejection } from '../../helpers/rejection.js'

/** A request that is answered by hand. */
function pending() {
  let answer: (value: unknown) => void = () => undefined
  let refuse: (error: Error) => void = () => undefined
  const task = new Promise<unknown>((resolve, reject) => {
    answer = resolve
    refuse = reject
  })
  return { ask: () => task, answer, refuse }
}

describe('wallets that are asked', () => {
  it('are so from before the request until the answer', async () => {
    const asked = new WalletRequests()
    const request = pending()
    let before: boolean | undefined
    const task = asked.ask(() => {
      before = asked.any
      return request.ask()
    })
    expect(before).to.equal(true)
    request.answer('yes')
    expect(await task).to.equal('yes')
    expect(asked.any).to.equal(false)
  })

  it('are not after a refusal, which is passed on', async () => {
    const asked = new WalletRequests()
    const request = pending()
    const task = asked.ask(request.ask)
    request.refuse(new Error('no'))
    expect(String(await rejection(task))).to.equal('Error: no')
    expect(asked.any).to.equal(false)
  })

  it('are so until the last of several requests is answered', async () => {
    const asked = new WalletRequests()
    const [one, other] = [pending(), pending()]
    const tasks = [asked.ask(one.ask), asked.ask(other.ask)]
    one.answer(1)
    await tasks[0]
    expect(asked.any).to.equal(true)
    other.answer(2)
    await tasks[1]
    expect(asked.any).to.equal(false)
  })

  it('are announced at once, before each request', async () => {
    const asked = new WalletRequests()
    const heard: string[] = []
    const stop = asked.onRequest(() => heard.push('announced'))
    const ask = async () => void heard.push('asked')
    await asked.ask(ask)
    stop()
    await asked.ask(ask)
    expect(heard).to.deep.equal(['announced', 'asked', 'asked'])
  })

  it('are no longer awaited after giving up: a later answer ends nothing else', async () => {
    const asked = new WalletRequests()
    const [old, next] = [pending(), pending()]
    const first = asked.ask(old.ask)
    asked.reset()
    expect(asked.any).to.equal(false)
    const second = asked.ask(next.ask)
    old.answer(1)
    await first
    expect(asked.any).to.equal(true)
    next.answer(2)
    await second
    expect(asked.any).to.equal(false)
  })

  it('are forgotten with the instance', () => {
    const asked = new WalletRequests()
    startInstance({ networks: [] })
    void asked.ask(pending().ask)
    endInstance()
    expect(asked.any).to.equal(false)
  })
})
