import { chromeLauncher } from '@web/test-runner-chrome'

import base from './web-test-runner.config.mjs'

// The launcher of Chrome also drives Firefox, over WebDriver BiDi, with nothing else to install.
const launchOptions = {
  browser: 'firefox',
  executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
  headless: true,
  args: [],
}

/** The browser tests in Firefox. */
export default { ...base, concurrency: 1, browsers: [chromeLauncher({ launchOptions })] }
