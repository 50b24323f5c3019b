// The docs site in a browser, as `npm run docs:site` serves it, with the development stack.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { LIVE_VIEWS } from '../../scripts/site/live-views.mjs'
import { viewSlug } from '../../scripts/site/views.mjs'
import { axeFindings } from '../e2e/support/audit.mjs'
import { followWork } from '../support/at-rest.mjs'
import { launchBrowser } from '../support/launch-browser.mjs'
import { ROOT } from './project.mjs'

const WINDOWS = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } }
const THEMES = ['light', 'dark']
/** What the dark theme of the same page can break. */
const OF_COLOURS = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }
/** The first page, a guide with code, and the elements. */
const LOOKED_AT = ['index', 'buy', 'elements']
/** Pages of each further kind, the widest of them. */
const WIDE = ['start', 'options', 'policy', 'try', 'views', 'views/connect', 'support', 'api/wallet-modal', 'errors']

let site
let browser
/** What pages complained of: broken policies and errors of scripts. */
const complaints = []
/** Without the development stack, the modal reports that the networks have no node. */
const EXPECTED = /^index: \[wallet-modal\] HttpUnreachableError/

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

/** Builds and serves the site; resolves once it can be visited. */
async function serveSite() {
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/docs-site.mjs'], {
    cwd: ROOT,
    env: { ...process.env, PORT: `${port}` },
  })
  const said = []
  const served = new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', chunk => {
        said.push(chunk)
        if (/served at/.test(Buffer.concat(said).toString())) resolve()
      })
    child.once('exit', code => reject(new Error(`The site ended with ${code}: ${Buffer.concat(said)}`)))
  })
  await served
  const stop = async () => {
    child.kill()
    await once(child, 'exit')
  }
  return { url: `http://localhost:${port}/`, stop }
}

before(async () => {
  ;[site, browser] = await Promise.all([serveSite(), launchBrowser()])
})
after(async () => {
  await browser?.close()
  await site?.stop()
})

/** Opens a page as a visitor who has not been there before. */
async function open(name, options = {}) {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: WINDOWS.desktop, ...options })
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  await followWork(page)
  page.on('pageerror', error => complaints.push(`${name}: ${error.message}`))
  page.on('console', message => message.type() === 'error' && complaints.push(`${name}: ${message.text()}`))
  await goTo(page, name)
  return page
}

/** Goes to a page, and waits until its scripts have taken over. */
async function goTo(page, name) {
  await page.goto(`${site.url}${name}.html`)
  await page.waitForFunction(() => document.querySelector('#app')?.__vue_app__)
}

const isDark = page => page.evaluate(() => document.documentElement.classList.contains('dark'))
const background = page => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/** What is wider than the window without a box of its own that scrolls. */
const overflow = page =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      part => part.getBoundingClientRect().right > clientWidth + 1,
    )
    return [`${scrollWidth} px`, ...wide.slice(0, 5).map(part => `${part.localName}.${part.className}`)]
  })

