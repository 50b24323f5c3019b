import { drawPicture } from '../catalogue/picture.mjs'
import { failed, svg } from '../reply.mjs'

/**
 * @param {string} path
 * @param {string} param name of the parameter that identifies the picture
 * @returns {import('./route.mjs').Route} a route that draws whatever is asked for
 */
function drawing(path, param) {
  return {
    method: 'GET',
    path: `${path}/:${param}`,
    answer({ params }) {
      const wanted = params[param] ?? ''
      return svg(drawPicture(`${path}:${wanted}`, wanted))
    },
  }
}

/** Pictures of wallets, networks, currencies and tokens. @type {import('./route.mjs').Route[]} */
export const pictureRoutes = [
  {
    method: 'GET',
    path: '/getWalletImage/:id',
    answer({ params }, { pictures }) {
      const id = params.id ?? ''
      const name = pictures.get(id)
      return name === undefined ? failed(404, 'id', 'Image not found.') : svg(drawPicture(id, name))
    },
  },
  drawing('/public/getAssetImage', 'id'),
  drawing('/public/getCurrencyImage', 'code'),
  drawing('/public/getTokenImage', 'symbol'),
]
