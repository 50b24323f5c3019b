import { css } from 'lit'

/** Six boxes that show the digits, under the one input. */
export const codeField = css`
  form {
    position: relative;
    max-inline-size: 316px;
    margin-inline: auto;
  }
  .boxes {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: var(--w3m-space-2);
  }
  span {
    display: grid;
    place-items: center;
    block-size: 52px;
    border: 1px solid var(--w3m-color-edge);
    border-radius: var(--w3m-radius-3);
    background: var(--w3m-color-raised);
    color: var(--w3m-color-text);
    font-size: var(--w3m-text-title);
    font-variant-numeric: tabular-nums;
  }
  .wrong span {
    border-color: var(--w3m-color-error);
  }
  form:focus-within .at {
    border-color: var(--w3m-color-accent-text);
  }
  :host([busy]) .boxes {
    opacity: 0.6;
  }
  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    color: transparent;
    caret-color: transparent;
    border-radius: var(--w3m-radius-3);
    font-size: 16px; /* below it phones zoom in */
    outline-offset: 4px;
    cursor: text;
  }
  input::selection {
    background: none;
  }
  /* Browsers would paint the text that they autofill, and its background, over the boxes. */
  input:autofill {
    transition: background-color 0s 1e6s;
    -webkit-text-fill-color: transparent;
  }
  .error {
    min-block-size: 1.4em;
    padding-block-start: var(--w3m-space-2);
    color: var(--w3m-color-error);
    font-size: var(--w3m-text-small);
    text-align: center;
  }
`
