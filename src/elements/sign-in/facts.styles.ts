import { css } from 'lit'

/** The layout of a message's fields and of the two buttons below them. */
export const factStyles = css`
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
  dl {
    display: grid;
    gap: var(--w3m-space-3);
    padding: var(--w3m-space-4);
    border-radius: var(--w3m-radius-4);
    background: var(--w3m-color-raised);
  }
  dt {
    color: var(--w3m-color-secondary);
    font-size: var(--w3m-text-small);
  }
  dd {
    overflow-wrap: anywhere;
  }
  dd ul {
    display: grid;
    gap: var(--w3m-space-1);
  }
  .short {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--w3m-space-3);
  }
  .short dd {
    margin-inline-start: auto; /* a wrapped value stays aligned with the others */
    text-align: end;
  }
  .address {
    text-align: -webkit-match-parent; /* Chromium supports only this */
    text-align: match-parent;
    display: block;
    font-family: ui-monospace, monospace;
    font-size: var(--w3m-text-small);
    line-height: 1.5;
    word-break: break-all;
    text-wrap: balance;
    user-select: all;
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
    dl,
    pre {
      border: 1px solid CanvasText;
    }
  }
`
