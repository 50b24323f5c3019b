/**
 * Does something on a page with a clipboard of its own, or with one that refuses; no click has come before, so that the older
 * command is refused as well.
 *
 * @param options `text` is what the clipboard holds
 * @returns what was written
 */
export async function withClipboard(
  { refuses = false, text = '' }: { refuses?: boolean; text?: string },
  action: () => Promise<unknown>,
): Promise<readonly string[]> {
  const { clipboard } = navigator
  const { execCommand } = document
  const written: string[] = []
  const writeText = async (given: string): Promise<void> => {
    if (refuses) throw new DOMException('denied', 'NotAllowedError')
    written.push(given)
  }
  const readText = async (): Promise<string> => {
    if (refuses) throw new DOMException('denied', 'NotAllowedError')
    return text
  }
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText, readText } })
  if (refuses) document.execCommand = () => false
  try {
    await action()
  } finally {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
    document.execCommand = execCommand
  }
  return written
}
