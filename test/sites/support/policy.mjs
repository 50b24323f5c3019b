/** The strictest policy that a site may have; the chains are other ports of this machine. */
export const SITE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob: http://127.0.0.1:*",
  "connect-src 'self' http://127.0.0.1:*",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
].join('; ')
