import { expect } from '@open-wc/testing'

import { siteFacade } from '../../../src/core/site-facade.js'
import { asSiteSends, siteTransactions, type SiteTransaction } from '../../../src/services/wallets/site-transactions.js'

const HASH = `0x${'ab'.repeat(32)}`
const TXID = 'cd'.repeat(32)
const SIGNATURE = '5'.repeat(88)

/** A provider that returns its arguments, as passed to sites. */
class Echo {
  request(call: { readonly method: string; readonly answer?: unknown }, _network?: string): Promise<unknown> {
    return 'answer' in call ? Promise.resolve(call.answer) : Promise.reject(new Error('no'))
  }
  sendTransaction = (answer: unknown): Promise<unknown> => Promise.resolve(answer)
  signAndSendTransaction = this.sendTransaction
  signTransaction = this.sendTransaction
  sendTransfer = this.sendTransaction
  signPSBT = this.sendTransaction
}

describe('what a site sends through a provider that it was given', () => {
  let told: SiteTransaction[] = []
  let stop = (): void => undefined
  const given = siteFacade(new Echo(), asSiteSends)

  beforeEach(() => {
    told = []
    stop = siteTransactions.onSent(transaction => void told.push(transaction))
  })
  afterEach(() => stop())

  for (const [method, answer, namespace, hash] of [
    ['eth_sendTransaction', HASH, 'eip155', HASH],
    ['eth_sendTransaction', 'ok', 'eip155', undefined],
    ['eth_sendRawTransaction', HASH, 'eip155', HASH],
    ['eth_sendUserOperation', HASH, 'eip155', undefined],
    ['solana_signAndSendTransaction', { signature: SIGNATURE }, 'solana', SIGNATURE],
    ['sendTransfer', { txid: TXID }, 'bip122', TXID],
    ['signPsbt', { psbt: 'cHNidP8=', txid: TXID }, 'bip122', TXID],
    ['ton_sendMessage', 'te6cck==', 'ton', undefined],
  ] as const)
    it(`is reported: ${method}, answered with ${JSON.stringify(answer)}`, async () => {
      expect(await given.request({ method, answer })).to.equal(answer)
      expect(told).to.deep.equal([{ namespace, hash, caipNetworkId: undefined }])
    })

  for (const answer of [{ id: HASH }, HASH])
    it(`is reported with the wallet’s id of the batch, answered with ${JSON.stringify(answer)}`, async () => {
      await given.request({ method: 'wallet_sendCalls', answer })
      expect(told).to.deep.equal([{ namespace: 'eip155', hash: undefined, caipNetworkId: undefined, batch: HASH }])
    })

  it('is reported with the network that the site specified', async () => {
    await given.request({ method: 'eth_sendTransaction', answer: HASH }, 'eip155:137')
    await given.request({ method: 'eth_sendTransaction', answer: HASH }, 'polygon')
    expect(told.map(({ caipNetworkId }) => caipNetworkId)).to.deep.equal(['eip155:137', undefined])
  })

  it('is reported in each family’s terms', async () => {
    await given.sendTransaction(SIGNATURE)
    await given.signAndSendTransaction(SIGNATURE)
    await given.sendTransfer(TXID)
    await given.signPSBT({ psbt: 'cHNidP8=', txid: TXID })
    expect(told.map(({ hash }) => hash)).to.deep.equal([SIGNATURE, SIGNATURE, TXID, TXID])
    expect(told.map(({ namespace }) => namespace)).to.deep.equal(['solana', 'solana', 'bip122', 'bip122'])
  })

  it('is not reported when it is only signed or read, or refused', async () => {
    await given.signTransaction(SIGNATURE)
    await given.signPSBT({ psbt: 'cHNidP8=' })
    for (const method of ['signPsbt', 'personal_sign', 'eth_getBalance', 'constructor'])
      await given.request({ method, answer: { psbt: 'cHNidP8=' } })
    await given.request({ method: 'eth_sendTransaction' }).catch(() => undefined)
    expect(told).to.deep.equal([])
  })
})
