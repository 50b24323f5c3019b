import * as z from 'zod/mini'

import { parse } from '../lenient.js'

const text = z.string().check(z.minLength(1), z.maxLength(20_000))
const signed = z.object({ signature: text })
const nested = z.object({ signature: signed })

/** The signature in a wallet's answer: the answer itself, its `signature`, or that of its `signature` (Cosmos). */
export const parseSignature = (answer: unknown): string | undefined =>
  parse(text, answer) ?? parse(signed, answer)?.signature ?? parse(nested, answer)?.signature.signature
