import type {
  SecureSite,
  SecureSiteMessage,
  SecureSitePayload,
  SecureSiteReply,
  SecureSiteUser,
} from '../../src/core/entities/secure-site.js'
import type { WalletModalOptions } from '../../src/client/types.js'
import { ALICE, BOB } from './fake-adapter.js'
import { OFFLINE } from './instance.js'
import { SOL, SOLANA, twoFamilies } from './two-families.js'

/** What a test says the secure site answers. */
export type SecureSiteScript = {
  [N in SecureSiteMessage]?: (payload: SecureSitePayload<N>, signal?: AbortSignal) => Promise<SecureSiteReply<N>>
}

/** A secure site under the test's control; by default, everything goes well on a known device. */
export interface FakeSecureSite extends SecureSite {
  readonly calls: (readonly [SecureSiteMessage, unknown])[]
  /** The names alone. */
  names(): readonly SecureSiteMessage[]
  readonly script: SecureSiteScript
}

/** Ada, as the secure site returns her on the requested network. */
export const ada = (chainId: string | number = 1, patch: Partial<SecureSiteUser> = {}): SecureSiteUser => {
  const isSolana = String(chainId).startsWith('solana:')
  const accounts = isSolana
    ? [{ address: SOL, type: 'eoa' as const }]
    : [
        { address: BOB, type: 'eoa' as const },
        { address: ALICE, type: 'smartAccount' as const },
      ]
  return {
    email: 'ada@example.com',
    address: isSolana ? SOL : ALICE,
    chainId,
    accounts,
    preferredAccountType: isSolana ? 'eoa' : 'smartAccount',
    smartAccountDeployed: false,
    ...patch,
  }
}

const USUAL: SecureSiteScript = {
  SYNC_DAPP_DATA: async () => undefined,
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: async () => ({ smartAccountEnabledNetworks: [1] }),
  CONNECT_EMAIL: async () => ({ action: 'VERIFY_OTP' }),
  CONNECT_DEVICE: async () => undefined,
  CONNECT_OTP: async () => undefined,
  IS_CONNECTED: async () => ({ isConnected: true }),
  GET_USER: async ({ chainId }) => ada(chainId),
  SIGN_OUT: async () => undefined,
  SWITCH_NETWORK: async ({ chainId }) => ({ chainId }),
  SYNC_THEME: async () => undefined,
}

export function fakeSecureSite(script: SecureSiteScript = {}): FakeSecureSite {
  const calls: (readonly [SecureSiteMessage, unknown])[] = []
  return {
    calls,
    script,
    names: () => calls.map(([name]) => name),
    request(name, payload, signal) {
      calls.push([name, payload])
      const answer = script[name] ?? USUAL[name]
      return answer ? answer(payload, signal) : Promise.reject(new Error(`nothing is said of ${name}`))
    },
  }
}

/** An instance with an EVM and a Solana family, and an embedded wallet of the site's own. */
export function embeddedSite(script: SecureSiteScript = {}, site: Partial<WalletModalOptions> = {}) {
  const secureSite = fakeSecureSite(script)
  const families = twoFamilies({}, {}, { services: { ...OFFLINE.services, secureSite }, ...site })
  return { ...families, secureSite }
}

export { SOL, SOLANA }
