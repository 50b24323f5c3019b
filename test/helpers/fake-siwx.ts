import type { CaipNetworkId } from '../../src/core/caip.js'
import type { SIWXConfig, SIWXMessage, SIWXMessageInput, SIWXSession } from '../../src/core/entities/siwx.js'

/** A site's sign-in that keeps its sessions in memory and accepts every signature. */
export class FakeSiwx implements SIWXConfig {
  readonly calls: string[] = []
  sessions: SIWXSession[] = []
  /** Whether visitors must sign in. */
  required: boolean
  signOutOnDisconnect = true
  #nonces = 0

  constructor({ required = true }: { readonly required?: boolean } = {}) {
    this.required = required
  }

  async createMessage({ accountAddress, chainId }: SIWXMessageInput): Promise<SIWXMessage> {
    this.calls.push(`message ${chainId}`)
    const nonce = `nonce${String(++this.#nonces).padStart(5, '0')}`
    const data = { accountAddress, chainId, domain: location.host, uri: location.origin, version: '1', nonce }
    const statement = 'I accept the terms of Example'
    const issuedAt = new Date().toISOString()
    return { ...data, statement, issuedAt, toString: () => `${location.host} asks ${accountAddress} with ${nonce}` }
  }

  async addSession(session: SIWXSession): Promise<void> {
    this.calls.push(`add ${session.data.chainId}`)
    this.sessions.push(session)
  }

  async revokeSession(chainId: CaipNetworkId, address: string): Promise<void> {
    this.calls.push(`revoke ${chainId} ${address}`)
    this.sessions = this.sessions.filter(({ data }) => data.chainId !== chainId || data.accountAddress !== address)
  }

  async setSessions(sessions: readonly SIWXSession[]): Promise<void> {
    this.calls.push(`set ${sessions.length}`)
    this.sessions = [...sessions]
  }

  async getSessions(chainId: CaipNetworkId, address: string): Promise<readonly SIWXSession[]> {
    this.calls.push(`get ${chainId}`)
    return this.sessions.filter(({ data }) => data.chainId === chainId && data.accountAddress === address)
  }

  getRequired(): boolean {
    return this.required
  }
}

/** A session of an account, as a site would keep it. */
export const sessionFor = (
  accountAddress: string,
  chainId: CaipNetworkId = 'eip155:1',
  fields: Partial<SIWXSession['data']> = {},
): SIWXSession => ({
  data: {
    accountAddress,
    chainId,
    domain: location.host,
    uri: location.origin,
    version: '1',
    nonce: 'abcdefgh',
    ...fields,
  },
  message: 'signed before',
  signature: '0x01',
})
