import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

import { comesTrue } from '../../support/comes-true.mjs'
import { textsOf } from './words.mjs'

/** What a screen reader comes across in a story: the accessibility tree at each step, and what live regions announce. */

const FOLDER = new URL('../transcripts/', import.meta.url)
const TEXTS = textsOf('en')

/** Texts shown only during an operation: how many of them are captured depends on the machine. */
const OF_OPERATIONS =
  /\.(?:loading|preparing|resolving|estimating|reading|checking|sending)$|^social\.checking\.title$|^onramp\.buy\.pending\.title$/
const FLEETING = Object.entries(TEXTS)
  .filter(([key]) => OF_OPERATIONS.test(key))
  .map(([, text]) => text.split('{')[0])
  .filter(Boolean)
const isFleeting = text => FLEETING.some(known => text.includes(known))

/** Values that vary, and their placeholders. In this order. */
const VARYING = [
  [/\b(?:https?:\/\/)?(?:127\.0\.0\.1|localhost):\d+\S*/g, 'HOST'],
  [/\b\d{1,2}\/\d{1,2}\/\d{4}, \d{1,2}:\d{2}:\d{2}\s[AP]M\b/g, 'DATE'],
  [/0x[\da-f]{2,4}(?: [\da-f]{1,4}){3,}|0x[\da-f]+(?:…[\da-f]+)?/gi, 'ADDRESS'],
  [/\b\d{1,2}:\d{2}\b/g, 'TIME'],
  [/\b\d+ (s|seconds?)\b/g, 'N $1'],
  [/\b\d{6}\b/g, 'CODE'],
  [/[$<~≈]*\d[\d,]*\.\d+|\$\d[\d,]*|\d[\d,]*(?= (?:[A-Z]{3,}|available)\b)/g, 'AMOUNT'],
]
const withoutValues = text => VARYING.reduce((rest, [value, name]) => rest.replaceAll(value, name), text)

/** A tree without what is not read out: link URLs, and live regions without a text. */
const cleanTree = tree =>
  withoutValues(
    tree
      .split('\n')
      .filter(line => !/^\s*- (?:\/url:|status$)/.test(line))
      .join('\n'),
  )

/**
 * Runs in the page before anything else: keeps what live regions say, those in shadow roots included. Screen readers
 * announce only changes of a region that already exists, so the first text of a region that was added with it does not
 * count; browsers announce every alert that is added.
 */
function listen() {
  window.announced = []
  const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]'
  const known = new WeakMap()
  const changed = new Set()

  const textOf = node => {
    if (node.nodeType === Node.TEXT_NODE) return node.data
    if (node instanceof Element && node.matches('style, script, [hidden], [aria-hidden="true"]')) return ''
    const assigned = node instanceof HTMLSlotElement ? node.assignedNodes({ flatten: true }) : []
    const inside = assigned.length ? assigned : (node.shadowRoot ?? node).childNodes
    return [...inside].map(textOf).join(' ')
  }
  const regionOf = node => {
    for (let at = node; at; at = at.assignedSlot ?? at.parentNode ?? at.host)
      if (at instanceof Element && at.matches(LIVE)) return at
    return undefined
  }
  const say = () => {
    for (const region of changed) {
      const isRendered = region.isConnected && region.checkVisibility()
      const text = isRendered ? textOf(region).replace(/\s+/g, ' ').trim() : ''
      const urgent = region.matches('[role="alert"], [aria-live="assertive"]')
      if (text && text !== known.get(region) && (urgent || known.has(region))) window.announced.push({ text, urgent })
      if (isRendered) known.set(region, text)
      else known.delete(region)
    }
    changed.clear()
  }
  const observer = new MutationObserver(records => {
    if (!changed.size) setTimeout(say) // once everything that belongs to the change is drawn
    for (const { target, addedNodes } of records) {
      const inside = [...addedNodes].flatMap(node => (node instanceof Element ? [...node.querySelectorAll(LIVE)] : []))
      for (const region of [regionOf(target), ...[...addedNodes].map(regionOf), ...inside])
        if (region) changed.add(region)
    }
  })
  const what = { subtree: true, childList: true, characterData: true, attributeFilter: ['aria-hidden', 'hidden'] }
  const watch = root => observer.observe(root, what)
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options)
    watch(root)
    return root
  }
  watch(document)
}

/** The tree of a part, once it stays as it is. */
async function settledTree(place) {
  let last = ''
  for (let tries = 0; tries < 400; tries++) {
    const tree = cleanTree(await place.ariaSnapshot())
    if (tree === last && !isFleeting(tree)) return tree
    last = tree
    await place.page().waitForTimeout(200) // between two looks, so that the text of a new region is announced in time
  }
  return assert.fail(`it keeps changing:\n${last}`)
}

/**
 * Opens a page that is listened to.
 *
 * @param site - The site of the test file.
 * @param story - What the transcript is called.
 * @param options - Options of the visitor's browser; `path` is the page's.
 */
export async function openStory(site, story, { path, ...options } = {}) {
  const visitor = await site.visitor(options)
  await visitor.context.addInitScript(listen)
  const page = await visitor.open(path)
  const parts = [`# ${story}`]
  const announced = () => page.evaluate(() => window.announced.splice(0))
  const lasting = async () => (await announced()).filter(({ text }) => !isFleeting(text))
  /** What is announced next, once nothing follows it. */
  async function nextAnnounced() {
    const said = []
    await comesTrue(async () => {
      const more = await lasting()
      said.push(...more)
      return said.length && !more.length
    })
    return said
  }

  return {
    page,
    /** Goes on without a word of what was said so far. */
    forget: announced,
    /** Writes down what was announced since the last step and, where a place is given, everything in it. */
    async step(title, place) {
      const tree = place ? await settledTree(place) : ''
      const said = place ? await lasting() : await nextAnnounced()
      const lines = said.map(({ text, urgent }) => `${urgent ? 'at once' : 'announced'}: ${withoutValues(text)}`)
      const heard = lines.filter((line, at) => line !== lines[at - 1])
      parts.push([`## ${title}`, heard.join('\n'), tree].filter(Boolean).join('\n\n'))
    },
    /** Compares the story with its transcript, or writes that with `UPDATE=1`. */
    end() {
      const text = `${parts.join('\n\n')}\n`
      const file = new URL(`${story}.txt`, FOLDER)
      const how = 'UPDATE=1 node --test test/e2e/transcripts.test.mjs'
      if (process.env.UPDATE === '1') {
        mkdirSync(FOLDER, { recursive: true })
        writeFileSync(file, text)
        return
      }
      assert.ok(existsSync(file), `test/e2e/transcripts/${story}.txt is missing: run ${how} and read what it writes`)
      assert.equal(text, readFileSync(file, 'utf8'), `another transcript: if that is meant, run ${how}`)
    },
  }
}
