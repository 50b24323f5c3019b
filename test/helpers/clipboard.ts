/**
 * Does something on a page with a clipboard of its own, or with one that refuses; no click has come before, so that the older
 * command is refused as well.
 *
 * @returns what was written
 */
export async function withClipboard(
  { refuses = false }: { refuses?: boolean },
  action: () => Promise<unknown>,
): Promise<readonly string[]> {
  const { clipboard } = navigator
  const { execCommand } = document
  const written: string[] = []
  const writeText = async (text: string): Promise<void> => {
    if (refuses) throw new DOMException('denied', 'NotAllowedError')
    written.push(text)
  }
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  if (refuses) document.execCommand = () => false
  try {
    await action()
  } finally {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
    document.execCommand = execCommand
  }
  return written
}
