import { expect } from '@open-wc/testing'
import { address, getTransactionDecoder } from '@solana/web3.js'

import { getSolanaProvider, getSolanaRpc, getSolanaSigner } from '../../../src/chains/solana/index.js'
import { ProviderNotFoundError } from '../../../src/core/errors/not-found.js'
import { NetworkNotFoundError } from '../../../src/core/errors/network.js'
import { rejection } from '../../helpers/rejection.js'
import { cleanUp } from '../shared/harness.js'
import { first, mainnet, makeConnected, serve, transfer } from './harness.js'

afterEach(cleanUp)

/** A handle whose active network has these endpoints. */
const at = (...http: readonly string[]) => ({
  getCaipNetwork: () => ({ ...mainnet, rpcUrls: { ...mainnet.rpcUrls, default: { http } } }),
})

describe('the web3.js client of the active cluster', () => {
  it('can be awaited and asks its endpoint', async () => {
    const { url, asked } = serve({ getBalance: { context: { slot: 1 }, value: 5 } })
    const rpc = await getSolanaRpc(at(url))
    const { value } = await rpc.getBalance(address(first)).send()
    expect(value).to.equal(5n)
    expect(asked.map(({ method }) => method)).to.deep.equal(['getBalance'])
  })

  it('goes to the next endpoint when one is down', async () => {
    const { url } = serve({ getSlot: 9 })
    const rpc = await getSolanaRpc(at('http://127.0.0.1:9/', url))
    expect(await rpc.getSlot().send()).to.equal(9n)
    const none = await getSolanaRpc(at('http://127.0.0.1:9/'))
    expect(await rejection(none.getSlot().send())).to.be.instanceOf(Error)
  })

  it('needs a network', async () => {
    expect(await rejection(getSolanaRpc({ getCaipNetwork: () => undefined }))).to.be.instanceOf(NetworkNotFoundError)
  })
})

describe('the connected wallet for code of either web3.js', () => {
  it('is a signer of web3.js 2', async () => {
    const { provider } = await makeConnected()
    const signer = getSolanaSigner({ getProvider: () => provider })
    expect(signer.address).to.equal(first)
    const [signed] = await signer.modifyAndSignTransactions([getTransactionDecoder().decode(transfer())])
    expect(signed?.signatures[address(first)]).to.have.length(64)
  })

  it('is there only while one is connected', async () => {
    for (const getProvider of [() => undefined, () => ({ request: () => undefined })]) {
      expect(() => getSolanaProvider({ getProvider })).to.throw(ProviderNotFoundError)
      expect(() => getSolanaSigner({ getProvider })).to.throw(ProviderNotFoundError)
    }
    const { provider, adapter } = await makeConnected()
    await adapter.wallets.disconnect(provider.name)
    expect(() => getSolanaSigner({ getProvider: () => provider })).to.throw(ProviderNotFoundError)
  })
})
