import { type CSSResult, LitElement, type PropertyValues, adoptStyles, css, html } from 'lit'
import { property } from 'lit/decorators.js'
import { repeat } from 'lit/directives/repeat.js'

import { reset } from '../../styles/reset.js'
import { element } from '../base/w3m-element.js'

/** A row of a list: its height in px at the default text size, and how it is rendered when it scrolls into view. */
export interface VirtualRow {
  /** What it shows, where rows can come before it: a row is never reused for another, and the list keeps its place. */
  readonly key?: string
  readonly height: number
  readonly render: () => unknown
}

/** Overscan beyond each edge, in px. */
const MARGIN = 280
/** How near its end, in px, the list reports it. */
const NEAR_END = 400
/** The text size that row heights are defined for, in px; larger text makes taller rows. */
const TEXT_SIZE = 14

/** A key for each row; without one of its own, or with another's, its place. */
function keysOf(rows: readonly VirtualRow[]): readonly string[] {
  const keys = new Set<string>()
  rows.forEach(({ key }, index) => keys.add(key === undefined || keys.has(key) ? `#${index}` : key))
  return [...keys]
}

/** Where the rows of a list are. */
interface Plan {
  /** The offset of each row, in px, followed by the total height. */
  readonly starts: readonly number[]
  readonly keys: readonly string[]
}

/** The first row that ends after `px`. */
function rowAt({ starts }: Plan, px: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle + 1] ?? 0) > px) high = middle
    else low = middle + 1
  }
  return low
}

/** Where the first visible row of a list that is scrolled to `top` is among other rows; `undefined` if it has not moved. */
function topIn(plan: Plan, before: Plan, top: number): number | undefined {
  const first = rowAt(before, top)
  const at = top > 0 ? plan.keys.indexOf(before.keys[first] ?? '') : -1
  const moved = at < 0 ? 0 : (plan.starts[at] ?? 0) - (before.starts[first] ?? 0)
  return moved ? top + moved : undefined
}

/** Scrollable content can be scrolled by keyboard, however small the window. */
function letScroll(box: HTMLElement | null): void {
  if (box) box.tabIndex = box.scrollHeight > box.clientHeight + 1 ? 0 : -1
}

/**
 * A long list in its own scrolling box; only the visible rows exist. It is as high as its rows, up to `most` px. The focus
 * stays with its row, and in the list once that row has gone.
 *
 * @internal
 * @fires {CustomEvent<undefined>} w3m-list-end - The end of the list is near.
 */
@element('w3m-ui-virtual-list')
export class W3mUiVirtualList extends LitElement {
  static override styles = [
    reset,
    css`
      .box {
        max-block-size: min(var(--most), max(60vh, 168px));
        overflow: hidden auto;
        overflow-anchor: none; /* the rows are placed here */
        overscroll-behavior: auto;
        scrollbar-width: thin;
        scrollbar-color: var(--w3m-color-pressed) transparent;
        border-radius: var(--w3m-radius-4);
      }
      .rows {
        position: relative;
        block-size: var(--total);
      }
      .slice {
        position: absolute;
        inset-block-start: 0;
        inset-inline: 0;
        translate: 0 var(--offset);
      }
      .slice > * {
        overflow: hidden;
      }
      .letter {
        position: absolute;
        inline-size: 1em;
        visibility: hidden;
      }
    `,
  ]

  /** The rows in their order. */
  @property({ attribute: false }) rows: readonly VirtualRow[] = []

  /** The styles of the rows: they are rendered inside this element, which outside styles do not reach. */
  @property({ attribute: false }) look: readonly CSSResult[] = []

  /** Accessible name of the list. */
  @property() label = ''

  /** The height at which the list starts to scroll, in px. */
  @property({ type: Number }) most = 392

  private get box(): HTMLElement | null {
    return this.renderRoot.querySelector('.box')
  }

