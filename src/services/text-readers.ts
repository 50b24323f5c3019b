import { type Reader, accept } from './readers.js'

/** A string that matches a pattern; without one, any string. */
export const text =
  (pattern = /^/): Reader<string> =>
  value =>
    typeof value === 'string' && pattern.test(value) ? value : undefined

/** Either of the two. */
export const bool: Reader<boolean> = accept(value => typeof value === 'boolean')
