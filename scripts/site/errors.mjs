import { partOf } from './markdown.mjs'

/** Most places of the sources that a page lists. */
const MOST_PLACES = 6

/** The files that create errors of a class. */
function placesOf(name, sources) {
  const made = new RegExp(`\\bnew ${name}\\(`)
  return [...sources].filter(([, text]) => made.test(text)).map(([path]) => path)
}

/** The codes that one of the functions of `core/errors/kinds` looks for. */
function codesOf(kinds, name) {
  const [, list] = new RegExp(`const ${name}: readonly unknown\\[\\] = \\[([^\\]]*)\\]`).exec(kinds) ?? []
  return [...(list ?? '').matchAll(/'([A-Z_]+)'/g)].map(([, code]) => code)
}

/** The function of the package that recognises errors with a code. */
function kindOf(code, kinds) {
  if (codesOf(kinds, 'REJECTED').includes(code)) return 'isRejected'
  if (codesOf(kinds, 'TIMED_OUT').includes(code)) return 'isTimedOut'
  if (code === 'MODAL_CLOSED') return 'isModalClosed'
  return code === 'WALLET_REQUEST_PENDING' ? 'isRequestPending' : undefined
}

function exampleOf({ name, code }, kind, isValue) {
  const [imported, test] = kind
    ? [kind, `${kind}(error)`]
    : isValue
      ? [name, `error instanceof ${name}`]
      : ['WalletModalError', `error instanceof WalletModalError && error.code === '${code}'`]
  return ['```ts', `import { ${imported} } from 'wallet-modal'`, '', `if (${test}) {`, '  // …', '}', '```'].join('\n')
}

/** Whether the package exports an error's class as a value; otherwise only its type is exported, to save bytes. */
function isExported({ name, file }, index) {
  const lines = new RegExp(
    `^export (?!type)(\\*|\\{[^}]*\\}) from '\\./core/errors/${file.replace('.ts', '')}\\.js'`,
    'gm',
  )
  return [...index.matchAll(lines)].some(([, what]) => what === '*' || new RegExp(`(?<!type )\\b${name}\\b`).test(what))
}

function errorPage(error, { sources, kinds, index }) {
  const { name, code, message, doc } = error
  const isValue = isExported(error, index)
  const kind = kindOf(code, kinds)
  const places = placesOf(name, sources)
  const more = places.length - MOST_PLACES
  const rows = [
    `| Code | \`${code}\` |`,
    `| Class | \`${name}\`, ${isValue ? 'an export of `wallet-modal`' : 'a type of `wallet-modal`: tell it apart by its code'} |`,
    ...(kind ? [`| Kind | [\`${kind}\`](/errors#what-kind-of-error-is-it) is true for it |`] : []),
    ...(places.length
      ? [
          `| Made in | ${places
            .slice(0, MOST_PLACES)
            .map(path => `\`${path}\``)
            .join('<br>')}${more > 0 ? `<br>and ${more} more` : ''} |`,
        ]
      : []),
  ]
  return [
    `# ${code}`,
    `> ${message}`,
    doc,
    ['| | |', '| --- | --- |', ...rows].join('\n'),
    '## In your code',
    exampleOf(error, kind, isValue),
    'What a wallet or a service said is in `error.details` and `error.cause`. All errors: [Errors](/errors).',
  ].join('\n\n')
}

/**
 * The pages about the errors: one an error, and the list of all, whose anchors are those of an error's `docsUrl`.
 *
 * @param page `docs/errors.md`
 * @param errors what `errorsIn` gives
 * @param facts the sources by their paths
 */
export function errorPages(page, errors, sources) {
  const facts = { sources, kinds: sources.get('src/core/errors/kinds.ts'), index: sources.get('src/index.ts') }
  const pathOf = code => `errors/${code.toLowerCase()}`
  const list = errors.map(({ code, message }) => `### [${code}](/${pathOf(code)})\n\n${message}`)
  const [intro] = page.split(/^## /m)
  const guide = partOf(page, 'What kind of error is it?')
  return new Map([
    ['errors.md', [intro.trim(), guide, '## All errors', ...list].join('\n\n')],
    ...errors.map(error => [`${pathOf(error.code)}.md`, errorPage(error, facts)]),
  ])
}
