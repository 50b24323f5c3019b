import { isAddress } from '../../core/address.js'
import { parseCaipNetworkId } from '../../core/caip.js'
import { COIN_TYPE_LIMIT, toCoinType } from '../../core/chain/caip-address.js'
import type { CheckedReceiver } from '../../core/entities/send.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { ResolveNameError } from '../../core/errors/send.js'
import { Task } from '../../core/task.js'
import { isHonestName } from '../../core/text/name.js'
import { hasNames } from '../../core/availability.js'
import { isName, receiverProblem, toReceiver } from './rules.js'
import { fetchNameRecord } from '../../services/blockchain/names.js'
import { nameRegistry } from '../../services/config/name-registry.js'
import { isServiceOn } from '../../services/service-switch.js'
import { type Holder, holderOf } from '../accounts/holder.js'
import { sendNamespace } from './sender.js'
import { networksController } from '../networks/networks.js'
import { optionsController } from '../shell/options.js'
import { sendController } from './send.js'
import { adapterFor } from '../connections/adapters.js'

const question = new Task<CheckedReceiver>()

/**
 * Resolves an entered receiver: the address of a name, whether its checksum is right, and whether it is a contract. The
 * latest request counts; concurrent equal requests share the answer. The result is in `sendController`.
 */
export async function resolveReceiver(text: string): Promise<CheckedReceiver> {
  const namespace = sendNamespace()
  const holder = namespace && holderOf(namespace)
  if (holder && text.trim() && !receiverProblem(holder.namespace, text, holder.network.caipNetworkId))
    return question.join(signal => ask(holder, text, signal), `${holder.owner} ${text}`)
  question.abort()
  return { text, status: 'failed' }
}

async function ask(holder: Holder, text: string, signal: AbortSignal): Promise<CheckedReceiver> {
  const { owner } = holder
  if (!isAskedAgain(holder, text)) sendController.check({ text, owner, status: 'checking' })
  const checked = await find(holder, text, signal)
  if (!signal.aborted && sendController.state.receiver === text) sendController.check(checked)
  return checked
}

/** The form checks once more before the review; the earlier result stays visible meanwhile. */
function isAskedAgain({ owner }: Holder, text: string): boolean {
  const { status, checked } = sendController.state
  return status === 'preparing' && checked?.text === text && checked.owner === owner && checked.status === 'ready'
}

async function find(holder: Holder, text: string, signal: AbortSignal): Promise<CheckedReceiver> {
  const { namespace, network, owner } = holder
  const written = toReceiver(namespace, text, network.caipNetworkId)
  const named = isName(written) && !isAddress(namespace, written)
  try {
    const { address, normal } = named ? await resolveName(written, network, signal) : { address: written }
    const transfers = await (await adapterFor(namespace)).transfers?.()
    const facts = (await transfers?.checkAddress({ address, network, signal })) ?? {}
    return { text, owner, status: 'ready', address, ...(named ? namedBy(written, normal) : {}), ...facts }
  } catch {
    return { text, owner, status: 'failed' }
  }
}

/** A confusable name still resolves: to recognise it, the visitor has to see the address. */
const namedBy = (name: string, normal: string | undefined): Pick<CheckedReceiver, 'name' | 'disguised'> => ({
  name,
  disguised: !isHonestName(normal?.replaceAll(JOINER, '') ?? name.toLowerCase()), // the registry handles joined sequences
})

/** Joins emoji into one; elsewhere it is invisible and not allowed in names. */
const JOINER = '\u200d'

/** The address of a name, and its registered form, if known. */
interface ResolvedName {
  readonly address: string
  readonly normal: string | undefined
}

/** The name in its registered form; a name that cannot be registered is looked up unchanged. */
async function normalized(name: string, { chainNamespace }: CaipNetwork): Promise<string | undefined> {
  const names = await (await adapterFor(chainNamespace)).names?.()
  return names?.normalize?.(name)
}

/** Zones that only the name service registers (WIRE 2.3). */
const SERVICE_NAME = /\.(?:reown|wcn)\.id$/

/**
 * The address of a name on a network: from the chain's own registry, which no service can contradict, else from the name
 * service, which alone knows the names that it registers itself.
 *
 * @throws {ResolveNameError} it has no address, or no service answered
 */
export const addressOf = async (text: string, network: CaipNetwork, signal?: AbortSignal): Promise<string> =>
  (await resolveName(text, network, signal)).address

async function resolveName(text: string, network: CaipNetwork, signal?: AbortSignal): Promise<ResolvedName> {
  const { chainNamespace: namespace } = network
  if (!hasNames(namespace)) throw new ResolveNameError({ details: text })
  const normal = await normalized(text, network).catch(() => undefined) // the service may still answer
  const name = normal ?? text.toLowerCase()
  if (!normal && name.includes(JOINER)) throw new ResolveNameError({ details: name })
  const failures: unknown[] = []
  for (const source of SERVICE_NAME.test(name) ? [askService] : [askChain, askService]) {
    try {
      const address = await source(name, network, signal)
      if (address && isAddress(namespace, address) && !receiverProblem(namespace, address))
        return { address: toReceiver(namespace, address), normal }
    } catch (error) {
      failures.push(error)
    }
  }
  throw new ResolveNameError({ details: name, cause: failures[0] })
}

/** The coin of Ethereum, for which most names are registered. */
const ETHEREUM = '60'

async function askService(name: string, network: CaipNetwork, signal?: AbortSignal): Promise<string | undefined> {
  const { options } = optionsController.state
  if (!isServiceOn('blockchain', options)) return undefined
  const record = await fetchNameRecord(name, options, { signal })
  return record?.addresses[String(coinTypeOf(network))] ?? record?.addresses[ETHEREUM]
}

/** The coin of a network; a chain id that is too large for one has only the general address of a name. */
function coinTypeOf({ caipNetworkId }: CaipNetwork): number | undefined {
  const chainId = Number(parseCaipNetworkId(caipNetworkId)?.reference)
  return chainId < COIN_TYPE_LIMIT ? toCoinType(chainId) : undefined
}

async function askChain(name: string, network: CaipNetwork, signal?: AbortSignal): Promise<string | undefined> {
  const { chainNamespace } = network
  const registry = nameRegistry(network, networksController.list(chainNamespace))
  if (!registry) return undefined
  const names = await (await adapterFor(chainNamespace)).names?.()
  const isElsewhere = registry.network.caipNetworkId !== network.caipNetworkId
  const coinType = isElsewhere ? coinTypeOf(network) : undefined
  return names?.resolve({
    ...{ name, ...registry },
    ...(coinType === undefined ? {} : { coinType }),
    ...(signal ? { signal } : {}),
  })
}
