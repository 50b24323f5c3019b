import { css } from 'lit'

/** A row for a holding or an activity: a picture, two lines, and two lines at the end. */
export const holdingRow = css`
  .row {
    display: flex;
    align-items: center;
    gap: var(--w3m-space-3);
    block-size: 100%;
    padding-inline: var(--w3m-space-2) var(--w3m-space-3);
    border-radius: var(--w3m-radius-4);
    line-height: 1.3;
  }
  button.row {
    position: relative;
    inline-size: 100%;
    text-align: start;
  }
  button.row:hover,
  a.row:hover {
    background: var(--w3m-color-raised);
  }
  button.row:focus-visible,
  a.row:focus-visible {
    outline-offset: -2px;
  }
  .text {
    flex: 1 1 32%;
    min-inline-size: 0;
  }
  /* A shortened address is never truncated: its line sets the width, and the other lines adapt to it. */
  .text.whole {
    flex: 1 0 auto;
    max-inline-size: calc(100% - 40px - var(--w3m-space-6)); /* beside the picture */
  }
  .text.whole > .line {
    inline-size: 0;
    min-inline-size: 100%;
  }
  .end {
    flex: 0 1 auto;
    min-inline-size: 0;
    max-inline-size: 55%;
    text-align: end;
  }
  .line,
  .detail {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* A truncated name in the opposite direction keeps its start. */
  .line > bdi:only-child,
  .detail > bdi:only-child {
    display: block;
    overflow: hidden;
    text-align: -webkit-match-parent; /* Chromium supports only this */
    text-align: match-parent;
    text-overflow: ellipsis;
  }
  .detail {
    color: var(--w3m-color-secondary);
    font-size: var(--w3m-text-small);
  }
  .detail.wrap {
    white-space: normal;
  }
  .in {
    color: var(--w3m-color-success);
  }
  .stale {
    color: var(--w3m-color-secondary);
  }
  /* At the corner of the picture, so that the figures of all rows keep their width and stand in one column. */
  .check {
    position: absolute;
    inset-block-end: var(--w3m-space-1);
    inset-inline-start: 34px;
    inline-size: 18px;
    block-size: 18px;
    padding: 3px;
    border-radius: var(--w3m-radius-full);
    background: var(--w3m-color-background);
    color: var(--w3m-color-accent-text);
  }
  .icon {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border-radius: var(--w3m-radius-full);
    background: var(--w3m-color-raised);
    color: var(--w3m-color-secondary);
  }
`
