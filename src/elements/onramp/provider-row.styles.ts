import { css } from 'lit'

/** Styles of the choice of a provider. */
export const providerRow = css`
  fieldset {
    display: grid;
    gap: var(--w3m-space-1);
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding-block: var(--w3m-space-1);
  }
  .provider {
    display: flex;
    align-items: center;
    gap: var(--w3m-space-3);
    min-block-size: 56px;
    padding-inline: var(--w3m-space-2) var(--w3m-space-3);
    border: 1px solid transparent;
    border-radius: var(--w3m-radius-4);
    cursor: pointer;
  }
  .provider:hover,
  .provider:has(:checked) {
    background: var(--w3m-color-raised);
  }
  .provider:has(:focus-visible) {
    border-color: var(--w3m-color-accent-text);
    box-shadow: 0 0 0 1px var(--w3m-color-accent-text);
  }
  .provider .text {
    display: grid;
    flex: 1;
    overflow-wrap: anywhere;
  }
  .provider .text > bdi {
    text-align: -webkit-match-parent; /* Chromium supports only this */
    text-align: match-parent;
  }
  .provider input {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    accent-color: var(--w3m-color-accent);
    appearance: auto;
  }
  .refused {
    padding-block: var(--w3m-space-1);
  }
  .fact {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--w3m-space-3);
  }
  @media (forced-colors: active) {
    .provider:has(:focus-visible) {
      outline: 2px solid Highlight;
    }
  }
`
