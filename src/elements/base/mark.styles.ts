import { css } from 'lit'

/** A large icon in place of a picture. */
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

/** A round icon for an outcome: neutral while it is open. */
export const outcomeMark = css`
  .mark {
    display: grid;
    place-items: center;
    inline-size: 64px;
    block-size: 64px;
    margin-block-end: var(--w3m-space-3);
    border-radius: 50%;
    background: var(--w3m-color-raised);
    color: var(--w3m-color-secondary);
  }
  .through {
    background: var(--w3m-color-success-surface);
    color: var(--w3m-color-success);
  }
  .failed {
    background: var(--w3m-color-error-surface);
    color: var(--w3m-color-error);
  }
`
