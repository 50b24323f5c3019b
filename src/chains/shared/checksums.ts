import type { Account } from '../../core/entities/account.js'
import type { AdapterEvent, ChainAdapter, ConnectResult, WalletsPort } from '../adapter.js'

type Checksum = (address: string) => string

const written = (accounts: readonly Account[], checksum: Checksum): readonly Account[] =>
  accounts.map(account => ({ ...account, address: checksum(account.address) }))

/** The wallets of the EVM family with the capitals of EIP-55 in every address; the hash behind them loads with the first. */
function withCapitals(own: WalletsPort): WalletsPort {
  let known: Checksum | undefined
  const load = async (): Promise<Checksum> => (known ??= (await import('../../core/chain/checksum.js')).toChecksum)
  const taken = async <T extends ConnectResult | undefined>(asked: Promise<T>): Promise<T> => {
    const [result, checksum] = await Promise.all([asked, load()])
    return result && { ...result, accounts: written(result.accounts, checksum) }
  }
  const pass = (event: AdapterEvent, listener: (event: AdapterEvent) => void): void => {
    if (event.type !== 'accounts') return listener(event)
    const tell = (checksum: Checksum): void => listener({ ...event, accounts: written(event.accounts, checksum) })
    if (known) tell(known)
    else load().then(tell).catch(reportError)
  }
  return {
    discover: () => own.discover(),
    connectors: () => own.connectors(),
    subscribe: listener => own.subscribe(event => pass(event, listener)),
    connect: (id, signal) => taken(own.connect(id, signal)),
    reconnect: (id, signal) => taken(own.reconnect(id, signal)),
    disconnect: id => own.disconnect(id),
    provider: id => own.provider(id),
    ...(own.awaitReturn && { awaitReturn: own.awaitReturn.bind(own) }),
    ...(own.recheck && { recheck: own.recheck.bind(own) }),
    ...(own.switchNetwork && { switchNetwork: own.switchNetwork.bind(own) }),
    ...(own.signMessage && { signMessage: own.signMessage.bind(own) }),
    ...(own.balance && { balance: own.balance.bind(own) }),
  }
}

/** A family that gives EVM addresses only with the capitals of EIP-55, however its wallets write them. */
export function withChecksums(family: ChainAdapter): ChainAdapter {
  const { namespace, wallets } = family
  if (namespace !== 'eip155' || !wallets) return family
  return { ...family, namespace, wallets: withCapitals(wallets), destroy: () => family.destroy?.() }
}
