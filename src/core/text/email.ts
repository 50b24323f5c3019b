/** Longest address of mail, in characters. */
const MAX_LENGTH = 254

/** An address of mail (SPEC 5): letters of ASCII, a domain with a dot. */
export const EMAIL =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+.-]{0,63}[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** Whether a text is an address of mail. */
export const isEmail = (text: string): boolean => text.length <= MAX_LENGTH && EMAIL.test(text) && !/[\r\n]/.test(text)
