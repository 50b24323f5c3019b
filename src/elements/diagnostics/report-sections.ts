import type {
  DiagnosticsReport,
  RelayDiagnosis,
  ServiceDiagnosis,
  SessionDiagnosis,
  WalletDiagnosis,
  WalletOrigin,
} from '../../core/entities/diagnostics.js'

/** A label and its value. */
export type Fact = readonly [label: string, value: string]

/** An item with its facts. */
export interface Item {
  readonly name: string
  /** It has a problem. */
  readonly faulty?: boolean
  readonly facts: readonly Fact[]
}

/** A human-readable part of the report. In English, for the site's developers. */
export interface Section {
  readonly title: string
  /** The message when there are no items. */
  readonly empty: string
  readonly items: readonly Item[]
}

const ORIGINS: Readonly<Record<WalletOrigin, string>> = {
  eip6963: 'announced by EIP-6963',
  'wallet-standard': 'registered by the Wallet Standard',
  injected: 'injected into the page',
  walletConnect: 'over WalletConnect',
  external: 'a connector of the site or of the product',
  recent: 'used recently',
  featured: 'featured by the site',
  custom: 'added by the site',
  recommended: 'recommended by the catalogue',
  catalogue: 'listed by the catalogue',
}

const time = (iso: string): string => new Date(iso).toLocaleTimeString('en-GB')
const yesNo = (value: boolean): string => (value ? 'yes' : 'no')
const listed = (values: readonly string[]): string => values.join(', ') || 'none'

/** The facts that have a value. */
const known = (facts: readonly (readonly [string, string | undefined])[]): readonly Fact[] =>
  facts.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const]))

function overview(report: DiagnosticsReport): Item {
  const { version, at, page, settings, attempt, catalogue } = report
  const services = Object.entries(settings.services).map(([name, setting]) => `${name} ${setting}`)
  return {
    name: `wallet-modal ${version}`,
    faulty: attempt?.status === 'failed' || !page.online,
    facts: known([
      ['Made at', time(at)],
      ['Page', `${page.origin}${page.secure ? '' : ', not a secure context'}${page.online ? '' : ', offline'}`],
      ['View', report.view],
      ['Last attempt', attempt && [attempt.connector, attempt.status, attempt.error].filter(Boolean).join(': ')],
      ['Families', listed(settings.namespaces)],
      ['Networks', listed(settings.networks)],
      ['Project id', settings.projectId ? 'given' : 'missing'],
      ['Services', listed(services)],
      ['Catalogue', `${catalogue.status}, ${catalogue.wallets} wallets`],
      ['Remote settings', settings.remoteConfig],
      ['Loaded', listed(report.loaded)],
    ]),
  }
}

function wallet({ id, name, rdns, origins, shown, position, reasons, hidden }: WalletDiagnosis): Item {
  const place = position === undefined ? 'in the list of all wallets' : `in the Connect view, place ${position}`
  return {
    name,
    facts: known([
      ['Listed', shown ? place : 'no'],
      ['Hidden because', hidden],
      ['Found', listed(origins.map(origin => ORIGINS[origin]))],
      ['Id', rdns ? `${id}, ${rdns}` : id],
      ['Row', reasons.join('; ') || undefined],
    ]),
  }
}

function service({ host, method, route, asked, failed, at, status, duration, error }: ServiceDiagnosis): Item {
  const answer = [status, error].filter(part => part !== undefined).join(' ')
  return {
    name: host,
    faulty: error !== undefined || (status ?? 0) >= 400,
    facts: [
      ['Request', `${method} ${route}`],
      ['Answer', duration === undefined ? 'none yet' : `${answer || 'none'} after ${duration} ms`],
      ['Asked', `${time(at)}, ${asked} of the latest requests, ${failed} failed`],
    ],
  }
}

const session = (one: SessionDiagnosis): Item => ({
  name: one.namespace,
  faulty: one.unsupported,
  facts: known([
    ['Status', one.status],
    ['Connector', one.connector && `${one.connector.name} (${one.connector.type}, ${one.connector.id})`],
    ['Wallet', one.wallet],
    ['Network', one.network && `${one.network}${one.unsupported ? ', which the site does not list' : ''}`],
    ['Accounts', String(one.accounts)],
    ['Approved networks', one.approved && listed(one.approved)],
    ['Expires', one.expires],
    ['Adapter loaded', yesNo(one.loaded)],
  ]),
})

const relay = (one: RelayDiagnosis): Item => ({
  name: one.host ?? 'The site’s own client',
  faulty: one.givenUp || (one.started && !one.connected && one.awaited),
  facts: known([
    ['Connected', yesNo(one.connected)],
    ['Client started', yesNo(one.started)],
    ['Waited for', yesNo(one.awaited)],
    ['Sockets in the last minute', String(one.recentSockets)],
    ['Sockets that did not hold', String(one.failures)],
    ['Next socket', one.givenUp ? 'given up' : `in ${one.backoff} ms at the earliest`],
    ['Last close', one.lastClose && `code ${one.lastClose.code ?? 'unknown'} at ${time(one.lastClose.at)}`],
    ['Relays', String(one.relays)],
  ]),
})

/** The report, ordered for troubleshooting. */
export const sectionsOf = (report: DiagnosticsReport): readonly Section[] => [
  { title: 'Overview', empty: '', items: [overview(report)] },
  { title: 'Sessions', empty: 'No families.', items: report.sessions.map(session) },
  {
    title: 'Sign-ins',
    empty: 'No account is signed in.',
    items: report.signIns.map(({ network, expires }) => ({
      name: network,
      facts: [['Expires', expires ?? 'never']],
    })),
  },
  { title: 'Services', empty: 'No service was asked yet.', items: report.services.map(service) },
  { title: 'Relay', empty: 'Not used yet.', items: report.relay ? [relay(report.relay)] : [] },
  { title: 'Wallets', empty: 'No wallet was found.', items: report.wallets.map(wallet) },
  {
    title: 'Storage',
    empty: 'Nothing is stored.',
    items: report.storage.map(({ name, bytes, value }) => ({
      name,
      facts: known([
        ['Size', `${bytes} bytes`],
        ['Value', value],
      ]),
    })),
  },
]
