/**
 * A request, read and parsed.
 * @typedef {object} ApiRequest
 * @property {string} method
 * @property {string} path
 * @property {URLSearchParams} query
 * @property {Record<string, string>} params named parts of the path
 * @property {string} body
 * @property {{ value: unknown } | undefined} parsed the body as JSON, boxed; `undefined` when it is not JSON
 */

/**
 * What routes work on.
 * @typedef {object} ApiState
 * @property {readonly { caipNetworkId: string, rpcUrl: string }[]} chains
 * @property {readonly import('../catalogue/wallets.mjs').CatalogueWallet[]} wallets
 * @property {ReadonlyMap<string, string>} pictures picture id → wallet name
 * @property {import('../project.mjs').Project} project
 * @property {import('../faults.mjs').Faults} faults
 * @property {import('../log.mjs').RequestLog} log
 * @property {() => unknown} info what `GET /__dev/info` tells
 */

/**
 * One route. `open` routes need no project id.
 * @typedef {object} Route
 * @property {string} method
 * @property {string} path pattern, as in `pattern`
 * @property {boolean} [open]
 * @property {(request: ApiRequest, state: ApiState) => import('../reply.mjs').Reply | Promise<import('../reply.mjs').Reply>} answer
 */

export {}
