import { keccak_256 } from '@noble/hashes/sha3'
import { expect } from '@open-wc/testing'

import { approvalData, readApproval, takesTokens } from '../../../src/core/chain/token-functions.js'
import { toHex } from '../../../src/core/encoding/bytes.js'

const selectorOf = (signature: string): string => toHex(keccak_256(signature)).slice(0, 8)

const TAKING = [
  'transfer(address,uint256)',
  'transferFrom(address,address,uint256)',
  'approve(address,uint256)',
  'increaseAllowance(address,uint256)',
  'increaseApproval(address,uint256)',
  'burn(uint256)',
  'burnFrom(address,uint256)',
  'transferAndCall(address,uint256,bytes)',
  'transferAndCall(address,uint256)',
  'transferFromAndCall(address,address,uint256)',
  'transferFromAndCall(address,address,uint256,bytes)',
  'approveAndCall(address,uint256,bytes)',
  'approveAndCall(address,uint256)',
  'send(address,uint256,bytes)',
  'authorizeOperator(address)',
  'operatorSend(address,address,uint256,bytes,bytes)',
  'burn(uint256,bytes)',
  'safeTransferFrom(address,address,uint256)',
  'safeTransferFrom(address,address,uint256,bytes)',
  'safeTransferFrom(address,address,uint256,uint256,bytes)',
  'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
  'setApprovalForAll(address,bool)',
  'withdraw(uint256,address,address)',
  'redeem(uint256,address,address)',
  'withdraw(address,uint256,address)',
  'approveDelegation(address,uint256)',
  'approve(address,address,uint160,uint48)',
  'transferFrom(address,address,uint160,address)',
  'transferFrom((address,address,uint160,address)[])',
]
const OTHER = [
  'deposit()',
  'multicall(bytes[])',
  'multicall(uint256,bytes[])',
  'swap(address,(address,address,address,address,uint256,uint256,uint256),bytes)',
  'execute(bytes,bytes[],uint256)',
  'decreaseAllowance(address,uint256)',
]

describe('functions that take tokens', () => {
  for (const signature of TAKING)
    it(`are known whatever follows the selector, in either case: ${signature}`, () => {
      for (const tail of ['', '00', '0'.repeat(128), '0'.repeat(130)])
        expect(takesTokens(`0x${selectorOf(signature)}${tail}`)).to.equal(true)
      expect(takesTokens(`0x${selectorOf(signature).toUpperCase()}`)).to.equal(true)
    })

  it('are not those of exchanges and bridges, nor no data', () => {
    for (const signature of OTHER) expect(takesTokens(`0x${selectorOf(signature)}00`), signature).to.equal(false)
    for (const data of ['0x', '0x00', '0xa9059c']) expect(takesTokens(data)).to.equal(false)
  })
})

describe('an approval', () => {
  const SPENDER = '0x1111111254eeb25477b68fb85ed929f73a960582'

  it('is read as it is written, also of nothing', () => {
    for (const amount of [0n, 5n, (1n << 256n) - 1n])
      expect(readApproval(approvalData({ spender: SPENDER, amount }))).to.deep.equal({ spender: SPENDER, amount })
    expect(approvalData({ spender: SPENDER, amount: 0n }).slice(2, 10)).to.equal(selectorOf('approve(address,uint256)'))
  })

  it('is nothing longer or shorter, nor another function, nor of more than an address', () => {
    const data = approvalData({ spender: SPENDER, amount: 5n })
    for (const other of [
      `${data}00`,
      data.slice(0, -2),
      data.replace('095ea7b3', 'a9059cbb'),
      data.replace('000', '001'),
    ])
      expect(readApproval(other)).to.equal(undefined)
  })
})
