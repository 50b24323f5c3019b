import { css } from '@lit/reactive-element'

/** Styles of every button on the page. */
export const buttonStyles = css`
  :host {
    display: inline-block;
    vertical-align: middle;
    max-inline-size: 100%;
    border-radius: var(--w3m-radius-4);
  }
  :host([hidden]) {
    display: none !important;
  }
  *,
  ::before {
    box-sizing: border-box;
  }
  button {
    --h: 40px;
    appearance: none;
    display: inline-flex;
    align-items: center;
    gap: 8px;
    position: relative;
    max-inline-size: 100%;
    margin: 0;
    padding: 0 16px;
    border: 0;
    color: var(--w3m-color-text);
    -webkit-text-fill-color: currentColor; /* unlike a heading that is filled by a gradient */
    -webkit-text-stroke: 0;
    border-radius: var(--w3m-radius-4);
    block-size: var(--h);
    background: var(--w3m-color-raised);
    box-shadow: inset 0 0 0 1px var(--w3m-color-border);
    font: 500 var(--w3m-text-body) / 1.2 var(--w3m-font);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.005em;
    white-space: nowrap;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
    transition: background-color 0.12s;
  }
  button > span {
    display: contents;
  }
  :host([size='sm']) button {
    --h: 32px;
    padding: 0 12px;
  }
  :host([size='lg']) button {
    --h: 48px;
    font-size: var(--w3m-text-large);
  }
  button:hover {
    background: var(--w3m-color-pressed);
  }
  .connect {
    background: var(--w3m-color-accent);
    color: var(--w3m-color-on-accent);
    box-shadow: none;
  }
  .connect:hover {
    background: var(--w3m-color-accent-hover);
  }
  .connect:active {
    background: var(--w3m-color-accent-pressed);
  }
  .wordless {
    color: transparent;
  }
  button:focus-visible {
    outline: 2px solid var(--w3m-color-accent-text);
    outline-offset: 2px;
  }
  button:disabled {
    opacity: 0.5;
    cursor: default;
    pointer-events: none;
  }
  .restoring > * {
    visibility: hidden;
  }
  .restoring::before {
    content: '';
    position: absolute;
    inset-inline: 16px;
    block-size: 12px;
    border-radius: min(6px, var(--w3m-radius-3));
    background: var(--w3m-color-pressed);
    animation: pulse 1.2s ease-in-out infinite alternate;
  }
  .words {
    display: grid;
    justify-items: center;
    min-inline-size: 0;
  }
  .words > * {
    display: block;
    grid-area: 1 / 1;
  }
  .words > [hidden] {
    visibility: hidden;
  }
  @keyframes pulse {
    from {
      opacity: 0.5;
    }
  }
  @media (pointer: coarse) {
    button::after {
      content: '';
      position: absolute;
      inset: calc((var(--h) - 44px) / 2) 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    button,
    ::before {
      animation: none !important;
      transition: none !important;
    }
  }
  @media (forced-colors: active) {
    button {
      border: 1px solid ButtonText;
    }
  }
`
