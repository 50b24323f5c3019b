import { isRecord } from '../body.mjs'
import { empty, text } from '../reply.mjs'

/** Events and error reports: taken and kept in the request log, nothing more. @type {import('./route.mjs').Route[]} */
export const analyticsRoutes = [
  {
    method: 'POST',
    path: '/e',
    open: true,
    answer: ({ parsed }) => (isRecord(parsed?.value) ? empty(202) : text('Expected one event as a JSON object', 422)),
  },
  {
    method: 'POST',
    path: '/batch',
    open: true,
    answer: ({ parsed }) => (Array.isArray(parsed?.value) ? empty(202) : text('Expected a JSON array of events', 422)),
  },
]
