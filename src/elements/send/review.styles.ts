import { css } from 'lit'

/** Styles of a review: the amount on top, and a list of everything else. */
export const reviewStyles = css`
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
  .short {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--w3m-space-3);
  }
  .short dd {
    margin-inline-start: auto; /* a value on a line of its own stays in the column of the others */
    text-align: end;
  }
  .address {
    text-align: -webkit-match-parent; /* Chromium supports only this */
    text-align: match-parent;
    display: block;
    font-family: ui-monospace, monospace;
    font-size: var(--w3m-text-small);
    line-height: 1.5;
    text-wrap: balance;
    word-break: break-all;
    user-select: all;
  }
  @media (forced-colors: active) {
    dl {
      border: 1px solid CanvasText;
    }
  }
`
