import { empty, json } from '../reply.mjs'
import { attempt, bodyOf } from './attempt.mjs'
import { frameRoutes } from './frame.mjs'
import { mailRoutes } from './mail.mjs'
import { safeRoutes } from './safe.mjs'
import { marketRoutes } from './market.mjs'
import { paySwitches } from './pay.mjs'
import { onRampPageRoutes } from './onramp.mjs'
import { relayRoutes } from './relay.mjs'
import { socialRoutes } from './social.mjs'
import { walletRoutes } from './wallet.mjs'

/**
 * Switches for tests that run in a browser. Their requests are never logged, and faults never apply to them.
 * @type {import('./route.mjs').Route[]}
 */
export const controlRoutes = [
  { method: 'GET', path: '/__dev/info', answer: (_request, { info }) => json(info()) },
  { method: 'GET', path: '/__dev/faults', answer: (_request, { faults }) => json(faults.list()) },
  {
    method: 'POST',
    path: '/__dev/faults',
    answer: (request, { faults }) => attempt(() => ({ id: faults.set(bodyOf(request)) })),
  },
  {
    method: 'DELETE',
    path: '/__dev/faults',
    answer({ query }, { faults }) {
      faults.clear(query.get('id') ?? undefined)
      return empty()
    },
  },
  {
    method: 'GET',
    path: '/__dev/requests',
    answer: ({ query }, { log }) => json(log.list(query.get('route') ?? undefined)),
  },
  {
    method: 'DELETE',
    path: '/__dev/requests',
    answer(_request, { log }) {
      log.clear()
      return empty()
    },
  },
  { method: 'GET', path: '/__dev/project', answer: (_request, { project }) => json(project.get()) },
  {
    method: 'POST',
    path: '/__dev/project',
    answer: (request, { project }) => attempt(() => project.set(bodyOf(request))),
  },
  {
    method: 'DELETE',
    path: '/__dev/project',
    answer(_request, { project }) {
      project.reset()
      return empty()
    },
  },
  {
    method: 'POST',
    path: '/__dev/holdings',
    answer: (request, { invented }) => attempt(() => invented.set(bodyOf(request))),
  },
  {
    method: 'POST',
    path: '/__dev/reset',
    async answer(
      _request,
      { names, invented, faults, project, log, signIns, permissions, payments, onramp, ...peers },
    ) {
      const { relay, wallet, bitcoin, frame, mail, social } = peers
      faults.clear()
      names.reset()
      invented.reset()
      project.reset()
      log.clear()
      signIns.reset()
      permissions.reset()
      relay.restore()
      relay.clear()
      bitcoin.faults.clear()
      bitcoin.clear()
      bitcoin.autoMine(true)
      frame.reset()
      mail.clear()
      social.reset()
      payments.reset()
      onramp.desk.reset()
      await wallet.reset()
      return empty()
    },
  },
  ...relayRoutes,
  ...walletRoutes,
  ...mailRoutes,
  ...safeRoutes,
  ...frameRoutes,
  ...marketRoutes,
  ...paySwitches,
  ...socialRoutes,
  ...onRampPageRoutes,
]
