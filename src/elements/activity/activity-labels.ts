import { figureLocale } from '../../controllers/shell/figure-locale.js'
import { truncateAddress } from '../../core/text/short-address.js'
import { formatBalance } from '../../core/text/format-balance.js'
import type { ActivityEntry, Transfer } from '../../core/entities/transaction.js'
import type { MessageKey } from '../../locales/en/index.js'
import { currentLocale, t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/text/label.js'
import { QUANTITY_DECIMALS } from '../../core/limits.js'
import { dayOf } from '../../controllers/activity/rules.js'
import './texts.js'

/** Titles of the services' operations (WIRE 2.3) that moved no asset. Operations not listed here always name an asset. */
const BARE: Readonly<Record<string, MessageKey>> = {
  '': 'activity.execute',
  approve: 'activity.approved',
  cancel: 'activity.cancel',
  deploy: 'activity.deploy',
  execute: 'activity.execute',
  receive: 'activity.received',
  send: 'activity.sent',
}

/** Operations that are about what the account receives, not about what it pays. */
const GIVING: Readonly<Record<string, MessageKey>> = {
  borrow: 'activity.borrow',
  bought: 'activity.bought',
  buy: 'activity.bought',
  claim: 'activity.claim',
  mint: 'activity.mint',
  receive: 'activity.receive',
  unstake: 'activity.unstake',
  withdraw: 'activity.withdraw',
}

/** Operations that are about what leaves the account. */
const TAKING: Readonly<Record<string, MessageKey>> = {
  approve: 'activity.approve',
  burn: 'activity.burn',
  deposit: 'activity.deposit',
  repay: 'activity.repay',
  sell: 'activity.sell',
  send: 'activity.send',
  stake: 'activity.stake',
  trade: 'activity.trade',
}

const keyIn = (table: Readonly<Record<string, MessageKey>>, operation: string): MessageKey | undefined =>
  Object.hasOwn(table, operation) ? table[operation] : undefined

/** Maximum length of an asset's name, in characters. */
const MAX_NAME = 24

/** The name of what a transfer moved. */
export const assetName = ({ token, nft }: Transfer): string =>
  cleanLabel(nft?.name ?? token?.symbol ?? token?.name, MAX_NAME) ?? t('activity.unnamed')

/** A description of what happened: the operation and what it moved; an unknown operation is shown by its name. */
export function activityTitle({ operation, transfers, application }: ActivityEntry): string {
  const [first] = transfers
  const given = transfers.find(({ direction }) => direction === 'out')
  const got = transfers.find(({ direction }) => direction === 'in')
  if (operation === 'trade' && given && got)
    return t('activity.exchange', { name: assetName(given), other: assetName(got) })
  const [giving, taking, bare] = [keyIn(GIVING, operation), keyIn(TAKING, operation), keyIn(BARE, operation)]
  const moved = (giving ? got : given) ?? first
  const key = giving ?? taking
  if (key && (moved || !bare)) return t(key, { name: moved ? assetName(moved) : t('activity.unnamed') })
  if (bare === 'activity.execute' && application) return t('activity.use', { name: application })
  if (bare) return t(bare)
  return moved ? t('activity.other', { operation, name: assetName(moved) }) : operation
}

type Labels = Readonly<Record<string, string>>

/** The site's own label for the counterparty. */
function labelOf({ counterparty }: ActivityEntry, labels: Labels): string | undefined {
  const own = Object.entries(labels).find(([address]) => address.toLowerCase() === counterparty?.toLowerCase())
  return cleanLabel(own?.[1])
}

/** The name shown instead of an address: the site's label, else the application if no asset was moved. */
const namedIn = (entry: ActivityEntry, labels: Labels): string | undefined =>
  labelOf(entry, labels) ?? (entry.transfers.length || entry.operation === 'execute' ? undefined : entry.application)

/** The counterparty; the site's own label for the address comes first. */
export function counterpartyText(entry: ActivityEntry, labels: Labels): string {
  const { counterparty, operation, transfers, warning } = entry
  if (warning) return t(`activity.warning.${warning}`)
  const name = namedIn(entry, labels) ?? (counterparty && truncateAddress(counterparty))
  const way = transfers[0]?.direction ?? operation
  return name ? t(way === 'in' || way === 'receive' ? 'activity.from' : 'activity.to', { name }) : ''
}

/** Whether `counterpartyText` shows a shortened address, which must not be truncated further. */
export const showsAddress = (entry: ActivityEntry, labels: Labels): boolean =>
  Boolean(entry.counterparty) && !entry.warning && !namedIn(entry, labels)

const SIGNS: Readonly<Record<Transfer['direction'], string>> = { in: '+', out: '−', self: '' }

/** The amount and asset of a transfer, with its sign; only the name for an NFT. */
export function transferAmount(transfer: Transfer): string {
  const sign = SIGNS[transfer.direction]
  if (transfer.nft || transfer.quantity === undefined) return `${sign}${assetName(transfer)}`
  const figure = formatBalance(transfer.quantity, QUANTITY_DECIMALS, figureLocale())
  return `${sign}${figure} ${cleanLabel(transfer.token?.symbol, 12) ?? ''}`.trim()
}

/** A day in the visitor's language: today and yesterday by name, the year only if different. */
export function dayName(day: number | undefined, now = Date.now()): string {
  if (day === undefined) return t('activity.undated')
  const today = dayOf(now)
  if (day === today) return t('activity.today')
  if (day === dayOf(today - 1)) return t('activity.yesterday')
  const isThisYear = new Date(day).getFullYear() === new Date(now).getFullYear()
  const format: Intl.DateTimeFormatOptions = {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }
  return new Intl.DateTimeFormat(currentLocale(), format).format(day)
}
