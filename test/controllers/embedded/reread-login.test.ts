import { expect } from '@open-wc/testing'

import '../../../src/controllers/embedded/reread-login.js' // what is loaded later is here, as tests are timed
import '../../../src/controllers/visit/open.js'
import { connectFamilies } from '../../../src/controllers/embedded/connect-families.js'
import { loginController } from '../../../src/controllers/embedded/email-login.js'
import { submitEmail } from '../../../src/controllers/embedded/log-in.js'
import { submitCode } from '../../../src/controllers/embedded/submit-code.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { ALICE } from '../../helpers/fake-adapter.js'
import { ada, embeddedSite } from '../../helpers/fake-secure-site.js'
import { endInstance } from '../../helpers/instance.js'
import { waitUntil } from '../../helpers/wait-until.js'

const at = (name: string): Promise<void> => waitUntil(() => routerController.route.view === name, `not at ${name}`)
const isSolana = (chainId: string | number | undefined): boolean => String(chainId).startsWith('solana')
const GRACE = '0x1111111111111111111111111111111111111111'
const SOL_OF_GRACE = 'So11111111111111111111111111111111111111112'

/** Another person than Ada, on both families. */
const grace = (chainId: string | number = 1) => {
  const account = { address: isSolana(chainId) ? SOL_OF_GRACE : GRACE, type: 'eoa' as const }
  return ada(chainId, { email: 'grace@example.com', address: account.address, accounts: [account] })
}

/** Ada is logged in, and the secure site asks for the code of another address. */
async function again() {
  const made = embeddedSite()
  await connectFamilies('eip155', new AbortController().signal)
  localStorage.setItem('@appkit/connected_social', 'google')
  void made.modal.open({ wallet: 'email' })
  await at('EmailLogin')
  void submitEmail('grace@example.com').catch(() => undefined)
  await at('EmailVerifyOtp')
  made.secureSite.script.GET_USER = async ({ chainId }) => grace(chainId)
  return made
}

describe('a second login', () => {
  afterEach(endInstance)

  it('is shown if the visitor leaves while the secure site accepts the code', async () => {
    const { modal, secureSite } = await again()
    let accept: (() => void) | undefined
    secureSite.script.CONNECT_OTP = () => new Promise(resolve => (accept = () => resolve(undefined)))
    const sent = submitCode('123456')
    await waitUntil(() => accept, 'not submitted')
    await modal.close()
    expect(modal.getAddress('eip155')).to.equal(ALICE)
    accept?.()
    await sent
    await waitUntil(() => modal.getAddress('solana') === SOL_OF_GRACE, 'still the former visitor')
    expect(modal.getAddress('eip155')).to.equal(GRACE)
    expect(modal.getAccount('eip155').embeddedWalletInfo?.authProvider).to.equal('email')
  })

  it('is shown if the visitor leaves before the secure site says that it needs no code', async () => {
    const { modal, secureSite } = embeddedSite()
    await connectFamilies('eip155', new AbortController().signal)
    let accept: (() => void) | undefined
    secureSite.script.CONNECT_EMAIL = () => new Promise(resolve => (accept = () => resolve({ action: 'CONNECT' })))
    void modal.open({ wallet: 'email' })
    await at('EmailLogin')
    void submitEmail('grace@example.com').catch(() => undefined)
    await waitUntil(() => accept, 'not sent')
    await modal.close()
    secureSite.script.GET_USER = async ({ chainId }) => grace(chainId)
    accept?.()
    await waitUntil(() => modal.getAddress('solana') === SOL_OF_GRACE, 'still the former visitor')
    expect(modal.getAddress('eip155')).to.equal(GRACE)
  })

  it('is shown if the accounts can be read only later, and no one is if they cannot', async () => {
    const { modal, secureSite } = await again()
    let tries = 0
    secureSite.script.GET_USER = async ({ chainId }) => {
      if (tries++ < 2) throw new Error('Not now') // each family, once
      if (isSolana(chainId)) throw new Error('Not here')
      return grace(chainId)
    }
    await submitCode('123456')
    await waitUntil(() => modal.getAccount('solana').status === 'disconnected', 'still the former visitor')
    expect(modal.getAddress('eip155')).to.equal(GRACE)
  })

  it('disconnects a family that fails and would show the former visitor', async () => {
    const { modal, secureSite } = await again()
    secureSite.script.GET_USER = async ({ chainId }) => {
      if (isSolana(chainId)) throw new Error('Not here')
      return grace(chainId)
    }
    await submitCode('123456')
    await waitUntil(() => loginController.state.step === 'connected', 'not connected')
    expect(modal.getAddress('eip155')).to.equal(GRACE)
    expect(modal.getAccount('solana').status).to.equal('disconnected')
  })
})
