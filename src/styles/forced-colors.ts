import { css } from 'lit'

/** Edges for buttons when the system paints its own colours and surfaces no longer tell them apart. */
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
