import { css } from 'lit'

/** Styles of `<w3m-header>`. */
export const header = css`
  :host {
    position: relative;
    display: grid;
    flex: none;
    grid-template-columns: minmax(44px, 1fr) auto minmax(44px, 1fr);
    align-items: center;
    gap: var(--w3m-space-1);
    block-size: 60px;
    padding-inline: var(--w3m-space-3);
  }
  .slot {
    display: flex;
    min-inline-size: 0;
  }
  .wide {
    grid-column: 1 / span 2;
  }
  .end {
    grid-column: 3;
    justify-content: end;
  }
  h2,
  .former {
    display: -webkit-box; /* a title that is too long for one line wraps to two */
    max-inline-size: 240px;
    overflow: hidden;
    font-size: min(var(--w3m-text-large), 28px);
    font-weight: 600;
    line-height: 1.25;
    text-align: center;
    text-wrap: balance;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  h2:focus-visible {
    outline: none; /* focused only to be announced: it is not interactive */
  }
  .former {
    position: absolute;
    inset-inline: 0;
    inline-size: fit-content;
    min-inline-size: 50%;
    margin-inline: auto;
    background: var(--w3m-color-background);
    pointer-events: none;
  }
  .quiet {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    clip-path: inset(50%);
  }
`
