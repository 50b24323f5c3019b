import { css } from 'lit'

/** Styles of the faces that show an account, a network or a wallet. */
export const faceStyles = css`
  .cut {
    max-inline-size: 24ch;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .chip {
    gap: 4px;
    padding-inline: 10px 4px !important;
  }
  .chip .figure {
    display: inline-flex;
    flex-flow: wrap; /* a balance that does not fit is hidden: truncated, it would read as another one */
    align-items: center;
    gap: 0 8px;
    flex-shrink: 9999; /* the address gives way last: a fraction of a pixel would truncate it */
    min-inline-size: 26px;
    block-size: var(--h);
    padding-inline-end: 6px;
    overflow: hidden;
  }
  .chip .figure.words {
    flex-wrap: nowrap; /* the name of a network may be truncated */
  }
  .figure .picture {
    margin-block: calc((var(--h) - 20px) / 2);
  }
  .pending {
    inline-size: 64px;
    block-size: 12px;
    border-radius: min(6px, var(--w3m-radius-3));
    background: var(--w3m-color-pressed);
  }
  .mark {
    flex: none;
    padding-inline-end: 4px;
    color: var(--w3m-color-secondary);
    font-size: var(--w3m-text-small);
  }
  .pill .cut {
    max-inline-size: 18ch;
  }
  .pill {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
    block-size: calc(var(--h) - 8px);
    padding-inline: 6px 10px;
    border-radius: var(--w3m-radius-3);
    background: var(--w3m-color-background);
    box-shadow: inset 0 0 0 1px var(--w3m-color-border);
  }
  .picture {
    display: inline-grid;
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    border-radius: 50%;
    overflow: hidden;
  }
  .picture.square {
    border-radius: min(6px, var(--w3m-radius-3));
  }
  .picture > * {
    grid-area: 1 / 1;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .chevron {
    flex: none;
    inline-size: 12px;
    block-size: 12px;
    color: var(--w3m-color-secondary);
  }
  .warning {
    color: var(--w3m-color-warning);
  }
`
