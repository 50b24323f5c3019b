import { chromeLauncher } from '@web/test-runner-chrome'

import { firefoxPath } from './scripts/browser.mjs'
import base from './web-test-runner.config.mjs'

// The launcher of Chrome also drives Firefox, over WebDriver BiDi, with nothing else to install.
const launchOptions = {
  browser: 'firefox',
  executablePath: firefoxPath(),
  headless: true,
  args: [],
}

/** A page whose size can be set: with its size the screen would be turned, which Debian's Firefox does not know how to. */
async function createPage({ context }) {
  const page = await context.newPage()
  const setViewport = page.setViewport.bind(page)
  page.setViewport = async viewport => {
    await setViewport(viewport).catch(error => {
      if (!/unknown command emulation\.setScreenOrientationOverride/.test(error.message)) throw error
    })
  }
  return page
}

/** The browser tests in Firefox. */
export default { ...base, concurrency: 1, browsers: [chromeLauncher({ launchOptions, createPage })] }
