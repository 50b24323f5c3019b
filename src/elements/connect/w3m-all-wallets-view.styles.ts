import { css } from 'lit'

/** Styles of `<w3m-all-wallets-view>`. */
export const allWalletsView = css`
  :host {
    padding: 0;
    gap: 0;
  }
  .top {
    display: grid;
    padding-inline: var(--w3m-space-4);
  }
  .search {
    display: flex;
    align-items: center;
    gap: var(--w3m-space-1);
  }
  w3m-ui-search {
    flex: 1;
  }
  .line {
    display: flex;
    align-items: center;
    justify-content: space-between;
    flex-wrap: wrap;
    gap: 0 var(--w3m-space-2);
    padding-block: var(--w3m-space-1);
  }
  w3m-wallet-grid,
  .none {
    block-size: clamp(200px, 100dvh - 260px, 456px);
  }
  .none {
    align-content: center;
  }
  .mark {
    color: var(--w3m-color-accent-text); /* same as at the pictures: this is its legend */
  }
  .end {
    padding-block: var(--w3m-space-2) var(--w3m-space-5);
    text-align: center;
  }
  w3m-ui-notice {
    margin-block-end: var(--w3m-space-4);
  }
  w3m-legal-footer {
    padding: 0 var(--w3m-space-4) var(--w3m-space-2);
  }
`
