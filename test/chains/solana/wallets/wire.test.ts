import { expect } from '@open-wc/testing'
import fc from 'fast-check'

import { legacyFields } from '../../../../src/chains/solana/wallets/legacy-fields.js'
import { openTransaction } from '../../../../src/chains/solana/wallets/transaction-kinds.js'
import { compile, solInstructions } from '../../../../src/chains/solana/transfers/transfer-message.js'
import {
  attachSignature,
  formatWire,
  parseSignature,
  parseWire,
  readLength,
  signatureOf,
} from '../../../../src/chains/solana/wallets/wire.js'
import { encodeBase58 } from '../../../../src/core/encoding/base58.js'
import { InvalidTransactionError } from '../../../../src/core/errors/transaction.js'
import { first, second } from '../harness.js'

const BLOCKHASH = second
const wire = (): Uint8Array =>
  compile(first, solInstructions(first, second, 5n), { blockhash: BLOCKHASH, lastValidBlockHeight: 1n })
const SIGNATURE = new Uint8Array(64).fill(7)

/** A legacy message with one signer and one instruction of program 1 on both accounts. */
const legacyMessage = (patch: Readonly<Record<number, number>> = {}): Uint8Array => {
  const bytes = [
    1,
    0,
    1,
    2,
    ...Array<number>(32).fill(1),
    ...Array<number>(32).fill(2),
    ...Array<number>(32).fill(3),
    1,
    1,
    1,
    0,
    2,
    9,
    9,
  ]
  for (const [place, value] of Object.entries(patch)) bytes[Number(place)] = value
  return Uint8Array.from(bytes)
}
const legacy = (patch?: Readonly<Record<number, number>>): Uint8Array =>
  formatWire([new Uint8Array(64)], legacyMessage(patch))

describe('a transaction as it travels', () => {
  it('is taken apart and put together again', () => {
    const { signatures, message, signers } = parseWire(wire())
    expect(signers).to.deep.equal([first])
    expect(signatures.map(({ length }) => length)).to.deep.equal([64])
    expect(formatWire(signatures, message)).to.deep.equal(wire())
  })

  it('accepts its signer’s signature', () => {
    const signed = attachSignature(wire(), first, SIGNATURE)
    expect(parseWire(signed).signatures[0]).to.deep.equal(SIGNATURE)
    expect(parseWire(signed).message).to.deep.equal(parseWire(wire()).message)
    expect(signatureOf(signed)).to.equal(encodeBase58(SIGNATURE))
  })

  it('accepts no stranger’s signature, nor one of another length', () => {
    expect(() => attachSignature(wire(), second, SIGNATURE)).to.throw(InvalidTransactionError, 'Invalid transaction')
    expect(() => attachSignature(wire(), first, SIGNATURE.slice(1))).to.throw(InvalidTransactionError)
    expect(() => attachSignature(wire(), first, undefined)).to.throw(InvalidTransactionError)
  })

  it('is not longer than the chain accepts', () => {
    const long = new Uint8Array(1_233)
    long.set(wire())
    expect(() => parseWire(long)).to.throw(InvalidTransactionError)
  })

  it('names as many signers as it has signatures', () => {
    const { message } = parseWire(wire())
    expect(() => parseWire(formatWire([SIGNATURE, SIGNATURE], message))).to.throw(InvalidTransactionError)
    expect(() => parseWire(formatWire([], message))).to.throw(InvalidTransactionError)
  })

  it('that is cut off before the end of its keys is invalid', () => {
    const whole = wire()
    for (const length of [0, 1, 64, 65, 66, 68, 90])
      expect(() => parseWire(whole.slice(0, length))).to.throw(InvalidTransactionError)
  })

  it('made of anything fails with the one error, or not at all', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), bytes => {
        try {
          parseWire(bytes)
        } catch (error) {
          expect(error).to.be.instanceOf(InvalidTransactionError)
        }
      }),
    ))
})

describe('a length in the chain’s variable form', () => {
  for (const [bytes, value, next] of [
    [[0], 0, 1],
    [[127], 127, 1],
    [[128, 1], 128, 2],
    [[255, 255, 3], 65_535, 3],
  ] as const)
    it(`${bytes.join(' ')} is ${value}`, () =>
      expect(readLength(Uint8Array.from(bytes), 0)).to.deep.equal([value, next]))

  for (const bytes of [[], [128], [128, 128], [128, 128, 128, 0]])
    it(`“${bytes.join(' ')}” is none`, () =>
      expect(() => readLength(Uint8Array.from(bytes), 0)).to.throw(InvalidTransactionError))
})

