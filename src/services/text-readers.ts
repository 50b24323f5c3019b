import { type Reader, accept } from './readers.js'

/** A text that fits a pattern; without one, any text. */
export const text =
  (pattern = /^/): Reader<string> =>
  value =>
    typeof value === 'string' && pattern.test(value) ? value : undefined

/** Either of the two. */
export const bool: Reader<boolean> = accept(value => typeof value === 'boolean')
