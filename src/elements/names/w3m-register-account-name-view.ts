import { css, html, nothing } from 'lit'

import { typeName } from '../../controllers/names/check-name.js'
import { namingAccount } from '../../controllers/names/naming-account.js'
import { namesController } from '../../controllers/names/names.js'
import { registerName } from '../../controllers/names/register-name.js'
import { isUnfinished, nameOf, readLabel, ZONE } from '../../controllers/names/rules.js'
import { report } from '../../controllers/shell/report.js'
import { t } from '../../core/i18n/t.js'
import { reset } from '../../styles/reset.js'
import { field } from '../base/field.styles.js'
import { viewStyles } from '../base/view.styles.js'
import { W3mElement, element } from '../base/w3m-element.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-list-row.js'
import { noAccount } from './no-account.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-register-account-name-view': W3mRegisterAccountNameView
  }
}

/** The message below the field. */
interface Remark {
  readonly text: string
  readonly kind: 'quiet' | 'good' | 'error'
}

/** The status of the name in the field; an error of the last attempt comes first. */
function remark(): Remark {
  const { text, check, problem, status } = namesController.state
  const label = readLabel(text)
  if (!label) return { text: t('names.rule'), kind: isUnfinished(text) ? 'quiet' : 'error' }
  const name = nameOf(label)
  if (status === 'registering') return { text: t('names.registering', { name }), kind: 'quiet' }
  if (problem === 'taken') return { text: t('names.taken', { name }), kind: 'error' }
  if (problem) return { text: t(problem === 'expired' ? 'names.expired' : 'names.failed'), kind: 'error' }
  if (check?.label !== label || check.status === 'unknown') return { text: t('names.rule'), kind: 'quiet' }
  if (check.status === 'checking') return { text: t('names.checking', { name }), kind: 'quiet' }
  if (check.status === 'failed') return { text: t('names.suggestions.failed'), kind: 'error' }
  return check.status === 'free'
    ? { text: t('names.free', { name }), kind: 'good' }
    : { text: t('names.taken', { name }), kind: 'error' }
}

/**
 * The form for a name: it is checked while typed, and similar names are suggested.
 *
 * @internal
 */
@element('w3m-register-account-name-view')
export class W3mRegisterAccountNameView extends W3mElement {
  static override styles = [
    reset,
    viewStyles,
    field,
    css`
      .zone {
        color: var(--w3m-color-secondary);
      }
      .remark {
        min-block-size: 2lh;
        padding: var(--w3m-space-1) var(--w3m-space-3) 0;
        color: var(--w3m-color-secondary);
        font-size: var(--w3m-text-small);
        overflow-wrap: anywhere;
      }
      .remark.good {
        color: var(--w3m-color-success);
      }
      .remark.error {
        color: var(--w3m-color-error);
      }
    `,
  ]

  protected override render() {
    if (!namingAccount()) return noAccount()
    const { text, check, status } = namesController.state
    const said = remark()
    const isWrong = said.kind === 'error' && check?.status !== 'failed'
    const isBusy = status !== 'editing'
    const isOpen = readLabel(text) !== undefined && check?.status !== 'taken'
    return html`
      <form novalidate @submit=${this.#submit}>
        <div class="box ${isWrong ? 'wrong' : ''}" dir="ltr">
          <input
            type="text"
            name="name"
            autocomplete="off"
            autocapitalize="off"
            autocorrect="off"
            spellcheck="false"
            enterkeyhint="go"
            .value=${text}
            ?readonly=${isBusy}
            aria-label=${t('names.label')}
            aria-invalid=${isWrong}
            aria-describedby="remark"
            placeholder=${t('names.label')}
            @input=${this.#read}
          />
          <span class="zone" aria-hidden="true">.${ZONE}</span>
        </div>
        <p class="remark ${said.kind}" id="remark" role="status">${said.text}</p>
      </form>
      ${this.#suggestions(isBusy)}
      <w3m-ui-button variant="primary" ?disabled=${!isOpen} ?loading=${isBusy} @click=${this.#register}
        >${t('names.register')}</w3m-ui-button
      >
    `
  }

  #suggestions(disabled: boolean) {
    const { text, check } = namesController.state
    if (!check?.suggestions.length || check.label !== readLabel(text)) return nothing
    return html`<div class="list" role="group" aria-label=${t('names.suggestions')}>
      <p class="caption" aria-hidden="true">${t('names.suggestions')}</p>
      ${check.suggestions.map(
        label =>
          html`<w3m-ui-list-row
            icon="user"
            label=${nameOf(label)}
            ?disabled=${disabled}
            @click=${() => this.#choose(label)}
          ></w3m-ui-list-row>`,
      )}
    </div>`
  }

  #choose(label: string): void {
    typeName(label)
    this.renderRoot.querySelector('input')?.focus() // the pressed row is removed
  }

  #read({ target }: InputEvent): void {
    if (target instanceof HTMLInputElement) typeName(target.value)
  }

  #submit(event: SubmitEvent): void {
    event.preventDefault()
    this.#register()
  }

  /** Errors are shown at the field. */
  #register(): void {
    const { text, check } = namesController.state
    if (readLabel(text) && check?.status !== 'taken') report(registerName(), { shown: true })
  }
}
