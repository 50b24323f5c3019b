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
