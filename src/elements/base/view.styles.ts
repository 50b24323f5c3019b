import { css } from 'lit'

/** The base style of every view: one column inside the panel's padding. */
export const viewStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--w3m-space-2);
    padding: 0 var(--w3m-space-4) var(--w3m-space-4);
  }
  * {
    min-inline-size: 0;
  }
  .list {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--w3m-space-1);
  }
  .center {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    gap: var(--w3m-space-1);
    padding-block: var(--w3m-space-2) var(--w3m-space-4);
    text-align: center;
    text-wrap: balance;
  }
  .center w3m-ui-spinner-ring {
    margin-block-end: var(--w3m-space-4);
  }
  .title {
    max-inline-size: 100%;
    font-size: var(--w3m-text-large);
    overflow-wrap: anywhere;
  }
  .quiet {
    max-inline-size: 100%;
    color: var(--w3m-color-secondary);
    overflow-wrap: anywhere;
  }
  .unsaid {
    position: absolute; /* takes no row, and with it no gap */
  }
  .caption {
    padding-inline: var(--w3m-space-2);
    color: var(--w3m-color-secondary);
    font-size: var(--w3m-text-small);
    font-weight: 500;
  }
`
