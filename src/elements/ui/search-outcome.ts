import { html, nothing } from 'lit'

import './w3m-ui-empty.js'

/**
 * The message below a search that found nothing. Its live region is rendered empty before the first search, because
 * screen readers announce only changes of a region that already exists.
 */
export const searchOutcome = (none: { readonly label: string; readonly detail: string } | undefined) =>
  html`<div class=${none ? nothing : 'unsaid'} role="status">
    ${none ? html`<w3m-ui-empty icon="search" label=${none.label} detail=${none.detail}></w3m-ui-empty>` : nothing}
  </div>`
