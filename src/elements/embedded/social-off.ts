import { html } from 'lit'

import { t } from '../../core/i18n/t.js'
import '../ui/w3m-ui-empty.js'
import './texts.js'

/** What stands in place of a social login that the site does not offer. */
export const socialOff = () =>
  html`<w3m-ui-empty icon="user" label=${t('social.off.title')} detail=${t('social.off.text')}></w3m-ui-empty>`
