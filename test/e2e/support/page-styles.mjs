/** The ways in which pages scroll, each with where its own scroller is. */

const HEADER = 'header { position: sticky; inset-block-start: 0; background: Canvas; padding: 8px; text-align: end }'
const FULL = 'html, body { block-size: 100%; margin: 0 }'

export const PAGE_STYLES = {
  'scrolls with its root': '',
  'hides what is too wide in its body': 'body { overflow-x: hidden }',
  'hides what is too wide in a body as high as the window': `${FULL} body { overflow-x: hidden }`,
  'hides what is too wide in root and body':
    'html, body { overflow-x: hidden } header { position: fixed; inset-inline: 0 }',
  'scrolls with its body': `${FULL} html { overflow: hidden } body { overflow: auto }`,
  'scrolls with an element': `${FULL} html, body { overflow: hidden } #app { block-size: 100%; overflow: auto }`,
  'scrolls smoothly': 'html { scroll-behavior: smooth }',
  'always has room for a scroll bar': 'html { scrollbar-gutter: stable }',
  'has room for scroll bars at both edges': 'html { scrollbar-gutter: stable both-edges }',
  'always has a scroll bar': 'html { overflow-y: scroll } header { inline-size: calc(100vw - 16px) }',
  'is zoomed': 'html { zoom: 1.25 }',
  'has a zoomed body': 'body { zoom: 1.25 }',
  'scrolls with a fixed body': 'body { position: fixed; inset: 0; margin: 0; overflow: auto }',
  'holds its body at a place': 'body { position: fixed; inset: -300px 0 auto; margin: 0 }',
  'is wider than the window': 'main { inline-size: 1800px; max-inline-size: none }',
}

/** Makes a long page of the plain one, with the button in a header that stays. */
export const lengthen = page =>
  page.evaluate(() => {
    const app = document.createElement('div')
    app.id = 'app'
    const bar = document.createElement('header')
    bar.append(document.querySelector('wallet-modal-button'))
    app.append(bar, document.querySelector('main'))
    for (let line = 0; line < 80; line += 1)
      app.append(Object.assign(document.createElement('p'), { textContent: line }))
    document.body.prepend(app)
    window.pageSheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, window.pageSheet]
  })

/** Lets a long page scroll in one of the ways, as if it had just been loaded, and goes to a place in it. */
export const dress = (page, style) =>
  page.evaluate(
    ([style, header]) => {
      const boxes = [document.documentElement, document.body, document.querySelector('#app')]
      document.activeElement?.blur()
      for (const box of boxes) box.scrollTo({ left: 0, top: 0, behavior: 'instant' })
      window.pageSheet.replaceSync(header + style)
      for (const box of boxes) box.scrollTo({ left: 30, top: 700, behavior: 'instant' })
    },
    [style, HEADER],
  )

/** Where everything of the page is. */
export const placeOf = page =>
  page.evaluate(() => {
    const rect = box => {
      const { x, y, width, height } = box.getBoundingClientRect()
      return [x, y, width, height].map(length => Math.round(length * 10) / 10)
    }
    const boxes = [document.documentElement, document.body, document.querySelector('#app')]
    if (boxes.includes(null)) throw new Error(`The page has left for ${location.href}`)
    return {
      window: [scrollX, scrollY, innerWidth, innerHeight],
      seen: [visualViewport.offsetLeft, visualViewport.offsetTop, visualViewport.width, visualViewport.scale],
      scrolled: boxes.map(box => [box.scrollLeft, box.scrollTop]),
      sizes: boxes.map(box => [box.clientWidth, box.clientHeight, box.scrollWidth]),
      rects: [...boxes, document.querySelector('header'), document.querySelector('main')].map(rect),
      attributes: boxes.slice(0, 2).map(box => box.getAttributeNames().join()),
    }
  })
