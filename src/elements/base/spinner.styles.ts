import { css } from 'lit'

/** A small spinner in the text colour; appears after 300 ms, so that quick work shows none. */
export const spinner = css`
  .spinner {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    border: 2px solid currentColor;
    border-inline-end-color: transparent;
    border-radius: 50%;
    animation:
      turn 800ms linear infinite,
      appear 1ms 300ms backwards;
  }
  @keyframes turn {
    to {
      rotate: 1turn;
    }
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
`
