import type { LoginFault } from '../../controllers/embedded/login.js'
import { t } from '../../core/i18n/t.js'

/** What is wrong, in words; the secure site's own where it said something. */
export function faultText({ kind, at, said }: LoginFault, seconds: number): string {
  if (said) return said
  if (kind === 'invalid') return t('email.invalid')
  if (kind === 'incomplete') return t('email.code.incomplete')
  if (kind === 'wait') return seconds ? t('email.wait', { seconds }) : ''
  return t(at === 'code' ? 'email.code.failed' : 'email.failed')
}
