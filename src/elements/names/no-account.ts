import { type TemplateResult, html } from 'lit'

import { t } from '../../core/i18n/t.js'
import '../ui/w3m-ui-empty.js'
import './texts.js'

/** Shown by the name views if no account can have a name. */
export const noAccount = (): TemplateResult =>
  html`<w3m-ui-empty icon="user" label=${t('names.none.title')} detail=${t('names.none.text')}></w3m-ui-empty>`
