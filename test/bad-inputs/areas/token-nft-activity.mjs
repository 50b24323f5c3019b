import assert from 'node:assert/strict'

import { expand } from '../directives.mjs'

const tab = (session, name) => session.page.getByRole('tab', { name })
const list = (session, name) => session.page.locator(name)

/** Connected, with the Account view open and its lists asked for. */
async function seeAccount(session) {
  session.services.features = [...session.services.features, { id: 'activity', isEnabled: true, config: [] }]
  await session.withAccount()
  await session.openAccount()
  await session.page.locator('w3m-token-list').getByRole('listitem').first().waitFor({ timeout: 10_000 })
  await session.rest()
  await session.look()
}

/** Shows a tab, once what it lists has come. */
async function seeTab(session, name, element) {
  await tab(session, name).click()
  await list(session, element).locator('w3m-ui-virtual-list, w3m-ui-empty, w3m-ui-notice').first().waitFor()
  await session.rest()
  await session.look()
}

const shownRows = (session, element) => list(session, element).getByRole('listitem').allInnerTexts()

async function token(session, { id, input }) {
  const given = expand(input)
  session.services.balances = Array.isArray(given) ? given : [given]
  const { name, symbol } = session.services.balances[0]
  if (typeof name === 'string') session.values.literal = name
  await seeAccount(session)
  const rows = await shownRows(session, 'w3m-token-list')
  session.values.listed = rows.flatMap(row => row.split(/\s+/))
  const figures = await list(session, 'w3m-portfolio-total bdi').allInnerTexts()
  for (const text of [...rows, ...figures]) assert.ok(!/[-−]\$?\d/.test(text), text)
  if (id === 'TK-014') await scrollThrough(session, 'w3m-token-list')
  if (id === 'TK-016') await imitation(session, rows)
  if (id === 'TK-009') assert.match(rows.join('\n'), new RegExp(symbol))
}

/** The chain's own coin comes first, and its imitation shows its contract, where one reads and where one chooses. */
async function imitation(session, rows) {
  assert.match(rows[0], /^Ether\s+Ethereum/)
  await session.run('close')
  await session.open({ view: 'WalletSend' })
  await session.page.getByRole('button', { name: /^Token:/ }).click()
  const choices = session.page.locator('w3m-wallet-send-select-token-view').getByRole('listitem')
  await choices.first().waitFor()
  const texts = await choices.allInnerTexts()
  assert.match(texts[0], /^Ether\s/)
  assert.doesNotMatch(texts[0], /0x/)
  assert.match(texts[1], /0x0000…bEEF/)
}

/** A long list holds as many elements at its end as at its beginning. */
async function scrollThrough(session, element) {
  const box = list(session, element).locator('.box')
  const count = () => list(session, element).getByRole('listitem').count()
  const before = await count()
  assert.ok(before < 40, `${before} rows are drawn`)
  await box.evaluate(node => node.scrollTo(0, node.scrollHeight))
  await session.rest()
  assert.ok((await count()) < 40)
  await session.look()
}

async function transaction(session, { input }) {
  const given = expand(input)
  session.services.history = () => ({ data: [given], next: null })
  const operation = given.metadata?.operationType
  if (operation?.includes?.('<')) session.values.literal = operation
  await seeAccount(session)
  await seeTab(session, 'NFTs', 'w3m-nft-grid')
  if (session.values.literal) session.looks.length = 0 // it shows from here on
  await seeTab(session, 'Activity', 'w3m-activity-list')
  session.values.listed = await shownRows(session, 'w3m-activity-list')
  // No entry offers anything for copying at all.
  assert.equal(await list(session, 'w3m-activity-list').getByRole('button', { name: /copy/i }).count(), 0)
}

async function identity(session, { input }) {
  session.services.identity = expand(input)
  await seeAccount(session)
  const { text: shown } = await session.look()
  assert.match(shown, /0x[\da-fA-F]{4}…[\da-fA-F]{4}/)
  assert.ok(!shown.includes('vit\u0430lik'), 'A name of mixed alphabets is shown')
}

const DRIVERS = {
  'token balance entry': token,
  'transaction entry': transaction,
  'NFT transfer entry': transaction,
  'identity response': identity,
}

/** How a case of what an account holds is driven. */
export const tokenNftActivity = ({ entry_point: entry }) => DRIVERS[entry]
