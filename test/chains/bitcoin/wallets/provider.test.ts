import { expect } from '@open-wc/testing'

import { createBitcoinProvider, type ProviderSource } from '../../../../src/chains/bitcoin/wallets/provider.js'
import type { BitcoinWallet } from '../../../../src/chains/bitcoin/wallets/wallet.js'
import { toBase64 } from '../../../../src/core/encoding/bytes.js'
import type { Account } from '../../../../src/core/entities/account.js'
import { BitcoinRejectedError, BitcoinRequestError, BitcoinWalletError } from '../../../../src/core/errors/bitcoin.js'
import { rejection } from '../../../helpers/rejection.js'

const PAYMENT: Account = { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', type: 'payment' }
const ORDINAL: Account = {
  address: 'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3',
  type: 'ordinal',
}
const OTHER = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'
const TEST = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'

/** A wallet's provider with scripted answers; `asked` records its requests. */
function make(patch: Partial<BitcoinWallet> = {}, accounts: readonly Account[] = [PAYMENT, ORDINAL]) {
  const asked: [string, unknown][] = []
  const wallet: BitcoinWallet = {
    raw: { own: true },
    connect: async () => ({ accounts }),
    restore: async () => ({ accounts }),
    signMessage: async request => (asked.push(['message', request]), toBase64(new Uint8Array(65).fill(31))),
    signPsbt: async request => (asked.push(['psbt', request]), { psbt: request.psbt }),
    sendTransfer: async request => (asked.push(['transfer', request]), 'ab'.repeat(32)),
    ...patch,
  }
  const source: ProviderSource = { name: 'Leaf', wallet, accounts: () => accounts, endpoints: async () => [] }
  return { provider: createBitcoinProvider(source), asked, wallet }
}
const detailsOf = async (task: Promise<unknown>): Promise<string | undefined> => {
  const error = await rejection(task)
  expect(error).to.be.instanceOf(BitcoinRequestError)
  return (error as BitcoinRequestError).details
}

describe('the provider of a Bitcoin wallet', () => {
  it('is the wallet with its name and accounts', async () => {
    const { provider, wallet } = make()
    expect(provider).to.include({ name: 'Leaf', raw: wallet.raw })
    expect(await provider.getAccountAddresses()).to.deep.equal([PAYMENT, ORDINAL])
  })
})

describe('a message to sign', () => {
  it('is signed by the active address, over its hash', async () => {
    const { provider, asked } = make()
    const signed = await provider.signMessage({ message: 'hi' })
    expect(asked).to.deep.equal([['message', { message: 'hi', address: PAYMENT.address, protocol: 'ecdsa' }]])
    expect(signed).to.deep.include({ address: PAYMENT.address, protocol: 'ecdsa' })
  })

  it('is signed with BIP-322 by a Taproot address, or on request', async () => {
    const { provider, asked } = make()
    await provider.signMessage({ message: 'hi', address: ORDINAL.address })
    await provider.signMessage({ message: 'hi', protocol: 'bip322' })
    expect(asked.map(([, request]) => (request as { protocol: string }).protocol)).to.deep.equal(['bip322', 'bip322'])
  })

  for (const [why, bytes] of [
    ['another length', new Uint8Array(64).fill(31)],
    ['a low header', new Uint8Array(65).fill(26)],
    ['a high header', new Uint8Array(65).fill(43)],
  ] as const)
    it(`is reported as BIP-322 if its signature has ${why}`, async () => {
      const { provider } = make({ signMessage: async () => toBase64(bytes) })
      expect((await provider.signMessage({ message: 'hi', protocol: 'ecdsa' })).protocol).to.equal('bip322')
    })

  it('is not signed by an address that the wallet has not given', async () => {
    const { provider, asked } = make()
    const details = await detailsOf(provider.signMessage({ message: 'hi', address: OTHER }))
    expect(details).to.equal(`The wallet has not shared the address ${OTHER}.`)
    expect(asked).to.deep.equal([])
  })

  it('is not signed once the wallet is gone', async () =>
    expect(await detailsOf(make({}, []).provider.signMessage({ message: 'hi' }))).to.equal(
      'The wallet has not shared the address .',
    ))

  it('may be refused', async () => {
    const { provider } = make({ signMessage: () => Promise.reject({ code: 4001, message: 'no' }) })
    expect(await rejection(provider.signMessage({ message: 'hi' }))).to.be.instanceOf(BitcoinRejectedError)
  })

  it('may fail in the wallet', async () => {
    const { provider } = make({ signMessage: () => Promise.reject(new Error('boom')) })
    expect(await rejection(provider.signMessage({ message: 'hi' })))
      .to.be.instanceOf(BitcoinWalletError)
      .and.include({ details: 'boom' })
  })
})

describe('a payment', () => {
  it('goes from the payment address, in whole satoshis', async () => {
    const { provider, asked } = make({}, [ORDINAL, PAYMENT])
    expect(await provider.sendTransfer({ recipient: OTHER, amount: '0100' })).to.equal('ab'.repeat(32))
    expect(asked).to.deep.equal([['transfer', { from: PAYMENT.address, recipient: OTHER, amount: 100n }]])
  })

  for (const amount of ['', '0', '-1', '1.5', '1e3', ' 1', '0x10', '2100000000000001', '9'.repeat(17)])
    it(`of “${amount}” is not asked of the wallet`, async () => {
      const { provider, asked } = make()
      const details = await detailsOf(provider.sendTransfer({ recipient: OTHER, amount }))
      expect(details).to.equal('The amount must be a positive number of satoshis.')
      expect(asked).to.deep.equal([])
    })

  it('of all existing bitcoin can be requested', async () => {
    const { provider, asked } = make()
    await provider.sendTransfer({ recipient: OTHER, amount: '2100000000000000' })
    expect(asked).to.have.length(1)
  })

  for (const [recipient, details] of [
    [TEST, 'The recipient is on another Bitcoin network.'],
    ['nobody', 'nobody is not a Bitcoin address.'],
    [`${OTHER}x`, `${OTHER}x is not a Bitcoin address.`],
  ] as const)
    it(`to ${recipient.slice(0, 12)} is not asked of the wallet`, async () => {
      const { provider, asked } = make()
      expect(await detailsOf(provider.sendTransfer({ recipient, amount: '1' }))).to.equal(details)
      expect(asked).to.deep.equal([])
    })
})

describe('a PSBT to sign', () => {
  const PSBT = toBase64(Uint8Array.of(0x70, 0x73, 0x62, 0x74, 0xff, 0))
  const signInputs = [{ address: PAYMENT.address, index: 0 }]

  it('is sent to the wallet with the specified inputs', async () => {
    const { provider, asked } = make()
    expect(await provider.signPSBT({ psbt: PSBT, signInputs })).to.deep.equal({ psbt: PSBT })
    expect(asked[0]?.[1]).to.deep.include({ psbt: PSBT, inputs: signInputs, isChosen: true, broadcast: false })
  })

  it('that the wallet has sent is sent by no one else', async () => {
    const { provider } = make({ signPsbt: async ({ psbt }) => ({ psbt, txid: 'cd'.repeat(32) }) })
    expect(await provider.signPSBT({ psbt: PSBT, signInputs, broadcast: true })).to.deep.equal({
      psbt: PSBT,
      txid: 'cd'.repeat(32),
    })
  })

  for (const psbt of ['', 'rubbish', '!!', toBase64(Uint8Array.of(1, 2, 3, 4, 5))])
    it(`“${psbt}” is none`, async () => {
      const { provider, asked } = make()
      expect(await detailsOf(provider.signPSBT({ psbt, signInputs }))).to.equal('This is not a PSBT.')
      expect(asked).to.deep.equal([])
    })

  it('is not signed for an address that the wallet has not given', async () => {
    const { provider, asked } = make()
    await detailsOf(provider.signPSBT({ psbt: PSBT, signInputs: [{ address: OTHER, index: 0 }] }))
    expect(asked).to.deep.equal([])
  })

  it('without an input of the wallet is not signed', async () => {
    const { provider, asked } = make()
    expect(await detailsOf(provider.signPSBT({ psbt: PSBT, signInputs: [] }))).to.equal(
      'No input belongs to the connected addresses.',
    )
    expect(asked).to.deep.equal([])
  })

  it('that cannot be opened to find inputs is rejected with the reason', async () =>
    expect(await detailsOf(make().provider.signPSBT({ psbt: PSBT }))).to.equal('The PSBT cannot be read.'))
})
