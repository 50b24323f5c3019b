import assert from 'node:assert/strict'
import test, { after } from 'node:test'

import { createPublicClient, createWalletClient, erc20Abi, formatUnits, http, parseEther, parseUnits } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

import { startDemo } from '../../demo/server.mjs'
import { priceOf } from '../../dev/api/blockchain/prices.mjs'
import { drawn } from '../support/at-rest.mjs'
import { connectFamily, openFamilies } from './support/families.mjs'
import { atView, connect, modal, pressButton } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()
const { stack } = site
const { api } = stack
const [chain] = stack.evm
const [alice] = stack.accounts.map(({ address }) => address)
const { token } = stack.contracts[chain.chainId]
const client = createPublicClient({ transport: http(chain.rpcUrl) })

const BALANCE = 'GET /v1/account/:address/balance'
const HISTORY = 'GET /v1/account/:address/history'
const IDENTITY = 'GET /v1/identity/:address'

/** An exact figure as the account shows it: three decimals, rounded down. */
function shown(amount, decimals) {
  const [whole, part = ''] = formatUnits(amount, decimals).split('.')
  return `${BigInt(whole).toLocaleString('en-US')}.${part.padEnd(3, '0').slice(0, 3)}`
}

const figure = page => modal(page).locator('w3m-account-summary .figure bdi')
const total = page => modal(page).locator('w3m-portfolio-total bdi')
const tokens = page => modal(page).locator('w3m-token-list')
const activity = page => modal(page).locator('w3m-activity-list')
const rows = list => list.getByRole('listitem')
const row = (list, text) => rows(list).filter({ hasText: text }).first()
const tab = (page, name) => modal(page).getByRole('tab', { name }).click()

async function openAccount(page) {
  await pressButton(page)
  await atView(page, 'Account')
}

const leave = async page => {
  await page.keyboard.press('Escape')
  await atView(page)
}

async function connected() {
  const page = await site.open()
  await connect(page)
  await openAccount(page)
  return page
}

/** Asks for everything again, as a site may. */
const refresh = page =>
  page.evaluate(async () => {
    const { walletModal } = window
    const force = { force: true }
    const asked = [walletModal.updateNativeBalance(), walletModal.fetchTokens(undefined, force)]
    await Promise.allSettled([...asked, walletModal.fetchTransactions(undefined, force)])
  })

/** Lets so much time pass in the page's eyes, in seconds, counted from now. */
const later = (page, seconds) => page.clock.setSystemTime(Date.now() + seconds * 1000)

/** Browsers log every unsuccessful response, and the modal logs a chain that is down; nothing else may complain. */
const forgetRefusals = () => {
  const told = /Failed to load resource|net::ERR|CORS policy|\[wallet-modal\] HttpUnreachableError/
  const kept = site.problems.splice(0).filter(text => !told.test(text))
  site.problems.push(...kept)
}

test('the balance, tokens, collectibles and activity of the local chain are those of the chain', async () => {
  const page = await connected()
  const [native, held] = await Promise.all([
    client.getBalance({ address: alice }),
    client.readContract({ address: token.address, abi: erc20Abi, functionName: 'balanceOf', args: [alice] }),
  ])
  await figure(page).getByText(shown(native, 18), { exact: true }).waitFor()
  await row(tokens(page), 'Test Dollar').getByText(shown(held, token.decimals)).waitFor()
  assert.match(await rows(tokens(page)).first().innerText(), /^Ether/, 'the coin of the chain is first')
  const worthOf = (symbol, amount) => Number(amount) * priceOf(symbol, 'usd')
  const worth = worthOf('ETH', formatUnits(native, 18)) + worthOf('TUSD', formatUnits(held, token.decimals))
  const said = Number((await total(page).innerText()).replace(/[^\d.]/g, ''))
  assert.ok(Math.abs(said - worth) < 1, `${said} is not ${worth}`)

  await tab(page, 'NFTs')
  await modal(page).locator('w3m-nft-grid').getByText('Test Picture').first().waitFor()
  await tab(page, 'Activity')
  await row(activity(page), 'TUSD').waitFor()
  assert.match(await row(activity(page), 'TUSD').innerText(), /\+10,000\.000 TUSD/)
})

