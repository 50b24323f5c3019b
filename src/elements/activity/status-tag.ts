import { type TemplateResult, html } from 'lit'

import type { TransactionStatus } from '../../core/entities/transaction.js'
import { t } from '../../core/i18n/t.js'
import '../ui/w3m-ui-tag.js'
import './texts.js'

/** The status of an entry that is not confirmed. */
export const statusTag = (status: Exclude<TransactionStatus, 'confirmed'>): TemplateResult =>
  html`<w3m-ui-tag variant=${status === 'failed' ? 'error' : 'neutral'}>${t(`activity.status.${status}`)}</w3m-ui-tag>`
