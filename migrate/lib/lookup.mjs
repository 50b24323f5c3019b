import { VUE_NAMES } from '../names/appkit.mjs'

/**
 * The line of a name in the tables of a kit.
 *
 * @param {{ sections: readonly import('../names/rows.mjs').Section[] }} kit
 * @param {(section: import('../names/rows.mjs').Section) => boolean} where which tables
 * @param {string} name
 */
export const rowOf = (kit, where, name) =>
  kit.sections
    .filter(where)
    .flatMap(({ rows }) => rows)
    .find(({ theirs }) => theirs === name)

const IN_VUE = /\/vue(?:-core)?$/

/** The line of a Vue composable: that of the hook of the same name, but with refs. */
function vueRow(kit, module, name) {
  const general = rowOf(kit, ({ about }) => about === 'exports', VUE_NAMES)
  const hook = exportRow(kit, module.replace(IN_VUE, '/react'), name)
  const here = hook?.tool === 'rewritten' ? hook.here.map(one => one.replace('/react:', '/vue:')) : []
  const note = here.length ? 'Each field is a ref.' : 'Call the handle: `getWalletModal()`.'
  return general && { ...general, here, note }
}

/** The line of an export: of its own package first, for names that several packages have. */
export function exportRow(kit, module, name) {
  if (IN_VUE.test(module) && name.startsWith('use')) return vueRow(kit, module, name)
  const isExact = ({ about, modules = [] }) => about === 'exports' && modules.includes(module)
  return rowOf(kit, isExact, name) ?? rowOf(kit, ({ about }) => about === 'exports', name)
}

/** What is called `kind:name` here, without the kind. @param {import('../names/rows.mjs').Row | undefined} row @param {string} kind */
export const hereOf = (row, kind) => row?.here.find(name => name.startsWith(`${kind}:`))?.slice(kind.length + 1)

/** The first of our exports that a line names. @param {import('../names/rows.mjs').Row | undefined} row */
export const exportOf = row => row?.here.find(name => name.startsWith('wallet-modal'))

/** Every name of a line as a person reads it. @param {import('../names/rows.mjs').Row | undefined} row */
export function namesOf(row) {
  return (row?.here ?? []).map(name => {
    const [kind = '', rest = ''] = name.split(':')
    if (kind === 'option') return `the option \`${rest}\``
    if (kind === 'feature') return `\`features.${rest}\``
    if (kind === 'method') return `\`${rest}()\` of the handle`
    if (kind === 'element') return `\`<${rest}>\``
    if (kind === 'view') return `the view \`${rest}\``
    if (kind === 'theme') return `\`${rest}\``
    if (kind === 'prop') return `the property \`${rest}\` of \`WalletModalButton\``
    return `\`${rest}\` from \`${kind}\``
  })
}

/** A note as a terminal shows it: a page of the guides is named by where it is in the package. @param {string} note */
const plain = note => note.replace(/\[[^\]]+\]\(\.\.\/([^)]+)\)/g, '`docs/$1` of wallet-modal')

/** What a person has to do about a name. @param {string} name @param {import('../names/rows.mjs').Row | undefined} row */
export function adviceOn(name, row) {
  if (!row) return `\`${name}\` has no known counterpart.`
  const here = namesOf(row)
  const instead = here.length ? `is ${here.join(' and ')} here` : 'has no counterpart'
  return [`\`${name}\` ${instead}.`, plain(row.note)].filter(Boolean).join(' ')
}
