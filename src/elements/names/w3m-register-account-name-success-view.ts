import { html } from 'lit'

import { namingAccount } from '../../controllers/names/naming-account.js'
import { namesController } from '../../controllers/names/names.js'
import { accountsController } from '../../controllers/accounts/accounts.js'
import { routerController } from '../../controllers/shell/router.js'
import { t } from '../../core/i18n/t.js'
import { forcedColors } from '../../styles/forced-colors.js'
import { reset } from '../../styles/reset.js'
import { viewStyles } from '../base/view.styles.js'
import { W3mElement, element } from '../base/w3m-element.js'
import '../ui/w3m-ui-button.js'
import { outcomeMark } from '../base/mark.styles.js'
import '../ui/w3m-ui-icon.js'
import '../ui/w3m-ui-live.js'
import { noAccount } from './no-account.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-register-account-name-success-view': W3mRegisterAccountNameSuccessView
  }
}

/**
 * The name that was just registered.
 *
 * @internal
 */
@element('w3m-register-account-name-success-view')
export class W3mRegisterAccountNameSuccessView extends W3mElement {
  static override styles = [reset, viewStyles, outcomeMark, forcedColors]

  protected override render() {
    const { registered } = namesController.state
    const holder = namingAccount()
    const isOwn = holder && accountsController.account(holder.namespace).profileName === registered
    if (!registered || !isOwn) return noAccount()
    return html`<div class="center">
        <span class="mark through"><w3m-ui-icon name="check"></w3m-ui-icon></span>
        <w3m-ui-live class="title" role="status">${t('names.done.text', { name: registered })}</w3m-ui-live>
      </div>
      <w3m-ui-button variant="primary" @click=${() => routerController.back([{ view: 'Account', args: undefined }])}
        >${t('names.done')}</w3m-ui-button
      >`
  }
}
