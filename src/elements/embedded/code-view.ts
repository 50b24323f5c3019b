import { html } from 'lit'
import { query } from 'lit/decorators.js'

import type { LoginController } from '../../controllers/embedded/email-login.js'
import { report } from '../../controllers/shell/report.js'
import { t } from '../../core/i18n/t.js'
import { reset } from '../../styles/reset.js'
import { hidden } from '../base/hidden.styles.js'
import { viewStyles } from '../base/view.styles.js'
import { W3mElement } from '../base/w3m-element.js'
import { loginErrorText } from './login-error-text.js'
import './texts.js'
import './w3m-code-field.js'
import type { W3mCodeField } from './w3m-code-field.js'
import './w3m-email-resend.js'

/** A view that asks for a code sent by email. */
export abstract class CodeView extends W3mElement {
  static override styles = [reset, viewStyles, hidden]

  @query('w3m-code-field') private field!: W3mCodeField | null

  #problem: unknown
  #resent: number | undefined

  /** The login, or the change of address, that the code is for. */
  protected abstract readonly login: LoginController

  /** Checks an entered code. */
  protected abstract submit(code: string): Promise<void>

  /** Sends the mail with the code again; `undefined` if the secure site cannot. */
  protected readonly resend: (() => Promise<void>) | undefined

  /** The field of the code sent to an address, with its messages. */
  protected codeForm(email: string) {
    const { problem, step } = this.login.state
    const checks = step === 'checking'
    return html`
      <p class="quiet center">${t('email.code.text', { email })}</p>
      <w3m-code-field
        ?busy=${checks}
        error=${problem?.field === 'code' ? loginErrorText(problem, 0) : ''}
        @w3m-code-enter=${this.#onCode}
        @w3m-code-edit=${() => this.login.clearProblem()}
      ></w3m-code-field>
      <p class="hidden" role="status">${checks ? t('email.code.checking') : ''}</p>
      <w3m-email-resend .login=${this.login} .send=${this.resend}></w3m-email-resend>
    `
  }

  protected override updated(): void {
    const { problem, resent } = this.login.state
    const isVoid = problem !== this.#problem && problem?.field === 'code' && problem.kind !== 'incomplete'
    const isNew = this.#resent !== undefined && resent !== this.#resent // the button, which had the focus, is disabled now
    this.#problem = problem
    this.#resent = resent
    if (isVoid || isNew) void this.field?.clear()
  }

  #onCode({ detail }: CustomEvent<{ readonly text: string }>): void {
    report(this.submit(detail.text))
  }
}
