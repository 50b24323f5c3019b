import { expect } from '@open-wc/testing'

import { createTestEmbeddedUser, type TestLocator, type TestPage } from '../../../src/testing/index.js'
import { rejection } from '../../helpers/rejection.js'

const APPROVAL = {
  id: '1',
  title: 'Sign a message',
  rows: [],
  raw: '0x',
  site: { name: 'Site', origin: 'https://site.example' },
}
const USER = { login: 'email', email: 'ada@example.com', evm: '0xada', solana: 'Ada' }

/** A page of a driver, which records what is done; `there` are the selectors of what is on it. */
function fakePage(there: readonly string[]) {
  const done: string[] = []
  const locator = (name: string): TestLocator => ({
    first: () => locator(name),
    click: async () => void done.push(`click ${name}`),
    fill: async value => void done.push(`fill ${name} ${value}`),
    press: async key => void done.push(`press ${name} ${key}`),
    count: async () => (there.includes(name) ? 1 : 0),
    getAttribute: async attribute => (attribute === 'value' ? APPROVAL.id : null),
    waitFor: async () => undefined,
  })
  const page: TestPage = {
    locator,
    frameLocator: () => ({ getByRole: (_role, { name }) => locator(name) }),
  }
  return { page, done }
}

function stack(approvals: readonly unknown[] = [], email?: string) {
  const calls: string[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const path = String(input).replace('http://127.0.0.1:9/__dev/', '')
    calls.push(`${init?.method ?? 'GET'} ${path} ${init?.body ?? ''}`.trim())
    if (path.startsWith('frame/code')) return Response.json({ code: '123456' })
    return Response.json({ users: [USER], approvals, id: 'mail' })
  }
  return { calls, user: createTestEmbeddedUser({ devUrl: 'http://127.0.0.1:9/', fetch, ...(email ? { email } : {}) }) }
}

describe('createTestEmbeddedUser', () => {
  it('finds an address with capital letters, which the embedded wallet keeps in small ones', async () => {
    const { user } = stack([], 'Ada@Example.com')
    expect(await user.logIn(fakePage([]).page)).to.include({ email: 'Ada@Example.com', evm: '0xada' })
  })

  it('logs in by the product’s own button, confirms a new device, and gives the accounts', async () => {
    const { calls, user } = stack()
    const { page, done } = fakePage(['w3m-email-verify-device-view'])
    expect(await user.logIn(page)).to.deep.equal({ email: 'ada@example.com', evm: '0xada', solana: 'Ada' })
    expect(done).to.deep.equal([
      'click wallet-modal-button, wallet-modal-connect-button',
      'fill w3m-email-field input ada@example.com',
      'press w3m-email-field input Enter',
      'fill w3m-code-field input 123456',
    ])
    expect(calls).to.deep.equal([
      'POST frame/clear-limits {}',
      'POST frame/confirm-device {"email":"ada@example.com"}',
      'GET frame/code?email=ada%40example.com',
      'GET frame/state',
    ])
  })

  it('presses nothing where the field is there, and confirms no device that is known', async () => {
    const { calls, user } = stack()
    const { page, done } = fakePage(['w3m-email-field input'])
    await user.logIn(page)
    expect(done[0]).to.match(/^fill/)
    expect(calls.some(call => call.includes('confirm-device'))).to.equal(false)
  })

  it('decides about what is asked, and says so when nothing is', async () => {
    const { page, done } = fakePage([])
    expect(await stack([APPROVAL]).user.approve(page)).to.deep.equal(APPROVAL)
    expect(await stack([APPROVAL]).user.reject(page)).to.deep.equal(APPROVAL)
    expect(done).to.deep.equal(['click Approve', 'click Reject'])
    expect(await rejection(stack().user.approve(page))).to.have.property('message', 'The embedded wallet asks nothing.')
  })

  it('returns what this page was asked, although another waits longer', async () => {
    const other = { ...APPROVAL, id: '0', title: 'Send a transaction' }
    expect(await stack([other, APPROVAL]).user.approve(fakePage([]).page)).to.deep.equal(APPROVAL)
  })

  it('reads the mails of its own address', async () => {
    const { calls, user } = stack()
    expect(await user.lastMail()).to.have.property('id', 'mail')
    await user.endSessions()
    expect(calls).to.deep.equal(['GET mail/next?to=ada%40example.com', 'POST frame/end-sessions {}'])
  })
})
