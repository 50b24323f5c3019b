import type { Options } from '../core/entities/options.js'

const isGiven = (value: unknown): boolean => value !== undefined && value !== null

function read([name, value]: readonly [string, unknown]): readonly [string, unknown] {
  if (Array.isArray(value)) return [name, value.filter(isGiven)]
  return [name, value ?? (name === 'networks' ? [] : undefined)] // the one option that is never missing
}

/** A site's options. Plain JavaScript may pass `null`, or lists with gaps: both count as not given. */
export const givenOptions = <O extends Partial<Options>>(options: O): O =>
  Object.fromEntries(Object.entries(options).map(read)) as O // of the same types
