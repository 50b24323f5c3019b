import { chromium, webkit } from 'playwright-core'

import { headlessPath } from '../../scripts/browser.mjs'
import { ENGINE, isReplaced } from './engine.mjs'

const ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
]

const ofHost = host => (host ? [`--host-resolver-rules=MAP ${host} 127.0.0.1`] : [])

const LAUNCHERS = {
  chromium: (options, host) =>
    chromium.launch({
      executablePath: headlessPath(),
      ...options,
      args: [...ARGS, ...ofHost(host), ...(options.args ?? [])],
    }),
  firefox: async (...given) => (await import('./firefox.mjs')).launchFirefox(...given),
  webkit: ({ args: _args, ignoreDefaultArgs: _default, ...options }) => webkit.launch(options),
}

/** Permissions that only Chromium asks for. */
const OF_CHROMIUM = ['clipboard-write', 'local-network-access']

/** Leaves out what the engine would not know when it is granted. */
function withKnownPermissions(browser) {
  const known = names => names.filter(name => !OF_CHROMIUM.includes(name))
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async ({ permissions, ...options } = {}) => {
    const context = await newContext(permissions ? { ...options, permissions: known(permissions) } : options)
    const grant = context.grantPermissions.bind(context)
    context.grantPermissions = async (names, ...more) => known(names).length && grant(known(names), ...more)
    return context
  }
  return browser
}

/**
 * Starts the browser of a test file, in the engine of this run.
 *
 * @param options - Further options of Playwright's; `host` is a name under which this machine is reached, too.
 */
export async function launchBrowser({ host, ...options } = {}) {
  const browser = await LAUNCHERS[ENGINE](options, host)
  return isReplaced('permissions') ? withKnownPermissions(browser) : browser
}
