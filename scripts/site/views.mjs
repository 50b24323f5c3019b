import { LIVE_ARGUMENTS, LIVE_VIEWS } from './live-views.mjs'
import { slugOf as anchorOf } from './slug.mjs'

/** A section of docs/views.md: a state of a view, its sentence, and its pictures by theme. */
const SECTION =
  /^## (.+)\n\n([^!\n][\s\S]*?)\n\n!\[.*?\]\((pictures\/[\w-]+-light\.png)\) !\[.*?\]\((pictures\/[\w-]+-dark\.png)\)/gm

/** What the features are called, by their folders, in the order of the page. */
const FEATURES = {
  connect: 'Connecting',
  pairing: 'WalletConnect',
  wallets: 'Finding a wallet',
  embedded: 'Email and social logins',
  'sign-in': 'Sign-in',
  names: 'Names',
  account: 'The account',
  accounts: 'The account',
  connections: 'Connections',
  networks: 'Choosing a network',
  switching: 'Switching',
  receive: 'Receiving',
  send: 'Sending',
  swap: 'Swapping',
  onramp: 'Buying',
  pay: 'Paying',
}

/** The views by name, each with its feature and its arguments, as the sources have them. */
function viewsOf(sources) {
  const views = sources.get('src/core/views.ts')
  const registry = sources.get('src/elements/registry.ts')
  const [, types] = /export interface ViewArguments \{\n([\s\S]*?)\n\}/.exec(views)
  return [...types.matchAll(/^ {2}(\w+): (.+)$/gm)].map(([, name, args]) => {
    const [, feature = 'connect'] = new RegExp(`\\b${name}: \\{[^}]*?import\\('\\./([\\w-]+)/`).exec(registry) ?? []
    return { name, args: args.replaceAll('readonly ', ''), feature }
  })
}

/** The name of a view in addresses: `WhatIsAWallet` is `what-is-a-wallet`. */
export const viewSlug = name => name.replace(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g, '$&-').toLowerCase()

/** The states that the pictures show, by the view they are of: the one whose name begins theirs, the longest if several. */
function statesOf(page, names) {
  const byLength = [...names].sort((one, other) => other.length - one.length)
  return [...page.matchAll(SECTION)].map(([, title, text, light, dark]) => ({
    title,
    text: text.trim(),
    pictures: { light, dark },
    view: byLength.find(
      name => title === name || /^[ ,]/.test(title.slice(title.startsWith(name) ? name.length : title.length)),
    ),
  }))
}

/** A light and a dark picture; the theme shows one of them. */
const picture = ({ title, pictures }) =>
  ['light', 'dark'].map(theme => `![${title}, ${theme}](/${pictures[theme]}){.shot .only-${theme}}`).join(' ')

/** What a state is called on the page of its view. */
function labelOf(title, name) {
  const rest = title.slice(name.length).replace(/^[ ,]+/, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

function factsOf({ name, args }) {
  const given = args === 'undefined' ? 'none' : `\`${args.replaceAll('|', '\\|')}\``
  return `| | |\n| --- | --- |\n| Element | \`<w3m-${viewSlug(name)}-view>\` |\n| Arguments | ${given} |`
}

/** The button that opens a view on its page, if it can be opened live. */
function liveOf({ name }) {
  if (!Object.hasOwn(LIVE_VIEWS, name)) return ''
  const given = LIVE_ARGUMENTS[name]
  const args = given ? ` args='${JSON.stringify(given)}'` : ''
  return `<LiveView name="${name}" needs="${LIVE_VIEWS[name].join(' ')}"${args} />`
}

function viewPage(view, states) {
  const [first, ...others] = states
  const open = `\`\`\`ts\nawait modal.open({ view: '${view.name}' })\n\`\`\``
  return [
    `# ${view.name}`,
    first.text,
    picture(first),
    liveOf(view),
    factsOf(view),
    view.args === 'undefined' ? `A site opens it by name, once the visitor is far enough for it:\n\n${open}` : '',
    ...others.map(state => `## ${labelOf(state.title, view.name)}\n\n${state.text}\n\n${picture(state)}`),
    'The states on this page are checked with axe, by keyboard alone, at 320 px, at 400 % zoom, right to left and in forced colours. All of them: [the views](/views).',
  ]
    .filter(Boolean)
    .join('\n\n')
}

/**
 * The pages about the views: one a view with its states, and the list of all, by feature.
 *
 * @param page `docs/views.md`
 * @param sources the sources by their paths
 */
export function viewPages(page, sources) {
  const views = viewsOf(sources)
  const states = statesOf(
    page,
    views.map(({ name }) => name),
  )
  const pictured = views.flatMap(view => {
    const own = states
      .filter(state => state.view === view.name)
      .sort((one, other) => Number(other.title === view.name) - Number(one.title === view.name))
    return own.length ? [{ ...view, own }] : []
  })
  const card = ({ name, own }) => {
    const anchors = own.map(({ title }) => `<i id="${anchorOf(title)}"></i>`).join('')
    return `${anchors}[**${name}** ${picture(own[0])}](/views/${viewSlug(name)})`
  }
  const groups = [...new Set(Object.values(FEATURES))].flatMap(title => {
    const cards = pictured.filter(({ feature }) => (FEATURES[feature] ?? 'Connections') === title).map(card)
    return cards.length ? [`## ${title}\n\n<div class="views">\n\n${cards.join('\n\n')}\n\n</div>`] : []
  })
  const [, intro] = /^# The views\n\n([\s\S]*?)\n\n## /m.exec(page)
  return new Map([
    ['views.md', ['# The views', intro, ...groups].join('\n\n')],
    ...pictured.map(view => [`views/${viewSlug(view.name)}.md`, viewPage(view, view.own)]),
  ])
}
