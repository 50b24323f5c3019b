import { readTexts } from '../../../scripts/locales/read.mjs'
import { wordsOf } from '../../../scripts/locales/plurals.mjs'
import { nameOf } from '../../../dev/api/catalogue/names.mjs'
import { ROOT } from '../../scripts/project.mjs'
import { isReplaced } from '../../support/engine.mjs'

/** What a dialog says, to the eye and to a screen reader, and in which language. */

/** The texts of a language, by key. */
export const textsOf = tag =>
  Object.fromEntries([...readTexts(ROOT, tag).values()].flat().map(({ key, text }) => [key, text]))

const wordsIn = text => text.toLowerCase().match(/[a-z’]{3,}/g) ?? []
const vocabulary = texts =>
  new Set(Object.values(texts).flatMap(text => wordsIn(wordsOf(text).replace(/\{\w+\}/g, ' '))))

/** Names of the site, its wallets, networks and tokens, and texts from the site or a service, are not translated. */
const NAMES = [
  ...Array.from({ length: 650 }, (_, index) => nameOf(index)),
  'I accept the terms of the playground',
  'wallet-modal playground',
  'Local One',
  'Local Two',
  'Local provider',
  'Field Notes',
  'Field Note',
  'USD Coin',
  'Dai Stablecoin',
  'Wrapped Bitcoin',
  'Test Dollar',
  'Test Exchange',
  'Test Gold',
  'Test Toll',
  'Test Oddity',
  'Invented Token',
  'Ether',
  'Aspen',
  'Local Wallet',
  'Binance',
  'Coinbase',
  'Meld',
  'WalletConnect',
  'Wrapped Liquid Staked Ether of the Long-Named Protocol',
  'Token number',
  'A picture with a title that is longer than its card is wide',
  'A picture with a title t',
  'Invalid App Configuration', // an alert for the site's developers
  'Invalid Project ID. Check the',
  'is an invented wallet of the development stack',
  'no such wallet',
].sort((a, b) => b.length - a.length)
const ADDRESSES = /\S*(?:0x|@|:\/\/|\.example|\.reown\.id|localhost|\d)\S*/g

const withoutNames = text => NAMES.reduce((rest, name) => rest.replaceAll(name, ' '), text).replace(ADDRESSES, ' ')

/** The texts that have an English word in them, of those that were said in another language. */
export function englishIn(said, tag) {
  const own = vocabulary(textsOf(tag))
  const english = new Set([...vocabulary(textsOf('en'))].filter(word => !own.has(word)))
  return said.filter(text => wordsIn(withoutNames(text)).some(word => english.has(word)))
}

/** Symbols of tokens and currencies, and what groups of an address or a hash are written with. */
const isFigure = word => word === word.toUpperCase() || /^[a-f]+$/i.test(word)

/** The texts that have a word in Latin letters in them which is no name, of those that were said in another script. */
export function latinIn(said, tag) {
  const own = vocabulary(textsOf(tag))
  const words = text => withoutNames(text).match(/[A-Za-z]{3,}/g) ?? []
  return said.filter(text => words(text).some(word => !isFigure(word) && !own.has(word.toLowerCase())))
}

/** The names and descriptions below the dialog in the accessibility tree. */
async function heardIn(page) {
  const reader = await page.context().newCDPSession(page)
  const { nodes } = await reader.send('Accessibility.getFullAXTree')
  await reader.detach()
  const byId = new Map(nodes.map(node => [node.nodeId, node]))
  const within = node => [node, ...(node?.childIds ?? []).flatMap(id => within(byId.get(id)))].filter(Boolean)
  return nodes
    .filter(({ role }) => role?.value === 'dialog')
    .flatMap(within)
    .filter(({ ignored, role }) => !ignored && role?.value !== 'InlineTextBox')
    .flatMap(({ name, description, properties = [] }) => [
      name?.value,
      description?.value,
      ...properties.filter(({ name }) => /^(roledescription|valuetext)$/.test(name)).map(({ value }) => value.value),
    ])
}

/** The attributes from which screen readers take names and descriptions, where there is no tree to be read. */
const namedIn = page =>
  page.evaluate(() => {
    const names = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext']
    const said = []
    const look = root => {
      for (const part of root.querySelectorAll('*')) {
        if (part.shadowRoot) look(part.shadowRoot)
        if (part.checkVisibility({ visibilityProperty: true })) said.push(...names.map(name => part.getAttribute(name)))
      }
    }
    for (const modal of document.querySelectorAll('w3m-modal')) look(modal.shadowRoot)
    return said
  })

/** The texts that can be seen, those that are hidden from screen readers included. */
const seenIn = page =>
  page.evaluate(() => {
    const said = []
    const look = root => {
      for (const part of root.querySelectorAll('*')) {
        if (part.shadowRoot) look(part.shadowRoot)
        if (!part.checkVisibility({ visibilityProperty: true }) || /^(style|script)$/.test(part.localName)) continue
        for (const node of part.childNodes) if (node.nodeType === 3) said.push(node.data)
        for (const name of ['placeholder', 'title', 'alt']) said.push(part.getAttribute(name))
      }
    }
    for (const modal of document.querySelectorAll('w3m-modal')) look(modal.shadowRoot)
    return said
  })

/** Everything that the dialog says. */
export async function saidIn(page) {
  const heard = isReplaced('names') ? await namedIn(page) : await heardIn(page)
  const said = [...heard, ...(await seenIn(page))]
  return [...new Set(said.map(text => text?.replace(/\s+/g, ' ').trim()).filter(Boolean))]
}

/** Changes the language, and waits until the dialog is in it. */
export async function speak(page, tag) {
  await page.evaluate(locale => window.walletModal.updateOptions({ locale }), tag)
  await page.locator(`w3m-modal [lang="${tag}"]`).first().waitFor({ state: 'attached' })
}
