import { css } from 'lit'

/** Cells of at least 76 px, four of them in 328 px. The grid scrolls on its own, so that the content above it stays. */
export const walletGrid = css`
  :host {
    --cell: 76px;
    --gap: var(--w3m-space-2);
    min-block-size: 0;
  }
  .scroller {
    position: relative;
    block-size: 100%;
    overflow: hidden auto;
    overflow-anchor: none; /* rows are reused: anchoring to one of them would cause a jump */
    overscroll-behavior: contain;
    background: var(--w3m-color-background); /* opaque, so that browsers can scroll what is already painted */
    scrollbar-width: thin;
    scrollbar-color: var(--w3m-color-pressed) transparent;
    contain: strict;
  }
  .sizer {
    position: relative;
    contain: layout style;
    outline: none;
  }
  .row {
    position: absolute; /* each separately: reusing one elsewhere does not affect the others' pictures */
    inset-block-start: 0;
    inset-inline: 0;
    contain: layout style;
    display: grid;
    grid-template-columns: repeat(var(--columns, 4), minmax(0, 1fr));
    gap: var(--gap);
    block-size: calc(80px + var(--w3m-text-small) * 2.6);
    padding-inline: var(--w3m-space-4);
  }
  .cell {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 6px;
    inline-size: 100%;
    block-size: calc(100% - 2px);
    padding: var(--w3m-space-2) 2px 0;
    border-radius: var(--w3m-radius-4);
    text-align: center;
  }
  button.cell:hover {
    background: var(--w3m-color-raised);
  }
  button.cell:active {
    background: var(--w3m-color-pressed);
  }
  button.cell:focus-visible {
    outline-offset: -2px;
  }
  button.cell:disabled {
    opacity: 0.5;
    pointer-events: none;
  }
  .art {
    position: relative;
    flex: none;
  }
  .mark {
    position: absolute;
    inset-block-end: -2px;
    inset-inline-end: -2px;
    inline-size: 14px;
    block-size: 14px;
    border: 3px solid var(--w3m-color-background);
    border-radius: 50%;
    background: var(--w3m-color-success);
  }
  .certified {
    position: absolute;
    inset-block-end: -4px;
    inset-inline-start: -4px;
    inline-size: 18px;
    block-size: 18px;
    padding: 3px;
    border-radius: 50%;
    background: var(--w3m-color-background);
    color: var(--w3m-color-accent-text);
  }
  .name {
    inline-size: 100%;
    font-size: var(--w3m-text-small);
    line-height: 1.3;
  }
  .text {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    unicode-bidi: plaintext;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .said {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .shape {
    border-radius: var(--w3m-radius-4);
    background: var(--w3m-color-raised);
    animation: breathe 1200ms ease-in-out infinite alternate;
  }
  .picture {
    inline-size: 56px;
    block-size: 56px;
  }
  .line {
    inline-size: 48px;
    block-size: calc(var(--w3m-text-small) * 1.1);
    margin-block-start: 2px;
    border-radius: var(--w3m-radius-2);
  }
  @keyframes breathe {
    to {
      background: var(--w3m-color-pressed);
    }
  }
  ::slotted(*) {
    margin-inline: var(--w3m-space-4);
  }
  @media (prefers-reduced-motion: reduce) {
    .shape {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    button.cell {
      border: 1px solid CanvasText;
    }
    .mark {
      forced-color-adjust: none;
    }
  }
`
