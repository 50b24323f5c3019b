import { css } from 'lit'

/** A link styled as a primary button. */
export const linkButton = css`
  .button {
    display: grid;
    place-items: center;
    min-block-size: 48px;
    border-radius: var(--w3m-radius-4);
    background: var(--w3m-color-accent);
    color: var(--w3m-color-on-accent);
    font-size: var(--w3m-text-large);
    text-align: center;
  }
  .button:hover {
    background: var(--w3m-color-accent-hover);
  }
`