  #plan: Plan = { starts: [0], keys: [] }
  /** Where the box is scrolled to once other rows have come before the visible ones, in px. */
  #top: number | undefined
  /** The first row that exists, and the one after the last. */
  #range = { from: 0, to: 0 }
  #reported: readonly VirtualRow[] | undefined
  /** Observes the box, and a letter, which grows with the text size that a site may change while the list is shown. */
  readonly #resizes = new ResizeObserver(entries => {
    letScroll(this.box)
    this.#look()
    if (entries.some(({ target }) => target !== this.box)) requestAnimationFrame(() => this.requestUpdate('rows'))
  })

  override connectedCallback(): void {
    super.connectedCallback()
    void this.updateComplete.then(() => {
      const letter = this.renderRoot.querySelector('.letter')
      if (this.box) this.#resizes.observe(this.box)
      if (letter) this.#resizes.observe(letter)
    })
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#resizes.disconnect()
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('look') && this.renderRoot instanceof ShadowRoot)
      adoptStyles(this.renderRoot, [...W3mUiVirtualList.elementStyles, ...this.look])
    if (!changed.has('rows')) return
    const scale = Math.max(1, parseFloat(getComputedStyle(this).fontSize) / TEXT_SIZE)
    const starts = [0]
    for (const { height } of this.rows) starts.push((starts.at(-1) ?? 0) + Math.round(height * scale))
    const plan = { starts, keys: keysOf(this.rows) }
    this.#top = topIn(plan, this.#plan, this.box?.scrollTop ?? 0)
    this.#plan = plan
    this.#slice()
  }

  protected override update(changed: PropertyValues): void {
    const focused = this.shadowRoot?.activeElement
    super.update(changed)
    if (focused && !this.shadowRoot?.activeElement) this.box?.focus({ preventScroll: true })
  }

  protected override updated(): void {
    const set = (name: string, px: number): void => this.box?.style.setProperty(name, `${px}px`)
    set('--most', this.most)
    set('--total', this.#plan.starts.at(-1) ?? 0)
    set('--offset', this.#plan.starts[this.#range.from] ?? 0)
    this.renderRoot.querySelectorAll<HTMLElement>('.slice > *').forEach((row, index) => {
      const at = this.#range.from + index
      row.style.setProperty('block-size', `${(this.#plan.starts[at + 1] ?? 0) - (this.#plan.starts[at] ?? 0)}px`)
    })
    if (this.box && this.#top !== undefined) this.box.scrollTop = this.#top
    this.#top = undefined
    letScroll(this.box)
    this.#reportEnd()
  }

  protected override render() {
    const shown = this.rows.slice(this.#range.from, this.#range.to)
    return html`<div class="box" role="list" aria-label=${this.label} @scroll=${this.#look}>
      <div class="rows" role="presentation">
        <span class="letter"></span>
        <div class="slice" role="presentation">
          ${repeat(
            shown,
            (_row, index) => this.#plan.keys[this.#range.from + index],
            (row, index) =>
              html`<div role="listitem" aria-setsize=${this.rows.length} aria-posinset=${this.#range.from + index + 1}>
                ${row.render()}
              </div>`,
          )}
        </div>
      </div>
    </div>`
  }

  #slice(): void {
    const top = this.#top ?? this.box?.scrollTop ?? 0
    const size = this.box?.clientHeight || this.most
    const from = rowAt(this.#plan, Math.max(0, top - MARGIN))
    const to = Math.min(this.rows.length, rowAt(this.#plan, top + size + MARGIN) + 1)
    this.#range = { from, to }
  }

  readonly #look = (): void => {
    const { from, to } = this.#range
    this.#slice()
    if (from !== this.#range.from || to !== this.#range.to) this.requestUpdate()
    this.#reportEnd()
  }

  /** Reports once per list of rows. */
  #reportEnd(): void {
    if (!this.box || this.#reported === this.rows) return
    const { scrollTop, clientHeight } = this.box
    if ((this.#plan.starts.at(-1) ?? 0) - scrollTop - clientHeight > NEAR_END || scrollTop === 0) return
    this.#reported = this.rows
    this.dispatchEvent(new CustomEvent('w3m-list-end'))
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'w3m-ui-virtual-list': W3mUiVirtualList
  }
  interface HTMLElementEventMap {
    'w3m-list-end': CustomEvent<undefined>
  }
}
