import type { CreateConnectorFn } from '@wagmi/core'
import type { EIP1193Provider } from 'viem'

import { isRejection } from '../chains/shared/rejection.js'
import { getWalletModal, whenWalletModalReady } from '../client.js'
import type { WalletModal } from '../client/types.js'
import { ModalClosedError } from '../core/errors/attempt.js'
import { SwitchRejectedError } from '../core/errors/network.js'
import { createFollower, type Follower } from './follower.js'

/** Options of `walletModalConnector`. */
export interface WalletModalConnectorOptions {
  /** The modal, or a function that returns it; default: the page's modal. It may be created after wagmi's config. */
  readonly modal?: WalletModal | (() => WalletModal) | undefined
}

type Config = Parameters<CreateConnectorFn>[0]
type Connector = ReturnType<CreateConnectorFn<EIP1193Provider | undefined>>
type ConnectParameters = Parameters<Connector['connect']>[0]

/** Opens the modal and waits for an EVM wallet. @throws {UserRejectedRequestError} closed or refused */
async function ask(modal: WalletModal): Promise<void> {
  const outcome = await modal.open({ view: 'Connect', namespace: 'eip155' })
  if (modal.getAccount('eip155').isConnected) return
  if (outcome.status === 'failed') throw outcome.error
  const { UserRejectedRequestError } = await import('viem')
  throw new UserRejectedRequestError(outcome.status === 'rejected' ? outcome.error : new ModalClosedError())
}

/** Switches the modal's network. @throws {SwitchChainError} or {UserRejectedRequestError}, as wagmi knows them */
async function switchTo(
  modal: WalletModal,
  { chains }: Config,
  chainId: number,
): ReturnType<NonNullable<Connector['switchChain']>> {
  const chain = chains.find(({ id }) => id === chainId)
  const { SwitchChainError, UserRejectedRequestError } = await import('viem')
  if (!chain) throw new SwitchChainError(new Error(`Chain ${chainId} is not in wagmi's config.`))
  const isListed = modal.getCaipNetworks('eip155').some(({ id }) => id === chainId)
  if (!isListed) modal.addNetwork('eip155', chain)
  try {
    await modal.switchNetwork(`eip155:${chainId}`, { throwOnFailure: true })
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause))
    const isRefused = error instanceof SwitchRejectedError || isRejection(error.cause) // the switch, or adding the chain
    throw isRefused ? new UserRejectedRequestError(error) : new SwitchChainError(error)
  }
  return chain
}

/** The state behind a connector. */
interface Ground {
  readonly modal: () => WalletModal
  readonly config: Config
  /** Follows the modal, starting with the first call; `isLate` if wagmi has already looked for a connection. */
  readonly follow: (how?: { readonly isLate: boolean }) => Follower
}

/** Follows a modal that is created after wagmi's config, so that its own buttons reach wagmi too. */
async function followLater(follow: Ground['follow']): Promise<void> {
  await whenWalletModalReady()
  follow({ isLate: true })
}

const chainIdOf = (modal: WalletModal): number => Number(modal.getChainId('eip155'))

/** Connects, restores, or returns the existing connection, on the requested chain. */
async function connectModal(
  { modal, config, follow }: Ground,
  { chainId, isReconnecting = false, withCapabilities = false }: ConnectParameters = {},
) {
  await modal().ready()
  if (!modal().getAccount('eip155').isConnected) {
    if (isReconnecting) throw new Error('The modal has no EVM connection to restore.')
    await ask(modal())
  }
  if (chainId !== undefined && chainIdOf(modal()) !== chainId) await switchTo(modal(), config, chainId)
  const accounts = await follow().accounts()
  follow().markKnown()
  const given = withCapabilities ? accounts.map(address => ({ address, capabilities: {} })) : accounts
  return { accounts: given as never, chainId: chainIdOf(modal()) } // the type depends on a flag only known at run time
}

function createConnector({ modal, config, follow }: Ground): Connector {
  const { emitter } = config
  return {
    id: 'walletModal',
    name: 'Wallet Modal',
    type: 'walletModal',
    setup() {
      try {
        follow() // so that the modal's own buttons reach wagmi too
      } catch {
        followLater(follow).catch(() => undefined) // the site's own function finds no modal yet: following starts with the first call
      }
      return Promise.resolve()
    },
    connect: parameters => connectModal({ modal, config, follow }, parameters),
    async disconnect() {
      do await modal().disconnect('eip155')
      while (modal().getAccount('eip155').isConnected) // another wallet replaced it
    },
    getAccounts: () => follow().accounts(),
    getChainId: () => Promise.resolve(chainIdOf(modal())),
    async getProvider() {
      await modal().ready() // wagmi asks for it before it asks whether there is something to restore
      return modal().getProvider<EIP1193Provider>('eip155')
    },
    async isAuthorized() {
      try {
        await modal().ready()
        follow()
        return modal().getAccount('eip155').isConnected
      } catch {
        return false
      }
    },
    async switchChain({ chainId }) {
      const chain = await switchTo(modal(), config, chainId)
      emitter.emit('change', { chainId })
      return chain
    },
    onAccountsChanged: accounts => void follow().notify(accounts),
    onChainChanged: chainId => void emitter.emit('change', { chainId: Number(chainId) }),
    onDisconnect: () => void emitter.emit('disconnect'),
  }
}

/**
 * A wagmi connector for the modal, for sites that keep their own wagmi config: `connectors: [walletModalConnector()]`.
 * Connecting through wagmi opens the modal. What happens in the modal is reported to wagmi: connecting with its own
 * buttons, switching the account or network, and disconnecting. The modal restores the connections of the last visit,
 * and wagmi's `reconnect` relies on it. Works with wagmi 2 and 3.
 */
export function walletModalConnector({
  modal: given = getWalletModal,
}: WalletModalConnectorOptions = {}): CreateConnectorFn<EIP1193Provider | undefined> {
  const modal = (): WalletModal => (typeof given === 'function' ? given() : given)
  return config => {
    let follower: Follower | undefined
    return createConnector({
      modal,
      config,
      follow: how => (follower ??= createFollower(modal(), config.emitter, how)),
    })
  }
}
