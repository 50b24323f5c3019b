import { css } from 'lit'

/** The type of a theme host: set once on the outermost box, inherited by everything inside. */
export const typography = css`
  .type {
    color: var(--w3m-color-text);
    font: 500 var(--w3m-text-body) / 1.4 var(--w3m-font);
    font-style: normal;
    letter-spacing: -0.005em;
    text-align: start;
    text-transform: none;
    text-indent: 0;
    word-spacing: normal;
    white-space: normal;
    font-variant-numeric: tabular-nums;
    -webkit-font-smoothing: antialiased;
  }
`
