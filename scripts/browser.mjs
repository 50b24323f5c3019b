import { existsSync } from 'node:fs'

const CANDIDATES = [
  '/usr/bin/chromium',
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

/** Path of the Firefox on this machine, whether it is there or not: `FIREFOX_PATH`, else where Debian installs it. */
export const firefoxPath = () => process.env.FIREFOX_PATH || '/usr/bin/firefox-esr'
