import { expect } from '@open-wc/testing'

import { createSessionProvider, type ProviderCall } from '../../../src/chains/shared/session-provider.js'
import { ChainNotSupportedError, SwitchNetworkError, SwitchRejectedError } from '../../../src/core/errors/network.js'
import { SessionEndedError } from '../../../src/core/errors/relay.js'
import type { CaipNetworkId, ChainNamespace } from '../../../src/core/caip.js'

function make(
  namespace: ChainNamespace = 'eip155',
  answer: (call: ProviderCall) => Promise<unknown> = async () => 'ok',
) {
  const calls: unknown[] = []
  const provider = createSessionProvider(
    {
      namespace,
      addresses: () => ['a', 'b'],
      network: (): CaipNetworkId => (namespace === 'eip155' ? 'eip155:137' : 'cosmos:cosmoshub-4'),
      call(call) {
        calls.push(call.method)
        return answer(call)
      },
      async switchChain(chainId) {
        calls.push(chainId)
      },
    },
    { isWalletConnect: true },
  )
  return { provider, calls }
}

describe('the provider of a session', () => {
  it('answers what it can itself', async () => {
    const { provider, calls } = make()
    expect(await provider.request({ method: 'eth_accounts' })).to.deep.equal(['a', 'b'])
    expect(await provider.request({ method: 'eth_requestAccounts' })).to.deep.equal(['a', 'b'])
    expect(await provider.request({ method: 'eth_chainId' })).to.equal('0x89')
    expect(calls).to.deep.equal([])
  })

  it('sends everything else on', async () => {
    const { provider, calls } = make()
    expect(await provider.request({ method: 'personal_sign', params: ['0x', 'a'] })).to.equal('ok')
    expect(await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x1' }] })).to.equal(
      null,
    )
    expect(calls).to.deep.equal(['personal_sign', 1])
  })

  it('does not answer requests of other families as it does for EVM', async () => {
    const { provider, calls } = make('cosmos')
    await provider.request({ method: 'eth_accounts' })
    expect(calls).to.deep.equal(['eth_accounts'])
  })

  it("fails with EIP-1193's codes", async () => {
    const { provider } = make('eip155', () => Promise.reject({ code: 5000, message: 'User rejected.' }))
    const refused = await provider.request({ method: 'personal_sign' }).catch((error: unknown) => error)
    expect(refused).to.be.instanceOf(Error).and.include({ code: 4001, message: 'User rejected.' })
    const wrong = await provider
      .request({ method: 'wallet_switchEthereumChain', params: [{ chainId: 'x' }] })
      .catch((error: unknown) => error)
    expect(wrong).to.include({ code: -32602 })
  })

  it('distinguishes a refused switch, an unknown chain, which a site may add, and an ended session', async () => {
    const refused = { code: 4001, message: 'no' }
    for (const [error, code] of [
      [new SwitchRejectedError({ cause: { code: 5002 } }), 4001],
      [new ChainNotSupportedError(), 4902],
      [new ChainNotSupportedError({ cause: refused }), 4001],
      [new SwitchNetworkError({ cause: { code: -32002, message: 'pending' } }), -32002],
      [new SwitchNetworkError(), -32603],
      [new SessionEndedError(), 4900],
    ] as const) {
      const { provider } = make('eip155', () => Promise.reject(error))
      const thrown = await provider.request({ method: 'personal_sign' }).catch((reason: unknown) => reason)
      expect(thrown, `${error.name} ${code}`).to.include({ code, message: error.message })
    }
  })

  it('reports events until stopped', () => {
    const { provider } = make()
    const heard: unknown[] = []
    const listener = (value: unknown): void => void heard.push(value)
    provider.on('chainChanged', listener).emit('chainChanged', '0x1')
    provider.removeListener('chainChanged', listener).emit('chainChanged', '0x2')
    expect(heard).to.deep.equal(['0x1'])
  })

  it('continues when a listener of the site throws, and reports it on the page', () => {
    const { provider } = make()
    const heard: unknown[] = []
    provider.on('accountsChanged', () => {
      throw new Error('a fault of the site')
    })
    provider.on('accountsChanged', value => heard.push(value))
    const faults: string[] = []
    const real = window.onerror
    window.onerror = message => Boolean(faults.push(String(message)))
    try {
      provider.emit('accountsChanged', ['a'])
    } finally {
      window.onerror = real
    }
    expect(heard).to.deep.equal([['a']])
    expect(faults.join()).to.contain('a fault of the site')
  })
})
