/** An error that goes back to the page over the wire, with its code. */
export class RpcError extends Error {
  /** @param {number} code @param {string} message @param {unknown} [data] */
  constructor(code, message, data) {
    super(message)
    this.name = 'RpcError'
    this.code = code
    this.data = data
  }
}

/** The owner said no. The code is WalletConnect's own; most wallets send it, some send 4001. */
export const rejected = () => new RpcError(5000, 'User rejected.')

/** @param {string} method */
export const unsupportedMethod = method => new RpcError(5101, `Unsupported methods: ${method}`)

/** @param {string} reason */
export const invalidParams = reason => new RpcError(-32602, `Invalid params: ${reason}`)

/** @param {string} address */
export const unknownAccount = address => new RpcError(4100, `This wallet does not hold ${address}.`)

/** @param {string} caipNetworkId */
export const noNode = caipNetworkId => new RpcError(-32000, `This wallet knows no node of ${caipNetworkId}.`)

/**
 * What goes over the wire for something thrown: viem's short text rather than its page of details.
 * @param {unknown} error
 * @returns {{ code: number, message: string, data?: unknown }}
 */
export function toWire(error) {
  if (!(error instanceof Error)) return { code: -32000, message: String(error) }
  const cause = findCoded(error)
  const code = cause && Number.isInteger(cause.code) ? Number(cause.code) : -32000
  const message = 'shortMessage' in error ? String(error.shortMessage) : error.message
  return { code, message, ...(cause?.data === undefined ? {} : { data: cause.data }) }
}

/** @param {unknown} error @returns {{ code: unknown, data?: unknown } | undefined} the first of the causes that has a code */
function findCoded(error) {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'number') return /** @type {Error & { code: number }} */ (at)
  }
  return undefined
}