test('a mined transfer changes the balance, the tokens and the activity', async () => {
  const page = await connected()
  const before = await client.getBalance({ address: alice })
  await figure(page).getByText(shown(before, 18), { exact: true }).waitFor()
  await row(tokens(page), 'Test Dollar').waitFor()

  const account = privateKeyToAccount(stack.accounts[1].privateKey)
  const wallet = createWalletClient({ account, transport: http(chain.rpcUrl) })
  const amount = parseUnits('7.25', token.decimals)
  const sent = [
    await wallet.sendTransaction({ chain: null, to: alice, value: parseEther('1.375') }),
    await wallet.writeContract({
      chain: null,
      address: token.address,
      abi: erc20Abi,
      functionName: 'transfer',
      args: [alice, amount],
    }),
  ]
  for (const hash of sent) await client.waitForTransactionReceipt({ hash })
  await refresh(page)

  await figure(page)
    .getByText(shown(before + parseEther('1.375'), 18), { exact: true })
    .waitFor()
  const held = await client.readContract({
    address: token.address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [alice],
  })
  await row(tokens(page), 'Test Dollar').getByText(shown(held, token.decimals)).waitFor()
  await tab(page, 'Activity')
  await row(activity(page), '+1.375 ETH').waitFor()
  await row(activity(page), '+7.250 TUSD').waitFor()
})

test('each list is requested once in 30 s, however often its account is opened', async () => {
  const visitor = await site.visitor()
  const page = await visitor.open()
  await connect(page)
  api.clear()
  const look = async () => {
    await openAccount(page)
    await row(tokens(page), 'Test Dollar').waitFor()
    await tab(page, 'NFTs')
    await modal(page).locator('w3m-nft-grid').getByText('Test Picture').first().waitFor()
    await tab(page, 'Activity')
    await row(activity(page), 'TUSD').waitFor()
    await tab(page, 'Tokens')
    await leave(page)
  }
  for (let turn = 0; turn < 4; turn++) await look()
  const made = () => [BALANCE, HISTORY].map(route => api.requests(route).length)
  assert.deepEqual(made(), [1, 1])
  assert.ok(api.requests(IDENTITY).length <= 1)

  await later(page, 31)
  await look()
  assert.deepEqual(made(), [2, 2])
  await look()
  assert.deepEqual(made(), [2, 2])
  assert.ok(api.requests(IDENTITY).length <= 1, 'names are kept for 5 min')
})

/** What the dev service does instead of answering, and what the list says of it. */
const FAULTS = {
  failing: { fault: { mode: 'fail', status: 503 }, says: /[Cc]ould not (load|be loaded)/ },
  'rate-limited': { fault: { mode: 'rate-limit' }, says: /Too many requests/ },
  malformed: { fault: { mode: 'malformed' }, says: /[Cc]ould not (load|be loaded)/ },
  'of wrong types': { fault: { mode: 'wrong-types' }, says: /[Cc]ould not (load|be loaded)/ },
  huge: { fault: { mode: 'huge' }, says: /[Cc]ould not (load|be loaded)/ },
  'a page of HTML': { fault: { mode: 'html' }, says: /[Cc]ould not (load|be loaded)/ },
}

for (const [name, { fault, says }] of Object.entries(FAULTS))
  test(`tokens and activity separately report answers that are ${name}`, async () => {
    api.faults.set({ ...fault, route: BALANCE })
    const page = await connected()
    await tokens(page).getByText(says).waitFor()
    const native = await client.getBalance({ address: alice })
    await figure(page).getByText(shown(native, 18), { exact: true }).waitFor()
    assert.equal(await rows(tokens(page)).count(), 1, 'the coin of the chain is known from the chain')
    await tab(page, 'Activity')
    await row(activity(page), 'TUSD').waitFor()

    api.faults.clear()
    api.faults.set({ ...fault, route: HISTORY })
    await later(page, 31)
    await refresh(page)
    await activity(page).getByText(says).waitFor()
    const left = await rows(activity(page)).count()
    if (name === 'rate-limited') assert.ok(left > 0, 'the list stays until more may be asked for')
    else assert.equal(left, 0, 'the list is emptied')
    await tab(page, 'Tokens')
    await row(tokens(page), 'Test Dollar').waitFor()
    forgetRefusals()
  })

