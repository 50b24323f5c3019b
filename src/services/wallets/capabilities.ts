import * as z from 'zod/mini'

import type { CallCapability } from '../../core/entities/calls.js'
import { parse } from '../readers.js'

/** Maximum length of all capabilities as JSON, in characters. */
const MAX_JSON = 16_384

const schema = z.record(
  z.string().check(z.regex(/^[a-z][\w.-]{0,63}$/i)),
  z.looseObject({ optional: z.optional(z.boolean()) }),
)

/** A copy of the capabilities that a site asks of a wallet (EIP-5792); `undefined` unless they are a short JSON record. */
export function parseCapabilities(value: unknown): Readonly<Record<string, CallCapability>> | undefined {
  try {
    const json = JSON.stringify(value)
    return json.length > MAX_JSON ? undefined : parse(schema, JSON.parse(json))
  } catch {
    return undefined // not JSON
  }
}
