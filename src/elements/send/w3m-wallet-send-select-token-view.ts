import { html } from 'lit'
import { state } from 'lit/decorators.js'

import { sendForm } from '../../controllers/send/send-form.js'
import { sendNamespace } from '../../controllers/send/sender.js'
import { goBack } from '../../controllers/connections/go-back.js'
import { sendController } from '../../controllers/send/send.js'
import type { Token } from '../../core/entities/token.js'
import { t } from '../../core/i18n/t.js'
import { reset } from '../../styles/reset.js'
import '../holdings/w3m-token-list.js'
import { noSigner } from '../switching/no-signer.js'
import '../ui/w3m-ui-search.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { viewStyles } from '../base/view.styles.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-wallet-send-select-token-view': W3mWalletSendSelectTokenView
  }
}

/**
 * The tokens of the account, to choose the one to send.
 *
 * @internal
 */
@element('w3m-wallet-send-select-token-view')
export class W3mWalletSendSelectTokenView extends W3mElement {
  static override styles = [reset, viewStyles]

  @state() private query = ''

  protected override render() {
    const form = sendForm()
    if (!form) return noSigner(sendNamespace())
    return html`<w3m-ui-search
        label=${t('send.token.search')}
        .value=${this.query}
        @w3m-field-input=${({ detail }: CustomEvent<{ value: string }>) => (this.query = detail.value)}
      ></w3m-ui-search>
      <w3m-token-list
        choosable
        namespace=${form.holder.namespace}
        query=${this.query}
        .chosen=${form.token}
        @w3m-token-choose=${({ detail }: CustomEvent<{ token: Token }>) => this.#choose(detail.token)}
      ></w3m-token-list>`
  }

  #choose({ address }: Token): void {
    sendController.edit({ choice: address ? { address } : {} })
    goBack()
  }
}
