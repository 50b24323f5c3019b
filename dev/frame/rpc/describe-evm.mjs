import {
  createPublicClient,
  decodeFunctionData,
  erc20Abi,
  formatUnits,
  hexToString,
  http,
  isHex,
  maxUint256,
} from 'viem'

/** @typedef {[string, string][]} Rows */
/** @typedef {{ to?: string | null | undefined, data?: string | undefined, value?: bigint | undefined }} Call */

/** Allowances from here on are for all that an account will ever hold. */
const UNLIMITED = maxUint256 / 2n

/** @param {bigint} wei @returns {string} */
export const ether = wei => `${formatUnits(wei, 18)} ETH`

/** A page's text from the hex that pages send. @param {string} value @returns {string} */
export function readable(value) {
  if (!isHex(value)) return value
  const text = hexToString(value)
  return text.includes('\ufffd') ? value : text
}

/** @param {string} rpcUrl @param {string} token @returns {Promise<{ symbol: string, decimals: number } | undefined>} */
async function readToken(rpcUrl, token) {
  const client = createPublicClient({ transport: http(rpcUrl, { retryCount: 0 }) })
  const ask = (/** @type {'symbol' | 'decimals'} */ functionName) =>
    client.readContract({ address: /** @type {`0x${string}`} */ (token), abi: erc20Abi, functionName })
  const [symbol, decimals] = await Promise.allSettled([ask('symbol'), ask('decimals')])
  if (symbol.status !== 'fulfilled' || decimals.status !== 'fulfilled') return undefined
  return { symbol: String(symbol.value).slice(0, 20), decimals: Number(decimals.value) }
}

/** @param {Call} call */
function decodeErc20({ data }) {
  try {
    return decodeFunctionData({ abi: erc20Abi, data: /** @type {`0x${string}`} */ (data ?? '0x') })
  } catch {
    return undefined // it calls something else
  }
}

/**
 * Says what a call moves, in words.
 * @param {Call} call
 * @param {string} rpcUrl
 * @returns {Promise<{ rows: Rows, warning?: string }>}
 */
export async function describeCall(call, rpcUrl) {
  const { to, data, value = 0n } = call
  if (!to) return { rows: [['Creates', 'a new contract'], ...paid(value)] }
  const decoded = data && data !== '0x' ? decodeErc20(call) : undefined
  if (!data || data === '0x')
    return {
      rows: [
        ['Send', ether(value)],
        ['To', to],
      ],
    }
  const token = decoded ? await readToken(rpcUrl, to) : undefined
  if (!decoded || !token) {
    return { rows: [['Calls', to], ['Function', data.slice(0, 10)], ...paid(value)] }
  }
  const amount = (/** @type {bigint} */ units) => `${formatUnits(units, token.decimals)} ${token.symbol}`
  if (decoded.functionName === 'transfer') {
    return { rows: [['Send', amount(decoded.args[1])], ['To', decoded.args[0]], ['Token', to], ...paid(value)] }
  }
  if (decoded.functionName === 'transferFrom') {
    const [from, receiver, units] = decoded.args
    return { rows: [['Move', amount(units)], ['From', from], ['To', receiver], ['Token', to], ...paid(value)] }
  }
  if (decoded.functionName === 'approve') {
    const [spender, units] = decoded.args
    const isUnlimited = units >= UNLIMITED
    const rows = /** @type {Rows} */ ([
      ['Allow', isUnlimited ? `any amount of ${token.symbol}` : amount(units)],
      ['To be spent by', spender],
      ['Token', to],
      ...paid(value),
    ])
    return isUnlimited ? { rows, warning: `The spender can take all ${token.symbol} that you ever hold.` } : { rows }
  }
  return { rows: [['Calls', to], ['Function', decoded.functionName], ...paid(value)] }
}

/** @param {bigint} value @returns {Rows} */
const paid = value => (value > 0n ? [['Sends along', ether(value)]] : [])

/** Warns of a sign-in message that is about another site. @param {string} text @param {string} origin @returns {string | undefined} */
export function signInWarning(text, origin) {
  const domain = /^(\S+) wants you to sign in with your \w+ account:/.exec(text)?.[1]
  const { host } = new URL(origin)
  if (domain === undefined || domain.replace(/^\w+:\/\//, '') === host) return undefined
  return `This logs you in at ${domain}, but ${host} asks for it.`
}
