import { css } from 'lit'

/** Text for screen readers only. */
export const hidden = css`
  .hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`

/** An icon in place of a wallet's picture. */
export const mark = css`
  .mark {
    display: grid;
    place-items: center;
    inline-size: 80px;
    block-size: 80px;
    border-radius: var(--w3m-radius-6);
    background: var(--w3m-color-raised);
    color: var(--w3m-color-accent-text);
  }
  .mark w3m-ui-icon {
    inline-size: 36px;
    block-size: 36px;
  }
`
