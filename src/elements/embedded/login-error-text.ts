import type { LoginProblem } from '../../controllers/embedded/email-login.js'
import { currentLocale, t } from '../../core/i18n/t.js'
import { embedded } from '../../locales/en/embedded.js'

/** What the secure site says in English and every language has. */
const KNOWN_REPLIES = [
  'email.code.wrong',
  'email.code.expired',
  'email.code.tries',
  'email.mails',
  'email.device.refused',
  'email.device.expired',
] as const

/** The secure site's answer to mail that is asked for too early. */
const TOO_EARLY = /^Please try again after (\d+) seconds?$/

/** The secure site's words in the visitor's language, or as they are if no language has them. */
function replyText(reply: string): string {
  const seconds = TOO_EARLY.exec(reply)?.[1]
  if (seconds) return t('email.wait', { seconds: Number(seconds) })
  const key = KNOWN_REPLIES.find(known => embedded[known] === reply.trim())
  return key ? t(key) : reply
}

/** Whether the visitor reads English, the language of error messages. */
const readsEnglish = (): boolean => /^en\b/.test(currentLocale())

/** The text of a problem: the secure site's message in the visitor's language, or our own. */
export function loginErrorText({ kind, field, message }: LoginProblem, seconds: number): string {
  if (message && (kind !== 'failed' || readsEnglish())) return replyText(message)
  if (kind === 'invalid') return t('email.invalid')
  if (kind === 'incomplete') return t('email.code.incomplete')
  if (kind === 'wait') return seconds ? t('email.wait', { seconds }) : ''
  return t(field === 'code' ? 'email.code.failed' : 'email.failed')
}
