import { attempt, bodyOf } from './attempt.mjs'
import { json } from '../reply.mjs'

/** The switches of the local WalletConnect relay. @type {import('./route.mjs').Route[]} */
export const relayRoutes = [
  { method: 'GET', path: '/__dev/relay', answer: (_request, { relay }) => json(relay.state()) },
  {
    method: 'POST',
    path: '/__dev/relay',
    answer: (request, { relay }) =>
      attempt(() => {
        relay.set(bodyOf(request))
        return relay.state()
      }),
  },
  {
    method: 'DELETE',
    path: '/__dev/relay',
    answer(_request, { relay }) {
      relay.restore()
      return json(relay.state())
    },
  },
  {
    method: 'GET',
    path: '/__dev/relay/calls',
    answer: ({ query }, { relay }) => json(relay.calls(query.get('method') ?? undefined)),
  },
]
