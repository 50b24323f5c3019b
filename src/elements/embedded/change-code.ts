import { html } from 'lit'
import { query } from 'lit/decorators.js'

import { submitChangeCode } from '../../controllers/embedded/change-email.js'
import { type LoginStep, emailChangeController } from '../../controllers/embedded/email-login.js'
import { report } from '../../controllers/shell/report.js'
import { t } from '../../core/i18n/t.js'
import { reset } from '../../styles/reset.js'
import { viewStyles } from '../base/view.styles.js'
import { W3mElement } from '../base/w3m-element.js'
import '../ui/w3m-ui-empty.js'
import { loginErrorText } from './login-error-text.js'
import { hidden } from '../base/hidden.styles.js'
import './texts.js'
import './w3m-code-field.js'
import './w3m-email-resend.js'
import type { W3mCodeField } from './w3m-code-field.js'

/** Shown if the visitor is not logged in by email, or has not started a change. */
export const notLoggedIn = () =>
  html`<w3m-ui-empty
    icon="mail"
    label=${t('email.change.none.title')}
    detail=${t('email.change.none.text')}
  ></w3m-ui-empty>`

/** A view that asks for one of the two codes of a change of email address. */
export abstract class ChangeCodeView extends W3mElement {
  static override styles = [reset, viewStyles, hidden]

  @query('w3m-code-field') private field!: W3mCodeField | null

  /** Kept while the next view slides in. */
  #email: string | undefined
  #problem: unknown
  #resent = emailChangeController.state.resent

  /** Sends the mail with the code again; absent where the secure site cannot. */
  protected readonly resend: (() => Promise<void>) | undefined

  /** The step in which the code is entered. */
  protected abstract readonly step: LoginStep

  /** Where the code was sent. */
  protected abstract email(): string | undefined

  protected override render() {
    const { problem, step } = emailChangeController.state
    if (step === this.step) this.#email = this.email()
    if (!this.#email) return notLoggedIn()
    const checks = step === 'checking'
    return html`
      <p class="quiet center">${t('email.code.text', { email: this.#email })}</p>
      <w3m-code-field
        ?busy=${checks}
        error=${problem?.field === 'code' ? loginErrorText(problem, 0) : ''}
        @w3m-code-enter=${this.#onCode}
        @w3m-code-edit=${() => emailChangeController.clearProblem()}
      ></w3m-code-field>
      <p class="hidden" role="status">${checks ? t('email.code.checking') : ''}</p>
      <w3m-email-resend .login=${emailChangeController} .send=${this.resend}></w3m-email-resend>
    `
  }

  protected override updated(): void {
    const { problem, resent } = emailChangeController.state
    const isVoid = problem !== this.#problem && problem?.field === 'code' && problem.kind !== 'incomplete'
    const isNew = resent !== this.#resent // and its button, which had the focus, is disabled
    this.#problem = problem
    this.#resent = resent
    if (isVoid || isNew) void this.field?.clear()
  }

  #onCode({ detail }: CustomEvent<{ readonly text: string }>): void {
    report(submitChangeCode(detail.text))
  }
}
