import { expect } from '@open-wc/testing'

import { joinViewOnly } from '../../../../src/chains/shared/view-only/join.js'
import type { CaipNetwork } from '../../../../src/core/entities/network.js'
import { VIEW_ONLY_ID } from '../../../../src/core/entities/connector.js'
import { newService, stubFetch } from '../../../controllers/stubs.js'
import { ALICE } from '../../../helpers/fake-adapter.js'
import { json, type Answer } from '../../../helpers/fake-fetch.js'
import { rejection } from '../../../helpers/rejection.js'
import { mainnet } from '../../evm/harness.js'
import { afterTest, cleanUp } from '../harness.js'

/** The provider of a watched account over two endpoints; `asked` holds what each was asked, such as `1 eth_chainId`. */
async function watched(
  answer: (endpoint: number, method: string) => unknown,
  networks: readonly CaipNetwork[] = [mainnet],
) {
  const urls = [newService(), newService()]
  const asked: string[] = []
  const stub = stubFetch(({ url, init }): Answer => {
    const { id, method } = JSON.parse(String(init.body)) as { id: number; method: string }
    const endpoint = urls.indexOf(url.origin) + 1
    asked.push(`${endpoint} ${method}`)
    const result = answer(endpoint, method)
    return result instanceof Response ? result : json({ jsonrpc: '2.0', id, result })
  })
  afterTest(stub.restore)
  const { wallets } = await joinViewOnly(
    { namespace: 'eip155' },
    {
      address: () => ALICE,
      network: () => networks[0],
      find: () => undefined,
      isOn: () => true,
      endpoints: async () => urls,
      changes: () => () => undefined,
      moved: () => undefined,
    },
  )
  const request: unknown = Reflect.get(Object(wallets?.connector(VIEW_ONLY_ID)?.provider()), 'request')
  if (typeof request !== 'function') throw new Error('no provider')
  const read = async (): Promise<unknown> => request({ method: 'eth_blockNumber' }) as unknown
  return { asked, read }
}

describe('the provider of a view-only account', () => {
  afterEach(cleanUp)

  it('reads from the first endpoint that serves the chain, and checks each once', async () => {
    const { asked, read } = await watched((endpoint, method) =>
      method === 'eth_chainId' ? ['0x89', '0x1'][endpoint - 1] : `0x${endpoint}`,
    )
    expect([await read(), await read()]).to.deep.equal(['0x2', '0x2'])
    expect(asked).to.deep.equal(['1 eth_chainId', '2 eth_chainId', '2 eth_blockNumber', '2 eth_blockNumber'])
  })

  it('sends nothing to an endpoint that has too many requests', async () => {
    const { asked, read } = await watched((endpoint, method) => {
      if (endpoint === 1) return new Response('', { status: 429 })
      return method === 'eth_chainId' ? '0x1' : '0x2'
    })
    await read()
    await read()
    expect(asked.filter(line => line.startsWith('1'))).to.have.length(1)
  })

  it('reads nothing without a network', async () => {
    const { asked, read } = await watched(() => '0x1', [])
    expect(await rejection(read())).to.have.property('code', -32603)
    expect(asked).to.deep.equal([])
  })
})
