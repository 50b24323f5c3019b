import { css, html } from 'lit'

import { namingAccount } from '../../controllers/names/naming-account.js'
import { navigate } from '../../controllers/shell/navigate.js'
import { t } from '../../core/i18n/t.js'
import { forcedColors } from '../../styles/forced-colors.js'
import { reset } from '../../styles/reset.js'
import { viewStyles } from '../base/view.styles.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { mark } from '../base/mark.styles.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-icon.js'
import { noAccount } from './no-account.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-choose-account-name-view': W3mChooseAccountNameView
  }
}

/**
 * Explains what a name is for.
 *
 * @internal
 */
@element('w3m-choose-account-name-view')
export class W3mChooseAccountNameView extends W3mElement {
  static override styles = [
    reset,
    viewStyles,
    mark,
    css`
      .mark {
        margin-block-end: var(--w3m-space-3);
      }
    `,
    forcedColors,
  ]

  protected override render() {
    if (!namingAccount()) return noAccount()
    return html`<div class="center">
        <span class="mark"><w3m-ui-icon name="user"></w3m-ui-icon></span>
        <p class="title">${t('names.lead')}</p>
        <p class="quiet">${t('names.text')}</p>
      </div>
      <w3m-ui-button variant="primary" @click=${() => navigate({ view: 'RegisterAccountName', args: undefined })}
        >${t('names.choose')}</w3m-ui-button
      >`
  }
}
