import { css } from 'lit'

/** The typography of a theme host, without inherited page styles: set once on the outermost box, inherited inside. */
export const typography = css`
  .type {
    all: initial;
    box-sizing: border-box;
    visibility: inherit;
    color-scheme: inherit;
    color: var(--w3m-color-text);
    font: 500 var(--w3m-text-body) / 1.4 var(--w3m-font);
    letter-spacing: -0.005em;
    font-variant-numeric: tabular-nums;
    -webkit-font-smoothing: antialiased;
  }
`
