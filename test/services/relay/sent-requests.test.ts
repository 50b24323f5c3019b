import { expect } from '@open-wc/testing'

import { Relays } from '../../../src/services/relay/relays.js'
import {
  suppressDeepLinks,
  type SentRequest,
  watchRequests,
  watchSent,
} from '../../../src/services/relay/sent-requests.js'
import { FakeProtocol, TOPIC } from '../../helpers/fake-protocol.js'
import { rejection } from '../../helpers/rejection.js'

describe('requests that were sent', () => {
  it('are reported to listeners until they stop, without invalid ones', () => {
    const protocol = new FakeProtocol()
    const heard: SentRequest[] = []
    const stop = watchSent(protocol, sent => heard.push(sent))
    const tell = (sent: unknown) => protocol.client.emit('session_request_sent', sent)
    for (const sent of [undefined, {}, { id: '1', topic: TOPIC }, { id: 1, topic: '../x' }, { id: 1 }]) tell(sent)
    expect(heard).to.deep.equal([])
    tell({ topic: TOPIC, id: 1234, request: { method: 'personal_sign' }, chainId: 'eip155:1' })
    expect(heard).to.deep.equal([{ id: 1234, topic: TOPIC }])
    stop()
    tell({ topic: TOPIC, id: 1235 })
    expect(heard).to.have.length(1)
  })

  it('do not make the client open the wallet automatically', () => {
    const protocol = new FakeProtocol()
    Object.assign(protocol.client.session, { get: () => ({ topic: TOPIC, sessionConfig: { other: 1 } }) })
    suppressDeepLinks(protocol)
    expect(Reflect.get(protocol.client.session, 'get')(TOPIC)).to.deep.equal({
      topic: TOPIC,
      sessionConfig: { other: 1, disableDeepLink: true },
    })
  })

  it('find no disallowed stored link, whichever client makes them, until the cleanup', async () => {
    const NAME = 'WALLETCONNECT_DEEPLINK_CHOICE'
    const protocol = new FakeProtocol()
    const opened: unknown[] = []
    const request = async (): Promise<void> => void opened.push(localStorage.getItem(NAME)) // as the client reads it
    Object.assign(protocol.client, { request })
    const relays = new Relays({ urls: [''], own: false, open: async () => protocol }, () => undefined)
    await relays.open()
    const ask = (): unknown => Reflect.get(protocol.client, 'request')({ topic: TOPIC })
    const good = JSON.stringify({ href: 'cedar://', name: 'Cedar' })
    localStorage.setItem(NAME, good)
    await ask()
    for (const href of ['javascript:alert(1)', 'http://evil.example', 'data:text/html,x']) {
      localStorage.setItem(NAME, JSON.stringify({ href, name: 'x' }))
      await ask()
    }
    localStorage.removeItem(NAME)
    expect(opened).to.deep.equal([good, null, null, null])
    await relays.close()
    expect(Reflect.get(protocol.client, 'request')).to.equal(request)
  })

  it('are reported with their answers, each on its own and whatever the answer, until listening stops', async () => {
    const protocol = new FakeProtocol()
    const answers: ((isAgreed: boolean) => void)[] = []
    const request = (params: object): Promise<string> => {
      const sent = { topic: TOPIC, id: answers.length + 1, request: Reflect.get(params, 'request') }
      return new Promise((resolve, reject) => {
        answers.push(isAgreed => (isAgreed ? resolve('0x51') : reject(new Error('declined'))))
        protocol.client.emit('session_request_sent', sent)
      })
    }
    Object.assign(protocol.client, { request })
    const heard: string[] = []
    const stop = watchRequests(protocol, {
      onSent: ({ id }) => heard.push(`sent ${id}`),
      onAnswered: id => heard.push(`answered ${id}`),
    })
    const ask = (): Promise<unknown> => Reflect.get(protocol.client, 'request')({ topic: TOPIC, request: {} })
    const [first, second] = [ask(), ask()]
    expect(heard).to.deep.equal(['sent 1', 'sent 2'])
    answers[1]?.(false)
    expect(await rejection(second)).to.have.property('message', 'declined')
    expect(heard.at(-1)).to.equal('answered 2')
    stop()
    answers[0]?.(true)
    expect(await first).to.equal('0x51')
    expect(heard.at(-1), 'also one that was sent before').to.equal('answered 1')
    expect(Reflect.get(protocol.client, 'request')).to.equal(request)
    expect(protocol.client.size).to.equal(0)
  })
})
