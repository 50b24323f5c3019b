import { css } from 'lit'

/** Styles of `<w3m-pairing-code>`. */
export const pairingCode = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--w3m-space-2);
  }
  .room {
    display: grid;
    place-content: center;
    place-items: center;
    gap: var(--w3m-space-3);
    inline-size: 100%;
    min-inline-size: 240px;
    max-inline-size: 300px;
    margin-inline: auto;
    padding: var(--w3m-space-4);
    border-radius: var(--w3m-radius-6);
    background: var(--w3m-color-raised);
    aspect-ratio: 1;
    text-align: center;
  }
  .room.connected {
    background: var(--w3m-color-success-surface);
    color: var(--w3m-color-success);
  }
  .room.connected w3m-ui-icon {
    inline-size: 56px;
    block-size: 56px;
  }
  .title {
    font-size: var(--w3m-text-large);
  }
  .foot {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--w3m-space-2);
    min-block-size: 36px;
    color: var(--w3m-color-secondary);
  }
  .left {
    min-inline-size: 9ch;
    text-align: end;
  }
  .copy {
    display: inline-flex;
    align-items: center;
    gap: var(--w3m-space-1);
    min-block-size: 36px;
    border-radius: var(--w3m-radius-1);
    color: var(--w3m-color-accent-text);
  }
  .copy:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .spoken {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .quiet {
    position: relative;
    color: var(--w3m-color-secondary);
    text-align: center;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  @media (pointer: coarse) {
    .copy {
      min-block-size: 44px;
    }
  }
`
