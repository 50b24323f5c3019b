/** The type that each kind of name is a key of; names of other kinds are exports of a module. */
const TYPES = {
  option: "import('wallet-modal').WalletModalOptions",
  feature: "import('wallet-modal').FeaturesInput",
  method: "import('wallet-modal').WalletModal",
  theme: "import('wallet-modal').ThemeVariables",
  view: "import('wallet-modal').ViewArguments",
  element: 'HTMLElementTagNameMap',
  prop: "import('wallet-modal/react').WalletModalButtonProps",
}

/** A line that compiles only if a name is there. @param {string} here @param {number} index */
function lineOf(here, index) {
  const [kind = '', name = ''] = here.split(':')
  const type = /** @type {Record<string, string>} */ (TYPES)[kind]
  if (type) return `export type Name${index} = ${type}['${name}']`
  return `export type { ${name} as Name${index} } from '${kind}'`
}

/**
 * A module that compiles only if every one of our names in the tables of a kit is there.
 * @param {{ sections: readonly import('../../migrate/names/rows.mjs').Section[] }} kit
 */
export function typesOfNames({ sections }) {
  const names = new Set(sections.flatMap(({ rows }) => rows).flatMap(({ here }) => here))
  return ["import 'wallet-modal/elements'", ...[...names].map(lineOf), ''].join('\n')
}
