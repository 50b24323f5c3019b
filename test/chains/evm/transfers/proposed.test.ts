import { keccak_256 } from '@noble/hashes/sha3'
import { expect } from '@open-wc/testing'

import { ProposalWatch, type ProposalState } from '../../../../src/chains/evm/transfers/proposed.js'
import { toHex } from '../../../../src/core/encoding/bytes.js'
import { JsonRpcError } from '../../../../src/core/errors/json-rpc.js'

const SAFE = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const PROPOSAL = `0x${'a'.repeat(64)}`
const SUCCESS = `0x${toHex(keccak_256('ExecutionSuccess(bytes32,uint256)'))}`
const HEAD = 5_000_000

/** A node of a chain on which the owners agreed in a block. It refuses to search more blocks at once than `most`. */
function nodeOf({ agreed, most = Infinity }: { readonly agreed: number; readonly most?: number }) {
  const searched: { from: number; to: number }[] = []
  const request = async (method: string, params: object | readonly unknown[] = []): Promise<unknown> => {
    if (method === 'eth_call') return `0x${'2'.padStart(64, '0')}`
    if (method === 'eth_blockNumber') return `0x${HEAD.toString(16)}`
    const [from, to] = ['fromBlock', 'toBlock'].map(name => Number(Reflect.get(Object(Reflect.get(params, 0)), name)))
    if (from === undefined || to === undefined) throw new Error('no range')
    if (to - from >= most) throw new JsonRpcError(-32005)
    searched.push({ from, to })
    return from <= agreed && agreed <= to ? [{ topics: [SUCCESS, PROPOSAL], data: '0x' }] : []
  }
  return { rpc: { request }, searched }
}

/** What a number of looks say; the looks end with one that is not "open". */
async function look(watch: ProposalWatch, times: number): Promise<readonly ProposalState[]> {
  const states: ProposalState[] = []
  while (states.length < times && (states.at(-1) ?? 'open') === 'open') states.push(await watch.look())
  return states
}

describe('a proposal to the owners of a Safe', () => {
  it('is found although they agreed long before the page was opened', async () => {
    const { rpc } = nodeOf({ agreed: HEAD - 250_000 })
    const states = await look(new ProposalWatch(rpc, PROPOSAL, SAFE), 20)
    expect(states.at(-1)).to.equal('executed')
  })

  it('is found with endpoints that search few blocks at once, without a gap', async () => {
    const { rpc, searched } = nodeOf({ agreed: HEAD - 40_000, most: 3_000 })
    const states = await look(new ProposalWatch(rpc, PROPOSAL, SAFE), 40)
    expect(states.at(-1)).to.equal('executed')
    const oldest = Math.min(...searched.map(({ from }) => from))
    for (let block = oldest; block <= HEAD; block += 500)
      expect(searched.some(({ from, to }) => from <= block && block <= to)).to.equal(true)
  })

  it('does not search back without end', async () => {
    const { rpc, searched } = nodeOf({ agreed: HEAD + 1 })
    await look(new ProposalWatch(rpc, PROPOSAL, SAFE), 60)
    expect(searched.filter(({ to }) => to < HEAD - 1_000).length).to.be.below(41)
  })
})
