/** What the measurements share, as `window.bench`; runs in the page before anything else. */
export function prepareBench() {
  const find = (tag, root = document) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.localName === tag) return element
      const inner = element.shadowRoot && find(tag, element.shadowRoot)
      if (inner) return inner
    }
    return undefined
  }
  const nodesIn = root => {
    let count = 0
    for (const element of root.querySelectorAll('*'))
      count += 1 + (element.shadowRoot ? nodesIn(element.shadowRoot) : 0)
    return count
  }
  const frame = () => new Promise(resolve => requestAnimationFrame(() => resolve(performance.now())))
  const until = async (check, limit = 30_000) => {
    for (const end = performance.now() + limit; !check(); await frame())
      if (performance.now() > end) throw new Error(`waited in vain for ${check}`)
  }
  window.bench = { find, nodesIn, frame, until }
}
