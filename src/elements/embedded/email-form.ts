import { html } from 'lit'

import { hasEmailLogin } from '../../controllers/connections/login-methods.js'
import { isConsentMissing } from '../../controllers/shell/legal.js'
import { t } from '../../core/i18n/t.js'
import type { ConsentBox } from '../connections/consent.js'
import '../ui/w3m-ui-empty.js'
import './texts.js'
import './w3m-email-field.js'

/** The email field with a line of text, or a message on sites without logins by email. */
export const emailForm = (consent: ConsentBox) =>
  hasEmailLogin()
    ? html`${consent.render()}
        <p class="quiet center">${t('email.text')}</p>
        <w3m-email-field ?disabled=${isConsentMissing()}></w3m-email-field>`
    : html`<w3m-ui-empty icon="mail" label=${t('email.off.title')} detail=${t('email.off.text')}></w3m-ui-empty>`
