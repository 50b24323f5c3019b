/** The address of the page. */
export const pageUrl = (): string => location.href

/** Removes a parameter from the page's URL and returns its value, without reloading. */
export function takeParameter(name: string): string | undefined {
  const url = new URL(location.href)
  const value = url.searchParams.get(name)
  if (value === null) return undefined
  url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
  return value
}
