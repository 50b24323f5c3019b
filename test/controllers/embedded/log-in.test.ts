import { expect } from '@open-wc/testing'

import '../../../src/controllers/embedded/connect-families.js' // what is loaded later is here, as tests are timed
import '../../../src/controllers/visit/open.js'
import { embedded } from '../../../src/controllers/connections/embedded/embedded.js'
import { logIn, submitEmail } from '../../../src/controllers/embedded/log-in.js'
import { loginController } from '../../../src/controllers/embedded/email-login.js'
import { resendMail } from '../../../src/controllers/embedded/resend-mail.js'
import { submitCode } from '../../../src/controllers/embedded/submit-code.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { resumePage } from '../../../src/controllers/visit/resume-page.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { WalletModalError } from '../../../src/core/errors/base.js'
import { ALICE, aspen, BOB } from '../../helpers/fake-adapter.js'
import { ada, embeddedSite, SOL, type SecureSiteScript } from '../../helpers/fake-secure-site.js'
import { endInstance } from '../../helpers/instance.js'
import { rejection } from '../../helpers/rejection.js'
import { watchConsole } from '../stubs.js'
import { waitUntil } from '../../helpers/wait-until.js'

const EMAIL = 'ada@example.com'
const LAST = '@appkit-wallet/LAST_EMAIL_LOGIN_TIME'
const view = (): string => routerController.route.view
const at = (name: string): Promise<void> => waitUntil(() => view() === name, `not at ${name}`)
const step = (name: string): Promise<void> => waitUntil(() => loginController.state.step === name, `not ${name}`)
const stored = (key: string): string | null => localStorage.getItem(`@appkit-wallet/${key}`)

const opened = (): Promise<void> => waitUntil(() => modalController.state.open, 'not open')

/** Sends an address; a login that is left rejects. */
const send = (email = EMAIL): void => void submitEmail(email).catch(() => undefined)

/** A dialog at the list of wallets, with an address sent from there. */
async function begin(script: SecureSiteScript = {}, site = {}) {
  const made = embeddedSite(script, site)
  const outcome = made.modal.open()
  await opened()
  send()
  return { ...made, outcome }
}

async function logInWith(script: SecureSiteScript = {}, site = {}) {
  const made = await begin(script, site)
  await at('EmailVerifyOtp')
  await submitCode('123456')
  await step('connected')
  return made
}

