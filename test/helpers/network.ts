/** Has the browser say whether it has a network, and the page's server answer or not; counts how often it is asked. */
export function network({ online, served }: { readonly online: boolean; readonly served: boolean }) {
  const asked: unknown[] = []
  const fetching = window.fetch
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online })
  window.fetch = async (...given) => {
    asked.push(given)
    if (!served) throw new TypeError('Failed to fetch')
    return new Response()
  }
  const undo = (): void => {
    Reflect.deleteProperty(navigator, 'onLine')
    window.fetch = fetching
  }
  return { asked, undo }
}
