import { devStackClient } from './client.js'
import type {
  TestApproval,
  TestEmbeddedUser,
  TestEmbeddedUserOptions,
  TestLogin,
  TestMail,
  TestPage,
} from './embedded-types.js'

/** The stack's data about the secure site. */
interface FrameState {
  readonly users: readonly (TestLogin & { readonly login: string })[]
  readonly approvals: readonly TestApproval[]
}

const FIELD = 'w3m-email-field input'
const CODE = 'w3m-code-field input'
const DEVICE_VIEW = 'w3m-email-verify-device-view'
const CODE_VIEW = 'w3m-email-verify-otp-view'
const BUTTONS = 'wallet-modal-button, wallet-modal-connect-button'

/**
 * Creates a scripted visitor without a wallet, for Playwright: logs in by email to the embedded wallet of a running
 * development stack (`wallet-modal/dev`), and approves or rejects its requests.
 */
export function createTestEmbeddedUser(options: TestEmbeddedUserOptions = {}): TestEmbeddedUser {
  const { email = 'ada@example.com' } = options
  const stack = devStackClient(options)
  const address = encodeURIComponent(email)
  /** The address as the embedded wallet compares it. */
  const folded = email.trim().toLowerCase()

  async function logIn(page: TestPage, { open }: { readonly open?: () => Promise<unknown> } = {}): Promise<TestLogin> {
    await stack.send('frame/clear-limits', {})
    if (!(await page.locator(FIELD).count())) await (open?.() ?? page.locator(BUTTONS).first().click())
    const field = page.locator(FIELD).first()
    await field.fill(email)
    await field.press('Enter')
    await page.locator(`${DEVICE_VIEW}, ${CODE_VIEW}`).first().waitFor()
    if (await page.locator(DEVICE_VIEW).count()) await stack.send('frame/confirm-device', { email })
    await page.locator(CODE).first().waitFor()
    const { code } = await stack.read<{ readonly code: string }>(`frame/code?email=${address}`)
    await page.locator(CODE).first().fill(code)
    await page.locator(CODE_VIEW).waitFor({ state: 'detached' })
    const { users } = await stack.read<FrameState>('frame/state')
    const user = users.find(known => known.login === 'email' && known.email === folded)
    if (!user) throw new Error(`${email} did not log in.`)
    return { email, evm: user.evm, solana: user.solana }
  }

  async function decide(page: TestPage, name: 'Approve' | 'Reject'): Promise<TestApproval> {
    const button = page.frameLocator('#w3m-iframe').getByRole('button', { name, exact: true })
    await button.waitFor()
    const asked = await button.getAttribute('value')
    const { approvals } = await stack.read<FrameState>('frame/state')
    // Others may wait too, on other pages or on pages that were closed.
    const approval = approvals.find(({ id }) => id === asked)
    if (!approval) throw new Error('The embedded wallet asks nothing.')
    await button.click()
    return approval
  }

  return {
    email,
    logIn,
    approve: page => decide(page, 'Approve'),
    reject: page => decide(page, 'Reject'),
    lastMail: () => stack.read<TestMail>(`mail/next?to=${address}`),
    endSessions: () => stack.send('frame/end-sessions', {}),
  }
}
