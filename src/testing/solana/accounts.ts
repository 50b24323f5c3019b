/** A funded account of the local Solana chain. */
export interface SolanaTestAccount {
  readonly address: string
  /** The 32-byte seed, 64 hex digits. */
  readonly privateKey: string
}

/**
 * The first accounts that the development stack funds on its Solana chain; they hold its test tokens too. Never send
 * anything of value to them.
 */
export const SOLANA_ACCOUNTS = [
  {
    address: '3R7HvhUqwufNYdJ419R5NsZxZZYt44kmi3QrLbzJhEi8',
    privateKey: '27aa68e405a2a4647dfa823ab54165d5ba6f6b08293cd829582f5598205c5281',
  },
  {
    address: '2Pk4FJHpvuuCB6mSD7YfG4ugSyncGsoJSqui1F3hr7CF',
    privateKey: 'b4c9309cc9e190b62e86fe96c90b4a5663b46ae6a63bfc183350426784cbd461',
  },
  {
    address: '4ws2EewD8nuUNaerYU8thXNWz7GKuFeUKHNTmvtMn1VK',
    privateKey: '00d43adbb61f0af661fb0b3969950f8af4c318c0b759233feb4bcff7fdd368cf',
  },
] as const satisfies readonly SolanaTestAccount[]
