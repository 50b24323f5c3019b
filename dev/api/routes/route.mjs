/**
 * A request, read and parsed.
 * @typedef {object} ApiRequest
 * @property {string} method
 * @property {string} path
 * @property {URLSearchParams} query
 * @property {Readonly<Record<string, string | string[] | undefined>>} headers
 * @property {Record<string, string>} params named parts of the path
 * @property {string} body
 * @property {{ value: unknown } | undefined} parsed the body as JSON, boxed; `undefined` when it is not JSON
 */

/**
 * What routes work on.
 * @typedef {object} ApiState
 * @property {readonly { caipNetworkId: string, rpcUrl: string, tokens?: readonly { mint: string, symbol: string, decimals?: number }[], market?: ReturnType<typeof import('../../evm/market.mjs').createMarket> }[]} chains `market` where there is an exchange
 * @property {import('../blockchain/names.mjs').Names} names
 * @property {import('../blockchain/invented.mjs').Invented} invented
 * @property {(caipNetworkId: string) => import('../blockchain/evm-index.mjs').EvmIndex | undefined} indexOf of an EVM chain
 * @property {(symbol: string) => string} pictureUrl
 * @property {readonly import('../catalogue/wallets.mjs').CatalogueWallet[]} wallets
 * @property {ReadonlyMap<string, string>} pictures picture id → wallet name
 * @property {import('../project.mjs').Project} project
 * @property {import('../faults.mjs').Faults} faults
 * @property {import('../log.mjs').RequestLog} log
 * @property {import('../sign-ins.mjs').SignIns} signIns
 * @property {import('../permissions.mjs').Permissions} permissions
 * @property {import('../../index.d.mts').DevRelay} relay
 * @property {import('../../index.d.mts').DevWalletPeer} wallet
 * @property {import('../../index.d.mts').DevBitcoin} bitcoin
 * @property {import('../../index.d.mts').DevMail} mail
 * @property {import('../../index.d.mts').DevFrame} frame
 * @property {import('../../index.d.mts').DevSocial} social
 * @property {import('../../pay/payments.mjs').Payments} payments at exchanges and at the payment service
 * @property {() => string} url of this server
 * @property {{ desk: import('../../onramp/desk.mjs').OnRampDesk, url: () => string }} onramp what sells the coins and tokens of the chains, and where its page is
 * @property {() => unknown} info the answer of `GET /__dev/info`
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
