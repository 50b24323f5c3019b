import { expect } from '@open-wc/testing'

import { createTestWalletConnectWallet } from '../../../src/testing/index.js'

interface Call {
  readonly url: string
  readonly method: string
  readonly body: unknown
}

/** A stack with scripted answers that records its requests. */
function createStack(answers: readonly Response[] = []) {
  const calls: Call[] = []
  const left = [...answers]
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const body: unknown = init?.body === undefined ? undefined : JSON.parse(String(init.body))
    calls.push({ url: String(input), method: init?.method ?? 'GET', body })
    return left.shift() ?? Response.json({})
  }
  return { calls, wallet: createTestWalletConnectWallet({ devUrl: 'http://127.0.0.1:9/', fetch }) }
}

const stateOf = (version: number, methods: readonly string[]): Response =>
  Response.json({ version, pending: methods.map((method, id) => ({ id: String(id), method })) })

describe('createTestWalletConnectWallet', () => {
  it('asks the stack for each deed', async () => {
    const { calls, wallet } = createStack()
    await wallet.pair('wc:x')
    await wallet.approve({ accounts: [1] })
    await wallet.reject()
    await wallet.rule({ do: 'answer', method: 'personal_sign', value: 7 })
    await wallet.changeAccount(1)
    await wallet.changeChain('eip155:31338')
    await wallet.emit('chainChanged', 5)
    await wallet.extend()
    await wallet.disconnect('t')
    await wallet.reset()
    await wallet.relay({ mode: 'drop', ms: 5 })
    const at = 'http://127.0.0.1:9/__dev'
    expect(calls).to.deep.equal([
      { url: `${at}/wallet/pair`, method: 'POST', body: { uri: 'wc:x' } },
      { url: `${at}/wallet/approve`, method: 'POST', body: { accounts: [1] } },
      { url: `${at}/wallet/reject`, method: 'POST', body: {} },
      { url: `${at}/wallet/rule`, method: 'POST', body: { do: 'answer', method: 'personal_sign', value: 7 } },
      { url: `${at}/wallet/account`, method: 'POST', body: { index: 1 } },
      { url: `${at}/wallet/chain`, method: 'POST', body: { caipNetworkId: 'eip155:31338' } },
      { url: `${at}/wallet/emit`, method: 'POST', body: { name: 'chainChanged', data: 5 } },
      { url: `${at}/wallet/extend`, method: 'POST', body: {} },
      { url: `${at}/wallet/disconnect`, method: 'POST', body: { topic: 't' } },
      { url: `${at}/wallet/reset`, method: 'POST', body: {} },
      { url: `${at}/relay`, method: 'POST', body: { mode: 'drop', ms: 5 } },
    ])
  })

  it('reads the wallet’s requests', async () => {
    const { calls, wallet } = createStack([Response.json([{ method: 'personal_sign' }]), stateOf(1, [])])
    expect(await wallet.calls('personal_sign')).to.deep.equal([{ method: 'personal_sign' }])
    expect((await wallet.state()).version).to.equal(1)
    expect(calls[0]?.url).to.equal('http://127.0.0.1:9/__dev/wallet/calls?method=personal_sign')
  })

  it('waits for a request of a method', async () => {
    const { calls, wallet } = createStack([
      stateOf(1, []),
      stateOf(2, ['eth_sign']),
      stateOf(3, ['eth_sign', 'personal_sign']),
    ])
    expect((await wallet.nextAsk('personal_sign')).id).to.equal('1')
    expect(calls.map(({ url }) => new URL(url).search)).to.deep.equal(['', '?after=1', '?after=2'])
  })

  it('waits only so long', async () => {
    const fetch = (): Promise<Response> => new Promise(() => undefined)
    const wallet = createTestWalletConnectWallet({ fetch })
    const error: unknown = await wallet.nextAsk(undefined, 10).catch((reason: unknown) => reason)
    expect(String(error)).to.equal('Error: The wallet was not asked for anything within 10 ms.')
  })

  it('says in the words of the stack why something cannot be', async () => {
    const refusal = Response.json({ error: 'Nothing waits for an answer.' }, { status: 400 })
    const { wallet } = createStack([refusal, new Response('no', { status: 502 })])
    const first: unknown = await wallet.approve().catch((reason: unknown) => reason)
    expect(String(first)).to.equal('Error: Nothing waits for an answer.')
    const second: unknown = await wallet.approve().catch((reason: unknown) => reason)
    expect(String(second)).to.equal('Error: Status 502')
  })
})
