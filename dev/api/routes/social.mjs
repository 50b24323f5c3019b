import { empty } from '../reply.mjs'
import { attempt, bodyOf } from './attempt.mjs'

/** Where the switches of the social providers are. */
const SOCIAL_PATH = '/__dev/social/'

/** The switches of the social providers. @type {import('./route.mjs').Route[]} */
export const socialRoutes = [
  {
    method: 'POST',
    path: `${SOCIAL_PATH}rule`,
    answer: (request, { social }) =>
      attempt(() => {
        social.set(bodyOf(request))
        return { done: 'rule' }
      }),
  },
  {
    method: 'DELETE',
    path: `${SOCIAL_PATH}rule`,
    answer(_request, { social }) {
      social.reset()
      return empty()
    },
  },
  {
    method: 'POST',
    path: `${SOCIAL_PATH}farcaster`,
    answer: (request, { social }) =>
      attempt(() => {
        const { handle } = Object(request.body === '' ? {} : bodyOf(request))
        if (handle !== undefined && typeof handle !== 'string') throw new TypeError('"handle" must be a text.')
        social.approveFarcaster(handle)
        return { done: 'farcaster' }
      }),
  },
]
