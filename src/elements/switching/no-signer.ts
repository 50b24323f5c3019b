import { type TemplateResult, html } from 'lit'

import { isViewOnly, networkOf, statusOf } from '../../controllers/accounts/active.js'
import { navigate } from '../../controllers/shell/navigate.js'
import type { ChainNamespace } from '../../core/caip.js'
import { t } from '../../core/i18n/t.js'
import { notConnected } from '../accounts/not-connected.js'
import '../connections/texts.js'
import '../networks/texts.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-empty.js'
import './texts.js'

/**
 * The empty state of a view without an account that can sign: it is view only, it is on an unsupported network, or none
 * is connected.
 *
 * @param namespace the family that would sign; by default, the active one
 */
export function noSigner(namespace?: ChainNamespace): TemplateResult {
  if (statusOf(namespace) !== 'connected') return notConnected('wallet')
  if (isViewOnly(namespace))
    return html`<w3m-ui-empty icon="wallet" label=${t('button.viewOnly')} detail=${t('watch.text')}></w3m-ui-empty>`
  if (!networkOf(namespace)?.unsupported) return notConnected('wallet')
  return html`<w3m-ui-empty icon="network" label=${t('account.unsupported')}>
    <w3m-ui-button
      slot="action"
      size="small"
      variant="primary"
      @click=${() => navigate({ view: 'Networks', args: undefined })}
      >${t('switch.title')}</w3m-ui-button
    >
  </w3m-ui-empty>`
}
