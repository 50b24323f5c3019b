import { type TemplateResult, html } from 'lit'

import { isViewOnly } from '../../controllers/accounts/active.js'
import { navigate } from '../../controllers/shell/navigate.js'
import { cannotSwap } from '../../controllers/swap/swap-form.js'
import { t } from '../../core/i18n/t.js'
import { noSigner } from '../switching/no-signer.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-empty.js'
import './texts.js'

/** Nothing can be swapped on the network, and what to do instead. */
export const swapUnsupported = (): TemplateResult =>
  html`<w3m-ui-empty icon="swap" label=${t('swap.unsupported')} detail=${t('swap.unsupported.text')}></w3m-ui-empty>
    <w3m-ui-button variant="primary" @click=${() => navigate({ view: 'Networks', args: undefined })}
      >${t('swap.unsupported.action')}</w3m-ui-button
    >`

/** Why there is no account to swap with: none is connected, or the connected one cannot swap or is view only. */
export const noSwapAccount = (): TemplateResult => (cannotSwap() && !isViewOnly() ? swapUnsupported() : noSigner())
