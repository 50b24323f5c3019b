import { expect } from '@open-wc/testing'

import { askForChain } from '../../../../src/chains/shared/walletconnect/switch.js'
import { ChainNotSupportedError, SwitchNetworkError, SwitchRejectedError } from '../../../../src/core/errors/network.js'
import { polygon } from '../../../../src/networks.js'
import { parseNetworks } from '../../../../src/services/config/networks.js'
import { rejection } from '../../../helpers/rejection.js'

const [network] = parseNetworks([polygon]).networks
if (!network) throw new Error('no network')

/** Asks a wallet that answers per method; returns its requests and the result. */
async function ask(answers: Readonly<Record<string, () => Promise<unknown>>>) {
  const calls: { method: string; params: unknown }[] = []
  const result = await askForChain(network as NonNullable<typeof network>, call => {
    calls.push({ method: call.method, params: call.params })
    return answers[call.method]?.() ?? Promise.resolve(null)
  }).catch((error: unknown) => error)
  return { calls, result }
}
const failing = (error: unknown) => () => Promise.reject(error)

describe('asking a wallet for a chain', () => {
  it('is one question in hex when it knows it', async () => {
    const { calls, result } = await ask({})
    expect(calls).to.deep.equal([{ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] }])
    expect(result).to.equal(undefined)
  })

  for (const error of [
    { code: 4902 },
    { code: 5000 },
    new Error('Chain not approved'),
    new Error('does not support eip155:137'),
  ])
    it(`is two when it does not: ${error instanceof Error ? error.message : JSON.stringify(error)}`, async () => {
      const { calls, result } = await ask({ wallet_switchEthereumChain: failing(error) })
      expect(calls.map(({ method }) => method)).to.deep.equal(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])
      expect(result).to.equal(undefined)
    })

  it('ends with a refusal', async () => {
    const { calls, result } = await ask({ wallet_switchEthereumChain: failing({ code: 4001 }) })
    expect(result).to.be.instanceOf(SwitchRejectedError).and.have.property('message', 'Network switch rejected')
    expect(calls).to.have.length(1)
  })

  it('fails with the wallet’s own reason', async () => {
    const cause = new Error('boom')
    const { result } = await ask({ wallet_switchEthereumChain: failing(cause) })
    expect(result).to.be.instanceOf(SwitchNetworkError).and.have.property('cause', cause)
  })

  it('says that the chain is not supported when adding fails, a refusal included', async () => {
    const { result } = await ask({
      wallet_switchEthereumChain: failing({ code: 4902 }),
      wallet_addEthereumChain: failing({ code: 4001 }),
    })
    expect(result).to.be.instanceOf(ChainNotSupportedError).and.have.property('message', 'Chain is not supported')
  })

  it('never passes on a wallet’s invalid answer unchanged', async () =>
    expect(await rejection(askForChain(network, () => Promise.reject(undefined)))).to.be.instanceOf(SwitchNetworkError))
})
