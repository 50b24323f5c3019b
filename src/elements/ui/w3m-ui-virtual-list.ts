import { type CSSResult, LitElement, type PropertyValues, adoptStyles, css, html } from 'lit'
import { property } from 'lit/decorators.js'
import { repeat } from 'lit/directives/repeat.js'

import { RowLayout } from '../../core/list/row-layout.js'
import { reset } from '../../styles/reset.js'
import { element } from '../base/w3m-element.js'

/** A row of a list: its height in px at the default text size, and how it is rendered when it scrolls into view. */
export interface VirtualRow {
  /** Identifies what the row shows. Needed where rows can be added above it: the row then keeps its place and its focus. */
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
/** The line height of the tightest texts in rows; visitors who space their texts wider get taller rows. */
const LINE_HEIGHT = 1.2

/**
 * The factor by which rows are taller than by default. The letter in a list, which is measured, has the visitor's own
 * text size and spacing.
 */
function scaleOf(list: Element, letter: Element | null): number {
  const size = parseFloat(getComputedStyle(list).fontSize)
  const line = letter ? parseFloat(getComputedStyle(letter).lineHeight) / size / LINE_HEIGHT : 1
  return Math.max(1, size / TEXT_SIZE) * Math.max(1, Math.round(line * 100) / 100)
}

/** Scrollable content can be scrolled by keyboard, however small the window. */
function letScroll(box: HTMLElement | null): void {
  if (box) box.tabIndex = box.scrollHeight > box.clientHeight + 1 ? 0 : -1
}

/**
 * A long list in its own scrolling box; only the visible rows exist. It is as high as its rows, up to `most` px. The focus
 * stays on its row, and moves to the list when that row is removed.
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
        overflow-anchor: none; /* this element keeps the visible rows in place itself */
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
        block-size: 1lh;
        line-height: ${LINE_HEIGHT};
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

  #layout = new RowLayout([])
  /** Where to scroll the box after the next update, in px, so that rows added above do not move the visible ones. */
  #top: number | undefined
  /** The first visible row, and the one after the last. */
  #shown: readonly [from: number, to: number] = [0, 0]
  /** The height of the rows whose end was reported; `undefined` away from the end. */
  #reported: number | undefined
  /** Observes the box and the measured letter, which grows when a visitor changes the text size or spacing. */
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
    const layout = new RowLayout(this.rows, scaleOf(this, this.renderRoot.querySelector('.letter')))
    const top = this.box?.scrollTop ?? 0
    const moved = this.#layout.follow(top, layout)
    this.#top = moved === top ? undefined : moved
    this.#layout = layout
    this.#slice()
  }

  protected override update(changed: PropertyValues): void {
    const focused = this.shadowRoot?.activeElement
    super.update(changed)
    if (focused && !this.shadowRoot?.activeElement) this.box?.focus({ preventScroll: true })
  }

  protected override updated(): void {
    const [from] = this.#shown
    const set = (name: string, px: number): void => this.box?.style.setProperty(name, `${px}px`)
    set('--most', this.most)
    set('--total', this.#layout.height)
    set('--offset', this.#layout.start(from))
    this.renderRoot.querySelectorAll<HTMLElement>('.slice > *').forEach((row, index) => {
      const at = from + index
      row.style.setProperty('block-size', `${this.#layout.start(at + 1) - this.#layout.start(at)}px`)
    })
    if (this.box && this.#top !== undefined) this.box.scrollTop = this.#top
    this.#top = undefined
    letScroll(this.box)
    this.#reportEnd()
  }

  protected override render() {
    const [from, to] = this.#shown
    return html`<div class="box" role="list" aria-label=${this.label} @scroll=${this.#look}>
      <div class="rows" role="presentation">
        <span class="letter"></span>
        <div class="slice" role="presentation">
          ${repeat(
            this.rows.slice(from, to),
            (_row, index) => this.#layout.keys[from + index],
            (row, index) =>
              html`<div role="listitem" aria-setsize=${this.rows.length} aria-posinset=${from + index + 1}>
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
    const from = this.#layout.rowAt(Math.max(0, top - MARGIN))
    this.#shown = [from, Math.min(this.rows.length, this.#layout.rowAt(top + size + MARGIN) + 1)]
  }

  readonly #look = (): void => {
    const [from, to] = this.#shown
    this.#slice()
    if (from !== this.#shown[0] || to !== this.#shown[1]) this.requestUpdate()
    this.#reportEnd()
  }

  /** Reports once, and again only after the list has grown or was scrolled away: more may bring nothing that is shown. */
  #reportEnd(): void {
    if (!this.box) return
    const { scrollTop, clientHeight } = this.box
    const { height } = this.#layout
    const isNear = scrollTop > 0 && height - scrollTop - clientHeight <= NEAR_END
    const isNew = isNear && height !== this.#reported
    this.#reported = isNear ? height : undefined
    if (isNew) this.dispatchEvent(new CustomEvent('w3m-list-end'))
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
