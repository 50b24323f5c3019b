import { css, html } from 'lit'
import { state } from 'lit/decorators.js'

import { Approval, type ApprovalTheme } from '../../controllers/embedded/approval.js'
import { hasOpenRequests } from '../../controllers/connections/open-requests.js'
import { themeController } from '../../controllers/shell/theme.js'
import type { ThemeMode } from '../../core/entities/options.js'
import { t } from '../../core/i18n/t.js'
import { reset } from '../../styles/reset.js'
import { THEME_VARIABLES } from '../../styles/theme.js'
import { effectiveMode } from '../../styles/theme-host.js'
import { viewStyles } from '../base/view.styles.js'
import { W3mElement, element } from '../base/w3m-element.js'
import '../ui/w3m-ui-empty.js'
import '../ui/w3m-ui-icon.js'
import '../ui/w3m-ui-live.js'
import '../ui/w3m-ui-spinner-ring.js'
import { mark } from '../base/mark.styles.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-approve-transaction-view': W3mApproveTransactionView
  }
}

/** The site's theme variables with plain values; anything else in that object stays on the page. */
function siteVariables(): NonNullable<ApprovalTheme['themeVariables']> {
  const { themeVariables } = themeController.state
  return Object.fromEntries(
    THEME_VARIABLES.flatMap(name => {
      const value = themeVariables[name]
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : []
    }),
  )
}

/**
 * The area that the secure site's frame covers while the visitor decides about a request. Its own content is visible only
 * until the frame is.
 *
 * @internal
 */
@element('w3m-approve-transaction-view')
export class W3mApproveTransactionView extends W3mElement {
  static override styles = [
    reset,
    viewStyles,
    mark,
    css`
      :host {
        align-content: center;
        block-size: min(600px, calc(100dvh - 120px));
      }
    `,
  ]

  /** Whether there was a request; stays true, because the view fades out after its request has ended. */
  @state() private asked = false

  #approval: Approval | undefined
  #frame = 0
  /** The theme mode of the secure site; empty without a request. */
  #mode: ThemeMode | '' = ''

  override connectedCallback(): void {
    super.connectedCallback()
    this.#approval = new Approval()
    this.#follow('')
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    cancelAnimationFrame(this.#frame)
    this.#approval?.end()
    this.#approval = undefined
  }

  protected override render() {
    if (!(this.asked || hasOpenRequests()))
      return html`<w3m-ui-empty
        icon="check"
        label=${t('request.none.title')}
        detail=${t('request.none.text')}
      ></w3m-ui-empty>`
    return html`<div class="center">
      <w3m-ui-spinner-ring state="waiting">
        <span class="mark"><w3m-ui-icon name="wallet"></w3m-ui-icon></span>
      </w3m-ui-spinner-ring>
      <w3m-ui-live class="title" role="status">${t('request.waiting')}</w3m-ui-live>
    </div>`
  }

  /** Checks the view's position and the open requests on every animation frame, as both can change at any time. */
  #follow(last: string): void {
    const isOpen = hasOpenRequests()
    if (isOpen) this.asked = true
    const { left, top, width, height } = this.getBoundingClientRect()
    const now = isOpen ? [left, top, width, height].join() : ''
    const mode = isOpen ? effectiveMode(themeController.state.themeMode) : ''
    if (mode && mode !== this.#mode) this.#approval?.start(this.#theme(mode))
    this.#mode = mode
    if (now !== last) this.#approval?.move(isOpen ? { left, top, width, height } : undefined)
    this.#frame = requestAnimationFrame(() => this.#follow(now))
  }

  #theme(themeMode: ThemeMode): ApprovalTheme {
    const style = getComputedStyle(this)
    const read = (name: string): string => style.getPropertyValue(name).trim()
    return {
      themeMode,
      themeVariables: siteVariables(),
      w3mThemeVariables: {
        '--w3m-accent': read('--w3m-color-accent'),
        '--w3m-background': read('--w3m-color-background'),
      },
    }
  }
}
