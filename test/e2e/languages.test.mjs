import assert from 'node:assert/strict'
import test from 'node:test'

import { misfits } from './support/audit.mjs'
import { atView, callsOf, count, inWallet } from './support/page.mjs'
import { startSite } from './support/site.mjs'
import { STATES, enter, leave } from './support/states.mjs'
import { englishIn, saidIn, speak, textsOf } from './support/words.mjs'

const site = await startSite({}, { revisits: true })
const TAGS = ['ar', 'ja', 'de']

/** Nothing that the dialog says has an English word in it. */
const isIn = async (page, tag) => assert.deepEqual(englishIn(await saidIn(page), tag), [], tag)

const dialog = page => page.getByRole('dialog')
const inLanguage = async (tag, path) => {
  const page = await site.open(path)
  await page.evaluate(lang => {
    document.documentElement.lang = lang
    window.walletModal.updateOptions({ locale: 'auto' })
  }, tag)
  return page
}

/** From the button, which a visitor reads before anything else, to the list of wallets. */
async function openConnect(page, texts) {
  await page.locator('wallet-modal-button').getByRole('button', { name: texts['button.connect'] }).click()
  await atView(page, 'Connect')
  await dialog(page)
    .getByRole('button', { name: /^Aspen/ })
    .waitFor()
}

for (const tag of TAGS) {
  const texts = textsOf(tag)
  const filled = (key, values) => texts[key].replace(/\{(\w+)\}/g, (_, name) => values[name])
  const button = (page, key) => dialog(page).getByRole('button', { name: texts[key], exact: true })

  test(`a visitor who reads only ${tag} connects, sends and sees it succeed`, async () => {
    const page = await inLanguage(tag)
    await openConnect(page, texts)
    await isIn(page, tag)
    await inWallet(page, 0, 'delay', 2500, 'eth_requestAccounts')
    await dialog(page)
      .getByRole('button', { name: /^Aspen/ })
      .first()
      .click()
    await atView(page, 'ConnectingExternal')
    await dialog(page)
      .getByText(filled('connecting.waiting.title', { wallet: 'Aspen' }))
      .first()
      .waitFor()
    await isIn(page, tag)
    await atView(page)
    await page.locator('wallet-modal-button').getByRole('button').click()
    await atView(page, 'Account')
    for (const key of ['account.tab.tokens', 'account.tab.nfts', 'account.tab.activity']) {
      await dialog(page).getByRole('tab', { name: texts[key] }).click()
      await isIn(page, tag)
    }
    await dialog(page).getByRole('button', { name: texts['account.feature.send'] }).click()
    await atView(page, 'WalletSend')
    await dialog(page)
      .getByRole('textbox', { name: texts['send.amount'] })
      .fill(tag === 'de' ? '0,25' : '0.25')
    await dialog(page).getByRole('textbox', { name: texts['send.receiver'] }).fill(site.stack.accounts[7].address)
    await isIn(page, tag)
    await button(page, 'send.review').click()
    await atView(page, 'WalletSendPreview')
    await dialog(page).getByText(texts['send.preview.fee']).first().waitFor()
    await isIn(page, tag)
    const amount = tag === 'de' ? '0,25' : '0.25'
    await dialog(page)
      .getByRole('button', { name: filled('send.preview.confirm', { amount, symbol: 'ETH' }) })
      .click()
    await atView(page, 'Account')
    await dialog(page)
      .getByText(filled('snack.confirmed', { amount: `${amount} ETH` }))
      .first()
      .waitFor()
    await isIn(page, tag)
    assert.equal(count(await callsOf(page), 'eth_sendTransaction'), 1)
  })

  test(`a visitor who reads only ${tag} signs in`, async () => {
    const page = await inLanguage(tag, '?signIn=required')
    await openConnect(page, texts)
    await dialog(page)
      .getByRole('button', { name: /^Aspen/ })
      .first()
      .click()
    await atView(page, 'SIWXSignMessage')
    await button(page, 'signIn.action').waitFor()
    await isIn(page, tag)
    await button(page, 'signIn.action').click()
    await atView(page)
    assert.equal(count(await callsOf(page), 'personal_sign'), 1)
  })
}

/** What visitors see on their way in. */
const GROUPS = ['strangers', 'by email', 'of the embedded wallet', 'on phones', 'three in one', 'sign-in']
for (const state of STATES.filter(({ framed, group, english }) => !framed && !english && GROUPS.includes(group)))
  test(`${state.name}: in ${TAGS.join(', ')} without an English word, and fits`, async () => {
    let page
    try {
      page = await enter(site, state)
      const found = []
      for (const tag of [...TAGS, 'el']) {
        await speak(page, tag)
        if (tag !== 'el') found.push(...englishIn(await saidIn(page), tag).map(text => `${tag}: ${text}`))
        found.push(...(await misfits(page)).map(text => `${tag}: ${text}`))
      }
      assert.deepEqual(found, [])
    } finally {
      if (page) await site.release(page)
      await leave(site)
    }
  })

test('changing the language changes only the texts: focus, scroll position and every element stay', async () => {
  const page = await site.open()
  await page.locator('wallet-modal-button').getByRole('button').click()
  await dialog(page)
    .getByRole('button', { name: /^All wallets/ })
    .click()
  await atView(page, 'AllWallets')
  const cells = dialog(page).locator('w3m-wallet-grid').getByRole('button')
  await cells.nth(12).waitFor()
  await cells.nth(9).focus()
  const before = await page.evaluate(() => {
    const inside = root =>
      [...root.querySelectorAll('*')].flatMap(part => [part, ...(part.shadowRoot ? inside(part.shadowRoot) : [])])
    const modal = document.querySelector('w3m-modal')
    const scroller = inside(modal.shadowRoot).find(
      part => part.scrollHeight > part.clientHeight + 200 && getComputedStyle(part).overflowY !== 'visible',
    )
    scroller.scrollTop = 37
    let focused = document.activeElement
    while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    window.changes = []
    const watch = new MutationObserver(records =>
      window.changes.push(
        ...records
          .flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes])
          .filter(({ nodeType }) => nodeType === 1)
          .map(({ localName }) => localName),
      ),
    )
    for (const { localName, shadowRoot } of [modal, ...inside(modal.shadowRoot)])
      if (shadowRoot && localName !== 'w3m-ui-picture')
        // pictures arrive when they do
        watch.observe(shadowRoot, { childList: true, subtree: true })
    Object.assign(window, { scroller, focused })
    return scroller.scrollTop
  })
  for (const tag of ['ja', 'ar', 'en']) {
    await speak(page, tag)
    const after = await page.evaluate(() => {
      let focused = document.activeElement
      while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
      return { hasFocus: focused === window.focused, top: window.scroller.scrollTop, changes: window.changes }
    })
    assert.deepEqual(after, { hasFocus: true, top: before, changes: [] }, tag)
  }
  await page.context().close()
  await leave(site) // not every wallet of the catalogue has a picture
})

test('a page with `auto` is followed while it changes, as it has a button in each language', async () => {
  const page = await inLanguage('ar')
  for (const tag of ['ar', 'de', 'zh-TW']) {
    await page.evaluate(lang => (document.documentElement.lang = lang), tag)
    const { 'button.connect': name } = textsOf(tag === 'zh-TW' ? 'zh-Hant' : tag)
    await page.locator('wallet-modal-button').getByRole('button', { name, exact: true }).waitFor()
  }
})
