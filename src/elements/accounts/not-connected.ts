import { type TemplateResult, html } from 'lit'

import { navigate } from '../../controllers/shell/navigate.js'
import { t } from '../../core/i18n/t.js'
import type { IconName } from '../ui/icons/icons.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-empty.js'
import './texts.js'

/** The empty state of a view that needs an account, with a button to connect. */
export const notConnected = (icon: IconName): TemplateResult =>
  html`<w3m-ui-empty icon=${icon} label=${t('account.none.title')} detail=${t('account.none.text')}>
    <w3m-ui-button
      slot="action"
      size="small"
      variant="primary"
      @click=${() => navigate({ view: 'Connect', args: undefined }, { replace: true })}
      >${t('account.none.action')}</w3m-ui-button
    >
  </w3m-ui-empty>`
