import { css } from 'lit'

/** The base style of every element, independent of the surrounding page. */
export const reset = css`
  :host {
    display: block;
    box-sizing: border-box;
    -webkit-tap-highlight-color: transparent;
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  /* By name: a universal rule would override the inner elements' own styles. */
  h2,
  h3,
  p,
  ul,
  ol,
  li,
  dl,
  dd,
  figure,
  fieldset,
  button,
  input {
    margin: 0;
    padding: 0;
  }
  button,
  input {
    appearance: none;
    border: 0;
    border-radius: 0;
    background: none;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
    text-align: inherit;
  }
  button:not(:disabled) {
    cursor: pointer;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  ul,
  ol {
    list-style: none;
  }
  svg,
  img {
    display: block;
  }
  :focus-visible {
    outline: 2px solid var(--w3m-color-accent-text);
    outline-offset: 2px;
  }
  @media (prefers-contrast: more) {
    :host {
      --w3m-color-border: var(--w3m-color-text) !important;
      --w3m-color-edge: var(--w3m-color-text) !important;
      --w3m-color-secondary: var(--w3m-color-text) !important;
    }
    :focus-visible {
      outline-width: 4px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation: none !important;
      transition: none !important;
    }
  }
`