describe('the docs site in a browser', () => {
  it('finds a page by a word of it', async () => {
    const page = await open('index')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('searchbox').fill('FRAME_TIMEOUT')
    await page.getByRole('option').getByText('FRAME_TIMEOUT').first().click()
    await page.getByRole('heading', { level: 1, name: 'FRAME_TIMEOUT' }).waitFor()
    assert.equal(new URL(page.url()).pathname, '/errors/frame_timeout.html')
    await page.context().close()
  })

  it('has the visitor’s theme, and keeps another one that was chosen', async () => {
    const seen = []
    for (const colorScheme of THEMES) {
      const page = await open('index', { colorScheme })
      assert.equal(await isDark(page), colorScheme === 'dark')
      seen.push(await background(page))
      const pictures = page.locator('.home-shots img:visible')
      for (const picture of await pictures.all())
        assert.match(await picture.getAttribute('src'), new RegExp(`-${colorScheme}\\.`))
      await page.getByRole('switch', { name: /theme/ }).first().click()
      assert.equal(await isDark(page), colorScheme !== 'dark')
      await goTo(page, 'start')
      assert.equal(await isDark(page), colorScheme !== 'dark')
      await page.context().close()
    }
    assert.notEqual(seen[0], seen[1])
  })

  it('colours the code, in both themes', async () => {
    for (const colorScheme of THEMES) {
      const page = await open('buy', { colorScheme })
      const colors = await page.evaluate(() =>
        ['keyword', 'string', 'comment', 'mark'].map(
          kind => getComputedStyle(document.querySelector(`pre .code-${kind}`)).color,
        ),
      )
      assert.equal(new Set(colors).size, colors.length, colors.join(' '))
      await page.context().close()
    }
  })

  it('keeps words of code whole in tables', async () => {
    const page = await open('elements')
    const broken = await page.evaluate(() =>
      [...document.querySelectorAll('td code')]
        .filter(code => !/[\s-]/.test(code.textContent) && code.getClientRects().length > 1)
        .map(({ textContent }) => textContent),
    )
    assert.deepEqual(broken, [])
    await page.context().close()
  })

  it('generates the whole header of the guide to plain HTML, and one with services of one’s own', async () => {
    const guide = readFileSync(join(ROOT, 'docs/html.md'), 'utf8')
    const [, header] = /^Content-Security-Policy:\n([\s\S]*?)^```$/m.exec(guide)
    const page = await open('policy')
    const policy = async () => (await page.locator('.policy-result output').innerText()).replace(/\s+/g, ' ').trim()
    await page.getByLabel(/^Networks, by/).fill('mainnet base solana')
    assert.equal(await policy(), header.replace(/\s+/g, ' ').trim())

    await page.getByLabel(/^Balances, names/).selectOption('My own')
    await page.getByLabel(/^Address of Balances/).fill('https://chain.example.com/v1')
    for (const name of ['Wallets and their', 'Chain calls', 'WalletConnect', 'Email and', 'Events'])
      await page.getByLabel(new RegExp(`^${name}`)).selectOption('Off')
    await page.getByLabel(/^Networks, by/).fill('')
    const parts = (await policy()).split('; ')
    assert.ok(parts.includes("connect-src 'self' https://chain.example.com"), parts.join('\n'))
    assert.ok(parts.includes("img-src 'self' data: blob: https://chain.example.com"), parts.join('\n'))
    assert.ok(!parts.some(part => part.startsWith('frame-src')), parts.join('\n'))

    await page.getByLabel(/^Endpoints of your own/).fill('https://rpc.example.com localhost:8545')
    await page.getByText('Not an address, and left out: localhost:8545').waitFor()
    assert.ok((await policy()).includes("connect-src 'self' https://chain.example.com https://rpc.example.com;"))
    await page.context().close()
  })

  it('has the built modal on a page, which connects a scripted wallet under the policy of the site', async () => {
    const page = await open('try')
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('button', { name: /^Aspen/ }).click()
    await page.locator('wallet-modal-button').getByRole('button', { name: /0x/ }).waitFor()
    await page.context().close()
  })

  it('opens views live on their pages, with the chains and services of the development stack', async () => {
    const page = await open('index')
    const shown = []
    for (const name of Object.keys(LIVE_VIEWS)) {
      await goTo(page, `views/${viewSlug(name)}`)
      await page.getByRole('button', { name: 'Open it live' }).click()
      await page.locator(`w3m-modal[open][view="${name}"]`).waitFor({ state: 'attached' })
      shown.push(name)
    }
    assert.deepEqual(shown, Object.keys(LIVE_VIEWS))
    await page.context().close()
  })

  it('opens live without the stack what needs none, and says how to see the rest', async () => {
    const page = await open('index')
    await page.route('**/live/stack.json', route => route.fulfill({ json: null }))
    for (const [name, title] of [
      ['account', 'Account'],
      ['what-is-a-wallet', 'What is a wallet?'],
    ]) {
      await goTo(page, `views/${name}`)
      await page.getByRole('button', { name: 'Open it live' }).click()
      await page.getByRole('dialog').getByRole('heading', { name: title }).waitFor()
    }
    await goTo(page, 'views/swap')
    await page.getByText('Served by npm run docs:site').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Open it live' }).count(), 0)
    await page.context().close()
  })

  for (const colorScheme of THEMES)
    for (const [window, viewport] of Object.entries(WINDOWS))
      it(`has nothing that axe finds, and nothing too wide, ${window}, ${colorScheme}`, async () => {
        const page = await open(LOOKED_AT[0], { colorScheme, viewport })
        const faults = []
        for (const name of LOOKED_AT) {
          await goTo(page, name)
          const rules = colorScheme === 'light' ? {} : OF_COLOURS
          const found = [...(await axeFindings(page, 'body', undefined, rules)), ...(await overflow(page))]
          faults.push(...found.map(text => `${name}: ${text}`))
        }
        assert.deepEqual(faults, [])
        await page.context().close()
      })

  it('has no page that is too wide for a phone', async () => {
    const page = await open('index', { viewport: WINDOWS.phone })
    const faults = []
    for (const name of WIDE) {
      await goTo(page, name)
      faults.push(...(await overflow(page)).map(text => `${name}: ${text}`))
    }
    assert.deepEqual(faults, [])
    await page.context().close()
  })

  it('breaks no policy of its own, and has no error in its scripts', () => {
    assert.deepEqual(
      complaints.filter(text => !EXPECTED.test(text)),
      [],
    )
  })
})
