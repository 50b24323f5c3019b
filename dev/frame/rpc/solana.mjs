import * as z from 'zod/mini'
import { signWire } from '../../solana/sign-wire.mjs'
import { fromBase58, toBase58 } from '../../wallet/encoding.mjs'
import { Refusal } from '../refusal.mjs'
import { signInWarning } from './describe-evm.mjs'
import { describeSolana } from './describe-solana.mjs'
import { askNode } from './node.mjs'

/** @typedef {import('./evm.mjs').Request & { tokens: readonly { mint: string, symbol: string }[] }} Request */
/** @typedef {import('../approvals.mjs').Ask} Ask */

const base58 = z.pipe(
  z.string().check(z.regex(/^[1-9A-HJ-NP-Za-km-z]{0,4000}$/)),
  z.transform((/** @type {string} */ value) => fromBase58(value)),
)
const Message = z.object({ message: base58, pubkey: z.optional(z.string()) })
const One = z.object({ transaction: base58, options: z.optional(z.record(z.string(), z.unknown())) })
const Many = z.object({ transactions: z.array(base58).check(z.minLength(1), z.maxLength(20)) })

/** @template {z.ZodMiniType} Schema @param {Schema} schema @param {unknown} params @returns {z.infer<Schema>} */
function read(schema, params) {
  const result = schema.safeParse(Array.isArray(params) ? params[0] : params)
  if (result.success) return result.data
  throw new Refusal(`Invalid params: ${result.error.issues[0]?.path.join('.') ?? ''}`)
}

/** @param {Request} request @param {Uint8Array} transaction */
function sign({ user }, transaction) {
  try {
    return signWire(transaction, { publicKey: user.keys.solanaPublicKey, sign: user.keys.signSolana })
  } catch (error) {
    throw new Refusal(`Invalid params: ${Object(error).message}`, error)
  }
}

/** @param {Request} request @param {string} title @param {Uint8Array[]} transactions */
function screenOf({ network, account, tokens }, title, transactions) {
  const parts = transactions.map(transaction => describeSolana(transaction, tokens))
  const warnings = [...new Set(parts.flatMap(({ warning }) => (warning ? [warning] : [])))].join(' ')
  return {
    title,
    rows: /** @type {[string, string][]} */ ([
      ...parts.flatMap(({ rows }) => rows),
      ['Network', network.name],
      ['Account', account.address],
    ]),
    ...(warnings ? { warning: warnings } : {}),
    raw: transactions.map(toBase58).join('\n\n'),
  }
}

/** What a visitor is asked about on Solana. @type {Readonly<Record<string, (request: Request) => Ask>>} */
export const solanaAsks = Object.freeze({
  solana_signMessage(request) {
    const { message, pubkey } = read(Message, request.params)
    if (pubkey !== undefined && pubkey !== request.account.address) {
      throw new Refusal('The request is for another account')
    }
    const text = Buffer.from(message).toString('utf8')
    const isText = Buffer.from(text).equals(Buffer.from(message))
    const warning = signInWarning(text, request.origin)
    return {
      screen: {
        title: 'Sign a message',
        rows: [['Account', request.account.address]],
        text: isText ? text : toBase58(message),
        ...(warning ? { warning } : {}),
        raw: toBase58(message),
      },
      run: async () => ({ signature: toBase58(request.user.keys.signSolana(message)) }),
    }
  },

  solana_signTransaction(request) {
    const { transaction } = read(One, request.params)
    const signed = sign(request, transaction)
    return {
      screen: screenOf(request, 'Sign a transaction', [transaction]),
      run: async () => ({ transaction: toBase58(signed.bytes) }),
    }
  },

  solana_signAllTransactions(request) {
    const { transactions } = read(Many, request.params)
    const signed = transactions.map(transaction => toBase58(sign(request, transaction).bytes))
    return {
      screen: screenOf(request, `Sign ${transactions.length} transactions`, transactions),
      run: async () => ({ transactions: signed }),
    }
  },

  solana_signAndSendTransaction(request) {
    const { transaction, options = {} } = read(One, request.params)
    const signed = sign(request, transaction)
    return {
      screen: screenOf(request, 'Send a transaction', [transaction]),
      async run() {
        const wire = Buffer.from(signed.bytes).toString('base64')
        const sendOptions = { ...options, encoding: 'base64' }
        return { signature: await askNode(request.network.rpcUrl, 'sendTransaction', [wire, sendOptions]) }
      },
    }
  },
})
