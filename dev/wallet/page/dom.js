/**
 * Creates an element; strings become text, never HTML.
 * @param {string} tag
 * @param {Record<string, unknown>} [properties] set as properties, but `aria-*`, `for`, `role` and `class` as attributes
 * @param {...(Node | string | undefined)} children
 * @returns {HTMLElement}
 */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) {
    if (/^(aria-|for$|role$|class$)/.test(name)) element.setAttribute(name, String(value))
    else element[name] = value
  }
  element.append(...children.filter(child => child !== undefined))
  return element
}

/** @param {string} id @returns {any} */
export const byId = id => document.getElementById(id)

/**
 * Removes elements without an entry, and appends those of new entries; the others are kept.
 * @param {HTMLElement} parent
 * @param {Map<string, () => HTMLElement>} wanted
 */
export function keep(parent, wanted) {
  const present = new Map([...parent.children].map(child => [child.getAttribute('data-key'), child]))
  for (const [key, child] of present) if (!wanted.has(String(key))) child.remove()
  for (const [key, create] of wanted) {
    if (present.has(key)) continue
    const child = create()
    child.setAttribute('data-key', key)
    parent.append(child)
  }
}

/** A list of terms. @param {readonly (readonly [string, string | undefined])[]} rows */
export const terms = rows =>
  make(
    'dl',
    {},
    ...rows.filter(([, text]) => text).flatMap(([name, text]) => [make('dt', {}, name), make('dd', {}, String(text))]),
  )

/** A long text in a collapsed `<details>`. @param {string} title @param {unknown} value */
export const details = (title, value) =>
  make(
    'details',
    {},
    make('summary', {}, title),
    make('pre', { tabIndex: 0 }, typeof value === 'string' ? value : JSON.stringify(value, null, 2)),
  )
