import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { checkLocales } from '../../scripts/locales/check.mjs'
import { TERMS } from '../../scripts/locales/rules.mjs'
import { makeProject, runScript } from './project.mjs'

const file = texts =>
  `export const shell = {\n${Object.entries(texts)
    .map(([key, text]) => `  '${key}': ${JSON.stringify(text)},\n`)
    .join('')}}\n`
const table = tags =>
  `export const LOCALES = {\n${tags.map(tag => `  '${tag}': async () => (await import('./${tag}/index.js')).x,\n`).join('')}}\n`
/** A word for every term; terms without a fixture stand for themselves. */
const words = terms => ({ ...Object.fromEntries(TERMS.map(term => [term, [`«${term}»`]])), ...terms })

/** The problems of a project that has English and one other language. */
function problemsOf(english, texts, { tag = 'de', terms = {}, exceptions = {}, files = {}, rows = ['en', tag] } = {}) {
  const project = makeProject({
    'src/locales/index.ts': table(rows),
    'src/locales/en/shell.ts': file(english),
    [`src/locales/${tag}/shell.ts`]: file(texts),
    [`scripts/locales/glossaries/${tag}.json`]: JSON.stringify({ terms: words(terms), exceptions }),
    ...files,
  })
  try {
    return checkLocales(project.root).problems
  } finally {
    project.remove()
  }
}

/** Asserts that a translation has one problem, and which. */
const refuses = (reason, english, text, options) => {
  const problems = problemsOf({ 'a.key': english }, { 'a.key': text }, options)
  assert.equal(problems.length, 1, problems.join('\n'))
  assert.match(problems[0], reason)
}
const accepts = (english, text, options) =>
  assert.deepEqual(problemsOf({ 'a.key': english }, { 'a.key': text }, options), [])

