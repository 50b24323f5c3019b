import { expect } from '@open-wc/testing'

import { signHexPsbt } from '../../../../../src/chains/bitcoin/wallets/dialects/hex-psbt.js'
import type { PsbtRequest } from '../../../../../src/chains/bitcoin/wallets/wallet.js'
import { toBase64 } from '../../../../../src/core/encoding/bytes.js'
import { BitcoinRequestError } from '../../../../../src/core/errors/bitcoin.js'
import { MalformedReplyError } from '../../../../../src/core/errors/service.js'
import { bindObject } from '../../../../../src/services/wallets/bound-object.js'
import { rejection } from '../../../../helpers/rejection.js'

const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const HEX = '70736274ff00'
const PSBT = toBase64(Uint8Array.of(0x70, 0x73, 0x62, 0x74, 0xff, 0))
const request: PsbtRequest = {
  psbt: PSBT,
  inputs: [{ address: ADDRESS, index: 1 }],
  isChosen: false,
  broadcast: false,
  accounts: [{ address: ADDRESS, type: 'payment', publicKey: '02ab' }],
}

/** A wallet of this dialect, with what it was asked. */
function make(answers: { readonly signPsbt?: unknown; readonly pushPsbt?: unknown } = {}) {
  const asked: unknown[][] = []
  const bound = bindObject(
    {
      signPsbt: (...values: unknown[]) => (
        asked.push(['sign', ...values]),
        'signPsbt' in answers ? answers.signPsbt : HEX
      ),
      pushPsbt: (...values: unknown[]) => (asked.push(['push', ...values]), answers.pushPsbt ?? 'AB'.repeat(32)),
    },
    ['signPsbt', 'pushPsbt'],
  )
  if (!bound) throw new Error('not bound')
  return { bound, asked }
}

describe('a wallet that takes PSBTs in hex', () => {
  it('is passed which inputs to sign, and with which key', async () => {
    const { bound, asked } = make()
    expect(await signHexPsbt(bound, request)).to.deep.equal({ psbt: PSBT })
    const toSignInputs = [{ index: 1, address: ADDRESS, publicKey: '02ab' }]
    expect(asked).to.deep.equal([['sign', HEX, { autoFinalized: false, toSignInputs }]])
  })

  it('is passed the chosen signature types', async () => {
    const { bound, asked } = make()
    await signHexPsbt(bound, { ...request, accounts: [], inputs: [{ address: ADDRESS, index: 0, sighashTypes: [1] }] })
    expect(asked[0]?.[2]).to.deep.equal({
      autoFinalized: false,
      toSignInputs: [{ index: 0, address: ADDRESS, sighashTypes: [1] }],
    })
  })

  it('signs all and sends when it shall', async () => {
    const { bound, asked } = make()
    expect(await signHexPsbt(bound, { ...request, broadcast: true })).to.deep.equal({
      psbt: PSBT,
      txid: 'ab'.repeat(32),
    })
    expect(asked).to.deep.equal([
      ['sign', HEX, { autoFinalized: true }],
      ['push', HEX],
    ])
  })

  it('may answer in base64', async () =>
    expect(await signHexPsbt(make({ signPsbt: PSBT }).bound, request)).to.deep.equal({ psbt: PSBT }))

  it('does not send when inputs were selected: the others may be unsigned', async () => {
    const { bound, asked } = make()
    const error = await rejection(signHexPsbt(bound, { ...request, broadcast: true, isChosen: true }))
    expect(error).to.be.instanceOf(BitcoinRequestError)
    expect(asked).to.deep.equal([])
  })

  it('is not asked with invalid base64', async () => {
    const { bound, asked } = make()
    expect(await rejection(signHexPsbt(bound, { ...request, psbt: '!' }))).to.be.instanceOf(BitcoinRequestError)
    expect(asked).to.deep.equal([])
  })

  for (const answer of [undefined, null, '', 'rubbish', 5, {}])
    it(`that answers ${JSON.stringify(answer)} is not believed`, async () =>
      expect(await rejection(signHexPsbt(make({ signPsbt: answer }).bound, request))).to.be.instanceOf(
        MalformedReplyError,
      ))

  it('that sends without returning an id is not trusted', async () =>
    expect(
      await rejection(signHexPsbt(make({ pushPsbt: 'sent' }).bound, { ...request, broadcast: true })),
    ).to.be.instanceOf(MalformedReplyError))
})
