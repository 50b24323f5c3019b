import { DefaultSIWX, InformalMessenger, LocalStorage, type SIWXSession, type SIWXVerifier } from 'wallet-modal/siwx'

/** Asks the server of the playground. */
export async function askServer<T>(path: string, body?: unknown): Promise<T> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(`/sign-in/${path}`, body === undefined ? {} : post)
  const said: unknown = await answer.json()
  if (!answer.ok) throw new Error((said as { error: string }).error)
  return said as T
}

/** Has the server verify a session of a family, which also signs in there. */
const onServer = (chainNamespace: SIWXVerifier['chainNamespace']): SIWXVerifier => ({
  chainNamespace,
  shouldVerify: ({ data }: SIWXSession) => data.chainId.startsWith(`${chainNamespace}:`),
  async verify({ message, signature, signatureType }: SIWXSession) {
    await askServer('verify', { message, signature, signatureType })
    return true
  },
})

/** Tells the server when a visitor signs out. */
class Sessions extends LocalStorage {
  override async set(sessions: readonly SIWXSession[]): Promise<void> {
    if (!sessions.length) await askServer('sign-out', {})
    await super.set(sessions)
  }
}

/** Sign-in with the server of the playground, where the address of the page asks for it: `required` or `optional`. */
export function signInOf(mode: string | null): DefaultSIWX | undefined {
  if (mode !== 'required' && mode !== 'optional') return undefined
  return new DefaultSIWX({
    messenger: new InformalMessenger({
      statement: 'I accept the terms of the playground.',
      expiration: 3_600_000,
      getNonce: async () => (await askServer<{ nonce: string }>('nonce')).nonce,
    }),
    verifiers: [onServer('eip155'), onServer('solana'), onServer('bip122')],
    storage: new Sessions(),
    required: mode === 'required',
  })
}
