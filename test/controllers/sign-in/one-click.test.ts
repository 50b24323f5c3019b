import { expect } from '@open-wc/testing'

import '../../../src/controllers/sign-in/one-click.js' // what is loaded later is here, as tests are timed
import { pairingLifecycle } from '../../../src/controllers/pairing/pairing-lifecycle.js'
import { followAccounts } from '../../../src/controllers/sign-in/follow-accounts.js'
import { signInController } from '../../../src/controllers/sign-in/sign-in-state.js'
import { BOB } from '../../helpers/fake-adapter.js'
import { approvedSession, FakeProtocol } from '../../helpers/fake-protocol.js'
import { FakeSiwx } from '../../helpers/fake-siwx.js'
import { endInstance, instance, settle } from '../../helpers/instance.js'
import { untilPairing } from '../../helpers/phone-session.js'
import { codeOf } from '../../helpers/rejection.js'
import { twoFamilies } from '../../helpers/two-families.js'
import { watchConsole } from '../stubs.js'
import { waitUntil } from '../../helpers/wait-until.js'

/** What a wallet signed for a chain. */
const auth = (chainId = 'eip155:1', patch: object = {}) => ({
  h: { t: 'caip122' },
  p: {
    iss: `did:pkh:${chainId}:${BOB}`,
    domain: location.host,
    aud: location.origin,
    version: '1',
    nonce: 'nonce00001',
    iat: new Date().toISOString(),
    ...patch,
  },
  s: { t: 'eip191', s: '0x1234' },
})

/** A site with sign-in whose pairing waits for a wallet. */
async function begin(siwx = new FakeSiwx(), options: object = {}) {
  const protocol = new FakeProtocol()
  const { modal } = instance({}, { universalProvider: protocol, siwx, ...options })
  const outcome = codeOf(pairingLifecycle.pair())
  await untilPairing('waiting')
  return { modal, protocol, siwx, outcome, wallet: protocol.attempts[0] }
}

const asked = (): Promise<void> =>
  waitUntil(() => signInController.state.request?.status === 'ready', 'not asked to sign in')

