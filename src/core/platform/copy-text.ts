/** Puts text on the clipboard. Call it from a click. */
export const copyText = (text: string): Promise<void> => navigator.clipboard.writeText(text)
