import { toBalances } from '../dev/api/blockchain/balance-rows.mjs'
import { Invented } from '../dev/api/blockchain/invented.mjs'
import { connectAnnounced, openConnect, openPage, seeButton } from '../scripts/sizes/visit.mjs'
import { prepareBench } from './in-page.mjs'

/** The numbers of tokens to compare. */
const TOKENS = [10, 1000, 5000]
/** The number of activity entries, in total and per page of the service. */
const ACTIVITY = 10_000
const PAGE = 500
const CHAIN = 'eip155:1'
const ACCOUNT = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
/** Maximum time for scrolling the activity, in ms. */
const LIMIT = 90_000
/** The number of times the account is opened, within 30 s, while requests are counted. */
const OPENED = 3

const HEADERS = { 'access-control-allow-origin': '*' }

/** The counted requests, by purpose. */
const COUNTED = [
  ['balances', /^\/v1\/account\/[^/]+\/balance$/],
  ['history', /^\/v1\/account\/[^/]+\/history$/],
  ['identity', /^\/v1\/identity\//],
  ['chains', /^\/v1\/supported-chains$/],
  ['config', /^\/appkit\/v1\/config$/],
]

/** Answers the requests above, with generated rows for balances and history, and counts them. */
async function serveHoldings(page, { tokens, activity }) {
  const invented = new Invented()
  invented.set({ tokens, activity })
  const rows = toBalances(invented.holdings(), CHAIN, 'usd', () => null)
  const entries = invented.history(ACCOUNT, CHAIN)
  const requests = Object.fromEntries(COUNTED.map(([name]) => [name, 0]))
  const answers = {
    balances: () => ({ balances: rows }),
    history(cursor) {
      const from = Number(cursor ?? 0)
      const end = from + PAGE
      return { data: entries.slice(from, end), next: end < entries.length ? String(end) : null }
    },
    identity: () => ({ name: 'measure.eth', avatar: null, resolvedAt: null }),
    chains: () => ({ http: [CHAIN], ws: [] }),
    config: () => ({ features: [{ id: 'activity', isEnabled: true, config: [] }] }),
  }
  const nameOf = path => COUNTED.find(([, pattern]) => pattern.test(path))?.[0]
  await page.route(
    url => nameOf(url.pathname) !== undefined,
    route => {
      const { pathname, searchParams } = new URL(route.request().url())
      const name = nameOf(pathname)
      requests[name] += 1
      return route.fulfill({ json: answers[name](searchParams.get('cursor')), headers: HEADERS })
    },
  )
  return requests
}

/** Adds functions for the lists of an account to `window.bench`; runs in the page after `prepareBench`. */
function prepareLists() {
  const { find, nodesIn, until } = window.bench
  const boxOf = tag => find('w3m-ui-virtual-list', find(tag)?.shadowRoot ?? document.createElement('p'))?.shadowRoot
  Object.assign(window.bench, {
    rows: tag => [...(boxOf(tag)?.querySelectorAll('[role=listitem]') ?? [])],
    nodes: tag => nodesIn(find(tag).shadowRoot),
    box: tag => boxOf(tag).querySelector('.box'),
    async openTab(name) {
      await until(() => find('w3m-account-tabs')?.shadowRoot)
      const tabs = find('w3m-ui-tabs')
      await until(() => tabs.shadowRoot.querySelector('[role=tab]'))
      const button = [...tabs.shadowRoot.querySelectorAll('[role=tab]')].find(tab => tab.textContent.includes(name))
      button.click()
    },
    open: () => void window.walletModal.open({ view: 'Account' }).catch(() => {}),
    async close() {
      await window.walletModal.close()
      await until(() => !document.querySelector('w3m-modal[open]'))
    },
  })
}

/** The time to the first tokens, and the number of nodes at the beginning and the end of the list; runs in the page. */
async function openTokens() {
  const { open, until, rows, nodes, box, frame } = window.bench
  const tag = 'w3m-token-list'
  const start = performance.now()
  open()
  await until(() => rows(tag).some(row => row.textContent.includes('Invented')))
  const painted = Math.round((await frame()) - start)
  const before = nodes(tag)
  const list = box(tag)
  for (let turn = 0; turn < 4; turn++) {
    list.scrollTop = list.scrollHeight
    await frame()
    await frame()
  }
  return { painted, nodes: Math.max(before, nodes(tag)) }
}

/** Time to the first entries, and the nodes of the list while it grows to its whole length; runs in the page. */
async function readActivity({ wanted, limit }) {
  const { open, openTab, until, rows, nodes, box, frame } = window.bench
  const tag = 'w3m-activity-list'
  let count = 0
  const stop = window.walletModal.subscribeTransactions(list => (count = list.transactions.length))
  const start = performance.now()
  open()
  await openTab('Activity')
  await until(() => rows(tag).some(row => row.textContent.includes('INV')))
  const painted = Math.round((await frame()) - start)
  let [most, worst] = [nodes(tag), 0]
  for (const end = performance.now() + limit; count < wanted && performance.now() < end; ) {
    const list = box(tag)
    list.scrollTop = list.scrollHeight
    const before = await frame()
    worst = Math.max(worst, (await frame()) - before)
    most = Math.max(most, nodes(tag))
  }
  stop()
  return { painted, nodes: most, worstFrame: Math.round(worst), entries: count }
}

/** Opens the account and each of its tabs, several times; runs in the page. */
async function openOften(times) {
  const { open, close, openTab, find, until } = window.bench
  for (let turn = 0; turn < times; turn++) {
    open()
    for (const [name, tag] of [
      ['Tokens', 'w3m-token-list'],
      ['NFTs', 'w3m-nft-grid'],
      ['Activity', 'w3m-activity-list'],
    ]) {
      await openTab(name)
      await until(() => find(tag)?.shadowRoot?.querySelector('w3m-ui-virtual-list, w3m-ui-empty'))
    }
    await openTab('Tokens')
    await close()
  }
}

/** Opens a page with a connected visitor, for whom the services list this many rows. */
async function connectedPage(browser, url, counts) {
  const context = await browser.newContext()
  const { page, settle } = await openPage(context, url, { services: 'answer' })
  const requests = await serveHoldings(page, counts)
  await page.addInitScript(prepareBench)
  await page.addInitScript(prepareLists)
  await page.goto(url)
  await seeButton(page)
  await openConnect(page)
  await connectAnnounced(page)
  await settle()
  return { page, requests, settle, leave: () => context.close() }
}

/** Opens one page, has it measured, and leaves it. */
async function inPage(browser, url, counts, work, argument) {
  const { page, leave } = await connectedPage(browser, url, counts)
  const result = await page.evaluate(work, argument)
  await leave()
  return result
}

async function countRequests(browser, url) {
  const { page, requests, settle, leave } = await connectedPage(browser, url, { tokens: 10, activity: 10 })
  await page.evaluate(openOften, OPENED)
  await settle()
  await leave()
  return { ...requests, openings: OPENED }
}

/** What long lists of an account cost: time to the first rows, DOM nodes, and requests to the services. */
export async function measureHoldings(browser, url) {
  const tokens = {}
  for (const count of TOKENS)
    tokens[count] = await inPage(browser, url, { tokens: count, activity: 0 }, openTokens, undefined)
  const counts = { tokens: 0, activity: ACTIVITY }
  const limits = { wanted: ACTIVITY, limit: LIMIT }
  const activity = { [ACTIVITY]: await inPage(browser, url, counts, readActivity, limits) }
  return { tokens, activity, requests: await countRequests(browser, url) }
}

/**
 * The violated limits: there are too many nodes or requests, or the number of nodes depends on the length of the list.
 * Times have no limits.
 */
export function holdingsProblems({ tokens, activity, requests }, { nodes, requests: most }) {
  const lists = [...Object.entries(tokens), ...Object.entries(activity)]
  const over = lists.filter(([, list]) => !(list.nodes <= nodes))
  const [, shorter, longer] = TOKENS.map(count => tokens[count].nodes)
  const asked = COUNTED.filter(([name]) => !(requests[name] <= most))
  return [
    ...over.map(([count, list]) => `list of ${count}: ${list.nodes} nodes, at most ${nodes}`),
    ...(shorter === longer ? [] : [`tokens: ${shorter} nodes for ${TOKENS[1]}, ${longer} for ${TOKENS[2]}`]),
    ...(activity[ACTIVITY].entries === ACTIVITY ? [] : [`activity: ${activity[ACTIVITY].entries} of ${ACTIVITY}`]),
    ...asked.map(([name]) => `${name}: ${requests[name]} requests for ${requests.openings} openings, at most ${most}`),
  ]
}
