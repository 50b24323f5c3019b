import fc from 'fast-check'

/** Anything that a message between windows can carry. */
export const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withNullPrototype: true,
})