describe('a sign-in during a WalletConnect proposal', () => {
  let output: ReturnType<typeof watchConsole>
  beforeEach(() => (output = watchConsole()))
  afterEach(async () => {
    pairingLifecycle.leave()
    await endInstance()
    output.restore()
  })

  it('is part of the connection: one session, for the active network', async () => {
    const { modal, protocol, siwx, outcome, wallet } = await begin()
    expect(protocol.signIns).to.have.length(1)
    const [request = {}] = protocol.signIns
    expect(request).to.deep.include({
      nonce: 'nonce00001',
      domain: location.host,
      uri: location.origin,
      statement: 'I accept the terms of Example',
      chains: ['eip155:1', 'eip155:137'],
    })
    expect(request).to.not.have.any.keys('iat', 'requestId', 'exp')
    const methods: unknown = Reflect.get(request, 'methods')
    expect(methods).to.include('personal_sign')
    expect(methods).to.not.include('wallet_showCallsStatus')
    wallet?.approve({ auths: [auth('eip155:137'), auth()], session: approvedSession() })
    expect(await outcome).to.equal('resolved')
    expect(modal.getCaipAddress()).to.equal(`eip155:1:${BOB}`)
    expect(siwx.sessions).to.have.length(1)
    expect(siwx.sessions[0]?.data).to.include({ accountAddress: BOB, chainId: 'eip155:1', nonce: 'nonce00001' })
    expect(siwx.sessions[0]).to.include({ message: `signed as did:pkh:eip155:1:${BOB}`, signature: '0x1234' })
    followAccounts()
    await waitUntil(() => siwx.calls.includes('get eip155:1'), 'the session is not looked for')
    await settle()
    expect(signInController.state.request).to.equal(undefined)
  })

  for (const [name, answer] of [
    ['takes the plain proposal', () => approvedSession()],
    ['signs for another network alone', () => ({ auths: [auth('eip155:137')], session: approvedSession() })],
  ] as const)
    it(`is requested after connecting if the wallet ${name}`, async () => {
      const { modal, siwx, outcome, wallet } = await begin()
      wallet?.approve(answer())
      expect(await outcome).to.equal('resolved')
      expect(modal.getIsConnectedState()).to.equal(true)
      expect(siwx.sessions).to.deep.equal([])
      followAccounts()
      await asked()
    })

  it('is requested after connecting if the site rejects the session', async () => {
    const siwx = new FakeSiwx()
    siwx.addSession = () => Promise.reject(new Error('not verified'))
    const { outcome, wallet } = await begin(siwx)
    wallet?.approve({ auths: [auth()], session: approvedSession() })
    expect(await outcome).to.equal('resolved')
    expect(output.of('error').join()).to.include('not verified')
    followAccounts()
    await asked()
  })

  for (const [check, patch, code] of [
    ['domain', { domain: 'other.example' }, 'SIGN_IN_DOMAIN_MISMATCH'],
    ['page', { aud: 'https://other.example' }, 'SIGN_IN_URI_MISMATCH'],
    ['nonce', { nonce: 'nonce00009' }, 'SIGN_IN_NONCE_MISMATCH'],
  ] as const)
    it(`is refused together with the connection if the wallet signed for another ${check}`, async () => {
      const { modal, protocol, siwx, outcome, wallet } = await begin()
      wallet?.approve({ auths: [auth('eip155:1', patch)], session: approvedSession() })
      expect(await outcome).to.equal(code)
      expect(protocol.calls).to.include('disconnect')
      expect(modal.getIsConnectedState()).to.equal(false)
      expect(siwx.sessions).to.deep.equal([])
    })

  it('is skipped in the next attempt after a wallet signed in without a session', async () => {
    const { protocol, outcome, wallet } = await begin()
    wallet?.approve({ auths: [auth()], session: undefined })
    expect(await outcome).to.equal('CONNECTION_FAILED')
    const next = codeOf(pairingLifecycle.pair())
    await untilPairing('waiting')
    expect(protocol.signIns).to.have.length(1)
    protocol.attempts[1]?.approve()
    expect(await next).to.equal('resolved')
  })

  it('counts as refused if only the wallet’s message says so', async () => {
    const { outcome, wallet } = await begin()
    wallet?.fail('User rejected.')
    expect(await outcome).to.equal('CONNECTION_REJECTED')
  })

  it('requests the methods that the site wants', async () => {
    const methods = ['personal_sign', 'eth_custom']
    const { protocol } = await begin(new FakeSiwx(), {
      universalProviderConfigOverride: { methods: { eip155: methods } },
    })
    expect(protocol.signIns[0]).to.deep.include({ methods })
  })

  it('is skipped if the protocol does not support a field of the message', async () => {
    const siwx = new FakeSiwx()
    const make = siwx.createMessage.bind(siwx)
    siwx.createMessage = async input => ({ ...(await make(input)), requestId: 'attempt-1' })
    const { protocol } = await begin(siwx)
    expect(protocol.signIns).to.deep.equal([])
  })

  it('is skipped on a site with several families', async () => {
    const protocol = new FakeProtocol()
    const siwx = new FakeSiwx()
    twoFamilies({}, {}, { universalProvider: protocol, siwx })
    const outcome = codeOf(pairingLifecycle.pair())
    await untilPairing('waiting')
    expect(protocol.signIns).to.deep.equal([])
    expect(siwx.calls).to.deep.equal([])
    pairingLifecycle.leave()
    expect(await outcome).to.equal('MODAL_CLOSED')
  })

  it('is revoked together with the connection when the visitor leaves while the site verifies it', async () => {
    const siwx = new FakeSiwx()
    const add = siwx.addSession.bind(siwx)
    let verify = (): void => undefined
    siwx.addSession = async session => {
      siwx.calls.push('verifying')
      await new Promise<void>(resolve => (verify = resolve))
      await add(session)
    }
    const { modal, protocol, outcome, wallet } = await begin(siwx)
    wallet?.approve({ auths: [auth()], session: approvedSession() })
    await waitUntil(() => siwx.calls.includes('verifying'), 'not handed over')
    pairingLifecycle.leave()
    expect(await outcome).to.equal('MODAL_CLOSED')
    await waitUntil(() => protocol.calls.includes('disconnect'), 'the session stands')
    verify()
    await waitUntil(() => siwx.calls.includes('set 0'), 'not signed out')
    expect(siwx.sessions).to.deep.equal([])
    expect(modal.getIsConnectedState()).to.equal(false)
  })
})
