import { alerts } from '../../locales/en/alerts.js'

/** The severity of an alert. */
export type AlertVariant = 'error' | 'warning' | 'info'

interface AlertText {
  readonly code: string
  readonly variant: AlertVariant
  /** Whether visitors see it too, in their language, because they can act on it. */
  readonly forVisitors?: true
  readonly short: string
  /** `{detail}` is the service's message; `{origin}` the page's origin. */
  readonly long: string
}

/** The alerts of SPEC 8, for the site's developers; with the established codes of such kits (WIRE 4.7). */
export const ALERTS = {
  networkNotFound: {
    code: 'APKT001',
    variant: 'error',
    short: 'Network Not Found',
    long: 'The network {detail} is not in the `networks` array. Add it there before switching to it.',
  },
  originNotAllowed: {
    code: 'APKT002',
    variant: 'error',
    short: 'Invalid App Configuration',
    long: 'The origin {origin} is not on the allowlist of this project id. Add it in the project settings.',
  },
  frameLoadFailed: {
    code: 'APKT003',
    variant: 'error',
    forVisitors: true,
    short: alerts['alert.frameLoadFailed'],
    long: alerts['alert.frameLoadFailed.text'],
  },
  frameRequestTimeout: {
    code: 'APKT004',
    variant: 'error',
    forVisitors: true,
    short: alerts['alert.frameRequestTimeout'],
    long: alerts['alert.frameRequestTimeout.text'],
  },
  unverifiedDomain: {
    code: 'APKT005',
    variant: 'error',
    short: 'Invalid App Configuration',
    long: 'The domain {origin} is not verified for this project id. Verify it in the project settings.',
  },
  sessionExpired: {
    code: 'APKT006',
    variant: 'error',
    forVisitors: true,
    short: alerts['alert.sessionExpired'],
    long: alerts['alert.sessionExpired.text'],
  },
  invalidProjectId: {
    code: 'APKT007',
    variant: 'error',
    short: 'Invalid App Configuration',
    long: 'Invalid Project ID. Check the `projectId` option.',
  },
  projectIdMissing: {
    code: 'APKT008',
    variant: 'error',
    short: 'Project ID Not Configured',
    long: 'No `projectId` option was given. Set one, or replace or turn off the hosted services with the `services` option.',
  },
  serverError: {
    code: 'APKT009',
    variant: 'error',
    short: 'Server Error',
    long: 'Failed to get the App Configuration: {detail}',
  },
  rateLimited: {
    code: 'APKT010',
    variant: 'error',
    short: 'Rate Limited',
    long: 'Too many requests when getting the App Configuration. Please try again later.',
  },
  multiWalletOff: {
    code: 'APKTW003',
    variant: 'info',
    short: 'Multi-Wallet Not Enabled',
    long: 'The connections functions need the `multiWallet` feature.',
  },
} as const satisfies Readonly<Record<string, AlertText>>

/** The name of an alert. */
export type AlertName = keyof typeof ALERTS

/** The text of an alert, and its audience. */
export const alertOf = (name: AlertName): AlertText => ALERTS[name]
