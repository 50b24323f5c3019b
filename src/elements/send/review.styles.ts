import { css } from 'lit'

import { definitionList } from '../base/definition-list.styles.js'

/** Styles of a review: the amount on top, and a list of everything else. */
export const reviewStyles = [
  definitionList,
  css`
    .what {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      gap: var(--w3m-space-3);
      padding: var(--w3m-space-2);
    }
    .figure {
      font-size: var(--w3m-text-title);
      font-weight: 600;
      font-variant-numeric: tabular-nums;
      overflow-wrap: anywhere;
    }
    .longer {
      font-size: var(--w3m-text-large);
    }
    .longest {
      font-size: var(--w3m-text-body);
    }
  `,
]
