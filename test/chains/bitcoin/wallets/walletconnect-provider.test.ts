import { expect } from '@open-wc/testing'
import { Transaction } from '@scure/btc-signer'

import { buildTransfer } from '../../../../src/chains/bitcoin/transfers/transfer.js'
import { createSessionBitcoinProvider } from '../../../../src/chains/bitcoin/wallets/walletconnect-provider.js'
import { fromBase64, fromHex, toBase64 } from '../../../../src/core/encoding/bytes.js'
import { addressesOf, signPsbt } from '../../../../src/testing/bitcoin/signing.js'
import { REGTEST_ACCOUNTS } from '../../../../src/testing/index.js'
import { rejection } from '../../../helpers/rejection.js'
import { cleanUp } from '../../shared/harness.js'
import { answerFetch, bitcoin } from '../harness.js'

const ADDRESS = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
const RECIPIENT = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const TXID = '12'.repeat(32)

function make(
  answers: Readonly<Record<string, unknown>>,
  { address = ADDRESS, endpoints = (): readonly string[] => [] } = {},
) {
  const calls: { readonly method: string; readonly params: object }[] = []
  const source = {
    name: 'Far wallet',
    raw: {},
    addresses: () => [address],
    network: () => bitcoin.caipNetworkId,
    endpoints: async () => endpoints(),
    request: async (call: { readonly method: string; readonly params: object }): Promise<unknown> => {
      calls.push(call)
      if (!(call.method in answers)) throw Object.assign(new Error('unknown'), { code: 4200 })
      const answer = answers[call.method]
      return typeof answer === 'function' ? Reflect.apply(answer, undefined, [call.params]) : answer
    },
  }
  return { provider: createSessionBitcoinProvider(source), calls, source }
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
    expect(await provider.sendTransfer({ recipient: RECIPIENT, amount: '1000' })).to.equal(TXID)
    expect(calls[0]?.params).to.deep.equal({ account: ADDRESS, recipientAddress: RECIPIENT, amount: '1000' })
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

  it('has the name of the wallet that is connected now', () => {
    const { provider, source } = make({})
    expect(provider.name).to.equal('Far wallet')
    source.name = 'Next wallet'
    expect(provider.name).to.equal('Next wallet')
  })
})

describe('a PSBT that a Bitcoin wallet over WalletConnect signs and does not send', () => {
  afterEach(cleanUp)

  const ESPLORA = 'https://esplora.example'
  const [keys] = REGTEST_ACCOUNTS
  const [payer] = addressesOf(keys, 'mainnet')

  /** Has one signed and sent; returns where it was posted to. `onSign` runs while the wallet signs. */
  async function send(endpoints: () => readonly string[], onSign = (): void => undefined) {
    const asked = answerFetch({
      '/utxo': () => Response.json([{ txid: TXID, vout: 0, value: 90_000, status: { confirmed: true } }]),
      '/fee-estimates': () => Response.json({ '3': 1 }),
      '/tx': init => new Response(Transaction.fromRaw(fromHex(String(init?.body)) ?? new Uint8Array()).id),
    })
    const address = payer?.address ?? ''
    const payment = { from: address, recipient: RECIPIENT, amount: 1_000n }
    const { psbt } = await buildTransfer(payment, { address }, [ESPLORA])
    const sign = (): object => {
      onSign()
      return { psbt: toBase64(signPsbt(keys, fromBase64(psbt) ?? new Uint8Array(), [0])) }
    }
    const { provider } = make({ signPsbt: sign }, { address, endpoints })
    await provider.signPSBT({ psbt, broadcast: true })
    return asked.filter(line => line.startsWith('POST'))
  }

  it('is sent through Esplora services, never through the rpc service', async () => {
    const rpc = `https://rpc.example/v1/?chainId=${encodeURIComponent(bitcoin.caipNetworkId)}&projectId=p`
    expect(await send(() => [rpc, ESPLORA])).to.deep.equal([`POST ${ESPLORA}/tx`])
  })

  it('is sent on the network that it is signed for, also if the session moves or ends meanwhile', async () => {
    let endpoints: readonly string[] = [ESPLORA]
    for (const next of [['https://testnet.example'], []]) {
      endpoints = [ESPLORA]
      const posted = await send(
        () => endpoints,
        () => (endpoints = next),
      )
      expect(posted).to.deep.equal([`POST ${ESPLORA}/tx`])
    }
  })
})
