import { css } from 'lit'

/** Styles of `<w3m-connect-view>`. */
export const connectView = css`
  li {
    min-block-size: 56px; /* also for a row whose code is loading */
  }
  .shape {
    display: flex;
    align-items: center;
    gap: var(--w3m-space-3);
    padding: var(--w3m-space-2);
  }
  .shape::before,
  .shape::after {
    content: '';
    inline-size: 40px;
    block-size: 40px;
    border-radius: var(--w3m-radius-3);
    background: var(--w3m-color-raised);
  }
  .shape::after {
    inline-size: 140px;
    block-size: 20px;
  }
  w3m-email-field {
    display: block;
    min-block-size: 50px; /* also before its code has loaded */
  }
  w3m-social-buttons {
    display: block;
    min-block-size: 48px;
  }
  w3m-legal-footer {
    display: block;
    min-block-size: 24px;
  }
  w3m-legal-footer.box {
    min-block-size: 44px;
  }
  w3m-email-field:not(:defined),
  w3m-social-buttons:not(:defined) {
    border-radius: var(--w3m-radius-4);
    background: var(--w3m-color-raised);
  }
  slot {
    text-align: center; /* also of what is in it */
  }
  slot[name='footer'] {
    color: var(--w3m-color-secondary);
    font-size: var(--w3m-text-small);
  }
  .or {
    display: flex;
    align-items: center;
    gap: var(--w3m-space-3);
    padding-block: var(--w3m-space-1);
    color: var(--w3m-color-secondary);
    font-size: var(--w3m-text-small);
  }
  .or::before,
  .or::after {
    content: '';
    flex: 1;
    block-size: 1px;
    background: var(--w3m-color-border);
  }
  @media (pointer: coarse) {
    w3m-legal-footer {
      min-block-size: 44px; /* as high as its links there */
    }
  }
`
