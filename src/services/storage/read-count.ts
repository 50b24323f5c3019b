/** A whole number that is not negative, such as a time in ms since 1970. */
export const readCount = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined
