import { expect } from '@open-wc/testing'

import { createSessionBitcoinProvider } from '../../../../src/chains/bitcoin/wallets/walletconnect-provider.js'
import { REGTEST_ACCOUNTS } from '../../../../src/testing/index.js'
import { rejection } from '../../../helpers/rejection.js'
import { bitcoin } from '../harness.js'

const ADDRESS = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
const TXID = '12'.repeat(32)

function make(answers: Readonly<Record<string, unknown>>) {
  const calls: { readonly method: string; readonly params: object }[] = []
  const provider = createSessionBitcoinProvider({
    name: 'Far wallet',
    raw: {},
    addresses: () => [ADDRESS],
    network: () => bitcoin.caipNetworkId,
    endpoints: async () => [],
    request: async call => {
      calls.push(call)
      if (!(call.method in answers)) throw Object.assign(new Error('unknown'), { code: 4200 })
      return answers[call.method]
    },
  })
  return { provider, calls }
}

describe('a Bitcoin wallet over WalletConnect', () => {
  it('signs messages; its hex becomes base64', async () => {
    const { provider, calls } = make({ signMessage: { signature: '27'.repeat(65), address: ADDRESS } })
    const signed = await provider.signMessage({ message: 'hello' })
    expect(signed).to.deep.equal({ signature: btoa("'".repeat(65)), address: ADDRESS, protocol: 'ecdsa' })
    const params = { account: ADDRESS, message: 'hello', address: ADDRESS, protocol: 'ecdsa' }
    expect(calls).to.deep.equal([{ method: 'signMessage', params }])
  })

  it('signs messages with BIP-322 if a site requests it, and says so', async () => {
    const witness = `02${'48'.padEnd(146, '1')}21${'02'.repeat(33)}`
    const { provider, calls } = make({ signMessage: { signature: witness, address: ADDRESS } })
    const { signature, protocol } = await provider.signMessage({ message: 'hello', protocol: 'bip322' })
    expect(calls[0]?.params).to.include({ protocol: 'bip322' })
    expect(protocol).to.equal('bip322')
    expect(atob(signature)).to.have.length(witness.length / 2)
  })

  it('pays in texts of satoshis', async () => {
    const { provider, calls } = make({ sendTransfer: { txid: TXID } })
    const recipient = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
    expect(await provider.sendTransfer({ recipient, amount: '1000' })).to.equal(TXID)
    expect(calls[0]?.params).to.deep.equal({ account: ADDRESS, recipientAddress: recipient, amount: '1000' })
    const local = provider.sendTransfer({ recipient: REGTEST_ACCOUNTS[0].paymentAddress, amount: '1000' })
    expect(await rejection(local)).to.have.property('name', 'BitcoinRequestError')
  })

  it('signs PSBTs with the inputs that are named', async () => {
    const psbt = btoa(String.fromCharCode(0x70, 0x73, 0x62, 0x74, 0xff, 0))
    const { provider, calls } = make({ signPsbt: { psbt } })
    const signInputs = [{ address: ADDRESS, index: 0 }]
    expect(await provider.signPSBT({ psbt, signInputs })).to.deep.equal({ psbt })
    expect(calls[0]?.params).to.deep.equal({ account: ADDRESS, psbt, signInputs, broadcast: false })
  })

  it('returns its addresses with their keys, or at least those of the session', async () => {
    const publicKey = '02c7f12003196442943d8588e01aee840423cc54fc1521526a3b85c2b0cbd58872'
    const told = [{ address: ADDRESS, publicKey, path: "m/84'/0'/0'/0/0", intention: 'payment' }]
    const { provider } = make({ getAccountAddresses: told })
    expect(await provider.getAccountAddresses()).to.deep.equal([
      { address: ADDRESS, type: 'payment', publicKey, path: "m/84'/0'/0'/0/0" },
    ])
    expect(await make({}).provider.getAccountAddresses()).to.deep.equal([{ address: ADDRESS, type: 'payment' }])
  })
})
