import { expect } from '@open-wc/testing'

import { JsonRpcError } from '../../../src/core/errors/json-rpc.js'
import { SimulationFailedError } from '../../../src/core/errors/transaction.js'
import { sendErrorText } from '../../../src/elements/send/send-error-text.js'

describe('send-error-text', () => {
  it('says why a Solana program failed, not how far it came', () => {
    const system = '1'.repeat(32)
    const logs = [`Program ${system} invoke [1]`, `Program ${system} success`]
    const error = new SimulationFailedError(logs, { details: 'InsufficientFundsForRent' })
    expect(sendErrorText(error, 'solana')).to.equal('This transaction would fail: InsufficientFundsForRent')
    const failed = new SimulationFailedError([
      ...logs,
      'Transfer: insufficient lamports',
      `Program ${system} consumed 150 of 200000 compute units`,
    ])
    expect(sendErrorText(failed, 'solana')).to.equal('This transaction would fail: Transfer: insufficient lamports')
  })

  it('shows what a Solana program logged before its error number, and that number only if it logged nothing', () => {
    const program = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
    const [invoke, failed] = [`Program ${program} invoke [1]`, `Program ${program} failed: custom program error: 0x11`]
    const details = '{"InstructionError":[2,{"Custom":17}]}'
    const textOf = (...logs: readonly string[]) => sendErrorText(new SimulationFailedError(logs, { details }), 'solana')
    const instruction = 'Program log: Instruction: TransferChecked'
    expect(textOf(invoke, instruction, 'Program log: Error: Account is frozen', failed)).to.equal(
      'This transaction would fail: Program log: Error: Account is frozen',
    )
    expect(textOf(invoke, instruction, failed)).to.equal('This transaction would fail: custom program error: 0x11')
  })

  it('shows no data where it knows no reason', () => {
    const error = new SimulationFailedError([], { details: '{"InsufficientFundsForRent":{"account_index":1}}' })
    expect(sendErrorText(error, 'solana')).to.equal('This transaction would fail.')
  })

  it('does not blame the transaction for an endpoint that is asked too often', () => {
    const text = sendErrorText(new JsonRpcError(-32005, { details: 'rate limit exceeded' }), 'eip155')
    expect(text).not.to.match(/would fail|rate limit/)
    expect(text).to.equal(sendErrorText(new JsonRpcError(429), 'eip155'))
  })
})
