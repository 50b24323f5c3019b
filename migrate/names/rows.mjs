/**
 * A line of a table: a name of another kit, and what it is here.
 *
 * `here` says of each name what kind it is, so that types can check it and a table can show it:
 * `MODULE:NAME` an export, `option:`, `feature:`, `method:`, `theme:`, `element:`, `prop:` of `WalletModalButton`, `view:`.
 *
 * @typedef {'rewritten' | 'removed' | 'by hand'} Tool what the command does with it
 * @typedef {{ theirs: string, here: readonly string[], tool: Tool, note: string }} Row
 * @typedef {{ title: string, about: 'exports' | 'options' | 'features' | 'methods' | 'theme' | 'elements' | 'props' | 'views',
 *   modules?: readonly string[], rows: readonly Row[] }} Section
 */

const list = here => (Array.isArray(here) ? here : here ? [here] : [])

/** A name that has a counterpart of the same shape. @returns {Row} */
export const rewritten = (theirs, here, note = '') => ({ theirs, here: list(here), tool: 'rewritten', note })

/** A name that is not needed here; the note says why. @returns {Row} */
export const removed = (theirs, note) => ({ theirs, here: [], tool: 'removed', note })

/** A name whose counterpart works differently, or that has none; the note says what to do. @returns {Row} */
export const byHand = (theirs, here, note) => ({ theirs, here: list(here), tool: 'by hand', note })

/** Names that are called the same here. @param {string} kind @param {readonly string[]} names */
export const same = (kind, names) => names.map(name => rewritten(name, `${kind}:${name}`))
