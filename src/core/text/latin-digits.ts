/** The zeros of the digits that keyboards of our languages write: Arabic, Persian, Devanagari, Bengali, Thai. */
const ZEROS = ['٠', '۰', '०', '০', '๐'].map(zero => zero.charCodeAt(0))

/** A text with the digits 0 to 9 in place of those of other scripts. */
export const latinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, digit => {
    const value = ZEROS.map(zero => digit.charCodeAt(0) - zero).find(place => place >= 0 && place <= 9)
    return value === undefined ? digit : String(value)
  })

/** Languages whose keyboards write digits of their own. */
const OWN_DIGITS = /^(?:ar|bn|fa|hi|th)\b/

/** Whether people of a locale write other digits than 0 to 9; that of the browser without one. */
export const hasOwnDigits = (locale?: string): boolean =>
  OWN_DIGITS.test(new Intl.NumberFormat(locale).resolvedOptions().locale)
