import { readFileSync } from 'node:fs'

/** @typedef {import('../api/reply.mjs').Reply} Reply */

/** @param {string} text */
const escape = text => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

/**
 * @param {string} body @param {object} options
 * @param {string} [options.target] where a form may lead to, besides this site
 * @param {number} [options.status]
 * @returns {Reply}
 */
const page = (body, { target = '', status = 200 } = {}) => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      "style-src 'self'",
      'img-src data:',
      `form-action 'self' ${target}`.trim(),
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  },
  body,
})

/** @param {string} title @param {string} content */
const document = (title, content) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/social.css" />
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      ${content}
    </main>
  </body>
</html>
`

/** @returns {Reply} */
export const stylesheet = () => ({
  status: 200,
  headers: { 'content-type': 'text/css; charset=utf-8', 'x-content-type-options': 'nosniff' },
  body: readFileSync(new URL('../frame/page/frame.css', import.meta.url), 'utf8'),
})

/** @param {string} title @param {string} text @param {number} [status] */
export const messagePage = (title, text, status) => page(document(escape(title), `<p>${escape(text)}</p>`), { status })

/**
 * The page on which a person logs in, or does not.
 * @param {{ name: string, action: string, handle: string, email: string | undefined, target?: string, isApp?: boolean }} face
 */
export function loginPage({ name, action, handle, email, target, isApp = false }) {
  const field = (
    /** @type {string} */ id,
    /** @type {string} */ label,
    /** @type {string} */ type,
    /** @type {string} */ value,
  ) =>
    `<div class="field"><label for="${id}">${label}</label>
        <input id="${id}" name="${id}" type="${type}" value="${escape(value)}" required autocomplete="off" /></div>`
  const failures = isApp
    ? ''
    : `<button type="submit" name="do" value="error" formnovalidate>Fail</button>
        <button type="submit" name="do" value="slow">Approve after 3 seconds</button>`
  const content = `<p>Not the real ${escape(name)}: a stand-in for trying and testing. Whoever you say you are is who you are.</p>
      <form method="post" action="${escape(action)}">
        ${field('handle', 'User name', 'text', handle)}
        ${email === undefined ? '' : field('email', 'Email address', 'email', email)}
        <div class="row">
          <button type="submit" name="do" value="approve" class="primary">Approve</button>
          <button type="submit" name="do" value="cancel" formnovalidate>Cancel</button>
          ${failures}
        </div>
      </form>`
  return page(document(`Log in with ${escape(name)}`, content), target === undefined ? {} : { target })
}
