import { css } from 'lit'

/** Styles of the explanatory views: a drawing beside a title and a sentence. */
export const explainerStyles = css`
  .explainer {
    display: grid;
    gap: var(--w3m-space-5);
    padding: var(--w3m-space-2) var(--w3m-space-2) var(--w3m-space-4);
  }
  .point {
    display: flex;
    align-items: center;
    gap: var(--w3m-space-4);
  }
  .point svg {
    flex: none;
    inline-size: 56px;
    block-size: 56px;
    padding: var(--w3m-space-2);
    border-radius: var(--w3m-radius-4);
    background: var(--w3m-color-raised);
    fill: none;
    stroke: var(--w3m-color-secondary);
    stroke-width: 1.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .point svg .accent {
    stroke: var(--w3m-color-accent-text);
  }
  .point svg.turn:dir(rtl) {
    transform: scaleX(-1);
  }
  .point h3 {
    text-wrap: balance;
    font-size: var(--w3m-text-large);
    font-weight: 500;
    line-height: 1.3;
  }
  .point p {
    text-wrap: pretty;
    color: var(--w3m-color-secondary);
  }
`