test('the last valid figures stay, marked as outdated, until current ones arrive', async () => {
  const page = await connected()
  await row(tokens(page), 'Test Dollar').waitFor()
  for (const [turn, { fault }] of [FAULTS.failing, FAULTS['rate-limited']].entries()) {
    const id = api.faults.set({ ...fault, route: BALANCE })
    await refresh(page)
    await tokens(page)
      .getByText(/Showing earlier figures/)
      .waitFor()
    await total(page)
      .getByText(/when last updated/)
      .waitFor()
    assert.ok(await row(tokens(page), 'Test Dollar').isVisible())
    api.faults.clear(id)
    await later(page, 31 * (turn + 1))
    await refresh(page)
    await total(page).getByText(/total/).waitFor()
    assert.equal(
      await tokens(page)
        .getByText(/earlier answer/)
        .count(),
      0,
    )
  }
  forgetRefusals()
})

test('a slow service keeps its place while the others show', async () => {
  api.faults.set({ mode: 'slow', delayMs: 2500, route: BALANCE })
  const page = await connected()
  await figure(page).waitFor()
  await tab(page, 'Activity')
  await row(activity(page), 'TUSD').waitFor()
  await tab(page, 'Tokens')
  assert.equal(await rows(tokens(page)).filter({ hasText: 'Test Dollar' }).count(), 0)
  await row(tokens(page), 'Test Dollar').waitFor()
})

for (const [device, viewport] of [
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
])
  test(`nothing moves while the tokens load, nor under a press when they come, on ${device}`, async () => {
    api.faults.set({ mode: 'slow', delayMs: 4000, route: BALANCE })
    const visitor = await site.visitor({ viewport })
    const page = await visitor.open()
    await connect(page)
    const listed = page.waitForResponse(/\/balance/)
    await openAccount(page)
    const send = modal(page).getByRole('button', { name: 'Send' })
    await send.hover()
    const { y: first } = await send.boundingBox()
    await row(tokens(page), 'Ether').waitFor()
    assert.equal((await send.boundingBox()).y, first, 'while they load')

    await page.mouse.down()
    await (await listed).finished()
    await drawn(page) // not longer: a press holds things up for a second at most
    assert.equal((await send.boundingBox()).y, first, 'under the press')
    assert.equal(await row(tokens(page), 'Test Dollar').count(), 0)
    await page.mouse.up()
    await atView(page, 'WalletSend')
    await modal(page).getByRole('button', { name: 'Back' }).click()
    await row(tokens(page), 'Test Dollar').waitFor()
  })

test('the service’s data is kept when the chain is down', async () => {
  api.faults.set({ mode: 'fail', status: 503, route: 'POST /v1' })
  api.faults.set({ mode: 'fail', status: 503, route: 'POST /v1/' })
  const page = await site.visitor().then(async visitor => {
    // the endpoints of the chain itself are cut off as well
    await visitor.context.route(
      url => url.origin === new URL(chain.rpcUrl).origin,
      route => route.abort(),
    )
    return visitor.open()
  })
  await connect(page)
  await openAccount(page)
  await modal(page).getByText('Balance unavailable').waitFor()
  await row(tokens(page), 'Test Dollar').waitFor()
  await row(tokens(page), 'Ether').waitFor()
  forgetRefusals()
})

