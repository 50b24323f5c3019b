import { expect } from '@open-wc/testing'

import '../../../src/controllers/embedded/connect-families.js' // what is loaded later is here, as tests are timed
import '../../../src/controllers/sign-in/follow-accounts.js'
import '../../../src/controllers/sign-in/log-in-signed.js'
import '../../../src/controllers/visit/open.js'
import { submitEmail } from '../../../src/controllers/embedded/log-in.js'
import { loginController } from '../../../src/controllers/embedded/email-login.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { signIn } from '../../../src/controllers/sign-in/sign-in.js'
import { signInController } from '../../../src/controllers/sign-in/sign-in-state.js'
import { ALICE, BOB } from '../../helpers/fake-adapter.js'
import { ada, embeddedSite, type SecureSiteScript } from '../../helpers/fake-secure-site.js'
import { FakeSiwx, sessionFor } from '../../helpers/fake-siwx.js'
import { endInstance, turns, turnsUntil } from '../../helpers/instance.js'
import { stopTime, watchConsole } from '../stubs.js'
import { waitUntil } from '../../helpers/wait-until.js'

const PLACEHOLDER = '<<AccountAddress>>'
const textFor = (address: string): string => `${location.host} asks ${address} with nonce00001`

/** What the secure site says with an account that was asked to sign. */
type Signing = (text: string) => { readonly message?: string; readonly signature?: string }
const signs: Signing = text => ({ message: text.replace(PLACEHOLDER, ALICE), signature: '0x01' })

const script = (signing: Signing): SecureSiteScript => ({
  CONNECT_EMAIL: async () => ({ action: 'CONNECT' }),
  GET_USER: async ({ chainId, siwxMessage }) =>
    ada(chainId, siwxMessage ? signing(siwxMessage.serializedMessage ?? '') : {}),
})

/** A visitor who has sent an address from the dialog of a site with sign-in. */
async function begin(signing: Signing = signs, siwx = new FakeSiwx()) {
  const made = embeddedSite(script(signing), { siwx })
  const outcome = made.modal.open()
  await waitUntil(() => modalController.state.open, 'not open')
  void submitEmail('ada@example.com').catch(() => undefined)
  const sent = (): readonly unknown[] =>
    made.secureSite.calls.flatMap(([name, payload]) =>
      name === 'GET_USER' ? [Reflect.get(Object(payload), 'siwxMessage')] : [],
    )
  return { ...made, siwx, outcome, sent }
}

const asked = (): Promise<void> =>
  waitUntil(
    () => routerController.route.view === 'SIWXSignMessage' && signInController.state.request?.status === 'ready',
    'not asked to sign in',
  )