describe('check-locales', () => {
  it('accepts the project’s languages', () => {
    const { status, output } = runScript('check-locales.mjs')
    assert.equal(status, 0, output)
  })

  it('checks only some languages, and reports by exit code', () => {
    const good = makeProject({ 'src/locales/index.ts': table(['en']), 'src/locales/en/shell.ts': file({ a: 'Close' }) })
    const root = ['--root', good.root]
    assert.equal(runScript('check-locales.mjs', ...root, '--only', 'en').status, 0)
    const { status, output } = runScript('check-locales.mjs', ...root, '--only', 'de')
    assert.equal(status, 1)
    assert.match(output, /de\/shell\.ts {2}is missing/)
    good.remove()
  })

  it('accepts a translation', () => accepts('Close {name}', '{name} schließen'))

  it('names the file and the line', () => refuses(/^src\/locales\/de\/shell\.ts:2 {2}a\.key /, 'Close', ''))

  it('misses a key, and finds one too many', () => {
    const problems = problemsOf({ a: 'Close', b: 'Back' }, { b: 'Zurück', c: 'Weiter' })
    assert.match(problems.join('\n'), /lacks a\n.*c is no text of the English file$/)
  })

  it('misses a file, and finds one too many', () => {
    const files = { 'src/locales/en/send.ts': file({ x: 'Done' }), 'src/locales/de/swap.ts': file({ y: 'Fertig' }) }
    const problems = problemsOf({ a: 'Close' }, { a: 'Schließen' }, { files })
    assert.match(problems.join('\n'), /de\/send\.ts {2}is missing\n.*de\/swap\.ts {2}is no English file$/)
  })

  it('wants every language in the table', () => {
    const problems = problemsOf({ a: 'Close' }, { a: 'Schließen' }, { rows: ['en', 'fr'] })
    assert.match(problems.join('\n'), /does not list de\n.*lists fr, which has no folder/)
  })

  it('wants the placeholders of English', () => {
    refuses(/lacks \{name\}/, 'Close {name}', 'Schließen')
    refuses(/has \{wallet\}, which English lacks/, 'Close', '{wallet} schließen')
    refuses(/has braces/, 'Close {name}', '{name schließen')
  })

  it('wants plurals where English has them, in the categories of the language', () => {
    const english = '{count, plural, one {# day} other {# days}}'
    accepts(english, '{count, plural, one {# Tag} other {# Tage}}')
    accepts(english, '{count, plural, other {# 日}}', { tag: 'ja' })
    accepts('Days: {count}', '{count, plural, one {# Tag} other {# Tage}}')
    refuses(/has no plural of \{count\}/, english, '{count} Tage')
    refuses(/lacks "one" of \{count\}/, english, '{count, plural, other {# Tage}}')
    refuses(/has "few" of \{count\}, which de/, english, '{count, plural, one {# T} few {# U} other {# V}}')
  })

  it('lets a branch spell out its number if it has only one', () => {
    const english = '{count, plural, one {# day} other {# days}}'
    accepts(english, '{count, plural, one {ein Tag} other {# Tage}}')
    refuses(/lacks # in "other"/, english, '{count, plural, one {# Tag} other {Tage}}')
    const russian = '{count, plural, one {день} few {# дня} many {# дней} other {# дня}}' // 21 and 31 are of "one" too
    refuses(/lacks # in "one"/, english, russian, { tag: 'ru' })
  })

  it('finds untranslated texts, except names', () => {
    refuses(/is the same as in English/, 'Close {name}', 'Close {name}')
    accepts('QR {name}', 'QR {name}')
    accepts('{rate} {target}', '{rate} {target}')
    accepts('Web', 'Web', { exceptions: { 'a.key': ['english'] } })
  })

  it('finds English words in a translation', () => {
    refuses(/has English words left/, 'Close the page', 'Schließe the Seite')
    refuses(/has English words left/, 'Close {name}', '{name} の Close', { tag: 'ja' })
    accepts('Get it on Google Play', 'Google Play で入手', { tag: 'ja' })
  })

  it('requires the terms of the glossary', () => {
    const terms = { wallet: ['Wallet'], account: ['Konto', 'Konten'] }
    accepts('Your wallets', 'Deine Wallets', { terms })
    accepts('Your accounts', 'Deine konten', { terms })
    refuses(/says "wallet" in none/, 'Your wallet', 'Deine Brieftasche', { terms })
    accepts('Your wallet', 'Deine Brieftasche', { terms, exceptions: { 'a.key': ['wallet'] } })
  })

  it('uses the longer term where it applies', () => {
    const terms = { network: ['Netzwerk'], 'network fee': ['Gebühr'], connect: ['verbinden'], disconnect: ['trennen'] }
    accepts('Network fee', 'Gebühr', { terms })
    accepts('Disconnect', 'trennen', { terms })
    refuses(/"network fee"/, 'Network fee', 'Netzwerk', { terms })
  })

  it('wants a whole glossary, which excuses what there is', () => {
    const glossary = { terms: words({ wallet: [] }), exceptions: { 'b.key': ['wallet'] } }
    const files = { 'scripts/locales/glossaries/de.json': JSON.stringify(glossary) }
    const problems = problemsOf({ 'a.key': 'Close' }, { 'a.key': 'Schließen' }, { files })
    assert.match(problems.join('\n'), /has no word for "wallet"\n.*excuses b\.key, which is no text$/)
  })

  it('checks the typography', () => {
    refuses(/is empty/, 'Close', '')
    refuses(/begins or ends with a space/, 'Close', 'Schließen ')
    refuses(/two spaces/, 'Close it', 'Schließe  es')
    refuses(/straight quote/, 'Close it', "Schließ' es")
    refuses(/three dots/, 'Loading…', 'Lädt...')
    refuses(/composed form/, 'Back', 'Zuru\u0308ck')
  })

  it('wants spaces where no line can break', () => {
    refuses(/space before %/, '{fee}% fee', '{fee} % Gebühr')
    accepts('{fee}% fee', '{fee}\u00a0% Gebühr')
    const french = { tag: 'fr' }
    refuses(/no-break space/, 'Really?', 'Vraiment ?', french)
    refuses(/no-break space/, 'No “{name}”.', 'Pas de « {name} ».', french)
    accepts('No “{name}”: really?', 'Pas de «\u00a0{name}\u00a0»\u00a0: vraiment\u00a0?', french)
    accepts('Really?', 'Wirklich?')
  })
})
