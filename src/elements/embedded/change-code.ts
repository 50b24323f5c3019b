import { html } from 'lit'

import { submitChangeCode } from '../../controllers/embedded/change-email.js'
import { type LoginStep, emailChangeController } from '../../controllers/embedded/email-login.js'
import { t } from '../../core/i18n/t.js'
import '../ui/w3m-ui-empty.js'
import { CodeView } from './code-view.js'
import './texts.js'

/** Shown if the visitor is not logged in by email, or has not started a change. */
export const notLoggedIn = () =>
  html`<w3m-ui-empty
    icon="mail"
    label=${t('email.change.none.title')}
    detail=${t('email.change.none.text')}
  ></w3m-ui-empty>`

/** A view that asks for one of the two codes of a change of email address. */
export abstract class ChangeCodeView extends CodeView {
  protected readonly login = emailChangeController

  /** Kept while the next view slides in. */
  #email: string | undefined

  /** The step in which the code is entered. */
  protected abstract readonly step: LoginStep

  /** Where the code was sent. */
  protected abstract email(): string | undefined

  protected override render() {
    if (this.login.state.step === this.step) this.#email = this.email()
    return this.#email ? this.codeForm(this.#email) : notLoggedIn()
  }

  protected submit(code: string): Promise<void> {
    return submitChangeCode(code)
  }
}
