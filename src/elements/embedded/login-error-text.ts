import type { LoginProblem } from '../../controllers/embedded/email-login.js'
import { currentLocale, t } from '../../core/i18n/t.js'
import { embedded } from '../../locales/en/embedded.js'

/** Messages of the secure site that have a translation in every language. */
const KNOWN_REPLIES = [
  'email.code.wrong',
  'email.code.expired',
  'email.code.tries',
  'email.mails',
  'email.device.refused',
  'email.device.expired',
] as const

/** The secure site's answer if a mail is requested too early. */
const TOO_EARLY = /^Please try again after (\d+) seconds?$/

/** The secure site's message in the visitor's language; unchanged if it has no translation. */
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
  if (field === 'resend') return t('modal.failed.text')
  return t(field === 'code' ? 'email.code.failed' : 'email.failed')
}
