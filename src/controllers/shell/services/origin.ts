/** Ancestors that are always allowed (SPEC 5, WIRE 1.5). `{ip}` is read as the loopback address. */
const DEFAULT_PATTERNS = [
  'http://localhost:*',
  'https://localhost:*',
  'http://127.0.0.1:*',
  'https://127.0.0.1:*',
  'https://*.pages.dev',
  'https://*.vercel.app',
  'https://*.ngrok-free.app',
  'https://secure-mobile.walletconnect.com',
  'https://secure-mobile.walletconnect.org',
] as const

interface Parts {
  readonly scheme: string | undefined
  readonly labels: readonly string[]
  readonly port: string
}

/** Splits `[scheme://]host[:port][/path]` without regular expressions over untrusted input. */
function split(value: string): Parts {
  const [head = '', tail] = value.trim().toLowerCase().split('://')
  const scheme = tail === undefined ? undefined : head
  const [authority = ''] = (tail ?? head).split('/')
  const [host = '', port = ''] = authority.split(':')
  return { scheme, labels: host.split('.'), port }
}

/** Whether `origin` matches `pattern` by whole labels: one `*` matches exactly one label, or any port. */
export function matchesOrigin(origin: string, pattern: string): boolean {
  const page = split(origin)
  const rule = split(pattern)
  if (rule.scheme !== undefined && rule.scheme !== page.scheme) return false
  if (rule.port !== '*' && rule.port !== page.port) return false
  if (rule.labels.length !== page.labels.length) return false
  return rule.labels.every((label, index) => (label === '*' ? page.labels[index] !== '' : label === page.labels[index]))
}

/** Whether a page may use the project: always on this machine, and when the list is empty (WIRE 1.5). */
export const isOriginAllowed = (origin: string, allowed: readonly string[]): boolean =>
  !allowed.length || [...DEFAULT_PATTERNS, ...allowed].some(pattern => matchesOrigin(origin, pattern))
