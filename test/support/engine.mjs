/**
 * The browser engine that the end-to-end tests run in, and what differs in it: Chromium, unless `npm run test:engines` names
 * another one. `docs/engines.md` is written from this file.
 */

export const ENGINES = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' }

/** The engine of this run. */
export const ENGINE = process.env.E2E_ENGINE || 'chromium'
if (!(ENGINE in ENGINES)) throw new Error(`E2E_ENGINE must be one of ${Object.keys(ENGINES).join(', ')}, not ${ENGINE}`)

const ONLY_CHROMIUM = 'Playwright opens developer tools sessions in Chromium only'
const OF_ATTRIBUTES = 'The attributes that name and describe, and the names that follow from them'

/**
 * What tests ask of a browser and not every engine has. Where it is `lacking`, the tests that need it are skipped, for the
 * reason given; `instead` is what is done in its place.
 */
export const ABILITIES = {
  devtools: {
    title: 'Developer tools: scroll gestures, memory figures',
    lacking: { firefox: ONLY_CHROMIUM, webkit: ONLY_CHROMIUM },
  },
  offline: {
    title: 'Losing the network',
    lacking: { firefox: 'Firefox ESR has no automation command that takes a page offline' },
  },
  doubleClicks: {
    title: 'Double clicks',
    lacking: { firefox: 'Firefox ESR takes the two halves of an automated double click for two clicks' },
  },
  noScripts: {
    title: 'A page without JavaScript',
    lacking: { firefox: 'Playwright cannot switch the scripts of a page off in Firefox' },
  },
  phone: {
    title: 'A phone’s screen: touch events, a coarse pointer, a viewport that can be wider than the screen',
    lacking: { firefox: 'Playwright emulates no touch screen in Firefox' },
  },
  hosts: {
    title: 'A page that is served from this machine under another name',
    lacking: { webkit: 'WebKit resolves names as the system does' },
  },
  taps: {
    title: 'Taps on a window of a phone’s size',
    instead: { firefox: 'Clicks of the mouse' },
  },
  settings: {
    title:
      'A visitor’s language, time zone, user agent, colour scheme, contrast and motion, and a page without its policy',
    instead: { firefox: 'A browser of its own, with these preferences' },
  },
  clipboard: {
    title: 'The permission to read the clipboard',
    instead: { firefox: 'A browser of its own, which asks no one' },
  },
  permissions: {
    title: 'Permissions that only Chromium asks for: writing the clipboard, reaching the local network',
    instead: { firefox: 'Nothing is granted', webkit: 'Nothing is granted' },
  },
  popups: {
    title: 'The size of a window that a page opens',
    instead: { firefox: 'Any size: Playwright gives every window that of the page' },
  },
  refusals: {
    title: 'The console’s words about requests and sockets that fail, and about errors',
    instead: { firefox: 'Page errors about them, and the errors’ texts' },
  },
  names: {
    title: 'What a screen reader is given of the dialog',
    instead: { firefox: OF_ATTRIBUTES, webkit: OF_ATTRIBUTES },
  },
  sockets: {
    title: 'The sockets that a page opens',
    instead: { firefox: 'Those that its scripts construct, as a script in the page records them' },
  },
  forcedColors: {
    title: 'Forced colours that come and go while a page is open',
    instead: { firefox: 'An add-on of the browser, which replaces the colours of pages as the system would' },
  },
}

/** Why this engine lacks one of some abilities, or nothing. */
export const lacks = (...names) => names.map(name => ABILITIES[name].lacking?.[ENGINE]).find(Boolean)

/** The options of a test that needs some abilities: it is skipped, with the reason, where the engine lacks one. */
export function needs(...names) {
  const reason = lacks(...names)
  return { skip: reason ? `${ENGINES[ENGINE]}: ${reason}` : false }
}

/** Whether something else is done in this engine in place of an ability. */
export const isReplaced = name => Boolean(ABILITIES[name].instead?.[ENGINE])
