/** EVM chain ids that the hosted RPC service proxies by default. */
const EVM_IDS: ReadonlySet<number> = new Set([
  1, 10, 30, 31, 56, 97, 100, 130, 137, 146, 300, 324, 1101, 1111, 1112, 1284, 1301, 1329, 2810, 2818, 5000, 5003, 8217,
  8453, 17000, 42161, 42220, 43113, 43114, 55931, 57054, 59144, 80002, 80069, 80084, 80094, 84532, 421614, 534351,
  534352, 560048, 911867, 7777777, 11155111, 11155420, 999999999, 1313161554, 1313161555,
])

/** CAIP-2 ids of other namespaces that it proxies. */
const OTHER_IDS: ReadonlySet<string> = new Set([
  'near:mainnet',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  'bip122:000000000019d6689c085ae165831e93',
  'bip122:000000000933ea01ad0ee984209779ba',
  'tron:0x2b6653dc',
  'tron:0xcd8690dc',
])

/** Whether the hosted RPC service serves a network; any other network is called at its own RPC URLs. */
export function isHosted(caipNetworkId: string): boolean {
  const chainId = /^eip155:([1-9]\d*)$/.exec(caipNetworkId)?.[1]
  return chainId === undefined ? OTHER_IDS.has(caipNetworkId) : EVM_IDS.has(Number(chainId))
}
