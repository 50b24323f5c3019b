import { readFileSync } from 'node:fs'

/** Nothing but a page's own files, and the server itself. */
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

/**
 * A file of one of the stack's own pages.
 * @param {URL} folder
 * @param {string} name
 * @returns {import('../reply.mjs').Reply}
 */
export const pageFile = (folder, name) => ({
  status: 200,
  headers: {
    'content-type': types[name.split('.').at(-1) ?? ''] ?? 'text/plain',
    'content-security-policy': POLICY,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  },
  body: readFileSync(new URL(name, folder), 'utf8'),
})
