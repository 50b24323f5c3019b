import { expect } from '@open-wc/testing'

import { signMessage } from '../../../src/chains/shared/sign-message.js'
import type { ChainNamespace } from '../../../src/core/caip.js'
import { MalformedReplyError } from '../../../src/core/errors/service.js'

/** Signs `hi` and returns the wallet's request and the result. */
async function sign(namespace: ChainNamespace, answer: unknown) {
  let asked: unknown
  const signature = await signMessage(namespace, { message: 'hi', address: 'addr' }, call => {
    asked = call
    return Promise.resolve(answer)
  })
  return { asked, signature }
}

describe('signMessage over the wallet-connection protocol', () => {
  it('is personal_sign in hex for EVM', async () => {
    expect(await sign('eip155', '0x12')).to.deep.equal({
      asked: { method: 'personal_sign', params: ['0x6869', 'addr'] },
      signature: '0x12',
    })
  })

  it('is base58 for Solana', async () => {
    expect(await sign('solana', { signature: 'abc' })).to.deep.equal({
      asked: { method: 'solana_signMessage', params: { message: '8wr', pubkey: 'addr' } },
      signature: 'abc',
    })
  })

  it("turns Bitcoin's hex into base64", async () => {
    const { asked, signature } = await sign('bip122', { address: 'addr', signature: 'ff00' })
    expect(asked).to.deep.equal({ method: 'signMessage', params: { account: 'addr', message: 'hi', address: 'addr' } })
    expect(signature).to.equal('/wA=')
    expect((await sign('bip122', { signature: 'not hex' })).signature).to.equal('not hex')
  })

  it('reaches Polkadot and Cosmos wallets in their own words', async () => {
    expect((await sign('polkadot', { signature: '0xab' })).asked).to.deep.equal({
      method: 'polkadot_signMessage',
      params: { address: 'addr', message: 'hi' },
    })
    const { asked, signature } = await sign('cosmos', { signature: { signature: 'abc', pub_key: {} } })
    expect(signature).to.equal('abc')
    expect(asked).to.have.nested.property('params.signDoc.msgs[0].value.data', btoa('hi'))
  })

  it('reaches TON and TRON wallets in their own words', async () => {
    expect(
      await sign('ton', { signature: 'c2ln', address: '0:ab', timestamp: 1, domain: 'example.com' }),
    ).to.deep.equal({
      asked: { method: 'ton_signData', params: [{ type: 'text', text: 'hi', from: 'addr' }] },
      signature: 'c2ln',
    })
    expect(await sign('tron', { signature: '0xab' })).to.deep.equal({
      asked: { method: 'tron_signMessage', params: { address: 'addr', message: 'hi' } },
      signature: '0xab',
    })
  })

  it('refuses an answer without a signature', async () => {
    const failed: unknown = await sign('eip155', {}).catch((error: unknown) => error)
    expect(failed).to.be.instanceOf(MalformedReplyError)
  })
})
