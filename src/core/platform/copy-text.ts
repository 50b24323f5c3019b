/** Puts text on the clipboard. Call it from a click. */
export const copyText = (text: string): Promise<void> => navigator.clipboard.writeText(text)

/**
 * The text on the clipboard. Call it from a click: browsers ask the visitor.
 *
 * @throws when the visitor or the page's policy refuses, or there is no text
 */
export const pasteText = (): Promise<string> => navigator.clipboard.readText()
