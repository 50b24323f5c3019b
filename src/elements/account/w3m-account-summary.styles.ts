import { css } from 'lit'

/** Styles of `<w3m-account-summary>`. */
export const accountSummary = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    gap: var(--w3m-space-1);
    text-align: center;
  }
  .name {
    display: flex;
    flex-wrap: wrap; /* an address is not truncated further */
    align-items: center;
    justify-content: center;
    max-inline-size: 100%;
    margin-block-start: var(--w3m-space-1);
    color: var(--w3m-color-secondary);
  }
  .address {
    min-inline-size: 0;
    overflow: hidden;
    padding-inline: var(--w3m-space-1);
    font-size: var(--w3m-text-large);
    color: var(--w3m-color-text);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .address.second {
    color: var(--w3m-color-secondary);
    font-size: var(--w3m-text-body);
  }
  .own {
    max-inline-size: 100%;
    margin-block: var(--w3m-space-1) calc(var(--w3m-space-1) * -1);
    overflow: hidden;
    font-size: var(--w3m-text-title);
    font-weight: 600;
    line-height: 1.3;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .own bdi {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  w3m-portfolio-total {
    display: block;
    min-block-size: calc(var(--w3m-text-body) * 1.4);
  }
  .icon {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 36px;
    block-size: 36px;
    border-radius: var(--w3m-radius-3);
    color: var(--w3m-color-secondary);
  }
  .icon:hover {
    background: var(--w3m-color-raised);
    color: var(--w3m-color-text);
  }
  .figure {
    max-inline-size: 100%;
    font-size: min(var(--w3m-text-balance), 48px); /* a number broken across lines reads as another one */
    font-weight: 600;
    line-height: 1.2;
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }
  .figure.medium {
    font-size: min(var(--w3m-text-balance) * 0.7, 29px, 8.2vw);
    line-height: 1.714;
  }
  .figure.small {
    font-size: min(var(--w3m-text-title), 24px);
    line-height: 2.4;
  }
  .decimals {
    font-size: 0.7em;
  }
  .decimals,
  .symbol {
    color: var(--w3m-color-secondary);
  }
  .failed {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--w3m-space-3);
    min-block-size: calc(var(--w3m-text-balance) * 1.2);
    color: var(--w3m-color-secondary);
  }
  @media (pointer: coarse) {
    .icon {
      inline-size: 44px;
      block-size: 44px;
    }
  }
`
