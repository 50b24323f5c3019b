import { css } from 'lit'

/** A plain list of networks. */
export const compatibleNetworks = css`
  .network {
    display: flex;
    align-items: center;
    gap: var(--w3m-space-3);
    padding: var(--w3m-space-2);
    overflow-wrap: anywhere;
  }
`
