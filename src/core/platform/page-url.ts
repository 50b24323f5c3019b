/** The address of the page. */
export const pageUrl = (): string => location.href

/** Takes a parameter out of the page's address, and gives what it said; the page stays as it is. */
export function takeParameter(name: string): string | undefined {
  const url = new URL(location.href)
  const value = url.searchParams.get(name)
  if (value === null) return undefined
  url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
  return value
}
