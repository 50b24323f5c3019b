import { CHAIN_NAMESPACES } from '../../core/caip.js'
import type { StorageDiagnosis } from '../../core/entities/diagnostics.js'
import { CONNECTION_KEYS, connectorIdKey } from '../../services/storage/connection-keys.js'
import { readStored } from '../../services/storage/read-write.js'
import { storedRows } from '../../services/storage/rows.js'

const { activeNamespace, activeNetworkId, connectedNamespaces, connectionStatus } = CONNECTION_KEYS
/** The rows that may be shown with their values: families, networks, connectors and a status. */
const SHOWN = [
  activeNamespace,
  activeNetworkId,
  connectedNamespaces,
  connectionStatus,
  ...CHAIN_NAMESPACES.map(connectorIdKey),
]

/** The rows of the storage, by name. */
export function diagnoseStorage(): readonly StorageDiagnosis[] {
  return storedRows().map(row => {
    const key = SHOWN.find(({ name }) => name === row.name)
    const value = key && readStored<string | readonly string[] | undefined>(key)
    return { ...row, value: typeof value === 'string' ? value : value?.join(', ') }
  })
}
