import type { AlertName } from './alerts.js'

/** Server messages that mean one of the alerts (SPEC 8). */
const SERVER_MESSAGES: readonly (readonly [string, AlertName])[] = [
  ['Unauthorized: origin not allowed', 'originNotAllowed'],
  ['JWT validation error: JWT Token is not yet valid', 'sessionExpired'],
  ['Unauthorized: invalid key', 'invalidProjectId'],
]

/** The alert for a server message, if any (SPEC 8). */
export const alertOfServerMessage = (message: string): AlertName | undefined =>
  SERVER_MESSAGES.find(([text]) => message.includes(text))?.[1]