describe('a sign-in during the login', () => {
  let output: ReturnType<typeof watchConsole>
  beforeEach(() => (output = watchConsole()))
  afterEach(async () => {
    await endInstance()
    output.restore()
  })

  for (const required of [true, false])
    it(`needs no second prompt where it is ${required ? 'required' : 'optional'}: one message, one session`, async () => {
      const { siwx, outcome, sent } = await begin(signs, new FakeSiwx({ required }))
      expect(await outcome).to.include({ status: 'connected', namespace: 'eip155' })
      await waitUntil(() => sent().length === 2, 'the second family is not asked for')
      const [first, ...others] = sent()
      expect(first).to.deep.include({
        accountAddress: PLACEHOLDER,
        chainId: 'eip155:1',
        domain: location.host,
        uri: location.origin,
        nonce: 'nonce00001',
        serializedMessage: textFor(PLACEHOLDER),
      })
      expect(others).to.deep.equal([undefined]) // another family: a nonce counts once
      expect(siwx.sessions).to.have.length(1)
      expect(siwx.sessions[0]).to.deep.include({ message: textFor(ALICE), signature: '0x01' })
      expect(siwx.sessions[0]?.data).to.include({ accountAddress: ALICE, chainId: 'eip155:1', nonce: 'nonce00001' })
      expect(siwx.calls.filter(call => call.startsWith('message'))).to.deep.equal(['message eip155:1'])
      expect(output.of('error')).to.deep.equal([])
    })

  it('says in its event that the account is a smart account', async () => {
    const { modal, outcome } = await begin()
    const events: unknown[] = []
    modal.subscribeEvents(({ data }) => {
      if (data?.event === 'SIWX_AUTH_SUCCESS') events.push(data.properties)
    })
    await outcome
    expect(events).to.deep.equal([{ network: 'eip155:1', isSmartAccount: true }])
  })

  for (const [name, signing] of [
    ['signs nothing', () => ({})],
    ['gives no signature', text => ({ message: text.replace(PLACEHOLDER, ALICE) })],
    ['signs as another account', text => ({ message: text.replace(PLACEHOLDER, BOB), signature: '0x01' })],
    ['signs another text', text => ({ message: `${text.replace(PLACEHOLDER, ALICE)}!`, signature: '0x01' })],
    [
      'refuses to sign',
      () => {
        throw new Error('The sign-in message is for another site')
      },
    ],
  ] as readonly (readonly [string, Signing])[])
    it(`is requested after connecting if the secure site ${name}`, async () => {
      const { modal, siwx } = await begin(signing)
      await asked()
      expect(modal.getAccount('eip155').isConnected).to.equal(true)
      expect(siwx.sessions).to.deep.equal([])
      expect(loginController.state.problem).to.equal(undefined)
    })

  it('is requested after connecting if the site rejects the session', async () => {
    const siwx = new FakeSiwx()
    siwx.addSession = () => Promise.reject(new Error('not verified'))
    const { modal } = await begin(signs, siwx)
    await asked()
    expect(modal.getAccount('eip155').isConnected).to.equal(true)
    expect(output.of('error').join()).to.include('not verified')
  })

  it('is skipped if the site creates no message, or signs messages itself', async () => {
    const broken = new FakeSiwx({ required: false })
    broken.createMessage = () => Promise.reject(new Error('no nonce'))
    const first = await begin(signs, broken)
    await waitUntil(() => first.modal.getAccount('eip155').isConnected, 'not connected')
    await waitUntil(() => first.sent().length === 2, 'the second family is not asked for')
    expect(first.sent()).to.deep.equal([undefined, undefined])
    await endInstance()
    const own = Object.assign(new FakeSiwx(), { signMessage: async () => '0x02' })
    const second = await begin(signs, own)
    await asked()
    await waitUntil(() => second.sent().length === 2, 'the second family is not asked for')
    expect(second.sent()).to.deep.equal([undefined, undefined])
    expect(second.siwx.sessions).to.deep.equal([])
  })

  it('is revoked when the visitor leaves while the site verifies it', async () => {
    const siwx = new FakeSiwx()
    const add = siwx.addSession.bind(siwx)
    let verify = (): void => undefined
    siwx.addSession = async session => {
      siwx.calls.push('verifying')
      await new Promise<void>(resolve => (verify = resolve))
      await add(session)
    }
    const { modal } = await begin(signs, siwx)
    await waitUntil(() => siwx.calls.includes('verifying'), 'not handed over')
    modal.close()
    await waitUntil(() => modal.getAccount('eip155').status === 'disconnected', 'still connecting')
    verify()
    await waitUntil(() => siwx.calls.includes('set 0'), 'not signed out')
    expect(siwx.sessions).to.deep.equal([])
  })

  it('stays on screen once the other families are connected', async () => {
    const { modal, secureSite } = await begin(() => ({}))
    const answer = secureSite.script.GET_USER
    let solana: (() => void) | undefined
    secureSite.script.GET_USER = async payload => {
      if (String(payload.chainId).startsWith('solana')) await new Promise<void>(resolve => (solana = resolve))
      return answer?.(payload) ?? ada(payload.chainId)
    }
    await asked()
    await waitUntil(() => solana, 'not asked for Solana')
    const time = stopTime()
    try {
      solana?.()
      await turnsUntil(() => modal.getAddress('solana') !== undefined)
      await turns()
      time.advance(800) // longer than the check mark is shown
      await turns()
    } finally {
      time.restore()
    }
    expect(modalController.state.open).to.equal(true)
    expect(routerController.route.view).to.equal('SIWXSignMessage')
  })

  /** The visitor is deciding about a transaction of the site when the request to sign in comes. */
  async function deciding() {
    const siwx = new FakeSiwx({ required: false })
    let answer: (() => void) | undefined
    siwx.getSessions = async () => {
      await new Promise<void>(resolve => (answer = resolve))
      return []
    }
    const { modal, secureSite } = await begin(() => ({}), siwx)
    let approve = (): void => undefined
    secureSite.script.RPC_REQUEST = () => new Promise(resolve => (approve = () => resolve('0x01')))
    await waitUntil(() => answer, 'not looked up')
    const provider = modal.getProvider<{ request(call: object): Promise<unknown> }>('eip155')
    const sent = provider?.request({ method: 'eth_sendTransaction', params: [{ from: ALICE, to: BOB, value: '0x1' }] })
    await waitUntil(() => secureSite.names().includes('RPC_REQUEST'), 'not asked to approve')
    answer?.()
    await waitUntil(() => signInController.state.request?.status === 'ready', 'no request')
    return { siwx, sent, approve: () => approve(), views: () => routerController.state.history.map(({ view }) => view) }
  }

  it('waits under a transaction that the visitor is deciding about', async () => {
    const { sent, approve, views } = await deciding()
    expect(views()).to.deep.equal(['SIWXSignMessage', 'ApproveTransaction'])
    approve()
    expect(await sent).to.equal('0x01')
    expect(views()).to.deep.equal(['SIWXSignMessage'])
  })

  it('leaves the transaction on screen, and nothing behind, when the visitor signs in in another tab', async () => {
    const { siwx, sent, approve, views } = await deciding()
    siwx.getSessions = async () => [sessionFor(ALICE)]
    dispatchEvent(new StorageEvent('storage', { key: '@appkit/siwx' }))
    await waitUntil(() => !signInController.state.request, 'still asked')
    expect(views()).to.deep.equal(['ApproveTransaction'])
    approve()
    expect(await sent).to.equal('0x01')
    await waitUntil(() => !modalController.state.open, 'still open')
  })

  for (const required of [true, false])
    it(`is signed afterwards in the secure site where it is ${required ? 'required' : 'optional'}`, async () => {
      const { secureSite, siwx } = await begin(() => ({}), new FakeSiwx({ required }))
      let approve = (): void => undefined
      secureSite.script.RPC_REQUEST = () => new Promise(resolve => (approve = () => resolve('0x01')))
      await asked()
      const signed = signIn()
      await waitUntil(() => secureSite.names().includes('RPC_REQUEST'), 'not asked to approve')
      await waitUntil(() => routerController.route.view === 'ApproveTransaction', 'the approval is not shown')
      await turns()
      expect(routerController.route.view, 'it stays').to.equal('ApproveTransaction')
      approve()
      await signed
      expect(siwx.sessions.map(({ signature }) => signature)).to.deep.equal(['0x01'])
      await waitUntil(() => !modalController.state.open, 'still open')
    })

  it('leads back to the message when the approval is refused', async () => {
    const { secureSite, siwx } = await begin(() => ({}))
    secureSite.script.RPC_REQUEST = () => Promise.reject(new Error('Not now'))
    await asked()
    expect(await signIn().catch((error: unknown) => error)).to.be.instanceOf(Error)
    await turns()
    expect(routerController.route.view).to.equal('SIWXSignMessage')
    expect(signInController.state.request?.status).to.equal('failed')
    expect(siwx.sessions).to.deep.equal([])
  })
})
