import assert from 'node:assert/strict'

import { expand } from '../directives.mjs'
import { eventually } from '../oracles/state.mjs'
import { loggedIn } from './logged-in.mjs'

/** Has the provider asked for something; what it rejects with is kept. */
async function request(session, input) {
  const text = JSON.stringify(input)
  const error = await session.page.evaluate(async text => {
    const provider = window.harness.modal.getProvider('eip155')
    try {
      await provider.request(window.harness.expand(JSON.parse(text)))
      return undefined
    } catch (cause) {
      return String(cause.message)
    }
  }, text)
  if (error !== undefined) session.rejections.push(error)
  return error
}

/** Leaves a request open; the next case ends its page. */
const leave = task => void task.catch(() => undefined)

/** A method on neither list. */
async function forbidden(session, { input }) {
  await loggedIn(session)
  await request(session, input)
  await session.page.getByText('Action not allowed').waitFor()
}

/** A batch that makes no sense. */
async function badBatch(session, { input }) {
  await loggedIn(session)
  assert.notEqual(await request(session, input), undefined)
  assert.equal(await session.run('isOpen'), false)
}

const classified = async (session, { input }) => {
  await session.start()
  session.values.noModal = true
  const { value } = await session.run('rule', 'answerKind', expand(input))
  session.values.class = `${value === 'object' ? 'an' : 'a'} ${value}`
}

const range = (from, to, drive) =>
  Object.fromEntries(
    Array.from({ length: to - from + 1 }, (_, index) => [`RM-${String(from + index).padStart(3, '0')}`, drive]),
  )

const CASES = {
  ...range(1, 16, forbidden),
  ...range(17, 22, badBatch),
  async 'RM-023'(session, { input }) {
    await loggedIn(session, { answers: { RPC_REQUEST: { silent: true } } })
    leave(request(session, expand(input)))
    await eventually(async () => assert.equal(await session.run('view'), 'ApproveTransaction'))
    await eventually(() => assert.equal(session.values.delivered()[0]?.payload.params[0].calls.length, 1000))
  },
  async 'RM-024'(session, { input }) {
    await loggedIn(session, { answers: { RPC_REQUEST: { silent: true } } })
    leave(request(session, input))
    await eventually(async () => assert.equal(await session.run('view'), 'ApproveTransaction'))
    const own = session.page.locator('w3m-approve-transaction-view').getByRole('button')
    assert.equal(await own.count(), 0)
  },
  async 'RM-025'(session, { input }) {
    await loggedIn(session, { answers: { RPC_REQUEST: `0x${'a'.repeat(64)}` } })
    assert.equal(await request(session, input), undefined)
    assert.equal(session.values.delivered()[0].payload.params[0].value, '0xa')
  },
  ...range(26, 33, classified),
  async 'RM-034'(session, { input }) {
    await loggedIn(session, { answers: { RPC_REQUEST: input } })
    await request(session, { method: 'eth_sendTransaction', params: [{}] })
    await session.openAccount()
    await session.look()
  },
  async 'RM-035'(session, { input }) {
    let reply = `0x${'a'.repeat(64)}`
    await loggedIn(session, { answers: { RPC_REQUEST: () => reply } })
    const askedFor = method => session.requests.filter(({ body }) => body.includes(method)).length
    const asked = () => askedFor('eth_getBalance')
    const first = asked()
    await request(session, { method: 'eth_sendTransaction', params: [{}] })
    await eventually(() => assert.ok(asked() > first, 'what succeeds is followed by a look at the balance'))
    await eventually(() => assert.ok(askedFor('eth_getTransactionReceipt') > 0, 'the balance was read before'))
    reply = { error: input.$error.message }
    const before = asked()
    assert.equal(await request(session, { method: 'eth_sendTransaction', params: [{}] }), input.$error.message)
    await eventually(async () => assert.equal(await session.run('isOpen'), false))
    session.counters['native balance'] = () => asked() - before
  },
}

/** How a case of requests to the embedded wallet is driven. */
export const rpcMethods = ({ id }) => CASES[id]
