/** Longest email address, in characters. */
const MAX_LENGTH = 254

/** An email address (SPEC 5): ASCII characters, and a domain with a dot. */
export const EMAIL =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+.-]{0,63}[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** Whether a text is an email address. */
export const isEmail = (text: string): boolean => text.length <= MAX_LENGTH && EMAIL.test(text) && !/[\r\n]/.test(text)
