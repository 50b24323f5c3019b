import { drawn } from '../../support/at-rest.mjs'
import { axeFindings, focusFaults, misfits, motions, smallTargets, stubs, unmarked } from './audit.mjs'
import { errorFaults } from './field-errors.mjs'
import { misplaced } from './header-order.mjs'
import { paler } from './more-contrast.mjs'
import { pointerFaults } from './pointer.mjs'
import { saidTwice } from './read-out.mjs'
import { characterShortcuts } from './shortcuts.mjs'
import { spacingFaults } from './spacing.mjs'
import { labelsUnspoken } from './spoken-names.mjs'
import { saidIn, textsOf } from './words.mjs'

/** The rules of axe that look at colours: what another theme of the same elements can break. */
const OF_COLOURS = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

const KEYS = new Set(Object.keys(textsOf('en')))

/** Texts that show their key, as they did not come along with what shows them. */
const rawKeys = async page => (await saidIn(page)).filter(text => KEYS.has(text)).map(key => `the key ${key} shows`)

/**
 * Ways to check one state, in their order: the setup of each, and its faults, or `undefined` where there is nothing to
 * check. `record` receives the rules that axe applied.
 */
export const LOOKS = {
  async light(page, record) {
    await page.evaluate(() => window.walletModal.setThemeMode('light'))
    await drawn(page)
    const findings = [
      await axeFindings(page, undefined, record),
      await smallTargets(page),
      await motions(page),
      await stubs(page),
      await rawKeys(page),
      await misplaced(page),
    ]
    return findings.flat()
  },
  async dark(page, record) {
    await page.evaluate(() => window.walletModal.setThemeMode('dark'))
    await drawn(page)
    return axeFindings(page, undefined, record, OF_COLOURS)
  },
  'more contrast': paler,
  'read out': async page => [...(await saidTwice(page)), ...(await labelsUnspoken(page))],
  errors: errorFaults,
  keyboard: async page => [...(await focusFaults(page)), ...(await characterShortcuts(page))],
  pointer: pointerFaults,
  async 'forced colours, keyboard'(page) {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.waitForFunction(() => matchMedia('(forced-colors: active)').matches)
    const found = [...(await unmarked(page)), ...(await focusFaults(page))]
    await page.emulateMedia({ forcedColors: 'none' })
    return found
  },
  async '320 px'(page) {
    await page.setViewportSize({ width: 320, height: 640 })
    await drawn(page)
    return misfits(page)
  },
  'text spacing': spacingFaults,
  async '400 % zoom'(page) {
    await page.setViewportSize({ width: 320, height: 256 })
    await drawn(page)
    return misfits(page)
  },
  async 'right to left'(page, record) {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.evaluate(() => window.walletModal.updateOptions({ locale: 'en-XB' }))
    await page.waitForFunction(() => document.querySelector('w3m-modal')?.shadowRoot?.querySelector('[dir="rtl"]'))
    await drawn(page)
    return [...(await misfits(page)), ...(await axeFindings(page, undefined, record))]
  },
  async 'long texts'(page) {
    await page.evaluate(() => window.walletModal.updateOptions({ locale: 'en-XA' }))
    await page.waitForFunction(() => document.querySelector('w3m-modal')?.shadowRoot?.querySelector('[dir="ltr"]'))
    await drawn(page)
    return misfits(page)
  },
}
