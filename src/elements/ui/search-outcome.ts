import { html, nothing } from 'lit'

import './w3m-ui-empty.js'

/**
 * Says below a search that it found nothing. It stands there before the first search, empty: screen readers announce only
 * what changes in a region that they know.
 */
export const searchOutcome = (none: { readonly label: string; readonly detail: string } | undefined) =>
  html`<div class=${none ? nothing : 'unsaid'} role="status">
    ${none ? html`<w3m-ui-empty icon="search" label=${none.label} detail=${none.detail}></w3m-ui-empty>` : nothing}
  </div>`
