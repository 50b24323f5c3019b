import { readFileSync } from 'node:fs'

import { areas } from './areas/index.mjs'
import { PARTIAL, PENDING, PENDING_AREAS } from './pending.mjs'

/** The table of bad inputs. */
export const CASES = JSON.parse(readFileSync(new URL('../bad-inputs.json', import.meta.url), 'utf8'))

/** Why a case does not run yet, if it does not. */
export const pendingReason = ({ id, area }) => PENDING[id] ?? PENDING_AREAS[area]

export const driverOf = testCase => areas[testCase.area]?.(testCase)

export const listedOracles = ({ id, oracles }) => oracles.filter(oracle => !PARTIAL[id]?.without?.includes(oracle))

/** The areas by the file of `parts/` that runs them, so that no file takes much longer than the others. */
export const PARTS = {
  accounts: ['token-nft-activity', 'network-rpc', 'theme', 'email-otp', 'onramp-swap'],
  pages: ['lifecycle', 'open-args', 'spec-rules', 'supply-chain', 'embedding', 'analytics-privacy', 'frame-message'],
  pairing: ['wallet-connection', 'deep-link', 'siwx'],
  sending: ['amount-send', 'caip-address', 'name-service'],
  services: ['service-http', 'catalogue', 'config', 'popup-social'],
  storage: ['storage', 'rpc-methods'],
  wallets: ['eip6963', 'injected-provider'],
}