describe('a login by email', () => {
  afterEach(endInstance)

  it('asks for a code on a known device, and connects every family', async () => {
    const { modal, outcome, secureSite } = await logInWith()
    expect(modal.getAccount('eip155')).to.deep.include({ address: ALICE, isConnected: true })
    expect(modal.getAccount('eip155').allAccounts).to.deep.equal([
      { address: ALICE, type: 'smartAccount' },
      { address: BOB, type: 'eoa' },
    ])
    expect(modal.getAccount('solana')).to.deep.include({ address: SOL, isConnected: true })
    expect(modal.getActiveChainNamespace()).to.equal('eip155')
    expect(secureSite.calls.find(([name]) => name === 'CONNECT_OTP')?.[1]).to.deep.equal({ otp: '123456' })
    expect(await outcome).to.include({ status: 'connected', namespace: 'eip155' })
    await waitUntil(() => secureSite.names().includes('SWITCH_NETWORK'))
    expect(secureSite.calls.at(-1)?.[1]).to.include({ chainId: 1 })
  })

  it('goes on when the visitor read the mail in the same tab and came back', async () => {
    const { modal } = await begin()
    await at('EmailVerifyOtp')
    await resumePage() // out of the back/forward cache
    await submitCode('123456')
    await step('connected')
    expect(modal.getAccount('eip155').isConnected).to.equal(true)
  })

  for (const wallet of ['a wallet', 'the same login'])
    it(`resolves the opening of a visitor who is connected with ${wallet} to the account`, async () => {
      const made = wallet === 'a wallet' ? embeddedSite() : await logInWith()
      if (wallet === 'a wallet') await made.modal.connect(aspen.id, 'eip155')
      else await waitUntil(() => !modalController.state.open, 'still open')
      const outcome = made.modal.open({ wallet: 'email' })
      await at('EmailLogin')
      send()
      await at('EmailVerifyOtp')
      await submitCode('123456')
      expect(await outcome).to.include({ status: 'connected', namespace: 'eip155' })
    })

  it('waits for the link in the mail on a new device', async () => {
    let confirm = (): void => undefined
    await begin({
      CONNECT_EMAIL: async () => ({ action: 'VERIFY_DEVICE' }),
      CONNECT_DEVICE: () => new Promise(resolve => (confirm = () => resolve(undefined))),
    })
    await at('EmailVerifyDevice')
    await step('device')
    confirm()
    await at('EmailVerifyOtp')
    expect(routerController.state.history.map(route => route.view)).to.deep.equal(['Connect', 'EmailVerifyOtp'])
  })

  it('goes back to the email field when the device is refused, and shows why', async () => {
    await begin({
      CONNECT_EMAIL: async () => ({ action: 'VERIFY_DEVICE' }),
      CONNECT_DEVICE: () => Promise.reject(new Error('The device was not confirmed')),
    })
    await waitUntil(() => loginController.state.problem)
    expect(view()).to.equal('Connect')
    expect(loginController.state).to.deep.include({
      email: EMAIL,
      step: 'idle',
      problem: { field: 'email', kind: 'refused', message: 'The device was not confirmed' },
    })
  })

  for (const [name, script] of [
    ['an unknown action', { CONNECT_EMAIL: async () => ({ action: 'DELETE_ACCOUNT' }) }],
    [
      'an account that cannot be read',
      { CONNECT_EMAIL: async () => ({ action: 'CONNECT' }), GET_USER: async () => ({ address: 7, chainId: {} }) },
    ],
  ] as const)
    it(`shows its own message for ${name} (FM-012, FM-017)`, async () => {
      const { modal } = await begin(script as unknown as SecureSiteScript) // what no secure site should answer
      await waitUntil(() => loginController.state.problem)
      expect(loginController.state.problem).to.deep.equal({ field: 'email', kind: 'failed' })
      expect(modal.getAccount('eip155').isConnected).to.equal(false)
    })

  it('needs no code if the secure site still has a session', async () => {
    const { modal, secureSite } = await begin({ CONNECT_EMAIL: async () => ({ action: 'CONNECT' }) })
    await step('connected')
    expect(modal.getAccount('eip155').isConnected).to.equal(true)
    expect(secureSite.names()).not.to.include('CONNECT_OTP')
    expect(stored('LAST_EMAIL_LOGIN_TIME')).to.equal(null)
  })

  it('shows what is wrong with a code, and accepts the next one', async () => {
    let tries = 0
    const { modal } = await begin({
      CONNECT_OTP: () => (tries++ ? Promise.resolve(undefined) : Promise.reject(new Error('Invalid code'))),
    })
    await at('EmailVerifyOtp')
    await submitCode('000000')
    expect(loginController.state.problem).to.deep.equal({ field: 'code', kind: 'refused', message: 'Invalid code' })
    await submitCode('123456')
    await step('connected')
    expect(modal.getAccount('eip155').isConnected).to.equal(true)
  })

  it('sends no code twice, and no incomplete one', async () => {
    const { secureSite } = await begin({ CONNECT_OTP: () => new Promise(() => undefined) })
    await at('EmailVerifyOtp')
    await submitCode('12345')
    expect(loginController.state.problem?.kind).to.equal('incomplete')
    void submitCode('123456')
    void submitCode('123456')
    await waitUntil(() => secureSite.names().includes('CONNECT_OTP'))
    expect(secureSite.names().filter(name => name === 'CONNECT_OTP')).to.have.length(1)
  })

  for (const bad of ['foo', 'a@b', 'a@b.co\nBcc: x@y.z'])
    it(`sends nothing for ${JSON.stringify(bad)}`, async () => {
      const { modal, secureSite } = embeddedSite()
      void modal.open()
      await at('Connect')
      await submitEmail(bad)
      expect(loginController.state.problem).to.deep.equal({ field: 'email', kind: 'invalid' })
      expect(secureSite.calls).to.deep.equal([])
    })

  it('trims the address', async () => {
    const { modal, secureSite } = embeddedSite()
    void modal.open()
    await opened()
    send(`  ${EMAIL} `)
    await at('EmailVerifyOtp')
    expect(secureSite.calls.find(([name]) => name === 'CONNECT_EMAIL')?.[1]).to.deep.equal({ email: EMAIL })
  })

  it('requests no second mail within 30 s', async () => {
    localStorage.setItem(LAST, String(Date.now() - 10_000))
    const { modal, secureSite } = embeddedSite()
    void modal.open()
    await opened()
    await submitEmail(EMAIL)
    expect(loginController.state.problem).to.deep.equal({ field: 'email', kind: 'wait' })
    expect(secureSite.calls).to.deep.equal([])
  })

  it('requests the mail again after 30 s', async () => {
    const { secureSite } = await begin()
    await at('EmailVerifyOtp')
    const mails = (): number => secureSite.names().filter(name => name === 'CONNECT_EMAIL').length
    await resendMail()
    expect(mails()).to.equal(1)
    localStorage.setItem(LAST, String(Date.now() - 31_000))
    await resendMail()
    expect(mails()).to.equal(2)
    expect(loginController.state.resent).to.equal(1)
  })

  it('waits for the link in the mail that was sent again', async () => {
    const waiting: (() => void)[] = []
    await begin({
      CONNECT_EMAIL: async () => ({ action: 'VERIFY_DEVICE' }),
      CONNECT_DEVICE: (_payload, signal) =>
        new Promise((resolve, reject) => {
          waiting.push(() => resolve(undefined))
          signal?.addEventListener('abort', () => reject(new Error('gone')))
        }),
    })
    await waitUntil(() => waiting.length === 1)
    localStorage.setItem(LAST, String(Date.now() - 31_000))
    await resendMail()
    await waitUntil(() => waiting.length === 2)
    waiting[1]?.()
    await at('EmailVerifyOtp')
  })

  it('ends when the visitor goes back or closes, and ignores late replies', async () => {
    let answer = (): void => undefined
    const { modal, secureSite } = await begin({
      CONNECT_OTP: () => new Promise(resolve => (answer = () => resolve(undefined))),
    })
    await at('EmailVerifyOtp')
    const sent = submitCode('123456')
    await waitUntil(() => secureSite.names().includes('CONNECT_OTP'))
    await modal.close()
    answer()
    await sent
    expect(modal.getAccount('eip155').isConnected).to.equal(false)
    expect(loginController.state.step).to.equal('idle')
  })

  it('connects the other family when one fails, and reports it once', async () => {
    const console = watchConsole()
    const { modal } = await logInWith({
      GET_USER: ({ chainId }) =>
        String(chainId).startsWith('solana') ? Promise.reject(new Error('Not here')) : Promise.resolve(ada(chainId)),
    })
    expect(modal.getAccount('eip155').isConnected).to.equal(true)
    expect(modal.getAccount('solana')).to.include({ isConnected: false, status: 'disconnected' })
    await waitUntil(() => console.of('error').length)
    console.restore()
    expect(console.of('error').filter(text => /Not here/.test(text))).to.have.length(1)
  })

  it('shows at the email field that no family could be connected, and can be retried', async () => {
    const script: SecureSiteScript = { GET_USER: () => Promise.reject(new Error('This network is not supported')) }
    const { modal } = await begin(script)
    await at('EmailVerifyOtp')
    await submitCode('123456')
    await waitUntil(() => loginController.state.problem)
    expect(view()).to.equal('Connect')
    expect(loginController.state.problem?.message).to.equal('This network is not supported')
    script.GET_USER = async ({ chainId }) => ada(chainId)
    script.CONNECT_EMAIL = async () => ({ action: 'CONNECT' })
    localStorage.removeItem(LAST)
    await submitEmail(EMAIL)
    await step('connected')
    expect(modal.getAccount('eip155').isConnected).to.equal(true)
  })

  it('makes the requested family the active one', async () => {
    const { modal } = embeddedSite()
    void modal.open({ namespace: 'solana' })
    await opened()
    send()
    await at('EmailVerifyOtp')
    await submitCode('123456')
    await step('connected')
    expect(modal.getActiveChainNamespace()).to.equal('solana')
    expect(modal.getAccount('eip155').isConnected).to.equal(true)
  })

  it('is started by `connect`, which opens the field and waits', async () => {
    const { modal } = embeddedSite()
    const connected = modal.connect('AUTH', 'eip155')
    await at('EmailLogin')
    send()
    await at('EmailVerifyOtp')
    await submitCode('123456')
    expect(await connected).to.include({ address: ALICE, isConnected: true })
  })

  it('rejects when the visitor leaves the field', async () => {
    const { modal } = embeddedSite()
    const asked = rejection(modal.connect('AUTH', 'eip155'))
    await at('EmailLogin')
    await modal.close()
    expect(await asked).to.have.property('code', 'MODAL_CLOSED')
  })

  it('is not offered if the secure site serves no family', async () => {
    embeddedSite({}, { features: { email: false, socials: false } })
    expect(await rejection(logIn())).to.be.instanceOf(WalletModalError)
  })

  it('remembers the login but not the code, and forgets the requested mail', async () => {
    await logInWith()
    expect(stored('EMAIL_LOGIN_USED_KEY')).to.equal('true')
    expect(stored('EMAIL')).to.equal(EMAIL)
    expect(stored('LAST_USED_CHAIN_KEY')).not.to.equal(null)
    expect(stored('LAST_EMAIL_LOGIN_TIME')).to.equal(null)
    expect(stored('SMART_ACCOUNT_ENABLED_NETWORKS')).to.equal('1')
    expect(Object.values(localStorage).join(' ')).not.to.include('123456')
    const others = Object.entries(localStorage).filter(([key]) => key !== '@appkit-wallet/EMAIL')
    expect(JSON.stringify(others)).not.to.include(EMAIL)
  })

  it('requests the mail once, however often the visitor presses', async () => {
    const { secureSite } = await begin()
    await at('EmailVerifyOtp')
    localStorage.setItem(LAST, String(Date.now() - 31_000))
    let answer = (): void => undefined
    secureSite.script.CONNECT_EMAIL = () => new Promise(resolve => (answer = () => resolve({ action: 'VERIFY_OTP' })))
    const pressed = [resendMail(), resendMail()]
    await waitUntil(() => secureSite.names().filter(name => name === 'CONNECT_EMAIL').length > 1)
    answer()
    await Promise.all(pressed)
    expect(secureSite.names().filter(name => name === 'CONNECT_EMAIL')).to.have.length(2)
    expect(loginController.state.resent).to.equal(1)
  })

  it('requests no mail for a visitor who leaves before the secure site is ready', async () => {
    let start = (): void => undefined
    const { modal, secureSite } = await begin({
      SYNC_DAPP_DATA: () => new Promise(resolve => (start = () => resolve(undefined))),
    })
    await waitUntil(() => secureSite.names().includes('SYNC_DAPP_DATA'))
    await modal.close()
    start()
    await (await embedded()).site.request('IS_CONNECTED', undefined)
    expect(secureSite.names()).not.to.include('CONNECT_EMAIL')
  })
})