describe('a signature in base58', () => {
  it('is 64 bytes', () => expect(parseSignature(encodeBase58(SIGNATURE))).to.deep.equal(SIGNATURE))
  for (const value of ['', first, '0OIl', 5, null, undefined, SIGNATURE])
    it(`is not ${String(value).slice(0, 12)}`, () => expect(parseSignature(value)).to.equal(undefined))
})

describe('the fields of a legacy transaction', () => {
  it('are reported one by one', () => {
    const fields = legacyFields(legacy())
    const [payer, program] = [1, 2].map(byte => encodeBase58(new Uint8Array(32).fill(byte)))
    expect(fields?.feePayer).to.equal(payer)
    expect(fields?.recentBlockhash).to.equal(encodeBase58(new Uint8Array(32).fill(3)))
    expect(fields?.instructions).to.deep.equal([
      {
        programId: program,
        keys: [{ pubkey: payer, isSigner: true, isWritable: true }],
        data: encodeBase58(Uint8Array.of(9, 9)),
      },
    ])
    expect(fields?.signatures).to.deep.equal([{ pubkey: payer, signature: null }])
  })

  it('hold a signature that is there', () => {
    const fields = legacyFields(formatWire([SIGNATURE], legacyMessage()))
    expect(fields?.signatures[0]?.signature).to.equal(encodeBase58(SIGNATURE))
  })

  it('are none for a versioned one', () => expect(legacyFields(wire())).to.equal(undefined))

  it('that are out of range make the transaction invalid', () => {
    const place = 4 + 32 * 3
    expect(() => legacyFields(legacy({ [place + 1]: 9 }))).to.throw(InvalidTransactionError)
    expect(() => legacyFields(legacy({ [place + 3]: 9 }))).to.throw(InvalidTransactionError)
    expect(() => legacyFields(legacy({ [place + 4]: 99 }))).to.throw(InvalidTransactionError)
  })
})

describe('a transaction of a site', () => {
  it('as bytes stays bytes', () => {
    const { bytes, restore } = openTransaction(wire())
    expect(bytes).to.deep.equal(wire())
    expect(restore(bytes)).to.equal(bytes)
  })

  it('of web3.js 2 comes back with its signatures by address', () => {
    const { message } = parseWire(wire())
    const opened = openTransaction({ messageBytes: message, signatures: { [first]: null }, lifetime: 'kept' })
    expect(opened.bytes).to.deep.equal(wire())
    expect(opened.restore(opened.bytes)).to.deep.equal({
      messageBytes: message,
      signatures: { [first]: null },
      lifetime: 'kept',
    })
    const signed = opened.restore(attachSignature(opened.bytes, first, SIGNATURE))
    expect(signed.signatures[first]).to.deep.equal(SIGNATURE)
  })

  it('of web3.js 1 comes back as its own class, legacy or versioned', () => {
    class Versioned {
      constructor(readonly bytes: Uint8Array) {}
      static deserialize = (bytes: Uint8Array): Versioned => new Versioned(bytes)
      serialize = (): Uint8Array => this.bytes
    }
    class Legacy {
      constructor(readonly bytes: Uint8Array) {}
      static from = (bytes: Uint8Array): Legacy => new Legacy(bytes)
      serialize = (): Uint8Array => this.bytes
    }
    for (const Kind of [Versioned, Legacy]) {
      const { restore, bytes } = openTransaction(new Kind(wire()))
      expect(restore(bytes)).to.be.instanceOf(Kind)
    }
  })

  it('is written without demanding its signatures', () => {
    const asked: unknown[] = []
    openTransaction({ serialize: (options?: object) => (asked.push(options), wire()) })
    expect(asked).to.deep.equal([{ requireAllSignatures: false, verifySignatures: false }])
  })

  it('that cannot be recreated is rejected', () => {
    const { restore } = openTransaction({ serialize: wire })
    expect(() => restore(wire())).to.throw(InvalidTransactionError)
    class Odd {
      static from = (): string => 'something else'
      serialize = (): Uint8Array => wire()
    }
    expect(() => openTransaction(new Odd()).restore(wire())).to.throw(InvalidTransactionError)
  })

  for (const value of [{}, { serialize: 'x' }, { signatures: {} }])
    it(`is none: ${JSON.stringify(value)}`, () =>
      expect(() => openTransaction(value as never)).to.throw(InvalidTransactionError))
})
