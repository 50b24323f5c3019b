import { css } from 'lit'

/** Styles of a list of calls: each in its own frame, with its progress at the end. */
export const callsStyles = css`
  ol {
    display: grid;
    gap: var(--w3m-space-2);
    counter-reset: call;
    list-style: none;
  }
  li {
    display: grid;
    gap: var(--w3m-space-2);
    padding: var(--w3m-space-4);
    border-radius: var(--w3m-radius-4);
    background: var(--w3m-color-raised);
    counter-increment: call;
  }
  li dl {
    padding: 0;
    background: none;
  }
  .act {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  ol:not(.single) .act::before {
    content: counter(call) '. ';
  }
  .data {
    text-align: -webkit-match-parent; /* Chromium supports only this */
    text-align: match-parent;
    min-block-size: 24px;
    max-block-size: 8em;
    padding-block: var(--w3m-space-1);
    overflow-y: auto;
    font-family: ui-monospace, monospace;
    font-size: var(--w3m-text-small);
    line-height: 1.5;
    word-break: break-all;
  }
  .fate {
    color: var(--w3m-color-secondary);
    font-size: var(--w3m-text-small);
  }
  .through {
    color: var(--w3m-color-success);
  }
  .failed,
  .unknown {
    color: var(--w3m-color-error);
  }
  .progress {
    padding-block: var(--w3m-space-1);
    text-align: center;
  }
  .progress:empty {
    margin-block-start: calc(-1 * var(--w3m-space-2));
    padding: 0;
  }
  @media (forced-colors: active) {
    li {
      border: 1px solid CanvasText;
    }
    li dl {
      border: none;
    }
  }
`
