import { css } from 'lit'

/** Styles of the send form. */
export const sendForm = css`
  w3m-ui-notice {
    margin-block-end: var(--w3m-space-2);
  }
  .amount {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--w3m-space-1);
    padding: var(--w3m-space-3) var(--w3m-space-4);
    border: 1px solid transparent;
    border-radius: var(--w3m-radius-4);
    background: var(--w3m-color-raised);
  }
  .amount:has(input:focus-visible) {
    border-color: var(--w3m-color-accent-text);
    box-shadow: 0 0 0 1px var(--w3m-color-accent-text);
  }
  .amount.wrong {
    border-color: var(--w3m-color-error);
  }
  .line {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--w3m-space-2);
    min-block-size: 48px;
  }
  .line.small {
    min-block-size: 36px; /* its button's, so that nothing moves when it appears */
    color: var(--w3m-color-secondary);
    font-size: var(--w3m-text-small);
  }
  input {
    flex: 1;
    inline-size: 100%;
    block-size: 48px;
    color: var(--w3m-color-text);
    font-size: calc(var(--w3m-text-title) * 1.3);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: -webkit-match-parent; /* Chromium supports only this */
    text-align: match-parent;
    text-overflow: ellipsis;
  }
  input.long {
    font-size: var(--w3m-text-title);
  }
  input:is(.longer, .longest) {
    font-size: max(16px, var(--w3m-text-large)); /* iOS zooms in on fields with less */
  }
  input:focus-visible {
    outline: none; /* its container shows it */
  }
  input::placeholder {
    color: var(--w3m-color-secondary);
    opacity: 1;
  }
  .token {
    display: flex;
    flex: none;
    align-items: center;
    gap: var(--w3m-space-2);
    max-inline-size: 55%;
    min-block-size: 40px;
    padding: var(--w3m-space-1) var(--w3m-space-2);
    border-radius: var(--w3m-radius-4);
    background: var(--w3m-color-background);
    font-weight: 500;
  }
  .token:hover {
    background: var(--w3m-color-pressed);
  }
  .token bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .most bdi {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    text-align: end;
    text-wrap: balance;
  }
  .most {
    display: flex;
    gap: var(--w3m-space-2);
    align-items: center;
    min-inline-size: 0;
  }
  .error {
    padding: var(--w3m-space-1) var(--w3m-space-3) 0;
    color: var(--w3m-color-error);
    font-size: var(--w3m-text-small);
  }
  .error:empty {
    padding: 0; /* no space without an error; its live region is always rendered */
  }
  @media (pointer: coarse) {
    .line.small {
      min-block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    .amount,
    .token {
      border: 1px solid CanvasText;
    }
    .amount:has(input:focus-visible) {
      outline: 2px solid Highlight;
    }
  }
`
