/**
 * Puts Node's `Buffer` where the protocol client looks for it: it writes and reads what a sign-in grants with the global,
 * and brings none itself. A `Buffer` that the page has already stays.
 */
export async function provideBuffer(): Promise<void> {
  if ('Buffer' in globalThis) return
  const { Buffer } = await import('buffer/index.js')
  Object.defineProperty(globalThis, 'Buffer', { value: Buffer, configurable: true, writable: true })
}
