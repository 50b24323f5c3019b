import { LitElement, css, html, nothing } from 'lit'
import { property } from 'lit/decorators.js'

import { loadEmbedded } from '../../controllers/embedded/embedded-wallet.js'
import { type LoginController, loginController, toProblem } from '../../controllers/embedded/email-login.js'
import { report } from '../../controllers/shell/report.js'
import { track } from '../../controllers/shell/analytics/track.js'
import { t } from '../../core/i18n/t.js'
import { lazy } from '../../core/lazy.js'
import { reset } from '../../styles/reset.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { field } from '../base/field.styles.js'
import { spinner } from '../base/spinner.styles.js'
import '../ui/w3m-ui-icon.js'
import { loginErrorText } from './login-error-text.js'
import { hidden } from '../base/hidden.styles.js'
import { NewRegion } from '../base/new-region.js'
import './texts.js'
import { Countdown } from './countdown.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-email-field': W3mEmailField
  }
}

const loadLogIn = lazy(() => import('../../controllers/embedded/log-in.js'))

/**
 * The email field of the login, in its own form so that browsers and password managers fill it in.
 *
 * @internal
 */
@element('w3m-email-field')
export class W3mEmailField extends W3mElement {
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, delegatesFocus: true }

  static override styles = [
    reset,
    field,
    hidden,
    spinner,
    css`
      button {
        display: grid;
        place-items: center;
        flex: none;
        inline-size: 40px;
        block-size: 40px;
        border-radius: var(--w3m-radius-3);
        color: var(--w3m-color-text);
        transition: background 120ms;
      }
      button:hover {
        background: var(--w3m-color-pressed);
      }
      button:disabled {
        opacity: 0.5;
      }
      @media (pointer: coarse) {
        button {
          inline-size: 44px;
          block-size: 44px;
        }
      }
    `,
  ]

  /** Whether the field cannot be edited. */
  @property({ type: Boolean, reflect: true }) disabled = false

  /** The state shown: of a login, or of a change of email address. */
  @property({ attribute: false }) login: LoginController = loginController

  /** Called with the submitted address; a login by default. */
  @property({ attribute: false }) send: ((email: string) => Promise<void>) | undefined

  readonly #countdown = new Countdown(
    this,
    () => this.login.state.problem?.kind === 'wait' && this.login.clearProblem(),
    () => this.login,
  )
  /** A login that has failed leads back to a new field, with the reason in it. */
  readonly #region = new NewRegion(this)
  /** What screen readers announce: the seconds left when the problem appeared, not every second after it. */
  #announcement: { readonly problem: unknown; readonly seconds: number } | undefined

  protected override render() {
    const { email, problem, step } = this.login.state
    const own = problem?.field === 'email' ? problem : undefined
    const isBusy = this.#isBusy
    return html`
      <form novalidate @submit=${this.#submit}>
        <div class="box ${own ? 'wrong' : ''}">
          <w3m-ui-icon name="mail"></w3m-ui-icon>
          <input
            type="email"
            id="email"
            name="email"
            autocomplete="email"
            inputmode="email"
            enterkeyhint="go"
            autocapitalize="off"
            spellcheck="false"
            .value=${email}
            ?disabled=${this.disabled}
            ?readonly=${isBusy}
            aria-label=${t('email.label')}
            aria-invalid=${own !== undefined}
            aria-describedby="error"
            placeholder=${t('email.label')}
            @focus=${this.#prepare}
            @input=${this.#read}
          />
          <button
            ?disabled=${this.disabled}
            aria-label=${t(this.send ? 'email.change.submit' : 'email.submit')}
            aria-busy=${isBusy}
          >
            ${isBusy ? html`<span class="spinner"></span>` : html`<w3m-ui-icon name="chevron"></w3m-ui-icon>`}
          </button>
        </div>
      </form>
      ${own ? html`<p class="error" aria-hidden="true">${loginErrorText(own, this.#countdown.seconds)}</p>` : nothing}
      <p class="hidden" id="error" role="status">
        <span aria-hidden=${this.#region.hidden}
          >${step === 'sending' ? t('email.sending') : own ? this.#announced(own) : nothing}</span
        >
      </p>
    `
  }

  /** An address is sent, or was accepted without a mail. */
  get #isBusy(): boolean {
    const { step } = this.login.state
    return step === 'sending' || step === 'checking'
  }

  #announced(problem: Parameters<typeof loginErrorText>[0]): string {
    if (this.#announcement?.problem !== problem) this.#announcement = { problem, seconds: this.#countdown.seconds }
    return loginErrorText(problem, this.#announcement.seconds)
  }

  /** Loads the code that sends the address as soon as the visitor is about to type one. */
  #prepare(): void {
    report(Promise.all([loadLogIn(), loadEmbedded()]))
    if (!this.send && !this.login.state.email) track('EMAIL_LOGIN_SELECTED', undefined)
  }

  #read({ target }: InputEvent): void {
    if (target instanceof HTMLInputElement) this.login.edit(target.value)
  }

  #submit(event: SubmitEvent): void {
    event.preventDefault()
    const input = this.renderRoot.querySelector('input')
    if (!input || this.disabled || this.#isBusy) return
    report(this.send?.(input.value) ?? this.#logIn(input.value), { shown: true })
  }

  async #logIn(email: string): Promise<void> {
    const { submitEmail } = await loadLogIn().catch((error: unknown) => {
      this.login.fail(toProblem('email', error), 'idle')
      throw error
    })
    await submitEmail(email)
  }
}
