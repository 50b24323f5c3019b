import { expect } from '@open-wc/testing'

import { FRAME_ORIGIN, type FrameTest, frameOnPage, frameTest } from '../../helpers/secure-site.js'
import { SecureFrame } from '../../../src/services/frame/secure-frame.js'
import { rejection } from '../../helpers/rejection.js'

describe('secure-frame', () => {
  let test: FrameTest
  afterEach(() => test.end())

  it('is created once, on first use and in its host, and receives the page’s details when it is ready', async () => {
    test = frameTest()
    expect(frameOnPage()).to.equal(null)
    await Promise.all([test.client.ready(), test.client.ready(), test.frame.open()])
    await test.client.ready()
    expect(document.querySelectorAll('iframe')).to.have.length(1)
    expect(frameOnPage()?.parentElement).to.equal(test.host)
    expect(test.heard.map(({ name }) => name)).to.deep.equal(['SYNC_DAPP_DATA', 'GET_SMART_ACCOUNT_ENABLED_NETWORKS'])
    expect(test.heard[0]?.payload).to.deep.equal({ projectId: 'test' })
    expect(test.networks).to.deep.equal([[1, 137]])
  })

  it('is hidden until it has something to show, and has no permissions for device features (FM-034)', async () => {
    test = frameTest()
    await test.client.ready()
    const frame = frameOnPage()
    expect(frame?.title).to.equal('Embedded wallet')
    expect(frame?.getAttribute('allow')).to.equal('')
    expect(frame?.offsetParent).to.equal(null)
    expect([frame?.tabIndex, frame?.ariaHidden, frame?.style.display]).to.deep.equal([-1, 'true', 'none'])
    test.client.show({ left: 10, top: 20, width: 360, height: 600 })
    expect([frame?.tabIndex, frame?.ariaHidden, frame?.style.display]).to.deep.equal([0, null, 'block'])
    const { left, top, width, height } = frame?.getBoundingClientRect() ?? new DOMRect()
    expect([left, top, width, height]).to.deep.equal([10, 20, 360, 600])
    test.client.show(undefined)
    expect(frame?.style.display).to.equal('none')
  })

  it('takes its place on the screen on a page that is zoomed by its styles', async () => {
    test = frameTest()
    await test.client.ready()
    document.body.style.zoom = '1.5'
    try {
      test.client.show({ left: 12, top: 24, width: 360, height: 600 })
      const { left, top, width, height } = frameOnPage()?.getBoundingClientRect() ?? new DOMRect()
      expect([left, top, width, height]).to.deep.equal([12, 24, 360, 600])
    } finally {
      document.body.style.zoom = ''
    }
  })

  it('matches replies to requests by unique ids, in any order (FM-035)', async () => {
    test = frameTest()
    const first = test.client.request('GET_CHAIN_ID', undefined)
    const second = test.client.request('GET_CHAIN_ID', undefined)
    const [one, two] = [await test.hears('GET_CHAIN_ID'), await test.hears('GET_CHAIN_ID', 1)]
    expect(one.id).to.match(/^[0-9a-f]{32}$/)
    expect(one.id).to.not.equal(two.id)
    await test.reply(two, { chainId: 2 })
    await test.reply(one, { chainId: 1 })
    expect(await first).to.deep.equal({ chainId: 1 })
    expect(await second).to.deep.equal({ chainId: 2 })
  })

  it('accepts the first reply, and ignores a second one and one without a request (FM-016, FM-032)', async () => {
    test = frameTest()
    const asked = test.client.request('IS_CONNECTED', undefined)
    const message = await test.hears('IS_CONNECTED')
    await test.reply({ ...message, id: 'nobody' }, { isConnected: false })
    await test.reply({ ...message, name: 'GET_CHAIN_ID' }, { chainId: 1 }) // the right id, another message
    await test.reply(message, { isConnected: true })
    await test.reply(message, { message: 'late' }, 'ERROR')
    expect(await asked).to.deep.equal({ isConnected: true })
  })

  it('accepts messages only from its own window and origin (FM-002, FM-004 to FM-007)', async () => {
    test = frameTest()
    let settled = false
    const asked = test.client.request('CONNECT_OTP', { otp: '123456' }).finally(() => (settled = true))
    const { id } = await test.hears('CONNECT_OTP')
    const data = { type: '@w3m-frame/CONNECT_OTP_SUCCESS', id }
    window.postMessage(data, '*') // the page itself
    const { contentWindow: source } = frameOnPage() ?? {}
    for (const origin of ['null', FRAME_ORIGIN.replace('frame.', 'frame.evil.'), FRAME_ORIGIN.replace('http', 'https')])
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: source ?? null }))
    const disguised = new MessageEvent('message', { data, origin: 'https://evil.example', source: window })
    Object.defineProperty(disguised, 'origin', { value: FRAME_ORIGIN })
    Object.defineProperty(disguised, 'source', { value: source })
    window.dispatchEvent(disguised)
    const sibling = document.createElement('iframe')
    sibling.src = `${FRAME_ORIGIN}/test/helpers/secure-site/sdk/?projectId=silent`
    test.host.append(sibling)
    await new Promise(resolve => sibling.addEventListener('load', resolve))
    const heard = new Promise(resolve => addEventListener('message', resolve, { once: true }))
    sibling.contentWindow?.postMessage({ say: data }, FRAME_ORIGIN)
    await heard
    await test.say({ ...data, type: `xx${data.type}` }, { ...data, type: [data.type] }, null, 0, '', [], { type: 7 })
    await test.say({ ...data, id: { toString: 0, valueOf: 0 } }, { ...data, id: [id] })
    expect(settled).to.equal(false)
    await test.say(data)
    await asked
  })

  it('reloads after it was removed from the page, and rejects the requests of the removed one (FM-029)', async () => {
    test = frameTest()
    const asked = test.client.request('RPC_REQUEST', { method: 'eth_accounts' })
    await test.hears('RPC_REQUEST')
    const rejected = rejection(asked)
    frameOnPage()?.remove()
    expect(await rejected).to.have.property('code', 'FRAME_LOAD_FAILED')
    await test.client.ready()
    expect(document.querySelectorAll('#w3m-iframe')).to.have.length(1)
    expect(test.heard.filter(({ name }) => name === 'SYNC_DAPP_DATA')).to.have.length(2)
  })

  it('receives the page’s details once per load, however often it says that it is ready (FM-026)', async () => {
    test = frameTest()
    await test.client.ready()
    const ready = { type: '@w3m-frame/READY' }
    await test.say(ready, ready, ready)
    const asked = test.client.request('GET_CHAIN_ID', undefined)
    await test.reply(await test.hears('GET_CHAIN_ID'), { chainId: 1 })
    await asked
    expect(test.heard.map(({ name }) => name)).to.deep.equal([
      'SYNC_DAPP_DATA',
      'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
      'GET_CHAIN_ID',
    ])
  })

  it('withdraws an abandoned approval request, and gives it up when it is not answered (FM-030)', async () => {
    test = frameTest('', { withdrawal: 40 })
    const stop = new AbortController()
    const asked = rejection(test.client.request('RPC_REQUEST', { method: 'personal_sign' }, stop.signal))
    const message = await test.hears('RPC_REQUEST')
    stop.abort()
    expect(await asked).to.have.property('message', 'Request was aborted')
    await test.hears('RPC_ABORT')
    await test.reply(message, '0x00') // nobody waits for it
    expect(test.alerts).to.deep.equal([])
  })

  it('resolves an abandoned approval request that was approved before', async () => {
    test = frameTest()
    const stop = new AbortController()
    const asked = test.client.request('RPC_REQUEST', { method: 'eth_sendTransaction' }, stop.signal)
    const message = await test.hears('RPC_REQUEST')
    stop.abort()
    await test.hears('RPC_ABORT')
    await test.reply(message, '0x1234')
    expect(await asked).to.equal('0x1234')
  })

  it('rejects an abandoned approval request as soon as the frame reports that it was not decided', async () => {
    test = frameTest()
    const stop = new AbortController()
    const asked = rejection(test.client.request('RPC_REQUEST', { method: 'personal_sign' }, stop.signal))
    const message = await test.hears('RPC_REQUEST')
    stop.abort()
    await test.hears('RPC_ABORT')
    await test.reply(message, { message: 'It was withdrawn' }, 'ERROR')
    expect(await asked).to.include({ message: 'Request was aborted', code: 'REQUEST_ABORTED' })
  })

  it('answers under a flood of 20,000 unknown messages (FM-019)', async () => {
    test = frameTest()
    await test.client.ready()
    const asked = test.client.request('GET_CHAIN_ID', undefined)
    const message = await test.hears('GET_CHAIN_ID')
    await test.say(...Array.from({ length: 20_000 }, (_, x) => ({ type: 'unknown', x })))
    await test.reply(message, { chainId: 5 })
    expect(await asked).to.deep.equal({ chainId: 5 })
  })

  it('is not put into the page once it was closed while waiting for its place', async () => {
    test = frameTest()
    const left = new AbortController()
    let place = (): void => undefined
    const frame = new SecureFrame({
      url: () => new URL(`${FRAME_ORIGIN}/test/helpers/secure-site/sdk/`),
      title: () => 'Embedded wallet',
      host: () => new Promise(resolve => (place = () => resolve({ element: test.host, left: left.signal }))),
    })
    const opening = rejection(frame.open())
    frame.close(new Error('The instance has ended'))
    place()
    expect(await opening).to.have.property('message', 'The instance has ended')
    expect(frameOnPage()).to.equal(null)
  })

  it('rejects its requests when it reloads by itself, and is made ready again', async () => {
    test = frameTest()
    const asked = test.client.request('RPC_REQUEST', { method: 'personal_sign' })
    await test.hears('RPC_REQUEST')
    const rejected = rejection(asked)
    const frame = frameOnPage()
    if (frame) frame.src = `${frame.src}&again`
    expect(await rejected).to.have.property('code', 'FRAME_LOAD_FAILED')
    await test.client.ready()
    expect(document.querySelectorAll('#w3m-iframe')).to.have.length(1)
    expect(test.heard.filter(({ name }) => name === 'SYNC_DAPP_DATA')).to.have.length(2)
    expect(test.alerts).to.deep.equal([])
  })
})
