import { expect } from '@open-wc/testing'

import { checkAddress } from '../../../../src/chains/evm/transfers/check-address.js'
import type { CaipNetwork } from '../../../../src/core/entities/network.js'
import { mainnet, rootstock } from '../../../../src/networks.js'
import { createRpc, evmChainCheck } from '../../../../src/services/json-rpc.js'
import { parseNetworks } from '../../../../src/services/config/networks.js'
import { newService, stubFetch } from '../../../controllers/stubs.js'
import { json } from '../../../helpers/fake-fetch.js'
import { rejection } from '../../../helpers/rejection.js'

const ALICE = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
/** One capital of Alice's address is another. */
const MISSPELLED = '0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

interface CheckOptions {
  readonly signal?: AbortSignal
  readonly on?: CaipNetwork | undefined
}

/** An address with the checksum of Rootstock, from EIP-1191. */
const ON_ROOTSTOCK = '0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD'

describe('checkAddress on EVM chains', () => {
  const [network, rsk] = parseNetworks([mainnet, rootstock]).networks
  let stub: ReturnType<typeof stubFetch> | undefined
  afterEach(() => stub?.restore())

  /** Checks an address on a chain with this code there; an error means that no one answers. */
  async function check(address: string, code: unknown, { signal, on = network }: CheckOptions = {}) {
    stub = stubFetch(({ init }) => {
      if (code instanceof Error) return code
      const calls = [JSON.parse(String(init.body))].flat() as { id: number; method: string }[]
      return json(
        calls.map(({ id, method }) => ({ jsonrpc: '2.0', id, result: method === 'eth_chainId' ? '0x1' : code })),
      )
    })
    if (!on) throw new Error('no network')
    const rpc = createRpc([`${newService()}/`], { check: evmChainCheck(1) })
    return checkAddress({ address, network: on, ...(signal ? { signal } : {}) }, async () => rpc)
  }

  it('distinguishes a contract from a person', async () => {
    expect(await check(ALICE, '0x6080')).to.deep.equal({ misspelled: false, contract: true })
    expect(await check(ALICE, '0x')).to.deep.equal({ misspelled: false, contract: false })
  })

  it('treats an account that points to code (EIP-7702) as a person’s', async () =>
    expect(await check(ALICE, `0xef0100${'1'.repeat(40)}`)).to.deep.include({ contract: false }))

  it('detects a wrong capital without any request', async () => {
    expect(await check(MISSPELLED, '0x')).to.deep.equal({ misspelled: true })
    expect(stub?.seen).to.have.length(0)
    for (const plain of [ALICE.toLowerCase(), `0x${ALICE.slice(2).toUpperCase()}`])
      expect(await check(plain, '0x'), plain).to.deep.include({ misspelled: false })
  })

  it('accepts the capitals of the network’s own checksum there alone, and also the usual ones', async () => {
    expect(await check(ON_ROOTSTOCK, '0x', { on: rsk })).to.include({ misspelled: false })
    expect(await check(ALICE, '0x', { on: rsk })).to.include({ misspelled: false })
    expect(await check(MISSPELLED, '0x', { on: rsk })).to.include({ misspelled: true })
    expect(await check(ON_ROOTSTOCK, '0x')).to.include({ misspelled: true })
  })

  it('says nothing about contracts without a valid answer', async () => {
    expect(await check(ALICE, new TypeError('offline'))).to.deep.equal({ misspelled: false })
    for (const code of [7, null, {}]) expect(await check(ALICE, code)).to.deep.equal({ misspelled: false })
  })

  it('stops when no one waits any longer', async () => {
    const signal = AbortSignal.abort(new Error('gone'))
    expect(await rejection(check(ALICE, '0x', { signal }))).to.have.property('message', 'gone')
  })
})
