import { readFileSync } from 'node:fs'

/** @typedef {import('../api/reply.mjs').Reply} Reply */

const types = Object.freeze({
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
})

/** Files that any page of the site may load, by path. */
const files = Object.freeze({
  '/sdk.js': 'sdk.js',
  '/channel.js': 'channel.js',
  '/server.js': 'server.js',
  '/approve.js': 'approve.js',
  '/theme.js': 'theme.js',
  '/echo.js': 'echo.js',
  '/callback.js': 'callback.js',
  '/dashboard.js': 'dashboard.js',
  '/dom.js': '../../wallet/page/dom.js',
  '/frame.css': 'frame.css',
  '/images/favicon.png': 'favicon.svg',
})

/**
 * The content security policy: allows only the site's own files and server.
 * @param {{ ancestors: string, frames?: string, forms?: string }} allowed
 */
const policy = ({ ancestors, frames = "'none'", forms = "'none'" }) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${frames}`,
    `form-action ${forms}`,
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

/** @param {string} name @returns {string} */
const read = name => readFileSync(new URL(`./page/${name}`, import.meta.url), 'utf8')

/** @param {string} body @param {keyof typeof types} type @param {string} csp @param {number} [status] @returns {Reply} */
const page = (body, type, csp, status = 200) => ({
  status,
  headers: {
    'content-type': types[type],
    'content-security-policy': csp,
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  },
  body,
})

/** @param {string} path @returns {Reply | undefined} */
export function fileAt(path) {
  const name = Object.hasOwn(files, path) ? files[/** @type {keyof typeof files} */ (path)] : undefined
  if (name === undefined) return undefined
  const type = /** @type {keyof typeof types} */ (name.split('.').at(-1))
  return page(read(name), type, policy({ ancestors: "'none'" }))
}

/**
 * The frame.
 * @param {{ ancestors: string, other: string }} allowed who may embed it, and the origin of fake replies
 */
export const sdkPage = ({ ancestors, other }) => page(read('sdk.html'), 'html', policy({ ancestors, frames: other }))

/** The page that sends a reply from another origin, for tests. @param {string} holder */
export const echoPage = holder => page(read('echo.html'), 'html', policy({ ancestors: `${holder} http: https:` }))

/** The page that a popup shows until its URL is known. */
export const loadingPage = () => page(read('loading.html'), 'html', policy({ ancestors: "'none'" }))

/** The page that a social login returns to. */
export const callbackPage = () => page(read('callback.html'), 'html', policy({ ancestors: "'none'" }))

/** The page where users move their accounts into a wallet of their own. */
export const dashboardPage = () => page(read('dashboard.html'), 'html', policy({ ancestors: "'none'" }))

/** @param {string} text */
const escape = text => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

/**
 * A page of one paragraph, with a question or without.
 * @param {{ title: string, text: string, form?: { token: string } }} content
 * @param {number} [status]
 */
export function messagePage({ title, text, form }, status) {
  const question = form
    ? `<form method="post" action="/device">
        <input type="hidden" name="token" value="${escape(form.token)}" />
        <div class="row">
          <button type="submit" name="answer" value="yes" class="primary">Yes, it is me</button>
          <button type="submit" name="answer" value="no">No, block it</button>
        </div>
      </form>`
    : ''
  const body = read('message.html')
    .replaceAll('%title%', () => escape(title))
    .replace('%text%', () => escape(text))
    .replace('%form%', () => question)
  return page(body, 'html', policy({ ancestors: "'none'", forms: "'self'" }), status)
}
