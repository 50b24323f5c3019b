/** Runs a test as in a browser that does not know `:dir()`, where a selector with it throws. */
export async function withoutDir(run: () => Promise<void>): Promise<void> {
  const real = Element.prototype.matches
  Object.assign(Element.prototype, {
    matches(this: Element, selectors: string): boolean {
      if (selectors.includes(':dir(')) throw new DOMException(`'${selectors}' is not a valid selector.`, 'SyntaxError')
      return real.call(this, selectors)
    },
  })
  try {
    await run()
  } finally {
    Element.prototype.matches = real
  }
}
