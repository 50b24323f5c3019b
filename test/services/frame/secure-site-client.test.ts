import { expect } from '@open-wc/testing'

import type { AlertName } from '../../../src/core/alerts/alerts.js'
import { type AnsweringSite, SecureSiteClient } from '../../../src/services/frame/secure-site-client.js'
import { FRAME_TIMEOUTS } from '../../../src/services/frame/frame-timeouts.js'
import { network } from '../../helpers/network.js'
import { type FrameTest, frameOnPage, frameTest } from '../../helpers/secure-site.js'
import { rejection } from '../../helpers/rejection.js'
import { waitUntil } from '../../helpers/wait-until.js'

/** A time in which nothing answers; what is waited for never comes, so its length decides nothing. */
const BRIEF = 40

describe('secure-site-client over a frame', () => {
  let test: FrameTest
  afterEach(() => test.end())

  for (const fault of ['silent', 'deaf'])
    it(`gives up a frame that is ${fault}, alerts, and loads another on retry (FM-021, FM-022)`, async () => {
      test = frameTest(fault, { load: BRIEF })
      const tries = [test.client.request('CONNECT_EMAIL', { email: 'a@b.co' }), test.client.ready()]
      for (const error of await Promise.all(tries.map(rejection)))
        expect(error).to.include({ code: 'FRAME_LOAD_FAILED', message: 'Unable to load email login dependency' })
      expect(test.alerts).to.deep.equal(['frameLoadFailed'])
      expect(frameOnPage()).to.equal(null)
      await rejection(test.client.ready())
      expect(test.alerts).to.have.length(2)
    })

  it('works on retry after a failure', async () => {
    let does = 'silent'
    test = frameTest(() => does, { load: 300 })
    await rejection(test.client.ready())
    does = ''
    test.times.load = FRAME_TIMEOUTS.load
    await test.client.ready()
    expect(test.networks).to.deep.equal([[1, 137]])
  })

  it('rejects at once while the browser is offline, and works once it is online', async () => {
    test = frameTest('')
    const { undo } = network({ online: false, served: false })
    try {
      expect(await rejection(test.client.ready())).to.include({ code: 'BROWSER_OFFLINE' })
      expect(frameOnPage()).to.equal(null)
    } finally {
      undo()
    }
    await test.client.ready()
  })

  it('rejects with the secure site’s message when it refuses the page', async () => {
    test = frameTest('refuse')
    expect(await rejection(test.client.ready())).to.include({ code: 'FRAME_REFUSED', message: 'Not for you' })
  })

  it('rejects at once when the browser reports that the frame cannot be loaded (SR-009)', async () => {
    test = frameTest('silent')
    const ready = rejection(test.client.ready())
    while (!frameOnPage()) await new Promise(resolve => setTimeout(resolve))
    frameOnPage()?.dispatchEvent(new Event('error'))
    expect(await ready).to.include({ message: 'Unable to load email login dependency' })
    expect(frameOnPage()).to.equal(null)
  })

  it('gives up an unanswered request with an alert, and ignores the late reply (FM-024, FM-025)', async () => {
    test = frameTest('', { answer: BRIEF })
    const error = await rejection(test.client.request('CONNECT_EMAIL', { email: 'a@b.co' }))
    expect(error).to.include({ code: 'FRAME_TIMEOUT', message: 'Embedded Wallet Request Timed Out' })
    expect(test.alerts).to.deep.equal(['frameRequestTimeout'])
    await test.reply(await test.hears('CONNECT_EMAIL'), { action: 'CONNECT' })
  })

  it('shows no alert for other unanswered requests, and waits for the visitor’s decision', async () => {
    test = frameTest('', { answer: BRIEF })
    let decided = false
    const { signal } = new AbortController()
    const sign = { method: 'personal_sign' }
    const asked = test.client.request('RPC_REQUEST', sign, signal).finally(() => (decided = true))
    const unanswered = [
      test.client.request('IS_CONNECTED', undefined),
      test.client.request('RPC_REQUEST', { method: 'eth_blockNumber' }),
    ].map(rejection)
    for (const error of await Promise.all(unanswered)) expect(Object(error).code).to.equal('FRAME_TIMEOUT')
    expect(test.alerts).to.deep.equal([])
    expect(decided).to.equal(false)
    await test.reply(await test.hears('RPC_REQUEST'), '0x01')
    expect(await asked).to.equal('0x01')
    expect(test.heard.map(({ name }) => name)).to.not.include('RPC_ABORT')
  })

  it('rejects a malformed reply with what is wrong, and nothing else (FM-012, FM-017)', async () => {
    test = frameTest()
    const email = rejection(test.client.request('CONNECT_EMAIL', { email: 'a@b.co' }))
    const user = rejection(test.client.request('GET_USER', {}))
    const chain = test.client.request('GET_CHAIN_ID', undefined)
    await test.reply(await test.hears('CONNECT_EMAIL'), { action: 'DELETE_ACCOUNT' })
    await test.reply(await test.hears('GET_USER'), {
      address: '<script>',
      chainId: { a: 1 },
      email: 'no',
      accounts: 'x',
    })
    await test.reply(await test.hears('GET_CHAIN_ID'), { chainId: 1 })
    expect(await email).to.have.property('code', 'REPLY_MALFORMED')
    expect(await user)
      .to.have.property('details')
      .that.includes('email Invalid email')
      .and.includes('accounts')
    expect(await chain).to.deep.equal({ chainId: 1 })
  })

  it('says “An error occurred” for a refusal without a message, and cuts a long one (FM-013, FM-015)', async () => {
    test = frameTest()
    const mute = rejection(test.client.request('CONNECT_OTP', { otp: '1' }))
    await test.reply(await test.hears('CONNECT_OTP'), undefined, 'ERROR')
    expect(await mute).to.have.property('message', 'An error occurred')
    const long = rejection(test.client.request('CONNECT_OTP', { otp: '1' }))
    await test.reply(await test.hears('CONNECT_OTP', 1), { message: 'E'.repeat(200_000) }, 'ERROR')
    expect(await long).to.have.property('message', 'E'.repeat(300))
  })

  it('says “Something went wrong” for an abandoned request, but nothing for a Farcaster code (FM-031)', async () => {
    test = frameTest()
    const stop = new AbortController()
    const otp = rejection(test.client.request('CONNECT_OTP', { otp: '1' }, stop.signal))
    const code = rejection(test.client.request('GET_FARCASTER_URI', undefined, stop.signal))
    const late = rejection(test.client.request('RPC_REQUEST', { method: 'eth_accounts' }, AbortSignal.abort()))
    stop.abort()
    expect(await otp).to.have.property('message', 'Something went wrong')
    expect(await code).to.have.property('code', 'MODAL_CLOSED')
    expect(await late).to.have.property('message', 'Request was aborted')
  })

  it('sends no invalid payload', async () => {
    test = frameTest()
    const error = await rejection(test.client.request('CONNECT_EMAIL', { email: 'a@' }))
    expect(error).to.include({ code: 'FRAME_REQUEST_INVALID', details: 'email Invalid email' })
    expect(frameOnPage()).to.equal(null)
  })

  it('sends whole numbers as hexadecimal digits and leaves out functions', async () => {
    test = frameTest()
    const params = [{ value: 255n, list: [1n, 'a'], code: () => 1, deep: { gas: 0n } }]
    void rejection(test.client.request('RPC_REQUEST', { method: 'eth_sendTransaction', params }))
    const { payload } = await test.hears('RPC_REQUEST')
    expect(payload).to.have.deep.property('params', [
      { value: '0xff', list: ['0x1', 'a'], code: undefined, deep: { gas: '0x0' } },
    ])
  })
})

