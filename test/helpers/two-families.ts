import type { WalletModalOptions } from '../../src/client/types.js'
import type { Connector } from '../../src/core/entities/connector.js'
import type { NetworkInput } from '../../src/core/entities/network.js'
import { mainnet, polygon } from '../../src/networks.js'
import { ALICE, aspen, birch, type FakeAdapter, fakeAdapter, result, type Script } from './fake-adapter.js'
import { instance } from './instance.js'

/** An address of the second family. */
export const SOL = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'

/** A network of the second family. */
export const SOLANA = {
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['https://solana.example'] } },
} as const satisfies NetworkInput

/** A wallet of only the second family. */
export const cedar: Connector = { id: 'Cedar', type: 'ANNOUNCED', name: 'Cedar', chain: 'solana' }
/** The second family's side of the wallet `aspen`. */
export const aspenSolana: Connector = { ...aspen, id: 'Aspen', chain: 'solana' }

/** An instance with an EVM and a Solana family under the test's control. */
export function twoFamilies(script: Script = {}, solanaScript: Script = {}, site: Partial<WalletModalOptions> = {}) {
  const solana: FakeAdapter = fakeAdapter(
    {
      connect: async id =>
        result(id, { accounts: [{ address: SOL }], caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }),
      ...solanaScript,
    },
    { namespace: 'solana', connectors: [aspenSolana, cedar] },
  )
  const evm = fakeAdapter(script, { connectors: [aspen, birch] })
  const { modal } = instance(
    {},
    {
      networks: [mainnet, polygon, SOLANA],
      adapters: [evm.factory, solana.factory],
      ...site,
    },
  )
  return { modal, evm, solana }
}

export { ALICE }