for (const hostile of ['-1', 'Infinity', '0x10', 'abc'])
  test(`a balance of ${hostile}, from the chain and from the service, shows as nothing and spoils nothing else`, async () => {
    const { caipNetworkId } = chain
    const entry = (name, symbol, numeric, address) => ({
      ...{ name, symbol, chainId: caipNetworkId, value: 5, price: 1, iconUrl: '' },
      ...(address ? { address: `${caipNetworkId}:${address}` } : {}),
      quantity: { decimals: '6', numeric },
    })
    const balances = [
      entry('Ether', 'ETH', hostile),
      entry('Test Dollar', 'TUSD', hostile, token),
      entry('Honest', 'HON', '7', `0x${'22'.repeat(20)}`),
    ]
    api.faults.set({ route: BALANCE, mode: 'body', body: { balances } })
    for (const route of ['POST /v1', 'POST /v1/'])
      api.faults.set({ route, mode: 'rpc-result', rpcMethod: 'eth_getBalance', result: hostile })
    const visitor = await site.visitor()
    await visitor.context.route(
      url => url.origin === new URL(chain.rpcUrl).origin,
      route => route.abort(), // another endpoint would tell the truth
    )
    const page = await visitor.open()
    await connect(page)
    await openAccount(page)
    await row(tokens(page), 'Honest').getByText('7.000').waitFor()
    await figure(page).or(modal(page).getByText('Balance unavailable')).first().waitFor()
    const figures = await figure(page).allInnerTexts()
    for (const text of figures) assert.match(text, /^0\.000/)
    for (const text of [...figures, ...(await rows(tokens(page)).allInnerTexts())])
      assert.doesNotMatch(text, /NaN|Infinity|abc|0x10|[-−]\s?\d/)
    assert.equal(await row(tokens(page), 'Test Dollar').count(), 0)
    assert.deepEqual(
      site.problems.splice(0).filter(text => text.startsWith('uncaught')),
      [],
    )
  })

test('a Solana account shows its coin and its tokens, and no history', async () => {
  const page = await openFamilies(site)
  await connectFamily(page, 'solana', 'Larch')
  await atView(page)
  await openAccount(page)
  await figure(page)
    .getByText(/\d\.\d{3}/)
    .waitFor()
  await row(tokens(page), 'TUSD').waitFor()
  assert.match(await rows(tokens(page)).first().innerText(), /^SOL|^Sol/)
  assert.equal(await modal(page).getByRole('tab', { name: 'Activity' }).count(), 0)
})

/** The plain page has no blockchain service; its networks are as these say. */
async function plainSite(change) {
  const networks = stack.networks.map(network => (network.id === chain.chainId ? { ...network, ...change } : network))
  const demo = await startDemo({ stack: { ...stack, networks }, port: 0, built: true })
  after(() => demo.stop())
  const { context } = await site.visitor()
  const page = await context.newPage()
  page.on('pageerror', error => site.problems.push(error.message))
  await page.goto(`${demo.url}plain.html`)
  await page.waitForFunction(() => 'testWallets' in window)
  await connect(page)
  return page
}

test('without a service the tokens that the site names come from the chain, in one batch', async () => {
  api.clear()
  const page = await plainSite({ tokens: [{ address: token.address }] })
  await openAccount(page)
  const held = await client.readContract({
    address: token.address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [alice],
  })
  await row(tokens(page), 'Test Dollar').getByText(shown(held, token.decimals)).waitFor()
  const asked = ({ body }) => [body].flat().filter(call => call?.method === 'eth_call').length
  const batches = api.requests().map(asked).filter(Boolean)
  assert.deepEqual(batches, [4], 'balance, decimals, symbol and name travel together')
  assert.equal(api.requests(BALANCE).length + api.requests(HISTORY).length + api.requests(IDENTITY).length, 0)
  await tab(page, 'Activity')
  await activity(page).getByText('Activity isn’t available').waitFor()
})

test('a test network shows 0.00 and sends no request', async () => {
  api.clear()
  const page = await plainSite({ testnet: true, tokens: [{ address: token.address }] })
  await openAccount(page)
  await figure(page).getByText('0.00', { exact: true }).waitFor()
  await row(tokens(page), 'Ether').getByText('0.00', { exact: true }).waitFor()
  const methods = api.requests().flatMap(({ body }) => [body].flat().map(call => call?.method))
  assert.deepEqual(
    methods.filter(method => ['eth_getBalance', 'eth_call'].includes(method)),
    [],
  )
})
