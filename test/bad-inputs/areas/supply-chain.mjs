import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { logInByCode } from './email-otp.mjs'
import { allowPopups, logInByPopup } from './popup-social.mjs'
import { SECURE_ORIGIN, serveSecureSite } from './secure-site.mjs'
import { atPreview, confirmButton, sent, units } from './sending.mjs'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const json = name => JSON.parse(readFileSync(join(ROOT, name), 'utf8'))

/** Code that makes code out of text. */
const RUNS_TEXT = /(?<![.\w$])(?:eval\s*\(|new\s+Function\s*\(|Function\s*\()|\bset(?:Timeout|Interval)\s*\(\s*["'`]/
const HOOKS = ['preinstall', 'install', 'postinstall', 'prepublish', 'preprepare', 'prepare', 'postprepare']
const FETCHED = /^(?:git|https?|file|link|github|gitlab|bitbucket|\w+\/\w+)/
const PUBLISHED = [
  'dist',
  '!dist/**/*.map',
  'dev/README.md',
  'custom-elements.json',
  'docs/*.md',
  '!docs/accessibility-report.md',
  '!docs/spec-map.md',
  'docs/migrate',
  'docs/recipes',
  'CHANGELOG.md',
]

function* builtFiles() {
  for (const name of readdirSync(join(ROOT, 'dist'), { recursive: true }))
    if (name.endsWith('.js')) yield join(ROOT, 'dist', name)
}

/** What is wrong with the package as it would be published. */
function scan() {
  const {
    scripts = {},
    files,
    dependencies,
    peerDependencies,
    devDependencies,
    optionalDependencies,
  } = json('package.json')
  const findings = []
  for (const file of builtFiles()) if (RUNS_TEXT.test(readFileSync(file, 'utf8'))) findings.push(`${file} runs text`)
  for (const hook of HOOKS) if (scripts[hook]) findings.push(`script ${hook}`)
  const all = { ...dependencies, ...peerDependencies, ...devDependencies, ...optionalDependencies }
  for (const [name, range] of Object.entries(all))
    if (FETCHED.test(range) || range === '*' || range === 'latest') findings.push(`${name}: ${range}`)
  if (!existsSync(join(ROOT, 'package-lock.json'))) return [...findings, 'no lock file']
  for (const [path, entry] of Object.entries(json('package-lock.json').packages)) {
    if (!path.includes('node_modules/') || entry.link) continue
    if (!entry.integrity && !entry.inBundle) findings.push(`${path} has no integrity`)
    if (entry.resolved && /^(?:git|https?:\/\/github)/.test(entry.resolved)) findings.push(`${path}: ${entry.resolved}`)
  }
  if (JSON.stringify(files) !== JSON.stringify(PUBLISHED)) findings.push(`published files: ${files}`)
  return findings
}

/** The versions that Lit and zod leave on the page to find a second copy of themselves; no functions of ours. */
const LIBRARY_MARKS = /^(?:(?:lit|reactive)\w*Versions|litPropertyMetadata|__zod_\w+)$/

/** What the views that need one are opened with. */
const ARGUMENTS = {
  connectorId: 'com.example.wallet',
  walletId: 'listed',
  caipNetworkId: 'eip155:137',
  provider: 'google',
}

const CASES = {
  async 'SC-001'(session) {
    const customWallets = [{ id: 'listed', name: 'Listed', homepage: 'https://listed.example' }]
    serveSecureSite(session, { CONNECT_EMAIL: { action: 'VERIFY_OTP' }, CONNECT_OTP: () => undefined })
    const start = { path: '/split.html', prepare: allowPopups }
    await session.withWallet({}, { start, options: { customWallets } })
    for (const view of ['Connect', 'WhatIsAWallet', 'WhatIsANetwork', 'Networks', 'Account']) {
      await session.open({ view })
      await session.look()
      await session.run('close')
    }
    await session.open()
    await session.seeWallets()
    await session.clickWallet('Example Wallet')
    await session.page.waitForFunction(() => window.harness.modal.getAccount().isConnected)
    await session.run('close')
    const { value: views } = await session.run('rule', 'views')
    for (const { view, argument } of views) {
      await session.open({ view, ...(argument ? { arguments: { [argument]: ARGUMENTS[argument] } } : {}) })
      await session.rest()
      await session.run('close')
    }
    await session.run('call', 'switchNetwork', 137)
    await session.run('call', 'disconnect')
    await logInByCode(session, '123456')
    await session.run('call', 'disconnect')
    await logInByPopup(session, `${SECURE_ORIGIN}/?code=1`)
    await session.run('call', 'disconnect')
  },
  async 'SC-002'(session) {
    await session.start()
    await session.create()
    session.values.findings = scan()
    assert.deepEqual((await session.notes()).timers, [], 'timers with text')
  },
  /** Whatever is handed out is a copy or frozen: changing it changes nothing, and least what is confirmed. */
  async 'SC-003'(session) {
    await atPreview(session)
    const [from, to] = await session.page.locator('w3m-wallet-send-preview-view dd .address').allInnerTexts()
    const figure = await session.page.locator('w3m-wallet-send-preview-view .figure').innerText()
    session.values.preview = { from, to, value: `0x${units(figure.split(' ')[0], 18).toString(16)}` }
    const { before, after } = await session.page.evaluate(async () => {
      const { modal } = window.harness
      const read = () => [
        modal.getAccount(),
        modal.getNetwork(),
        modal.getState(),
        modal.getCaipNetworks(),
        modal.getConnections('eip155'),
        modal.getThemeVariables(),
        modal.getFeatures(),
        modal.getWalletInfo(),
        modal.getEvent(),
      ]
      const spoil = (value, depth = 0) => {
        if (value === null || typeof value !== 'object' || depth > 6) return
        for (const key of Reflect.ownKeys(value)) {
          if (Array.isArray(value) && key === 'length') continue
          spoil(value[key], depth + 1)
          Reflect.set(value, key, 'spoiled')
        }
        if (!Array.isArray(value)) Reflect.set(value, 'added', true)
        else if (!Object.isFrozen(value)) value.length = 0
      }
      const lists = async () => [await modal.fetchTokens(), await modal.fetchTransactions(), await modal.fetchNfts()]
      const before = JSON.stringify([...read(), ...(await lists())])
      spoil(read())
      spoil(await lists())
      return { before, after: JSON.stringify([...read(), ...(await lists())]) }
    })
    assert.equal(after, before)
    await confirmButton(session).click()
    await session.page.locator('w3m-account-view').waitFor()
    session.values.transactions = await sent(session)
  },
  async 'SC-004'(session) {
    await session.withAccount({})
    await session.openAccount()
    const { globals } = await session.notes()
    const before = new Set([...globals, 'harness'])
    const added = (await session.run('globals')).filter(name => !before.has(name))
    const own = added.filter(name => !LIBRARY_MARKS.test(name))
    session.counters['new globals'] = () => own.length
    const reachable = await session.page.evaluate(() => {
      const found = []
      const walk = (value, path, depth) => {
        if (value === null || !/^(object|function)$/.test(typeof value) || depth > 4) return
        if (typeof value === 'function') found.push(path)
        for (const key of Reflect.ownKeys(value)) walk(Reflect.get(value, key), `${path}.${String(key)}`, depth + 1)
      }
      walk(window[Symbol.for('wallet-modal')], 'wallet-modal', 0)
      // readers of a list are no way to make or approve one; signing in asks the visitor's wallet
      const harmless = /(?:(?:fetch|subscribe)Transactions|getApprovedCaipNetworkIds|\.sign(?:In|Out))$/
      return found.filter(path => !harmless.test(path))
    })
    assert.ok(reachable.length > 0)
    assert.deepEqual(
      reachable.filter(path => /approve|sign|otp|transaction|secret|key$/i.test(path)),
      [],
    )
  },
  async 'SC-005'(session) {
    await session.withAccount({})
    await session.page.evaluate(() => {
      const { provider } = window.harness.wallet('wallet')
      window.replacementCalls = 0
      provider.request = async () => {
        window.replacementCalls++
        return null
      }
    })
    await session.run('call', 'switchNetwork', 137)
    await session.run('call', 'updateNativeBalance')
    await session.run('call', 'disconnect')
    session.counters['replacement.request'] = () => session.page.evaluate(() => window.replacementCalls)
    assert.equal(await session.callCount('wallet_switchEthereumChain'), 1)
  },
}

/** How a case of delivery and public state is driven. */
export const supplyChain = ({ id }) => CASES[id]
