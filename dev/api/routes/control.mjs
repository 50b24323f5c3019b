import { empty, json } from '../reply.mjs'

/**
 * Runs a change that may refuse its input.
 * @param {() => unknown} change
 * @returns {import('../reply.mjs').Reply} 400 with the reason when it does
 */
function attempt(change) {
  try {
    return json(change())
  } catch (error) {
    if (error instanceof TypeError) return json({ error: error.message }, 400)
    throw error
  }
}

/** @param {import('./route.mjs').ApiRequest} request @returns {never} whatever the body holds: the receiver checks it */
function bodyOf({ parsed }) {
  if (!parsed) throw new TypeError('The body must be JSON.')
  return /** @type {never} */ (parsed.value)
}

/** Switches for tests that run in a browser. They are never logged and never made to fail. @type {import('./route.mjs').Route[]} */
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
    path: '/__dev/reset',
    answer(_request, { faults, project, log }) {
      faults.clear()
      project.reset()
      log.clear()
      return empty()
    },
  },
]
