import { css } from 'lit'

/** A single-line text field, in a `box` with its adornments, and an `error` below. */
export const field = css`
  .box {
    display: flex;
    align-items: center;
    gap: var(--w3m-space-2);
    min-block-size: 48px;
    padding-inline: var(--w3m-space-3);
    border: 1px solid var(--w3m-color-edge);
    border-radius: var(--w3m-radius-4);
    background: var(--w3m-color-raised);
    color: var(--w3m-color-secondary);
  }
  /* Buttons have a padding of their own. */
  ::slotted(*),
  w3m-ui-icon-button,
  button {
    margin-inline-end: calc(-1 * var(--w3m-space-2));
  }
  .box.wrong {
    border-color: var(--w3m-color-error);
  }
  .box:focus-within {
    border-color: var(--w3m-color-accent-text);
    box-shadow: 0 0 0 1px var(--w3m-color-accent-text);
  }
  input {
    flex: 1;
    min-inline-size: 0;
    block-size: 46px;
    color: var(--w3m-color-text);
    font-size: max(16px, var(--w3m-text-large)); /* below 16 px phones zoom in */
  }
  input:focus-visible {
    outline: none; /* the box shows it */
  }
  input::placeholder {
    color: var(--w3m-color-secondary);
    opacity: 1;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
  :host([disabled]) .box {
    opacity: 0.5;
  }
  .error {
    padding: var(--w3m-space-1) var(--w3m-space-3) 0;
    color: var(--w3m-color-error);
    font-size: var(--w3m-text-small);
  }
  .error:empty {
    padding: 0; /* no space without an error; its live region is always rendered */
  }
  @media (forced-colors: active) {
    .box:focus-within {
      outline: 2px solid Highlight;
    }
  }
`
