import { css } from 'lit'

/** The report: stacked sections, each with its items and their facts. */
export const diagnosticsStyles = css`
  .report {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--w3m-space-4);
  }
  .actions {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(128px, 1fr));
    gap: var(--w3m-space-2);
  }
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--w3m-space-2);
  }
  h3 {
    padding-inline: var(--w3m-space-2);
    font-size: var(--w3m-text-large);
    font-weight: 600;
  }
  .item {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--w3m-space-2);
    padding: var(--w3m-space-3);
    border-radius: var(--w3m-radius-4);
    background: var(--w3m-color-raised);
    font-size: var(--w3m-text-small);
    overflow-wrap: anywhere;
    user-select: text;
  }
  .name {
    display: flex;
    gap: var(--w3m-space-2);
    align-items: center;
    font-size: var(--w3m-text-body);
    font-weight: 500;
  }
  .faulty {
    color: var(--w3m-color-error);
  }
  dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--w3m-space-1);
  }
  dl div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 5fr);
    gap: var(--w3m-space-2);
  }
  dt {
    color: var(--w3m-color-secondary);
  }
  dd {
    text-wrap: balance;
  }
  .long {
    word-break: break-all;
  }
  @media (forced-colors: active) {
    .item {
      border: 1px solid CanvasText;
    }
  }
`
