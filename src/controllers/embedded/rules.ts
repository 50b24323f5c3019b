import { EMAIL_COOLDOWN } from '../../core/limits.js'
import { latinDigits } from '../../core/text/latin-digits.js'

/** Digits of a code. */
export const CODE_LENGTH = 6

/** Six digits that stand alone, however they are grouped. */
const CODE = /(?<!\d)\d(?:[ \u00a0\u2009\u202f-]?\d){5}(?!\d)/

/** A text with every digit written in ASCII. */
const plain = (text: string): string => latinDigits(text.normalize('NFKC'))

/** The code in a text: alone, with spaces, or in a sentence; `undefined` when there is none, or not a whole one. */
export const readCode = (text: string): string | undefined => CODE.exec(plain(text))?.[0].replace(/\D/g, '')

/** The digits of what is typed so far; `undefined` when they are more than a code has. */
export function typedDigits(text: string): string | undefined {
  const digits = plain(text).replace(/\D/g, '')
  return digits.length > CODE_LENGTH ? undefined : digits
}

/** When another mail may be asked for, given when the last was (SPEC 5); a time in the future says nothing. */
export const nextMailAfter = (last: number | undefined, now: number): number =>
  last === undefined || last > now ? 0 : last + EMAIL_COOLDOWN

/** Whole seconds until then, rounded up; 0 when it has come. */
export const secondsUntil = (time: number, now: number): number => Math.max(0, Math.ceil((time - now) / 1_000))
