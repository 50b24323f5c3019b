/** How many characters of an address stay visible; a `0x` prefix is not counted. */
export interface TruncateOptions {
  readonly start?: number
  readonly end?: number
}

/** Shortens an address to its first and last characters with an ellipsis between (SPEC 5). */
export function truncateAddress(address: string, { start = 4, end = 4 }: TruncateOptions = {}): string {
  const prefix = address.startsWith('0x') ? 2 : 0
  const head = prefix + Math.max(1, start)
  const tail = Math.max(1, end)
  return address.length <= head + tail + 3 ? address : `${address.slice(0, head)}…${address.slice(-tail)}`
}
