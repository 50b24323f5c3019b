const HOST = '127.0.0.1'

/** The strictest policy that a site may have; local chains, the API and the secure site are other ports of this machine. */
export const STRICT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  `img-src 'self' data: blob: http://${HOST}:*`,
  `connect-src 'self' http://${HOST}:* ws://${HOST}:*`,
  `frame-src http://${HOST}:*`,
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
].join('; ')
