/** A Bitcoin network, and where it is called. */
interface BitcoinNetwork {
  readonly id: string
  readonly chainNamespace: 'bip122'
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
}

/** The Solana chain as the `networks` option takes it. */
interface SolanaNetwork {
  readonly id: string
  readonly chainNamespace: 'solana'
  readonly caipNetworkId: `solana:${string}`
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
}

/** What the development stack says of itself. */
export interface Stack {
  readonly api: { readonly url: string }
  readonly relay: { readonly url: string }
  /** The wallet page, for WalletConnect. */
  readonly wallet: { readonly url: string }
  /** The secure site of the embedded wallet. */
  readonly frame: { readonly url: string }
  /** Where its mails are read. */
  readonly mail: { readonly url: string }
  /** The page that shows apps as a Safe does. */
  readonly safe: { readonly url: string }
  /** The provider that sells what is on the local chains. */
  readonly onramp: { readonly url: string }
  readonly accounts: readonly { readonly address: string; readonly privateKey: string }[]
  readonly evm: readonly { readonly chainId: number; readonly name: string; readonly rpcUrl: string }[]
  readonly solana: {
    readonly url: string
    readonly accounts: readonly { readonly address: string; readonly privateKey: string }[]
    readonly network: SolanaNetwork
  }
  readonly bitcoin: { readonly url: string; readonly network: BitcoinNetwork }
  /** The test contracts, by chain id. */
  readonly contracts: Readonly<
    Record<string, { readonly token: { readonly address: string; readonly decimals: number; readonly symbol: string } }>
  >
  readonly networks: readonly {
    readonly id: number
    readonly name: string
    readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
    readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
  }[]
}

/** Asks the server of the playground where the development stack is. */
export async function loadStack(): Promise<Stack> {
  const reply = await fetch('./stack.json')
  if (!reply.ok) throw new Error('The development stack is not there. Start the playground with `npm start`.')
  return reply.json()
}
