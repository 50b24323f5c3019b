import { html, nothing } from 'lit'

import { refreshReport } from '../../controllers/diagnostics/diagnose.js'
import { diagnosticsController } from '../../controllers/diagnostics/diagnostics.js'
import { copy } from '../../controllers/shell/copy/copy.js'
import { report } from '../../controllers/shell/report.js'
import { snackController } from '../../controllers/shell/snack.js'
import type { DiagnosticsReport } from '../../core/entities/diagnostics.js'
import { reset } from '../../styles/reset.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { viewStyles } from '../base/view.styles.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-icon.js'
import { type Fact, type Item, type Section, sectionsOf } from './report-sections.js'
import { diagnosticsStyles } from './w3m-diagnostics-view.styles.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-diagnostics-view': W3mDiagnosticsView
  }
}

/** An id, address or hash, which may break anywhere. */
const LONG = /^\w{30,}$/
/** A report older than this when the view opens is renewed, in ms. */
const STALE = 5_000

const isFresh = (known: DiagnosticsReport | undefined): boolean =>
  known !== undefined && Date.now() - Date.parse(known.at) < STALE

/**
 * The state of the page's wallet modal, for the site's developers; in English, like everything for them.
 *
 * @internal
 */
@element('w3m-diagnostics-view')
export class W3mDiagnosticsView extends W3mElement {
  static override styles = [reset, viewStyles, diagnosticsStyles]

  override connectedCallback(): void {
    super.connectedCallback()
    if (!isFresh(diagnosticsController.state.report)) report(refreshReport())
  }

  protected override render() {
    const { report: shown } = diagnosticsController.state
    return html`<div class="report" lang="en" dir="ltr">
      <div class="actions">
        <w3m-ui-button variant="primary" ?disabled=${!shown} @click=${() => this.#copy()}>Copy report</w3m-ui-button>
        <w3m-ui-button @click=${() => this.#refresh()}>Refresh</w3m-ui-button>
      </div>
      ${shown ? sectionsOf(shown).map(section => this.#section(section)) : nothing}
    </div>`
  }

  #section({ title, empty, items }: Section) {
    const id = `title-${title.toLowerCase()}`
    return html`<section aria-labelledby=${id}>
      <h3 id=${id}>${title}</h3>
      ${items.length
        ? html`<ul class="list">
            ${items.map(item => this.#item(item))}
          </ul>`
        : html`<p class="caption">${empty}</p>`}
    </section>`
  }

  #item({ name, faulty, facts }: Item) {
    return html`<li class="item">
      <p class="name ${faulty ? 'faulty' : ''}">
        ${faulty ? html`<w3m-ui-icon name="warning"></w3m-ui-icon>` : nothing}<span>${name}</span>
      </p>
      <dl>${facts.map(fact => this.#fact(fact))}</dl>
    </li>`
  }

  #fact([label, value]: Fact) {
    return html`<div>
      <dt>${label}</dt>
      <dd class=${LONG.test(value) ? 'long' : nothing}>${value}</dd>
    </div>`
  }

  #copy(): void {
    const { report: shown } = diagnosticsController.state
    if (shown) report(copy(JSON.stringify(shown, undefined, 2), this, 'Report copied'))
  }

  #refresh(): void {
    report(refreshReport().then(() => snackController.show('Report refreshed', 'success')))
  }
}
