import { css } from 'lit'

/** Styles of one side of an exchange: its name, and the amount in place of the other side's field. */
export const amountSide = css`
  .label {
    color: var(--w3m-color-secondary);
    font-size: var(--w3m-text-small);
  }
  .figure {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-size: calc(var(--w3m-text-title) * 1.3);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .long {
    font-size: var(--w3m-text-title);
  }
  .longer {
    font-size: var(--w3m-text-large);
  }
  .longest {
    font-size: var(--w3m-text-body);
  }
  .none {
    color: var(--w3m-color-secondary);
  }
`
