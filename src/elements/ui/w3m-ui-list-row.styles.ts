import { css } from 'lit'

/** Styles of `<w3m-ui-list-row>`. */
export const listRow = css`
  button {
    display: flex;
    align-items: center;
    gap: var(--w3m-space-3);
    inline-size: 100%;
    min-block-size: 56px;
    padding: var(--w3m-space-2);
    padding-inline-end: var(--w3m-space-3);
    border-radius: var(--w3m-radius-4);
    line-height: 1.3;
    transition: background 120ms;
  }
  button:hover {
    background: var(--w3m-color-raised);
  }
  button:focus-visible {
    outline-offset: -2px; /* rows stand close together */
  }
  button:active {
    background: var(--w3m-color-pressed);
  }
  :host([current]) button {
    background: var(--w3m-color-raised);
  }
  :host([disabled]) button {
    opacity: 0.5;
    pointer-events: none;
  }
  :host([loading]) button {
    pointer-events: none;
  }
  .icon {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border-radius: var(--w3m-radius-3);
    background: var(--w3m-color-raised);
    color: var(--w3m-color-secondary);
  }
  button:hover .icon,
  button:hover [variant='neutral'] {
    background: var(--w3m-color-pressed);
  }
  .text {
    flex: 1;
    min-inline-size: 0;
  }
  .label,
  .detail {
    display: block;
    overflow: hidden;
    text-align: -webkit-match-parent; /* Chromium supports only this */
    text-align: match-parent;
    text-overflow: ellipsis;
    white-space: nowrap;
    unicode-bidi: plaintext; /* a truncated name in the opposite direction keeps its start */
  }
  .label {
    font-size: var(--w3m-text-large);
  }
  :host([wraps]) .label,
  :host([wraps]) .detail {
    white-space: normal;
    text-wrap: pretty; /* no word alone on a line */
    overflow-wrap: anywhere;
  }
  .detail {
    color: var(--w3m-color-secondary);
    font-size: var(--w3m-text-small);
  }
  .spinner,
  .chevron {
    color: var(--w3m-color-secondary);
  }
  .check {
    color: var(--w3m-color-accent-text);
  }
`
