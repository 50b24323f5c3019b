import { css } from 'lit'

import { definitionList } from '../base/definition-list.styles.js'

/** The layout of a message's fields and of the two buttons below them. */
export const factStyles = [
  definitionList,
  css`
    .lead {
      display: grid;
      gap: var(--w3m-space-1);
      padding: var(--w3m-space-2);
      text-align: center;
      text-wrap: balance;
    }
    .lead .title {
      font-weight: 600;
    }
    dd ul {
      display: grid;
      gap: var(--w3m-space-1);
    }
    details {
      padding-inline: var(--w3m-space-2);
      font-size: var(--w3m-text-small);
    }
    summary {
      min-block-size: 44px;
      align-content: center;
      color: var(--w3m-color-secondary);
      cursor: pointer;
    }
    pre {
      max-block-size: 240px;
      overflow: auto;
      padding: var(--w3m-space-3);
      border-radius: var(--w3m-radius-3);
      background: var(--w3m-color-raised);
      font-family: ui-monospace, monospace;
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }
    .actions {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: var(--w3m-space-2);
    }
    @media (forced-colors: active) {
      pre {
        border: 1px solid CanvasText;
      }
    }
  `,
]
