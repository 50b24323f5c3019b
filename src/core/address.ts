import type { ChainNamespace } from './caip.js'

// SPEC 5: optional 0x, then 40 hex characters; 32 to 44 base58 characters. `$` alone would let a trailing newline pass.
const EVM = /^(?:0x)?[0-9a-fA-F]{40}(?![\s\S])/
const SOLANA = /^[1-9A-HJ-NP-Za-km-z]{32,44}(?![\s\S])/
/** The user-friendly form: 36 bytes in URL-safe base64 (TEP-2). */
const TON = /^[-_a-zA-Z0-9]{48}(?![\s\S])/
/** 25 bytes in base58; the first byte makes the first letter a T. */
const TRON = /^T[1-9A-HJ-NP-Za-km-z]{33}(?![\s\S])/
/** CAIP-10's own limit for families whose addresses only their wallet can check. */
const OTHER = /^[-.%a-zA-Z0-9]{1,128}(?![\s\S])/

/** The rules of families whose addresses have one form. */
const RULES: Readonly<Partial<Record<ChainNamespace, RegExp>>> = { ton: TON, tron: TRON }

/** Whether `value` is an EVM address, with or without `0x`. */
export const isEvmAddress = (value: unknown): value is string => typeof value === 'string' && EVM.test(value)

/** Whether `value` looks like a Solana address. */
export const isSolanaAddress = (value: unknown): value is string => typeof value === 'string' && SOLANA.test(value)

/** Whether `value` is an address by its family's rule. */
export function isAddress(namespace: ChainNamespace, value: unknown): value is string {
  if (namespace === 'eip155') return isEvmAddress(value)
  if (namespace === 'solana') return isSolanaAddress(value)
  return typeof value === 'string' && (RULES[namespace] ?? OTHER).test(value)
}

/** Compares addresses by their chain's rule: EVM ignoring case, all others exactly. */
export const isSameAddress = (namespace: ChainNamespace, a: string, b: string): boolean =>
  namespace === 'eip155' ? a.toLowerCase() === b.toLowerCase() : a === b

/** Whether an EVM address is in mixed case, so that its checksum can be verified (EIP-55). */
export const hasChecksum = (address: string): boolean => /[a-f]/.test(address.slice(2)) && /[A-F]/.test(address)

/** The label of an address among those that a site gave, by its chain's rule. */
export const labelOf = (
  namespace: ChainNamespace,
  labels: Readonly<Record<string, string>>,
  address: string,
): string | undefined =>
  labels[address] ?? Object.entries(labels).find(([labelled]) => isSameAddress(namespace, labelled, address))?.[1]
