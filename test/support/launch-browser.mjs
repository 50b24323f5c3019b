import { appendFileSync } from 'node:fs'

import { chromium } from 'playwright-core'

import { chromePath } from '../../scripts/browser.mjs'

const ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
]

/** Leaves the name of this test file where `scripts/node-tests.mjs` looks for it, so that the file runs once more. */
function noteDeath() {
  console.error('The browser died by itself.')
  const { BROWSER_DEATHS: file } = process.env
  if (file) appendFileSync(file, `${process.argv[1]}\n`)
}

/** Starts the browser of a test file; should it die before it is closed, that is noted. */
export async function launchBrowser() {
  let browser
  try {
    browser = await chromium.launch({ executablePath: chromePath(), args: ARGS })
  } catch (error) {
    // It started and was gone before it could be spoken to; anything else is a browser that cannot be started.
    if (/process did exit/.test(String(error))) noteDeath()
    throw error
  }
  const close = browser.close.bind(browser)
  browser.on('disconnected', noteDeath)
  browser.close = options => {
    browser.off('disconnected', noteDeath)
    return close(options)
  }
  return browser
}