describe('secure-site-client over a custom secure site', () => {
  const client = (site: AnsweringSite, alerts: AlertName[] = [], networks: unknown[] = []): SecureSiteClient =>
    new SecureSiteClient(site, {
      dapp: () => ({ projectId: 'test' }),
      networks: chainIds => void networks.push(...chainIds),
      alert: name => void alerts.push(name),
    })

  it('sends the same requests and reads answers like those of a frame', async () => {
    const names: string[] = []
    const site = client({
      async request(name) {
        names.push(name)
        return Promise.resolve(name === 'CONNECT_EMAIL' ? { action: 'VERIFY_OTP', more: 1 } : 'rubbish')
      },
    })
    expect(await site.request('CONNECT_EMAIL', { email: 'a@b.co' })).to.deep.equal({ action: 'VERIFY_OTP' })
    expect(names).to.deep.equal(['SYNC_DAPP_DATA', 'GET_SMART_ACCOUNT_ENABLED_NETWORKS', 'CONNECT_EMAIL'])
    expect(await rejection(site.request('GET_USER', {}))).to.have.property('code', 'REPLY_MALFORMED')
  })

  it('keeps only valid networks with smart accounts (FM-018)', async () => {
    const kept: unknown[] = []
    const smartAccountEnabledNetworks = ['__proto__', -1, 1.5, '1', null, 10]
    await client({ request: () => Promise.resolve({ smartAccountEnabledNetworks }) }, [], kept).ready()
    expect(kept).to.deep.equal([1, 10])
  })

  it('leaves the known networks with smart accounts alone if they cannot be read', async () => {
    const told: unknown[] = []
    const site = new SecureSiteClient(
      {
        request: name =>
          name === 'GET_SMART_ACCOUNT_ENABLED_NETWORKS' ? Promise.reject(new Error('Not now')) : Promise.resolve({}),
      },
      { dapp: () => ({ projectId: 'test' }), networks: chainIds => told.push(chainIds), alert: () => undefined },
    )
    await site.ready()
    expect(told).to.deep.equal([])
  })

  it('alerts the developers of a site whose domain is not verified (SR-008)', async () => {
    const alerts: AlertName[] = []
    const refusing = client({ request: () => Promise.reject(new Error('unverified_domain')) }, alerts)
    expect(await rejection(refusing.ready())).to.include({ code: 'FRAME_REFUSED', message: 'unverified_domain' })
    expect(alerts).to.deep.equal(['unverifiedDomain'])
  })

  it('turns whatever it throws into a refusal', async () => {
    const site = client({
      request: name => (name === 'SIGN_OUT' ? Promise.reject(new Error('No')) : Promise.reject('no error')),
    })
    expect(await rejection(site.request('SIGN_OUT', undefined))).to.include({
      code: 'FRAME_REFUSED',
      message: 'An error occurred',
    })
  })

  it('sends nothing to a secure site that is about to reload', async () => {
    const asked: string[] = []
    const opened: ((lost: AbortSignal) => void)[] = []
    const site = client({
      open: () => new Promise(resolve => opened.push(resolve)),
      async request(name) {
        asked.push(name)
        return Promise.resolve(name === 'CONNECT_EMAIL' ? { action: 'VERIFY_OTP' } : {})
      },
    })
    const reload = site.request('RELOAD', undefined) // both wait until it is ready
    const email = site.request('CONNECT_EMAIL', { email: 'a@b.co' })
    await waitUntil(() => opened.length === 1)
    opened[0]?.(new AbortController().signal)
    await reload
    await waitUntil(() => opened.length === 2, 'it is not made ready again')
    expect(asked).to.not.include('CONNECT_EMAIL')
    opened[1]?.(new AbortController().signal)
    expect(await email).to.deep.equal({ action: 'VERIFY_OTP' })
  })

  it('rejects requests once it is closed', async () => {
    const site = client({ request: () => Promise.resolve(undefined) })
    await site.ready()
    site.close(new Error('The end'))
    expect(await rejection(site.request('SIGN_OUT', undefined))).to.have.property('message', 'The end')
  })
})
