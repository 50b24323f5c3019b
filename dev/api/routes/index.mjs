import { matchPath } from '../pattern.mjs'
import { analyticsRoutes } from './analytics.mjs'
import { authRoutes } from './auth.mjs'
import { blockchainRoutes } from './blockchain.mjs'
import { catalogueRoutes } from './catalogue.mjs'
import { controlRoutes } from './control.mjs'
import { convertRoutes } from './convert.mjs'
import { nameRoutes } from './names.mjs'
import { payRoutes } from './pay.mjs'
import { onRampRoutes } from './onramp.mjs'
import { pictureRoutes } from './pictures.mjs'
import { priceRoutes } from './prices.mjs'
import { projectRoutes } from './project.mjs'
import { rpcRoutes } from './rpc.mjs'
import { smartSessionRoutes } from './smart-sessions.mjs'

/** Every route of the imitated services. @type {readonly import('./route.mjs').Route[]} */
export const serviceRoutes = [
  ...catalogueRoutes,
  ...pictureRoutes,
  ...projectRoutes,
  ...analyticsRoutes,
  ...rpcRoutes,
  ...blockchainRoutes,
  ...nameRoutes,
  ...priceRoutes,
  ...convertRoutes,
  ...payRoutes,
  ...onRampRoutes,
  ...authRoutes,
  ...smartSessionRoutes,
]

/** What the paths of our own switches begin with. */
export const CONTROL_PREFIX = '/__dev/'

/**
 * @param {string} method
 * @param {string} path
 * @returns {{ route: import('./route.mjs').Route, params: Record<string, string> } | undefined}
 */
export function findRoute(method, path) {
  const routes = path.startsWith(CONTROL_PREFIX) ? controlRoutes : serviceRoutes
  for (const route of routes) {
    const params = route.method === method ? matchPath(route.path, path) : undefined
    if (params) return { route, params }
  }
  return undefined
}
