import type { ConnectionState } from '../entities/connection.js'

/** Connector ids are compared without regard to case (SPEC 4). */
export const isSameId = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** Where a connection of a namespace stands (SPEC 4), given the active connector and those that were ended. */
export function connectionState(
  connectorId: string,
  active: string | undefined,
  ended: readonly string[],
): ConnectionState {
  if (active !== undefined && isSameId(active, connectorId)) return 'connected'
  return ended.some(id => isSameId(id, connectorId)) ? 'disconnected' : 'active'
}
