import { css } from 'lit'

/** Styles of `<w3m-ui-spinner-ring>`. */
export const spinnerRing = css`
  :host {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 104px;
    block-size: 104px;
  }
  svg {
    overflow: visible;
    fill: none;
    stroke-width: 3;
    stroke-linecap: round;
  }
  :host > svg {
    position: absolute;
    inset: 0;
  }
  rect {
    stroke: transparent;
  }
  :host([state='waiting']) .track {
    stroke: var(--w3m-color-raised);
  }
  :host([state='waiting']) .arc {
    stroke: var(--w3m-color-accent);
    stroke-dasharray: 24 76;
    animation: run 1400ms linear infinite;
  }
  :host([state='success']) .arc {
    stroke: var(--w3m-color-success);
  }
  :host([state='error']) .arc {
    stroke: var(--w3m-color-error);
  }
  :host([state='error']) .picture {
    animation: shake 400ms ease-out;
  }
  .badge {
    position: absolute;
    inset-block-end: -2px;
    inset-inline-end: -2px;
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border: 3px solid var(--w3m-color-background);
    border-radius: 50%;
    background: var(--w3m-color-success);
    color: var(--w3m-color-background);
    animation: pop 200ms var(--w3m-ease-out);
  }
  .badge svg {
    inline-size: 16px;
    stroke: currentColor;
    stroke-width: 1.6;
  }
  :host([state='error']) .badge {
    background: var(--w3m-color-error);
  }
  @keyframes run {
    to {
      stroke-dashoffset: -100;
    }
  }
  @keyframes pop {
    from {
      opacity: 0;
      scale: 0.6;
    }
  }
  @keyframes shake {
    20%,
    60% {
      translate: -5px;
    }
    40%,
    80% {
      translate: 5px;
    }
  }
  @media (forced-colors: active) {
    .arc {
      stroke: CanvasText;
    }
  }
`
