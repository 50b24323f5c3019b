import assert from 'node:assert/strict'

import { eventually } from '../oracles/state.mjs'
import { SENDING } from './network-send.mjs'
import { write } from './sending.mjs'

const NETWORK = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://second.example/rpc'] } },
}
/** The site's own endpoint first, the chain's own second; the hosted service is turned off. */
const OPTIONS = {
  networks: [NETWORK, { ...NETWORK, id: 137, name: 'Polygon' }],
  customRpcUrls: { 'eip155:1': [{ url: 'https://first.example/rpc' }] },
  services: { rpc: false },
}
const HOSTS = ['first.example', 'second.example']

const unavailable = session => session.page.getByText('Balance unavailable')
const figure = session => session.page.locator('w3m-account-summary .figure')

/** Connected, with the Account view open and its balance on screen, or the word that there is none. */
async function seeBalance(session) {
  session.services.hosts.push(...HOSTS)
  await session.withAccount({}, { options: OPTIONS })
  await session.openAccount()
  await figure(session).or(unavailable(session)).first().waitFor({ timeout: 20_000 })
  await session.look()
}

/** One JSON-RPC method answers something else; the chain itself is as it should be. */
async function answering(session, { input }) {
  const expand = value =>
    value?.$concat
      ? value.$concat.map(part => (part.$repeat ? part.$repeat[0].repeat(part.$repeat[1]) : part)).join('')
      : value
  session.services.rpc = ({ method }) => (method in input ? { result: expand(input[method]) } : undefined)
  await seeBalance(session)
  const shown = (await figure(session).count()) ? await figure(session).innerText() : 'unavailable'
  assert.match(shown, /^0\.000\b|^unavailable$/)
}

const byHost = answers => (request, url) => answers[url.host]?.(request, url)

const CASES = {
  ...SENDING,
  async 'RP-007'(session) {
    await session.start()
    await session.create()
    session.services.hosts.push('first.example')
    session.services.http = (request, { host }) => {
      if (host !== 'first.example') return undefined
      const calls = JSON.parse(request.postData())
      const answers = calls.map(({ id, method }) => ({ jsonrpc: '2.0', id, result: `answer of ${method}` }))
      return { body: JSON.stringify(answers.filter((_, index) => index !== 1).reverse()) }
    }
    const { value } = await session.run('rule', 'batch', 'https://first.example/rpc', ['a', 'b', 'c', 'd'])
    assert.deepEqual(value, ['answer of a', 'failed: MalformedReplyError', 'answer of c', 'answer of d'])
  },
  async 'RP-008'(session, { input }) {
    const [wrong, right] = input.$steps
    const wrongFirst = ({ id, method }) =>
      method === 'eth_getBalance' ? [wrong, { ...right, id }] : [{ jsonrpc: '2.0', id, result: '0x1' }]
    session.services.http = request => {
      if (request.method() !== 'POST' || !HOSTS.includes(new URL(request.url()).host)) return undefined
      const calls = JSON.parse(request.postData())
      const answers = [calls].flat().flatMap(wrongFirst)
      // A lone call is answered by a lone object: the wrong one, so that nothing may be taken.
      return { body: JSON.stringify(Array.isArray(calls) ? answers : answers[0]) }
    }
    await seeBalance(session)
  },
  async 'RP-009'(session, { input }) {
    const { status, headers, raw } = input.$http
    session.services.http = byHost({ 'first.example': () => ({ status, headers, body: raw }) })
    session.counters['second endpoint'] = () =>
      session.requests.filter(({ url }) => new URL(url).host === 'second.example').length
    await seeBalance(session)
    assert.match(await figure(session).innerText(), /1\.000/)
  },
  async 'RP-010'(session, { input }) {
    let answer
    const late = new Promise(resolve => (answer = resolve))
    session.services.http = byHost({
      'first.example': async () => {
        await late
        return { body: '[]' }
      },
    })
    session.services.hosts.push(...HOSTS)
    await session.withAccount({}, { options: OPTIONS, start: { clock: true } })
    await session.openAccount()
    const asked = () => session.requests.some(({ url }) => new URL(url).host === 'first.example')
    await eventually(() => assert.ok(asked()))
    session.timings.length = 0
    session.timings.push(await session.passTime(input.$http.delay_ms, () => figure(session).isVisible()))
    assert.match(await figure(session).innerText(), /1\.000/)
    answer()
    await session.look()
    assert.match(await figure(session).innerText(), /1\.000/)
  },
  async 'RP-011'(session, { input }) {
    const down = () => ({ status: input.$all_endpoints.status, body: '' })
    session.services.http = byHost(Object.fromEntries(HOSTS.map(host => [host, down])))
    await seeBalance(session)
    await unavailable(session).waitFor() // the Account view asks once more as it opens
    await session.run('close')
    await session.open({ view: 'WalletSend' })
    await write(session, { amount: '0.1' })
    assert.equal(session.values.review, 'disabled', 'a send is blocked')
    await session.page.locator('w3m-send-amount').getByText('The network isn’t responding').waitFor()
    assert.equal((await session.run('call', 'switchNetwork', 137, { throwOnFailure: true })).error, undefined)
    assert.equal((await session.run('call', 'disconnect')).error, undefined)
    assert.equal(await session.status(), 'disconnected')
  },
  async 'RP-012'(session, { input }) {
    // 56 and 56 hundredths of a coin, which only the foreign chain has.
    session.services.rpc = ({ method }) => {
      if (method === 'eth_chainId') return { result: input.eth_chainId }
      return method === 'eth_getBalance' ? { result: `0x${56_560_000_000_000_000_000n.toString(16)}` } : undefined
    }
    await seeBalance(session)
    for (const { text } of session.looks) assert.ok(!text.includes('56.56'), 'The balance of chain 56 is shown')
  },
  async 'RP-015'(session, { input }) {
    session.values.literal = input.error.message
    session.values.literalMayBeAbsent = true
    session.services.rpc = ({ method }) => (method === 'eth_getBalance' ? { error: input.error } : undefined)
    await seeBalance(session)
    await unavailable(session).waitFor() // the Account view asks once more as it opens
  },
}

/** How a case of chain answers is driven. */
export const networkRpc = ({ id, input }) => CASES[id] ?? ('eth_getBalance' in input ? answering : undefined)
