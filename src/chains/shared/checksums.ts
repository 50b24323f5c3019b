import type { Account } from '../../core/entities/account.js'
import type { AdapterEvent, ConnectorPort, ConnectResult, WalletsPort } from '../ports/wallets.js'
import type { ChainAdapter } from '../adapter.js'

type Checksum = (address: string) => string

const written = (accounts: readonly Account[], checksum: Checksum): readonly Account[] =>
  accounts.map(account => ({ ...account, address: checksum(account.address) }))

/** The EVM family's wallets with the EIP-55 checksum in every address; the hash function loads with the first. */
function withChecksummedAddresses(own: WalletsPort): WalletsPort {
  let known: Checksum | undefined
  const load = async (): Promise<Checksum> => (known ??= (await import('../../core/chain/checksum.js')).toChecksum)
  const taken = async <T extends ConnectResult | undefined>(asked: Promise<T>): Promise<T> => {
    const [result, checksum] = await Promise.all([asked, load()])
    return result && { ...result, accounts: written(result.accounts, checksum) }
  }
  const pass = (event: AdapterEvent, listener: (event: AdapterEvent) => void): void => {
    if (event.type !== 'accounts') return listener(event)
    const notify = (checksum: Checksum): void => listener({ ...event, accounts: written(event.accounts, checksum) })
    if (known) notify(known)
    else load().then(notify).catch(reportError)
  }
  const checksummed = (connector: ConnectorPort): ConnectorPort => ({
    ...connector,
    connect: signal => taken(connector.connect(signal)),
    reconnect: signal => taken(connector.reconnect(signal)),
    // methods, which a site's own family may have on a class
    disconnect: () => connector.disconnect(),
    provider: () => connector.provider(),
  })
  return {
    discover: () => own.discover(),
    connectors: () => own.connectors(),
    subscribe: listener => own.subscribe(event => pass(event, listener)),
    connector(id) {
      const connector = own.connector(id)
      return connector && checksummed(connector)
    },
  }
}

/** A family that returns EVM addresses only with their EIP-55 checksum, however its wallets write them. */
export function withChecksums(family: ChainAdapter): ChainAdapter {
  const { namespace, wallets } = family
  if (namespace !== 'eip155' || !wallets) return family
  return { ...family, namespace, wallets: withChecksummedAddresses(wallets), destroy: () => family.destroy?.() }
}
