import { InvalidCallsError } from '../../../core/errors/frame.js'

const isHex = (value: unknown): boolean => typeof value === 'string' && value.startsWith('0x')

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/**
 * Checks the calls of a batch (SPEC 5): each has a `to` that starts with 0x, and so does its `data`, if any.
 *
 * @throws {InvalidCallsError} one is invalid; the visitor sees no prompt
 */
export function checkCalls(params: unknown): void {
  const calls = field(Array.isArray(params) ? params[0] : undefined, 'calls')
  if (!Array.isArray(calls) || !calls.length) throw new InvalidCallsError({ details: 'calls' })
  calls.forEach((call: unknown, index) => {
    const data = field(call, 'data')
    if (!isHex(field(call, 'to'))) throw new InvalidCallsError({ details: `calls[${index}].to` })
    if (data !== undefined && !isHex(data)) throw new InvalidCallsError({ details: `calls[${index}].data` })
  })
}
