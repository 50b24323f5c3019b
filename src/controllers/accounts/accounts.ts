import type { ChainNamespace } from '../../core/caip.js'
import { Controller } from '../../core/controller.js'
import type { AccountState } from '../../core/entities/account.js'

/** The account of every namespace that has or had one. */
export interface AccountsState {
  readonly accounts: Readonly<Partial<Record<ChainNamespace, AccountState>>>
}

/** An account before connecting. */
export const NO_ACCOUNT: AccountState = {
  status: 'disconnected',
  allAccounts: [],
  balanceStatus: 'idle',
  tokenBalance: [],
  currentTab: 'tokens',
  addressLabels: {},
}

/** Holds the accounts, one per namespace (SPEC 3). */
export class AccountsController extends Controller<AccountsState> {
  constructor() {
    super({ accounts: {} })
  }

  /** The account of a namespace. */
  account(namespace: ChainNamespace | undefined): AccountState {
    return (namespace && this.state.accounts[namespace]) ?? NO_ACCOUNT
  }

  /** Changes some fields of an account in one step. */
  patch(namespace: ChainNamespace, patch: Partial<AccountState>): void {
    this.#write(namespace, { ...this.account(namespace), ...patch })
  }

  /** Replaces an account with a fresh one that has these fields; only the site's labels are kept. */
  replace(namespace: ChainNamespace, fields: Partial<AccountState>): void {
    const { addressLabels } = this.account(namespace)
    this.#write(namespace, { ...NO_ACCOUNT, addressLabels, ...fields })
  }

  /** Forgets an account; the site's labels are kept. */
  clear(namespace: ChainNamespace): void {
    this.replace(namespace, {})
  }

  #write(namespace: ChainNamespace, account: AccountState): void {
    this.set({ accounts: { ...this.state.accounts, [namespace]: account } })
  }
}

/** The page's accounts. */
export const accountsController = new AccountsController()
