import { css, html } from 'lit'
import { property } from 'lit/decorators.js'

import { forcedColors } from '../../styles/forced-colors.js'
import { reset } from '../../styles/reset.js'
import { W3mElement, element } from '../base/w3m-element.js'

/** One tab. */
export interface Tab {
  readonly id: string
  readonly label: string
}

/**
 * Tabs over one panel; a single tab is only a label. The content of the chosen tab goes into the default slot; arrow
 * keys, Home and End move between tabs.
 *
 * @internal
 * @fires {CustomEvent<{ id: string }>} w3m-tab-select - A tab was chosen.
 * @slot - The content of the chosen tab.
 */
@element('w3m-ui-tabs')
export class W3mUiTabs extends W3mElement {
  static override styles = [
    reset,
    css`
      [role='tablist'] {
        display: flex;
        gap: var(--w3m-space-1);
        padding: var(--w3m-space-1);
        border-radius: var(--w3m-radius-4);
        background: var(--w3m-color-raised);
      }
      button {
        flex: 1 1 auto;
        min-inline-size: 0;
        min-block-size: 32px;
        padding: var(--w3m-space-1) var(--w3m-space-2);
        overflow: hidden;
        border-radius: var(--w3m-radius-3);
        color: var(--w3m-color-secondary);
        text-align: center;
        text-overflow: ellipsis;
        white-space: nowrap;
        transition: background 120ms;
      }
      button:hover {
        color: var(--w3m-color-text);
      }
      button[aria-selected='true'] {
        background: var(--w3m-color-background);
        color: var(--w3m-color-text);
      }
      [role='tabpanel'] {
        margin-block-start: var(--w3m-space-2);
        border-radius: var(--w3m-radius-4);
      }
      @media (pointer: coarse) {
        button {
          min-block-size: 44px;
        }
      }
      @media (forced-colors: active) {
        button[aria-selected='true'] {
          background: Highlight;
          color: HighlightText;
          forced-color-adjust: none;
        }
      }
    `,
    forcedColors,
  ]

  /** The tabs in their order. */
  @property({ attribute: false }) tabs: readonly Tab[] = []

  /** The id of the chosen tab. */
  @property() selected = ''

  /** Accessible name of the row of tabs. */
  @property() label = ''

  protected override render() {
    const [only, ...others] = this.tabs
    if (only && !others.length) return html`<section aria-label=${only.label}><slot></slot></section>`
    return html`
      <div role="tablist" aria-label=${this.label} @keydown=${this.#move}>
        ${this.tabs.map(
          ({ id, label }) =>
            html`<button
              role="tab"
              id="tab-${id}"
              aria-selected=${id === this.selected}
              aria-controls="panel"
              tabindex=${id === this.selected ? 0 : -1}
              @click=${() => this.#select(id)}
            >
              ${label}
            </button>`,
        )}
      </div>
      <div role="tabpanel" id="panel" aria-labelledby="tab-${this.selected}" tabindex="0"><slot></slot></div>
    `
  }

  #select(id: string): void {
    if (id !== this.selected) this.emit('w3m-tab-select', { id })
  }

  #move(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return // the browser's shortcuts, such as for going back
    const now = this.tabs.findIndex(({ id }) => id === this.selected)
    const isRtl = getComputedStyle(this).direction === 'rtl'
    const forward = isRtl ? 'ArrowLeft' : 'ArrowRight'
    const back = isRtl ? 'ArrowRight' : 'ArrowLeft'
    const steps: Readonly<Record<string, number>> = { [forward]: now + 1, [back]: now - 1, Home: 0, End: -1 }
    const step = steps[event.key]
    const next = step === undefined ? undefined : this.tabs.at(step % this.tabs.length)
    if (!next) return
    event.preventDefault()
    this.#select(next.id)
    this.renderRoot.querySelector<HTMLElement>(`[id="tab-${next.id}"]`)?.focus()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'w3m-ui-tabs': W3mUiTabs
  }
  interface HTMLElementEventMap {
    'w3m-tab-select': CustomEvent<{ readonly id: string }>
  }
}
