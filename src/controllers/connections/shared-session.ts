import { instanceValue } from '../../core/instance.js'
import { CONNECTION_KEYS } from '../../services/storage/connection-keys.js'
import { readStored, removeStored, writeStored } from '../../services/storage/read-write.js'
import { optionsController } from '../shell/options.js'

const here = instanceValue((): { topic?: string } => ({}))

/** Records the WalletConnect session that this tab uses, also for other tabs. */
export function recordSession(topic: string): void {
  here().topic = topic
  writeStored(CONNECTION_KEYS.session, topic)
}

/** Removes the recorded session when its connection ends. */
export const dropSession = (): void => removeStored(CONNECTION_KEYS.session)

/**
 * Whether another tab has replaced a session, by default this tab's, by pairing again, which ends the earlier session. A
 * site's own client (`universalProvider`) does not end it.
 */
export function isReplaced(topic = here().topic): boolean {
  if (!topic || optionsController.state.options.universalProvider) return false
  return (readStored(CONNECTION_KEYS.session) ?? topic) !== topic
}
