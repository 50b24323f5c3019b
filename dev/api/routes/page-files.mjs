import { readFileSync } from 'node:fs'

/** Allows only a page's own files, and requests to the server itself. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/** @type {Readonly<Record<string, string>>} */
const types = Object.freeze({
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
})

/** The policy of a page that shows other local pages in a frame; these may see the origin of the surrounding page. */
const FRAMING = { policy: `${POLICY}; frame-src http://127.0.0.1:* http://localhost:*`, referrer: 'origin' }

/**
 * A file of one of the stack's own pages.
 * @param {URL} folder
 * @param {string} name
 * @param {{ framing?: boolean }} [options] `framing`: pages of this machine may be shown in it
 * @returns {import('../reply.mjs').Reply}
 */
export const pageFile = (folder, name, { framing = false } = {}) => ({
  status: 200,
  headers: {
    'content-type': types[name.split('.').at(-1) ?? ''] ?? 'text/plain',
    'content-security-policy': framing ? FRAMING.policy : POLICY,
    'referrer-policy': framing ? FRAMING.referrer : 'no-referrer',
    'x-content-type-options': 'nosniff',
  },
  body: readFileSync(new URL(name, folder), 'utf8'),
})
