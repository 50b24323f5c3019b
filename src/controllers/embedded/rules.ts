import { EMAIL_COOLDOWN } from '../../core/limits.js'
import { latinDigits } from '../../core/text/latin-digits.js'

/** Number of digits of a code. */
export const CODE_LENGTH = 6

/** Exactly six digits, in any grouping. */
const CODE = /(?:^|\D)\d(?:[ \u00a0\u2009\u202f-]?\d){5}(?!\d)/

/** Converts every digit to ASCII. */
const toAscii = (text: string): string => latinDigits(text.normalize('NFKC'))

/** Finds the code in a text, even with spaces or within a sentence; `undefined` without a complete code. */
export const readCode = (text: string): string | undefined => CODE.exec(toAscii(text))?.[0].replace(/\D/g, '')

/** The digits typed so far; `undefined` if there are more than a code has. */
export function typedDigits(text: string): string | undefined {
  const digits = toAscii(text).replace(/\D/g, '')
  return digits.length > CODE_LENGTH ? undefined : digits
}

/** When another mail may be requested after the last one (SPEC 5); a time in the future is ignored. */
export const nextMailAfter = (last: number | undefined, now: number): number =>
  last === undefined || last > now ? 0 : last + EMAIL_COOLDOWN

/**
 * Whole seconds until another mail may be requested, rounded up; 0 once that time has passed, or if the clock was set back
 * meanwhile.
 */
export function secondsUntil(nextMail: number, now: number): number {
  const left = nextMail - now
  return left > 0 && left <= EMAIL_COOLDOWN ? Math.ceil(left / 1_000) : 0
}
