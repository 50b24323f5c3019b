import axe from 'axe-core'

/** Runs in the page: things that the checks share, at `window.looking`. */
function installLooking() {
  const inside = root => [...root.querySelectorAll('*')].flatMap(part => [part, ...below(part)])
  const below = part => (part.shadowRoot ? inside(part.shadowRoot) : [])
  const all = () => [...document.querySelectorAll('w3m-modal')].flatMap(modal => [...below(modal), ...inside(modal)])
  const isVisible = part =>
    part.getClientRects().length > 0 &&
    part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    part.clientWidth + part.offsetWidth > 2
  const CONTROLS = 'button, a[href], input, select, textarea, [tabindex]'
  const controls = () =>
    all().filter(
      part =>
        part.matches(CONTROLS) && !part.disabled && part.tabIndex >= 0 && isVisible(part) && !part.closest('[inert]'),
    )
  const nameOf = part => {
    const { host } = part.getRootNode()
    const texts = [part.getAttribute('aria-label'), part.textContent, host?.getAttribute('label'), host?.textContent]
    const own = (texts.map(text => text?.replace(/\s+/g, ' ').trim()).find(Boolean) ?? '').slice(0, 50)
    return `${host ? `${host.localName} ` : ''}${part.localName}${part.getAttribute('role') ? `[${part.getAttribute('role')}]` : ''} "${own}"`
  }
  const focused = () => {
    let at = document.activeElement
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
    return at
  }
  /** The parent in what is drawn: through slots and shadow roots. */
  const drawnIn = part => part.assignedSlot ?? part.parentElement ?? part.getRootNode().host
  /** Where a visitor is: the view that is open, and the address. */
  const place = () => {
    const views = [...document.querySelectorAll('w3m-modal')].map(modal =>
      modal.hasAttribute('open') ? modal.getAttribute('view') : 'closed',
    )
    return `${views.join()} at ${location.href}`
  }
  window.looking = { all, isVisible, controls, nameOf, focused, drawnIn, place }
}

/** Has the page know what the checks share. */
export const prepare = async page => {
  if (!(await page.evaluate(() => 'looking' in window))) await page.evaluate(installLooking)
}

/** Where a visitor is: the view, the address, and how many pages there are. */
export const placeOf = async page =>
  `${await page.evaluate(() => window.looking.place())}, ${page.context().pages().length} pages`

/** Has the page know axe. */
export const haveAxe = async page => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
}
