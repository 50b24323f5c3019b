import type { ChainNamespace } from '../../core/caip.js'
import { FetchNamesError } from '../../core/errors/name-registration.js'
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
  await loadOnce(`identity ${namespace}`, owner, async (signal, isCurrent) => {
    const show = ({ name, avatar }: Identity): void => {
      if (!isCurrent() || accountsController.account(namespace).address !== address) return
      accountsController.patch(namespace, {
        ...(name ? { profileName: name } : {}),
        ...(avatar ? { profileImage: avatar } : {}),
      })
    }
    const identity = await ownIdentity(address, signal)
    show(identity)
    if (!identity.name) show(await firstName(address, signal))
  })
}

/**
 * The name and picture of an EVM address: its identity's, else the first name registered for it. Requested once in 5
 * min per address.
 *
 * @throws {FetchNamesError} the names registered for the address could not be fetched
 * @throws {RateLimitedError} {ServiceOffError} {HttpStatusError} {HttpUnreachableError} {MalformedReplyError}
 */
export async function identityOf(address: string, signal?: AbortSignal): Promise<Identity> {
  const identity = await ownIdentity(address, signal)
  return identity.name ? identity : { ...identity, ...(await firstName(address, signal)) }
}

async function ownIdentity(address: string, signal: AbortSignal | undefined): Promise<Identity> {
  const key = address.toLowerCase()
  const known = identityCache.read(key)?.identity
  if (known) return known
  const identity = await fetchIdentity(address, optionsController.state.options, { signal, sender: address })
  identityCache.write(key, { address, identity })
  return identity
}

async function firstName(address: string, signal: AbortSignal | undefined): Promise<Identity> {
  const key = address.toLowerCase()
  const cached = ensCache.read(key)?.ens
  const names = cached ?? (await namesOf(address, signal))
  if (!cached) ensCache.write(key, { address, ens: names.map(({ name }) => ({ name })) })
  const [first] = names
  return first ? { name: first.name } : {}
}

async function namesOf(address: string, signal: AbortSignal | undefined): Promise<readonly NameRecord[]> {
  try {
    return await fetchNamesOf(address, optionsController.state.options, { signal, sender: address })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new FetchNamesError({ cause })
  }
}
