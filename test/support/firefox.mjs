import { Script } from 'node:vm'

import { firefox } from 'playwright-core'

import { firefoxPath } from '../../scripts/browser.mjs'
import { withForcedColors } from './firefox-colors.mjs'
import { framesFound } from './firefox-frames.mjs'

/** An installed Firefox, driven over WebDriver BiDi. */

/**
 * Settings of a visitor that Firefox has as preferences of the whole browser: visitors whose settings differ are given
 * browsers of their own.
 */
const PREFERENCES = {
  bypassCSP: isOn => ({ 'security.csp.enable': !isOn }),
  colorScheme: scheme => ({ 'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1 }),
  // the colours of high contrast, which the page's own replace
  contrast: wish => (wish === 'more' ? { 'ui.useAccessibilityTheme': 1, 'browser.display.document_color_use': 1 } : {}),
  locale: tag => ({ 'intl.accept_languages': tag, 'intl.regional_prefs.use_os_locales': true }),
  permissions: names => ({ 'dom.events.testing.asyncClipboard': names.includes('clipboard-read') }),
  reducedMotion: wish => ({ 'ui.prefersReducedMotion': wish === 'reduce' ? 1 : 0 }),
  userAgent: text => ({ 'general.useragent.override': text }),
}

/** As in the browser of the other tests, scroll bars take no room. */
const ALWAYS = { 'ui.useOverlayScrollbars': 1 }

/** Settings of visitors who say nothing about them. */
const USUAL = { colorScheme: 'light', reducedMotion: 'reduce' }

/** What Playwright sends to set a session or a context up and Firefox ESR 140 does not know; no test relies on it. */
const EXPENDABLE = new Set([
  'browser.setDownloadBehavior',
  'emulation.setMediaFeaturesOverride',
  'emulation.setScreenOrientationOverride',
  'emulation.setScreenSettingsOverride',
  'network.addDataCollector',
])

/** The text under a name among the serialized arguments of a call. */
function textOf(name, value) {
  if (!Array.isArray(value)) return value?.value ? textOf(name, value.value) : undefined
  const [key, text] = value.filter(Array.isArray)
  if (key?.[1]?.value === name) return text[1].value
  return value.map(entry => textOf(name, entry)).find(found => found !== undefined)
}

/** Whether a text is one expression, which can be a part of another. */
function isExpression(text) {
  try {
    return Boolean(new Script(`(${text}\n)`))
  } catch {
    return false
  }
}

/**
 * Playwright's own script that puts text into a field, as an edit of the browser's: that replaces what is selected, also in
 * fields for email addresses, and scripts that watch a field's value notice it.
 */
const withEdits = source =>
  source &&
  source.replace(
    /(?=const start = \w+\.selectionStart;)/,
    'if (window.document.execCommand("insertText", false, text)) return;',
  )

/**
 * A call without `eval`, which the policies of pages forbid in Firefox, even to its driver: what Playwright would evaluate
 * becomes a part of the function that is called.
 */
function withoutEval({ arguments: given, ...call }) {
  const [, , , expression, , ...more] = given
  const whole = expression?.type === 'string' && expression.value.trim().replace(/;+$/, '')
  if (!whole || !isExpression(whole)) return { ...call, arguments: given }
  const predicate = textOf('expression', more)
  const picked = textOf('functionText', more)
  const text = whole
    .replace(/globalThis\.eval\([\w.]+\)/, found => (predicate ? `(${predicate})` : found))
    .replace(/\w+\.eval\("\(" \+ [\w.]+\.functionText \+ "\)"\)/, found => (picked ? `(${picked})` : found))
  const source = /\.extend\(/.test(text) && withEdits(textOf('source', more))
  const addition = `(() => { const module = {}; ${source}; return module.exports.default() })()`
  const functionDeclaration = `(utility$, ...given$) => {
    const { eval: eval$ } = utility$.global
    const evaluated$ = [() => (${text}), ${source ? `() => ${addition}` : ''}]
    utility$.global.eval = () => {
      const next$ = evaluated$.shift()
      if (!evaluated$.length) utility$.global.eval = eval$
      return next$()
    }
    return utility$.evaluate(...given$)
  }`
  return { ...call, arguments: given, functionDeclaration }
}

/**
 * Whether Firefox reports a fault of its driver: scripts to be run first of all also reach the empty document that a frame has
 * before its own, and fail there once that is gone.
 */
const isOwnFault = ({ method, params }) =>
  method === 'log.entryAdded' &&
  !params.stackTrace &&
  params.text === 'Error: Permission denied to access property "length"'

/**
 * Answers for a browser that does not know an expendable command or where frames are, calls without what pages forbid, and keeps
 * back what the driver reports of itself.
 */
function adapted(transport) {
  const expendable = new Set()
  const frames = framesFound()
  const send = transport.send.bind(transport)
  transport.send = message => {
    if (EXPENDABLE.has(message.method)) expendable.add(message.id)
    const known = frames.asked(message)
    send(message.method === 'script.callFunction' ? { ...message, params: withoutEval(message.params) } : known)
  }
  const answered = message =>
    expendable.delete(message.id) && message.error === 'unknown command'
      ? { type: 'success', id: message.id, result: {} }
      : frames.answered(message)
  let listener
  Object.defineProperty(transport, 'onmessage', {
    get: () => listener,
    set: next => (listener = next && (message => isOwnFault(message) || next(answered(message)))),
  })
  return transport
}

// Playwright offers no other place for this: commands are sent before there is a browser.
const driver = firefox._connection.toImpl(firefox)._bidiFirefox
const connect = driver.connectToTransport.bind(driver)
driver.connectToTransport = (transport, ...more) => connect(adapted(transport), ...more)

/** Takes pictures of pages without the style that Playwright adds to them for that: policies of pages forbid it. */
function withPlainPictures(context) {
  context.on('page', page => {
    page._connection.toImpl(page).delegate.shouldToggleStyleSheetToSyncAnimations = () => false
  })
  return context
}

/** What Firefox has from the system: how figures and dates are written, and the time zone. */
const ofSystem = (locale, timezoneId) => ({
  ...(locale && { LC_ALL: `${locale.replaceAll('-', '_')}.UTF-8` }),
  ...(timezoneId && { TZ: timezoneId }),
})

/** The browser that a visitor needs, and what is left to say of the visitor's context. */
function split({ timezoneId, isMobile: _isMobile, ...settings }) {
  const own = Object.entries({ ...USUAL, ...settings }).filter(([name]) => name in PREFERENCES)
  const preferences = Object.assign({}, ...own.map(([name, value]) => PREFERENCES[name](value)))
  const rest = Object.fromEntries(Object.entries(settings).filter(([name]) => !(name in PREFERENCES)))
  return { kind: { preferences, env: ofSystem(settings.locale, timezoneId) }, rest }
}

/**
 * Starts Firefox. The browser that is returned stands for all those that its visitors need.
 *
 * @param options - Playwright's for a launch; arguments are Chromium's and left out.
 * @param host - A name for this machine.
 */
export async function launchFirefox({ args: _args, ignoreDefaultArgs: _default, env = process.env, ...options }, host) {
  const named = host ? { 'network.dns.localDomains': host } : {}
  const start = ({ preferences, env: own }) =>
    firefox.launch({
      ...options,
      channel: 'moz-firefox',
      executablePath: firefoxPath(),
      env: { ...env, ...own },
      firefoxUserPrefs: { ...ALWAYS, ...named, ...preferences },
    })
  const started = new Map()
  const ofKind = kind => {
    const key = JSON.stringify(kind)
    if (!started.has(key)) started.set(key, start(kind))
    return started.get(key)
  }
  const all = () => Promise.all(started.values())

  const browser = await ofKind(split({}).kind)
  const { newContext, contexts, close } = Object.getPrototypeOf(browser)
  const running = new Set([browser])
  return Object.assign(browser, {
    async newContext(settings = {}) {
      const { kind, rest } = split(settings)
      const own = await ofKind(kind)
      running.add(own)
      return withForcedColors(withPlainPictures(await newContext.call(own, rest)))
    },
    contexts: () => [...running].flatMap(each => contexts.call(each)),
    close: async () => void (await Promise.all((await all()).map(each => close.call(each)))),
  })
}
