import { chromium } from 'playwright-core'

import { chromePath } from '../../scripts/browser.mjs'

const ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
]

/** Starts the browser of a test file, with further options of Playwright's. */
export const launchBrowser = (options = {}) =>
  chromium.launch({ executablePath: chromePath(), ...options, args: [...ARGS, ...(options.args ?? [])] })
