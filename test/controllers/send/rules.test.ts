import { expect } from '@open-wc/testing'
import fc from 'fast-check'

import { formatAmount, parseAmount } from '../../../src/core/amount.js'
import type { PendingTransaction } from '../../../src/core/entities/send.js'
import type { Token } from '../../../src/core/entities/token.js'
import {
  isSevere,
  isName,
  maxSendable,
  readAmount,
  receiverProblem,
  receiverWarnings,
  spendable,
  toReceiver,
} from '../../../src/controllers/send/rules.js'
import { canSend } from '../../../src/core/availability.js'

const ALICE = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const BOB = '0x000000000000000000000000000000000000dEaD'
const SOL = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'

const token = (patch: Partial<Token> = {}): Token => ({
  chainId: 'eip155:1',
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  amount: 10n ** 19n,
  price: 0,
  value: 0,
  ...patch,
})

const decimals = fc.integer({ min: 0, max: 36 })
const hexes = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), minLength, maxLength })
const amounts = fc.bigInt({ min: 1n, max: 10n ** 48n })

describe('rules of sending', () => {
  it('is for EVM and Solana', () => {
    expect([canSend('eip155'), canSend('solana'), canSend('bip122')]).to.deep.equal([true, true, false])
  })

  describe('amounts', () => {
    it('parses what it formats, for 0 to 36 decimals', () => {
      fc.assert(
        fc.property(amounts, decimals, (amount, places) => {
          expect(readAmount(formatAmount(amount, places), { decimals: places, amount })).to.deep.equal({ amount })
        }),
      )
    })

    it('refuses one unit above the balance', () => {
      fc.assert(
        fc.property(amounts, decimals, (amount, places) => {
          const read = readAmount(formatAmount(amount + 1n, places), { decimals: places, amount })
          expect(read).to.deep.equal({ problem: 'insufficient' })
        }),
      )
    })

    it('refuses more decimals than the token has', () => {
      fc.assert(
        fc.property(decimals, fc.integer({ min: 1, max: 9 }), (places, digit) => {
          const read = readAmount(`0.${'0'.repeat(places)}${digit}`, { decimals: places, amount: 10n ** 40n })
          expect(read).to.deep.equal({ problem: 'precise' })
        }),
      )
    })

    it('reads plain decimals only, and never another amount than was written', () => {
      fc.assert(
        fc.property(fc.string({ maxLength: 12 }), decimals, (text, places) => {
          const { amount } = readAmount(text, { decimals: places, amount: 10n ** 60n })
          if (amount === undefined) return
          expect(text.trim()).to.match(/^(?:\d+\.?\d*|\.\d+)$/)
          expect(amount).to.equal(parseAmount(text, places))
        }),
      )
      for (const text of ['-1', '+1', '0x10', '1e3', 'NaN', 'Infinity', '1.1.1', 'abc', '１', '1 000', '٣', '1,5'])
        expect(readAmount(text, token()), text).to.deep.equal({ problem: 'invalid' })
      expect(readAmount('  ', token())).to.deep.equal({})
    })

    it('finds no problem in an amount that is only begun, so that nobody is corrected on the way to 0.05', () => {
      for (const text of ['0', '.', '0.', '0.0', '00']) expect(readAmount(text, token()), text).to.deep.equal({})
      expect(readAmount('0.05', token()).problem).not.to.equal('invalid')
    })

    it('is the balance minus the reserve for the native coin, and the whole balance of a token', () => {
      fc.assert(
        fc.property(amounts, amounts, (amount, reserve) => {
          const most = maxSendable({ amount }, reserve)
          expect(most >= 0n && most + reserve <= (amount > reserve ? amount : reserve)).to.equal(true)
          expect(maxSendable({ address: BOB, amount }, reserve)).to.equal(amount)
        }),
      )
    })

    it('subtracts pending amounts of the same token', () => {
      const entry: PendingTransaction = {
        hash: '0x1',
        caipNetworkId: 'eip155:1',
        from: ALICE,
        to: BOB,
        symbol: 'ETH',
        quantity: '4',
        sentAt: 1,
        status: 'pending',
      }
      expect(spendable(token(), [entry])).to.equal(6n * 10n ** 18n)
      expect(spendable(token(), [entry, entry, entry])).to.equal(0n)
      expect(spendable(token(), [{ ...entry, status: 'failed' }])).to.equal(10n ** 19n)
      expect(spendable(token({ address: BOB }), [entry])).to.equal(10n ** 19n)
      expect(spendable(token({ address: BOB }), [{ ...entry, token: BOB.toLowerCase() }])).to.equal(6n * 10n ** 18n)
    })
  })

  describe('receivers', () => {
    it('accepts the family’s addresses, with and without prefix and surrounding whitespace', () => {
      fc.assert(
        fc.property(hexes(40, 40), fc.boolean(), (hex, prefixed) => {
          const written = ` ${prefixed ? '0x' : ''}${hex}\n`
          expect(toReceiver('eip155', written).toLowerCase()).to.equal(`0x${hex}`.toLowerCase())
          if (/[1-9a-f]/i.test(hex)) expect(receiverProblem('eip155', written)).to.equal(undefined)
        }),
      )
      expect(receiverProblem('solana', SOL)).to.equal(undefined)
    })

    it('gives a lower-case address its EIP-55 checksum, and leaves existing capitals to be checked', () => {
      const bare = ALICE.slice(2)
      for (const written of [bare.toLowerCase(), `0x${bare.toLowerCase()}`, `0x${bare.toUpperCase()}`])
        expect(toReceiver('eip155', written)).to.equal(ALICE)
      const misspelled = ALICE.replace('d8dA', 'D8dA')
      expect(toReceiver('eip155', misspelled)).to.equal(misspelled)
      expect(toReceiver('solana', SOL)).to.equal(SOL)
    })

    it('accepts the name or the id of the network before an address, if it is the network to send on', () => {
      for (const place of ['base', 'BASE', 'eip155:8453'])
        for (const address of [ALICE, ALICE.toLowerCase()]) {
          expect(toReceiver('eip155', ` ${place}:${address}`, 'eip155:8453'), place).to.equal(ALICE)
          expect(receiverProblem('eip155', `${place}:${address}`, 'eip155:8453'), place).to.equal(undefined)
          expect(receiverProblem('eip155', `${place}:${address}`, 'eip155:1'), place).to.equal('network')
        }
      expect(receiverProblem('eip155', `nowhere:${ALICE}`, 'eip155:8453')).to.equal('invalid')
      expect(receiverProblem('eip155', `constructor:${ALICE}`, 'eip155:8453')).to.equal('invalid')
      expect(receiverProblem('eip155', `eth:0x${'0'.repeat(40)}`, 'eip155:1')).to.equal('burn')
      expect(receiverProblem('solana', `eth:${ALICE}`, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).to.equal('invalid')
    })

    it('strips invisible characters around an address, and refuses one with such a character inside', () => {
      const address = ALICE
      for (const mark of ['\u200e', '\u200b', '\ufeff', '\u00ad', '\u2066', ' \u200f\n']) {
        expect(toReceiver('eip155', `${mark}${address}${mark}`)).to.equal(address)
        expect(receiverProblem('eip155', `${mark}${address}`)).to.equal(undefined)
        expect(receiverProblem('eip155', `${address.slice(0, 9)}${mark}${address.slice(9)}`)).to.equal('invalid')
      }
      expect(toReceiver('solana', '\u200b')).to.equal('')
    })

    it('never accepts an address of any other length', () => {
      fc.assert(
        fc.property(hexes(1, 80), hex => {
          const problem = receiverProblem('eip155', `0x${hex}`)
          expect(problem === undefined).to.equal(hex.length === 40 && /[1-9a-f]/i.test(hex))
        }),
      )
    })

    it('distinguishes other families from invalid input, and no one from someone', () => {
      expect(receiverProblem('eip155', SOL)).to.equal('family')
      expect(receiverProblem('solana', ALICE)).to.equal('family')
      expect(receiverProblem('eip155', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')).to.equal('family')
      expect(receiverProblem('eip155', '0x12')).to.equal('invalid')
      expect(receiverProblem('solana', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')).to.equal('family')
      expect(receiverProblem('solana', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).to.equal('family')
      expect(receiverProblem('solana', SOL)).to.equal(undefined)
      expect(receiverProblem('eip155', `0x${'0'.repeat(40)}`)).to.equal('burn')
      expect(receiverProblem('solana', '1'.repeat(32))).to.equal('burn')
    })

    it('accepts names if the family has them', () => {
      expect(receiverProblem('eip155', 'alice.eth')).to.equal(undefined)
      expect(receiverProblem('solana', 'alice.sol')).to.equal('invalid')
      expect(['alice.eth', 'a.b.c'].every(isName)).to.equal(true)
      expect(['alice', '1.5', 'a b.eth', 'https://a.eth', 'a@b.eth', '.eth', 'eth.'].some(isName)).to.equal(false)
    })

    it('warns of the own address, contracts, tokens and look-alikes', () => {
      const context = { namespace: 'eip155', from: ALICE, tokens: [BOB], known: [] } as const
      expect(receiverWarnings(ALICE.toLowerCase(), context)).to.deep.equal(['own'])
      expect(receiverWarnings(BOB, { ...context, contract: true })).to.deep.equal(['token'])
      const alike = `0xd8dA${'1'.repeat(32)}6045`
      expect(receiverWarnings(alike, context)).to.deep.equal(['lookAlike'])
      expect(receiverWarnings(alike, { ...context, contract: true })).to.deep.equal(['contract', 'lookAlike'])
      expect(receiverWarnings(alike, { ...context, known: [alike] })).to.deep.equal([])
      expect(receiverWarnings(`0x${'1'.repeat(40)}`, { ...context, disguised: true })).to.deep.equal(['name'])
      const all = ['own', 'contract', 'token', 'lookAlike', 'name'] as const
      expect(all.filter(isSevere)).to.deep.equal(['token', 'lookAlike', 'name'])
    })
  })
})
