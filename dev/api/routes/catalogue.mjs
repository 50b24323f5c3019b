import { findWallets } from '../catalogue/find.mjs'
import { json, text } from '../reply.mjs'

/** The wallet list. @type {import('./route.mjs').Route[]} */
export const catalogueRoutes = [
  {
    method: 'GET',
    path: '/getWallets',
    answer({ query }, { wallets }) {
      const found = findWallets(wallets, query)
      if ('invalid' in found) return text(`Failed to deserialize query string: invalid value for ${found.invalid}`, 400)
      return json(found)
    },
  },
]
