/**
 * The text on the clipboard. Call it from a click: browsers ask the visitor.
 *
 * @throws when the visitor or the page's policy refuses, or there is no text
 */
export const pasteText = (): Promise<string> => navigator.clipboard.readText()
