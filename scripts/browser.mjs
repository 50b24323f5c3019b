import { existsSync } from 'node:fs'

/** Where Debian installs Chromium, and Chromium's headless shell. */
export const DEBIAN = { chromium: '/usr/bin/chromium', shell: '/usr/bin/chromium-headless-shell' }

const CANDIDATES = [
  DEBIAN.chromium,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/** Path of a Chrome or Chromium on this machine: `CHROME_PATH`, else the first usual place that exists. */
export function chromePath() {
  const named = process.env.CHROME_PATH
  if (named) return named
  return CANDIDATES.find(path => existsSync(path))
}

/**
 * Path of the browser that tests run in: `CHROME_PATH`, else Chromium's headless shell, which needs half the processor
 * time of the full browser, else a Chrome or Chromium.
 */
export const headlessPath = () => process.env.CHROME_PATH || (existsSync(DEBIAN.shell) ? DEBIAN.shell : chromePath())

/** Path of Firefox on this machine, even if it is not installed: `FIREFOX_PATH`, else where Debian installs it. */
export const firefoxPath = () => process.env.FIREFOX_PATH || '/usr/bin/firefox-esr'
