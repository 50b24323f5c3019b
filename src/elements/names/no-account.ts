import { type TemplateResult, html } from 'lit'

import { t } from '../../core/i18n/t.js'
import '../ui/w3m-ui-empty.js'
import './texts.js'

/** What the name views show without an account to name. */
export const noAccount = (): TemplateResult =>
  html`<w3m-ui-empty icon="user" label=${t('names.none.title')} detail=${t('names.none.text')}></w3m-ui-empty>`
