import { expect } from '@open-wc/testing'

import { parseTransferFees, readTransferFee } from '../../../../src/chains/solana/reads/transfer-fee.js'
import { MalformedReplyError } from '../../../../src/core/errors/service.js'
import type { Rpc } from '../../../../src/services/json-rpc.js'
import { rejection } from '../../../helpers/rejection.js'

type Fee = readonly [epoch: bigint, most: bigint, basisPoints: number]

/** A mint with another extension before that of its fees. */
function mint(older: Fee, newer: Fee): Uint8Array {
  const data = new Uint8Array(166 + 4 + 32 + 4 + 108)
  const view = new DataView(data.buffer)
  data[165] = 1
  view.setUint16(166, 3, true)
  view.setUint16(168, 32, true)
  view.setUint16(202, 1, true)
  view.setUint16(204, 108, true)
  for (const [at, [epoch, most, basisPoints]] of [
    [206 + 72, older],
    [206 + 90, newer],
  ] as const) {
    view.setBigUint64(at, epoch, true)
    view.setBigUint64(at + 8, most, true)
    view.setUint16(at + 16, basisPoints, true)
  }
  return data
}

const rpcAt = (epoch: unknown, asked: string[] = []): Rpc => ({
  request: async method => {
    asked.push(method)
    return { epoch }
  },
})

const OLDER: Fee = [10n, 1_000_000n, 100]
const NEWER: Fee = [20n, 50n, 200]

describe('the fee that a Token-2022 token keeps of a transfer', () => {
  it('is that of the current epoch', async () => {
    const fees = parseTransferFees(mint(OLDER, NEWER))
    if (!fees) throw new Error('no fees')
    expect(await readTransferFee(rpcAt(19), fees, 10_001n)).to.equal(101n)
    expect(await readTransferFee(rpcAt(20), fees, 10_001n)).to.equal(50n)
    expect(await rejection(readTransferFee(rpcAt('soon'), fees, 10_001n))).to.be.instanceOf(MalformedReplyError)
  })

  it('needs no epoch while both are the same', async () => {
    const fees = parseTransferFees(mint([1n, 50n, 200], NEWER))
    const asked: string[] = []
    expect(fees && (await readTransferFee(rpcAt(5, asked), fees, 100n))).to.equal(2n)
    expect(asked).to.deep.equal([])
  })

  it('is none without the extension, at zero, and in data that is cut off', () => {
    expect(parseTransferFees(new Uint8Array(82))).to.equal(undefined)
    expect(parseTransferFees(mint([0n, 0n, 0], [0n, 0n, 0]))).to.equal(undefined)
    expect(parseTransferFees(mint(OLDER, NEWER).slice(0, 290))).to.equal(undefined)
    expect(parseTransferFees(mint(OLDER, NEWER).fill(2, 165, 166)), 'an account').to.equal(undefined)
  })
})
