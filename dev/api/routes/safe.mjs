import { pageFile } from './page-files.mjs'

/** Where the page around Safe apps is. */
export const SAFE_PATH = '/__dev/safe/'

const folder = new URL('../../safe/page/', import.meta.url)

/** The page around Safe apps. @type {import('./route.mjs').Route[]} */
export const safeRoutes = ['index.html', 'safe.css', 'safe.js'].map(name => ({
  method: 'GET',
  path: name === 'index.html' ? SAFE_PATH : `${SAFE_PATH}${name}`,
  answer: () => pageFile(folder, name, { framing: true }),
}))
