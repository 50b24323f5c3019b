import { html } from 'lit'

import { hasEmailLogin } from '../../controllers/connections/login-methods.js'
import { t } from '../../core/i18n/t.js'
import '../ui/w3m-ui-empty.js'
import './texts.js'
import './w3m-email-field.js'

/** The email field with a line of text, or a message on sites without logins by email. */
export const emailForm = () =>
  hasEmailLogin()
    ? html`<p class="quiet center">${t('email.text')}</p>
        <w3m-email-field></w3m-email-field>`
    : html`<w3m-ui-empty icon="mail" label=${t('email.off.title')} detail=${t('email.off.text')}></w3m-ui-empty>`
