import { needConnector } from '../../chains/loaded.js'
import { isSameAddress } from '../../core/address.js'
import { parseCaipNetworkId } from '../../core/caip.js'
import { toCoinType } from '../../core/chain/caip-address.js'
import { AUTH_ID } from '../../core/entities/connector.js'
import { ModalClosedError } from '../../core/errors/attempt.js'
import { RequestAbortedError } from '../../core/errors/frame.js'
import { NameExpiredError, NameTakenError, RegisterNameError } from '../../core/errors/name-registration.js'
import { Task } from '../../core/task.js'
import { type NameRegistration, postNameRegistration } from '../../services/blockchain/name-registration.js'
import { fetchNameRecord } from '../../services/blockchain/names.js'
import { ensCache } from '../../services/storage/cache.js'
import { accountsController } from '../accounts/accounts.js'
import { type Holder, isSmartAccount } from '../accounts/holder.js'
import { adapterFor } from '../connections/adapters.js'
import { track } from '../shell/analytics/track.js'
import { modalController } from '../shell/modal.js'
import { navigate } from '../shell/navigate.js'
import { optionsController } from '../shell/options.js'
import { routerController } from '../shell/router.js'
import { checkName } from './check-name.js'
import { needNamingAccount } from './naming-account.js'
import { type NameProblem, namesController } from './names.js'
import { nameOf, readLabel, registrationMessage } from './rules.js'

const registration = new Task<string>()

/** The coin under which a name has the address that registered it (WIRE 2.3). */
const REGISTRANT = '60'

/**
 * Registers the entered name for the embedded wallet account (SPEC 4): a message is signed, the service registers the
 * name, and the account and the view show it. Errors are shown in the form, which keeps the entered text. One at a
 * time: a second call joins the first.
 *
 * @returns the name with its zone
 * @throws {NameAccountError} no account of the embedded wallet is connected
 * @throws {NetworkNotFoundError} it is on none of the site's networks
 * @throws {NameTakenError} {NameExpiredError} {RegisterNameError} it was not registered
 * @throws {ModalClosedError} the visitor left before the wallet was asked
 */
export const registerName = (): Promise<string> => registration.join(register)

async function register(signal: AbortSignal): Promise<string> {
  const holder = needNamingAccount()
  const label = readLabel(namesController.state.text)
  if (!label) throw new RegisterNameError({ details: 'The name is not valid.' })
  const name = nameOf(label)
  const facts = { isSmartAccount: isSmartAccount(holder), ensName: name }
  const hasLeft = leaveWatch()
  namesController.step('signing')
  try {
    if (await isTaken(label)) throw new NameTakenError()
    track('REGISTER_NAME_INITIATED', facts)
    const signed = await sign(holder, name, hasLeft)
    signal.throwIfAborted()
    namesController.step('registering')
    await postNameRegistration(signed, optionsController.state.options, { signal }).catch(async (error: unknown) => {
      if (!(await isOwn(name, holder, signal))) throw error
    })
    takeName(holder, name)
  } catch (cause) {
    if (signal.aborted) throw cause
    const error = toError(cause)
    track('REGISTER_NAME_ERROR', { ...facts, error: error.message })
    namesController.fail(toProblem(error))
    throw error
  }
  signal.throwIfAborted()
  track('REGISTER_NAME_SUCCESS', facts)
  namesController.finish(name)
  if (routerController.route.view === 'RegisterAccountName') showSuccess()
  return name
}

/** The service's result for the name; if it has not answered, registration decides. */
const isTaken = (label: string): Promise<boolean> =>
  checkName(label).then(
    ({ status }) => status === 'taken',
    () => false,
  )

/** Tells whether the visitor has left the form since: a request of the wallet would open the dialog by itself. */
function leaveWatch(): () => boolean {
  const { open } = modalController.state // never true for a modal embedded in the page
  const { route } = routerController
  return () => modalController.state.open !== open || routerController.route !== route
}

async function sign(
  { namespace, address, network }: Holder,
  name: string,
  hasLeft: () => boolean,
): Promise<NameRegistration> {
  const coinType = toCoinType(Number(parseCaipNetworkId(network.caipNetworkId)?.reference))
  const connector = needConnector(await adapterFor(namespace), AUTH_ID)
  if (hasLeft()) throw new ModalClosedError()
  const message = registrationMessage(name, Date.now())
  const signature = await connector.signMessage?.({ message, address })
  if (!signature) throw new RegisterNameError({ details: 'The wallet cannot sign messages.' })
  return { coinType, address, message, signature }
}

function toError(cause: unknown): Error {
  const isOwn = [NameTakenError, NameExpiredError, RegisterNameError, RequestAbortedError, ModalClosedError].some(
    kind => cause instanceof kind,
  )
  return isOwn && cause instanceof Error ? cause : new RegisterNameError({ cause })
}

/** A visitor who closed the request, or left, knows why there is no name. */
function toProblem(error: Error): NameProblem | undefined {
  if (error instanceof RequestAbortedError || error instanceof ModalClosedError) return undefined
  if (error instanceof NameTakenError) return 'taken'
  return error instanceof NameExpiredError ? 'expired' : 'failed'
}

/** Whether the account has the name all the same: the answer to its registration may have been lost or late. */
const isOwn = (name: string, { namespace, address }: Holder, signal: AbortSignal): Promise<boolean> =>
  fetchNameRecord(name, optionsController.state.options, { signal }).then(
    record => isSameAddress(namespace, record?.addresses[REGISTRANT] ?? '', address),
    () => false,
  )

/** The account shows its name from now on, here and after a reload. */
function takeName({ namespace, address }: Holder, name: string): void {
  const key = address.toLowerCase()
  ensCache.write(key, { address, ens: [{ name }, ...(ensCache.read(key)?.ens ?? [])] })
  if (accountsController.account(namespace).address === address)
    accountsController.patch(namespace, { profileName: name })
}

/** There is no way back to the form once the name is registered. */
function showSuccess(): void {
  routerController.back(routerController.state.history.filter(({ view }) => view !== 'ChooseAccountName'))
  navigate({ view: 'RegisterAccountNameSuccess', args: undefined }, { replace: true })
}
