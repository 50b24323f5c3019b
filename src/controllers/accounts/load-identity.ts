import type { ChainNamespace } from '../../core/caip.js'
import { FetchNamesError } from '../../core/errors/name-registration.js'
import { RateLimitedError } from '../../core/errors/service.js'
import { hasNames } from '../../core/availability.js'
import { fetchIdentity } from '../../services/blockchain/identity.js'
import { type NameRecord, fetchNamesOf } from '../../services/blockchain/names.js'
import { isServiceOn } from '../../services/service-switch.js'
import { ensCache, identityCache } from '../../services/storage/cache.js'
import type { Identity } from '../../services/storage/cache-keys.js'
import { accountsController } from './accounts.js'
import { holderOf } from './holder.js'
import { optionsController } from '../shell/options.js'
import { loadOnce } from '../shell/load-once.js'

/** The signal of a request, and the connected address. */
interface IdentityRequest {
  readonly signal?: AbortSignal
  readonly sender: string | undefined
}

/**
 * Loads the name and picture of a namespace's account; each address is requested once in 5 min (SPEC 9). One source's
 * data is kept if the other fails.
 *
 * @throws {FetchNamesError} the names registered for the address could not be fetched
 * @throws {RateLimitedError} {ServiceOffError} {HttpStatusError} {HttpUnreachableError} {MalformedReplyError}
 */
export async function loadIdentity(namespace: ChainNamespace): Promise<void> {
  const holder = holderOf(namespace)
  if (!holder || !hasNames(namespace) || !isServiceOn('blockchain', optionsController.state.options)) return
  const { owner, address } = holder
  await loadOnce(`identity ${namespace}`, owner, (signal, isCurrent) =>
    findIdentity(address, { signal, sender: address }, ({ name, avatar }) => {
      if (!isCurrent() || accountsController.account(namespace).address !== address) return
      accountsController.patch(namespace, {
        ...(name ? { profileName: name } : {}),
        ...(avatar ? { profileImage: avatar } : {}),
      })
    }),
  )
}

/**
 * The name and picture of an EVM address: its identity's, else the first name registered for it. Requested once in 5
 * min per address.
 *
 * @throws {FetchNamesError} nothing was found, and the names registered for the address could not be fetched
 * @throws {RateLimitedError} {ServiceOffError} {HttpStatusError} {HttpUnreachableError} {MalformedReplyError}
 */
export async function identityOf(address: string): Promise<Identity> {
  let found: Identity = {}
  try {
    const { address: sender } = accountsController.account('eip155')
    await findIdentity(address, { sender }, part => (found = { ...found, ...part }))
  } catch (error) {
    if (!found.name && !found.avatar) throw error
  }
  return found
}

/** Looks for a name and a picture in both sources, and passes on what each has; then rejects with the first failure. */
async function findIdentity(address: string, request: IdentityRequest, show: (found: Identity) => void): Promise<void> {
  const failures: unknown[] = []
  const identity = await ownIdentity(address, request).catch((error: unknown): Identity => {
    if (request.signal?.aborted || error instanceof RateLimitedError) throw error
    failures.push(error)
    return {}
  })
  show(identity)
  if (!identity.name) await firstName(address, request).then(show, error => failures.push(error))
  if (failures.length) throw failures[0]
}

async function ownIdentity(address: string, request: IdentityRequest): Promise<Identity> {
  const key = address.toLowerCase()
  const known = identityCache.read(key)?.identity
  if (known) return known
  const identity = await fetchIdentity(address, optionsController.state.options, request)
  identityCache.write(key, { address, identity })
  return identity
}

async function firstName(address: string, request: IdentityRequest): Promise<Identity> {
  const key = address.toLowerCase()
  const cached = ensCache.read(key)?.ens
  const names = cached ?? (await namesOf(address, request))
  if (!cached) ensCache.write(key, { address, ens: names.map(({ name }) => ({ name })) })
  const [first] = names
  return first ? { name: first.name } : {}
}

async function namesOf(address: string, request: IdentityRequest): Promise<readonly NameRecord[]> {
  try {
    return await fetchNamesOf(address, optionsController.state.options, request)
  } catch (cause) {
    if (request.signal?.aborted) throw cause
    throw new FetchNamesError({ cause })
  }
}
