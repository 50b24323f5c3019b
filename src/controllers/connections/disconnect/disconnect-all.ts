import type { ChainNamespace } from '../../../core/caip.js'
import { connectionsController } from '../connections.js'
import { optionsController } from '../../shell/options.js'
import { askToDisconnect } from './ask-to-disconnect.js'
import { disconnect, restoringId } from './disconnect.js'
import { endConnection } from './forget-connection.js'
import { noteEnded } from './note-ended.js'
import { report } from '../../shell/report.js'

/**
 * Ends every connection of every family, including background ones as best effort. All of them are remembered.
 *
 * @throws as `disconnect` does
 */
export async function disconnectAll(): Promise<void> {
  for (const namespace of optionsController.state.namespaces)
    for (const { connectorId } of connectionsController.inState(namespace, 'active'))
      if (connectorId !== restoringId(namespace)) endInBackground(namespace, connectorId)
  await disconnect()
}

function endInBackground(namespace: ChainNamespace, connectorId: string): void {
  noteEnded(namespace, connectorId)
  report(askToDisconnect(namespace, connectorId), { shown: true })
  endConnection(namespace, connectorId, { marked: true })
}
