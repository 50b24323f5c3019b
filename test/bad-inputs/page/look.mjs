/** Every element of the page, through open shadow trees. */
export function* everything(root = document) {
  for (const element of root.querySelectorAll('*')) {
    yield element
    if (element.shadowRoot) yield* everything(element.shadowRoot)
  }
}

/** The first element that a selector finds, through open shadow trees. */
export function find(selector, root = document) {
  for (const element of everything(root)) if (element.matches(selector)) return element
  return undefined
}

const ATTRIBUTES = ['aria-label', 'title', 'alt', 'placeholder', 'label', 'name', 'detail', 'aria-description']
const LINKS = ['href', 'src', 'action', 'formaction', 'xlink:href', 'srcset', 'poster', 'data']
/** What is in the head, and slots and icons, whose names say what they hold or draw. */
const NAMELESS = /^(script|style|head|title|meta|link|slot|w3m-ui-icon)$/i
const HIDDEN = /^(script|style|head|title|meta|link)$/i

const isSeen = element => {
  const { display, visibility } = getComputedStyle(element)
  return display !== 'none' && visibility !== 'hidden'
}

function ownText(element) {
  if (HIDDEN.test(element.localName) || !isSeen(element)) return []
  const texts = [...element.childNodes].filter(node => node.nodeType === 3).map(node => node.data.trim())
  if ('value' in element && typeof element.value === 'string') texts.push(element.value)
  return texts.filter(Boolean)
}

/** What a visitor, or a reader of the tree, would find now: texts, names, links, and what markup could have made. */
export function look() {
  const texts = []
  const names = []
  const links = []
  const handlers = []
  const tags = []
  for (const element of everything()) {
    texts.push(...ownText(element))
    for (const { name, value } of element.attributes) {
      if (ATTRIBUTES.includes(name) && !NAMELESS.test(element.localName)) names.push(value)
      if (LINKS.includes(name)) links.push({ tag: element.localName, name, value: value.slice(0, 300) })
      if (/^on/i.test(name)) handlers.push(`${element.localName}[${name}]`)
    }
    tags.push(element.localName)
  }
  return { text: texts.join('\n'), names: names.join('\n'), links, handlers, tags: [...new Set(tags)] }
}

const parts = color => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  canvas.fillStyle = color
  canvas.fillRect(0, 0, 1, 1)
  return [...canvas.getImageData(0, 0, 1, 1).data]
}

const luminance = ([r, g, b]) => {
  const [lr, lg, lb] = [r, g, b].map(value => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * lr + 0.7152 * lg + 0.0722 * lb
}

const parentOf = node => node.assignedSlot ?? node.parentElement ?? node.getRootNode().host

function backgroundOf(element) {
  for (let at = element; at; at = parentOf(at)) {
    const color = parts(getComputedStyle(at).backgroundColor)
    if (color[3] === 255) return color
  }
  return [255, 255, 255, 255]
}

/** The lowest contrast of any text in the modal, with the text it belongs to. */
export function lowestContrast() {
  let lowest = { ratio: 21, text: '' }
  const modal = find('w3m-modal')
  for (const element of everything(modal.shadowRoot)) {
    const [text] = [...element.childNodes].filter(node => node.nodeType === 3 && node.data.trim())
    if (!text || !isSeen(element) || element.localName === 'style') continue
    const range = document.createRange()
    range.selectNode(text)
    if (range.getBoundingClientRect().height < 2 || element.closest('[disabled]')) continue
    const [one, two] = [parts(getComputedStyle(element).color), backgroundOf(element)].map(luminance)
    const ratio = (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05)
    if (ratio < lowest.ratio) lowest = { ratio, text: `${text.data.trim()} (${getComputedStyle(element).color})` }
  }
  return lowest
}

/** The element that is really at a point, through open shadow trees. */
export function hit(x, y, root = document) {
  const element = root.elementFromPoint(x, y)
  if (!element?.shadowRoot || root === element.shadowRoot) return element
  const inner = hit(x, y, element.shadowRoot)
  return inner && inner !== element ? inner : element
}

/** Whether `inner` is in the composed tree below `outer`. */
export function isInside(inner, outer) {
  for (let at = inner; at; at = at.parentNode ?? at.host) if (at === outer) return true
  return false
}

/** The element that has the focus, through open shadow trees. */
export function focused() {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}
