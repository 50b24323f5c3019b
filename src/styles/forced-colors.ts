import { css } from 'lit'

/** Borders for buttons when the system uses its own colours and surfaces no longer distinguish them. */
export const forcedColors = css`
  @media (forced-colors: active) {
    button,
    a.box {
      border: 1px solid ButtonText;
    }
    button:disabled {
      border-color: GrayText;
      color: GrayText;
    }
    :focus-visible {
      outline-color: Highlight;
    }
  }
`
