import { expect } from '@open-wc/testing'

import {
  changeEmail,
  currentEmail,
  resendChangeMail,
  submitChangeCode,
} from '../../../src/controllers/embedded/change-email.js'
import { connectFamilies } from '../../../src/controllers/embedded/connect-families.js'
import { emailChangeController } from '../../../src/controllers/embedded/email-login.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import '../../../src/controllers/visit/open.js'
import { deepAll } from '../../helpers/deep.js'
import { ada, embeddedSite, type SecureSiteScript } from '../../helpers/fake-secure-site.js'
import { endInstance } from '../../helpers/instance.js'
import { shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

const NEW = 'lovelace@example.com'
const view = (): string => routerController.route.view
const stored = (): string | null => localStorage.getItem('@appkit-wallet/EMAIL')
const USUAL: SecureSiteScript = {
  UPDATE_EMAIL: async () => ({ action: 'VERIFY_PRIMARY_OTP' }),
  UPDATE_EMAIL_PRIMARY_OTP: async () => undefined,
  UPDATE_EMAIL_SECONDARY_OTP: async () => ({ newEmail: NEW }),
}

async function begin(script: SecureSiteScript = {}) {
  const made = embeddedSite({ ...USUAL, ...script })
  await connectFamilies('eip155', new AbortController().signal)
  void made.modal.open({ view: 'UpdateEmailWallet' })
  await waitUntil(() => modalController.state.open, 'not open')
  return made
}

describe('a change of email address', () => {
  afterEach(endInstance)

  it('asks for a code from the current address, then from the new one, and shows the new one afterwards', async () => {
    const { modal, secureSite } = await begin()
    await changeEmail(` ${NEW} `)
    expect(view()).to.equal('UpdateEmailPrimaryOtp')
    await submitChangeCode('111 111')
    expect(view()).to.equal('UpdateEmailSecondaryOtp')
    await submitChangeCode('222222')
    expect(view()).to.equal('Account')
    expect(secureSite.calls.filter(([name]) => name.startsWith('UPDATE'))).to.deep.equal([
      ['UPDATE_EMAIL', { email: NEW }],
      ['UPDATE_EMAIL_PRIMARY_OTP', { otp: '111111' }],
      ['UPDATE_EMAIL_SECONDARY_OTP', { otp: '222222' }],
    ])
    expect(stored()).to.equal(NEW)
    for (const namespace of ['eip155', 'solana'] as const)
      expect(modal.getAccount(namespace).embeddedWalletInfo?.user.email).to.equal(NEW)
    expect(currentEmail()).to.equal(NEW)
  })

  it('needs only the code from the new address if the secure site says so', async () => {
    await begin({ UPDATE_EMAIL: async () => ({ action: 'VERIFY_SECONDARY_OTP' }) })
    await changeEmail(NEW)
    expect(view()).to.equal('UpdateEmailSecondaryOtp')
  })

  it('is noticed within two seconds when made elsewhere, as long as a code is expected', async () => {
    const { modal, secureSite } = await begin()
    await changeEmail(NEW)
    secureSite.script.GET_USER = async ({ chainId }) => ada(chainId, { email: NEW })
    await waitUntil(() => view() === 'Account', 'not noticed', { timeout: 2500 })
    expect(stored()).to.equal(NEW)
    expect(modal.getAccount('solana').embeddedWalletInfo?.user.email).to.equal(NEW)
  })

  it('shows what is wrong at the field, and accepts the next code', async () => {
    let tries = 0
    await begin({
      UPDATE_EMAIL_PRIMARY_OTP: () =>
        tries++ ? Promise.resolve(undefined) : Promise.reject(new Error('Invalid code')),
    })
    await changeEmail('nobody')
    expect(emailChangeController.state.problem).to.deep.equal({ field: 'email', kind: 'invalid' })
    await changeEmail(NEW)
    await submitChangeCode('1')
    expect(emailChangeController.state.problem?.kind).to.equal('incomplete')
    await submitChangeCode('000000')
    expect(emailChangeController.state).to.deep.include({
      step: 'owner',
      problem: { field: 'code', kind: 'refused', message: 'Invalid code' },
    })
    await submitChangeCode('111111')
    expect(view()).to.equal('UpdateEmailSecondaryOtp')
  })

  it('takes another address after a failure that the visitor did not wait for', async () => {
    let fail = (): void => undefined
    const { secureSite } = await begin({
      UPDATE_EMAIL: () => new Promise((_, reject) => (fail = () => reject(new Error('Unreachable')))),
    })
    const task = changeEmail(NEW)
    await waitUntil(() => secureSite.calls.some(([name]) => name === 'UPDATE_EMAIL'))
    routerController.resetTo({ view: 'Account', args: undefined })
    fail()
    await task
    expect(emailChangeController.state).to.include({ step: 'idle', problem: undefined })
  })

  it('rejects an invalid address (EO-031)', async () => {
    const { modal } = await begin({ UPDATE_EMAIL_SECONDARY_OTP: async () => ({ newEmail: 'not-an-email' }) })
    await changeEmail(NEW)
    await submitChangeCode('111111')
    await submitChangeCode('222222')
    expect(view()).to.equal('UpdateEmailSecondaryOtp')
    expect(stored()).to.equal('ada@example.com')
    expect(modal.getAccount('eip155').embeddedWalletInfo?.user.email).to.equal('ada@example.com')
  })

  it('is refused unless the visitor is logged in by email (EO-032)', async () => {
    const { modal, secureSite } = embeddedSite(USUAL)
    await modal.connect('com.example.aspen', 'eip155')
    void modal.open({ view: 'UpdateEmailWallet' })
    await waitUntil(() => modalController.state.open)
    await changeEmail(NEW)
    expect(emailChangeController.state.problem).to.deep.equal({
      field: 'email',
      kind: 'refused',
      message: 'Not connected to email or social',
    })
    expect(secureSite.names()).not.to.include('UPDATE_EMAIL')
  })

  it('requests no second mail within 30 s', async () => {
    const { secureSite } = await begin()
    await changeEmail(NEW)
    routerController.resetTo({ view: 'UpdateEmailWallet', args: undefined })
    await changeEmail(NEW)
    expect(emailChangeController.state.problem).to.deep.equal({ field: 'email', kind: 'wait' })
    expect(secureSite.names().filter(name => name === 'UPDATE_EMAIL')).to.have.length(1)
  })

  it('sends the mail to the current address again after 30 s, and says if it could not', async () => {
    let isDown = false
    const { secureSite } = await begin({
      UPDATE_EMAIL: async () => {
        if (isDown) throw new Error('Too many mails')
        return { action: 'VERIFY_PRIMARY_OTP' }
      },
    })
    const asked = () => secureSite.calls.filter(([name]) => name === 'UPDATE_EMAIL')
    const isLater = () => localStorage.setItem('@appkit-wallet/LAST_EMAIL_LOGIN_TIME', String(Date.now() - 31_000))
    await changeEmail(NEW)
    await resendChangeMail()
    expect(asked()).to.have.length(1)
    isLater()
    await Promise.all([resendChangeMail(), resendChangeMail()])
    expect(asked()).to.deep.equal(Array(2).fill(['UPDATE_EMAIL', { email: NEW }]))
    expect(emailChangeController.state).to.include({ step: 'owner', resent: 1 })
    isLater()
    isDown = true
    await resendChangeMail()
    expect(emailChangeController.state).to.deep.include({
      step: 'owner',
      problem: { field: 'resend', kind: 'refused', message: 'Too many mails' },
    })
    expect(view()).to.equal('UpdateEmailPrimaryOtp')
  })

  it('does not move a visitor who left before the mail was requested', async () => {
    let answer = (): void => undefined
    const { secureSite } = await begin({
      UPDATE_EMAIL: () => new Promise(resolve => (answer = () => resolve({ action: 'VERIFY_PRIMARY_OTP' }))),
    })
    const task = changeEmail(NEW)
    await waitUntil(() => secureSite.names().includes('UPDATE_EMAIL'))
    routerController.resetTo({ view: 'Account', args: undefined })
    answer()
    await task
    expect(view()).to.equal('Account')
    expect(emailChangeController.state.step).to.equal('idle')
  })

  it('does not move a visitor who left while a code was checked, and stores the address', async () => {
    let answer = (): void => undefined
    const { secureSite } = await begin({
      UPDATE_EMAIL_SECONDARY_OTP: () => new Promise(resolve => (answer = () => resolve({ newEmail: NEW }))),
    })
    await changeEmail(NEW)
    await submitChangeCode('111111')
    const task = submitChangeCode('222222')
    await waitUntil(() => secureSite.names().includes('UPDATE_EMAIL_SECONDARY_OTP'))
    routerController.resetTo({ view: 'WalletReceive', args: undefined })
    answer()
    await task
    expect(view()).to.equal('WalletReceive')
    expect(stored()).to.equal(NEW)
  })

  it('is forgotten with the login, as the next visitor may be another one', async () => {
    const { modal } = await begin()
    await changeEmail(NEW)
    await modal.disconnect()
    await connectFamilies('eip155', new AbortController().signal)
    void modal.open({ view: 'UpdateEmailWallet' })
    const { shadowRoot } = await shownView()
    const [input] = shadowRoot ? deepAll<HTMLInputElement>(shadowRoot, 'input') : []
    expect(input?.value).to.equal('')
  })
})
