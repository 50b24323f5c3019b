/** Where names are registered (WIRE 2.3). */
export const ZONE = 'reown.id'

/** At least 4 letters, digits or hyphens (SPEC 5), and at most the 64 that the service accepts. ASCII only. */
const WRITTEN = /^[A-Za-z\d-]{4,64}$/

/** The name in the entered text, in lower case and without its zone; `undefined` if invalid. */
export function readLabel(text: string): string | undefined {
  const label = text.trim()
  return WRITTEN.test(label) ? label.toLowerCase() : undefined
}

/** Whether more input can make it a name. */
export const isUnfinished = (text: string): boolean => /^[A-Za-z\d-]{0,3}$/.test(text.trim())

/** A name with its zone. */
export const nameOf = (label: string): string => `${label}.${ZONE}`

/**
 * What is signed for a name.
 *
 * @param now in ms since 1970
 */
export const registrationMessage = (name: string, now: number): string =>
  JSON.stringify({ name, attributes: {}, timestamp: Math.floor(now / 1000) })
