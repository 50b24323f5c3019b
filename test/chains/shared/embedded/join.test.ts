import { expect } from '@open-wc/testing'

import { toSiteCall } from '../../../../src/chains/shared/embedded/join.js'
import { encodeBase58 } from '../../../../src/core/encoding/base58.js'
import { encodeBase64 } from '../../../../src/core/encoding/base64.js'

const bytes = new Uint8Array([0, 1, 2, 250])
const [base64, base58] = [encodeBase64(bytes), encodeBase58(bytes)]

describe('a request of a Solana session, for the secure site', () => {
  it('sends its transaction in base58, and its options by name', () =>
    expect(
      toSiteCall({
        method: 'solana_signAndSendTransaction',
        params: { transaction: base64, sendOptions: { maxRetries: 1 }, feePayer: 'x' },
      }),
    ).to.deep.equal({
      method: 'solana_signAndSendTransaction',
      params: { transaction: base58, options: { maxRetries: 1 } },
    }))

  it('sends all its transactions in this form', () =>
    expect(
      toSiteCall({ method: 'solana_signAllTransactions', params: { transactions: [base64, base64] } }).params,
    ).to.deep.equal({ transactions: [base58, base58] }))

  it('is unchanged without a transaction', () => {
    const call = { method: 'solana_signMessage', params: { message: 'x', pubkey: 'y' } }
    expect(toSiteCall(call)).to.deep.equal(call)
  })
})
