import { expect } from '@open-wc/testing'

import { MalformedReplyError } from '../../../src/core/errors/service.js'
import { SafeChannel } from '../../../src/services/safe/safe-channel.js'
import { ALICE, BOB } from '../../helpers/fake-adapter.js'
import { rejection } from '../../helpers/rejection.js'
import { type Reply, safeHost } from '../../helpers/safe-host.js'

const INFO = { safeAddress: ALICE, chainId: 1 }

describe('messages with the page around a Safe app', () => {
  const ends: (() => void)[] = []
  afterEach(() => ends.splice(0).forEach(end => end()))

  async function begin(reply: Reply) {
    const host = await safeHost(reply)
    const life = new AbortController()
    ends.push(
      () => host.remove(),
      () => life.abort(),
    )
    return { host, life, line: new SafeChannel(host.window, location.origin, life.signal) }
  }

  it('are sent in the form of the Safe Apps protocol and answered by their id', async () => {
    const { host, line } = await begin(() => ({ success: true, data: { ...INFO, owners: [BOB], threshold: 1 } }))
    expect(await line.ask('getSafeInfo')).to.deep.equal(INFO)
    expect(host.requests).to.have.length(1)
    expect(host.requests[0]).to.deep.include({ method: 'getSafeInfo', env: { sdkVersion: '9.1.0' } })
    expect(host.requests[0]?.id).to.match(/^[\da-f]{32}$/)
  })

  it('are accepted only from the host’s window, and never from a script of this page', async () => {
    const { host, line } = await begin(() => undefined)
    const other = await safeHost(() => undefined)
    ends.push(() => other.remove())
    const asked = line.ask('getSafeInfo')
    while (!host.requests.length) await new Promise(resolve => setTimeout(resolve))
    const reply = { id: host.requests[0]?.id, success: true, data: { ...INFO, safeAddress: BOB } }
    const forged = { data: reply, origin: location.origin, source: host.window }
    window.dispatchEvent(new MessageEvent('message', forged))
    const heard = new Promise(resolve => addEventListener('message', resolve, { once: true }))
    other.say(reply)
    await heard
    host.say({ ...reply, data: INFO })
    expect((await asked).safeAddress).to.equal(ALICE)
  })

  for (const data of [{ safeAddress: 'nobody', chainId: 1 }, { safeAddress: ALICE, chainId: 0 }, null])
    it(`refuse an answer such as ${JSON.stringify(data)}`, async () => {
      const { line } = await begin(() => ({ success: true, data }))
      expect(await rejection(line.ask('getSafeInfo'))).to.be.instanceOf(MalformedReplyError)
    })

  it('report a visitor’s rejection with the code that sites check, and other failures with another', async () => {
    let error = 'Transaction was rejected'
    const { line } = await begin(() => ({ success: false, error }))
    expect(await rejection(line.ask('sendTransactions', { txs: [] }))).to.include({ code: 4001, message: error })
    error = 'Something broke'
    expect(await rejection(line.ask('sendTransactions', { txs: [] }))).to.include({ code: -32603, message: error })
  })

  it('end with the life of the product', async () => {
    const { line, life } = await begin(() => undefined)
    const asked = rejection(line.ask('getSafeInfo'))
    life.abort()
    expect(await asked).to.include({ name: 'AbortError' })
    expect(await rejection(line.ask('getSafeInfo')), 'nobody would answer').to.include({ name: 'AbortError' })
  })
})
