import { accountOf, networkOf } from '../controllers/accounts/active.js'
import { recordBalanceRead, recordChange } from '../controllers/accounts/balance-viewers.js'
import { modalController } from '../controllers/shell/modal.js'
import { networksController } from '../controllers/networks/networks.js'
import type { ChainNamespace } from '../core/caip.js'
import { computed, type Readable } from '../core/signal.js'
import type { AccountState, EmbeddedUser } from '../core/entities/account.js'
import type { AccountSnapshot, EmbeddedWalletInfo, NetworkSnapshot, StateSnapshot } from './types.js'
import { initialized } from './initialized.js'

const same = (a: object, b: object): boolean => {
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every(key => Object.is(Reflect.get(a, key), Reflect.get(b, key)))
}

/** A derived object that keeps its identity while its fields are unchanged. */
function stable<T extends object>(read: () => T): Readable<T> {
  let last: T | undefined
  return computed(() => {
    const next = Object.freeze(read())
    return (last = last && same(last, next) ? last : next)
  })
}

/** Creates one shared snapshot per namespace. */
export function snapshotByNamespace<T extends object>(
  read: (namespace?: ChainNamespace) => T,
  extend = (snapshot: Readable<T>) => snapshot,
) {
  const known = new Map<ChainNamespace | undefined, Readable<T>>()
  return (namespace?: ChainNamespace): Readable<T> => {
    const snapshot = known.get(namespace) ?? extend(stable(() => read(namespace)))
    known.set(namespace, snapshot)
    return snapshot
  }
}

const NO_ADDRESS = { address: undefined, caipAddress: undefined }

/** The snapshot of each login, reused while its content is equal. */
const infos = new WeakMap<EmbeddedUser, EmbeddedWalletInfo>()

/** The login behind an account. */
function embeddedInfo(account: AccountState): EmbeddedWalletInfo | undefined {
  const { user, preferredAccountType: accountType, smartAccountDeployed: isSmartAccountDeployed = false } = account
  if (!user) return undefined
  const known = infos.get(user)
  if (known?.accountType === accountType && known?.isSmartAccountDeployed === isSmartAccountDeployed) return known
  const info = Object.freeze({
    user: Object.freeze({
      email: user.email ?? undefined,
      username: user.userName,
      accounts: user.accounts ?? account.allAccounts,
    }),
    authProvider: account.socialProvider ?? 'email',
    accountType,
    isSmartAccountDeployed,
  })
  infos.set(user, info)
  return info
}

/** An account whose balance counts as shown once it is read; see `recordBalanceRead`. */
function withShownBalance(source: Readable<AccountSnapshot>): Readable<AccountSnapshot> {
  const snapshot = computed<AccountSnapshot>(() => {
    const account = source.get()
    recordChange(snapshot)
    const get = (): string | undefined => {
      recordBalanceRead(snapshot)
      return account.balance
    }
    return Object.freeze(Object.defineProperty({ ...account }, 'balance', { get, enumerable: true }))
  })
  return snapshot
}

/** The account of a namespace, or of the active one. One that has no address on a network yet is still connecting. */
export const accountSnapshot = snapshotByNamespace((namespace): AccountSnapshot => {
  const account = accountOf(namespace)
  const {
    status,
    address,
    caipAddress,
    allAccounts,
    balance,
    balanceSymbol,
    preferredAccountType: accountType,
  } = account
  const facts = { allAccounts, balance, balanceSymbol, accountType, embeddedWalletInfo: embeddedInfo(account) }
  if (status !== 'connected') return { ...facts, status, isConnected: false, ...NO_ADDRESS }
  return address === undefined || caipAddress === undefined
    ? { ...facts, status: 'connecting', isConnected: false, ...NO_ADDRESS }
    : { ...facts, status, isConnected: true, address, caipAddress }
}, withShownBalance)

/** The network of a namespace, or of the active one. */
export const networkSnapshot = snapshotByNamespace((namespace): NetworkSnapshot => {
  const caipNetwork = networkOf(namespace)
  return { caipNetwork, caipNetworkId: caipNetwork?.caipNetworkId, chainId: caipNetwork?.id }
})

/** The state of the modal. */
export const stateSnapshot = stable((): StateSnapshot => {
  const { loading, open } = modalController.state
  return {
    loading,
    open,
    selectedNetworkId: networkOf()?.caipNetworkId,
    activeChain: networksController.state.activeNamespace,
    initialized: initialized.get(),
  }
})
