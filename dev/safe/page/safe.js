// The page around a Safe app: it shows the app of its query in a frame and answers as Safe's own page does. In place of a
// contract with owners stands an account of the chain, which signs once a person approves.
import { byId, make, terms } from '/__dev/wallet/dom.js'

/** Which of the stack's accounts the Safe is. */
const ACCOUNT = 8

const query = new URL(location.href).searchParams
const app = new URL(query.get('app') ?? 'about:blank', location.href)
const chainId = Number(query.get('chainId') ?? 31337)

const info = await (await fetch('/__dev/info')).json()
const { address } = info.accounts[ACCOUNT]

/** What the owners agreed to, by the hash that the Safe gave for it. @type {Map<string, string>} */
const executed = new Map()

/** @param {string} method @param {readonly unknown[]} params @returns {Promise<any>} */
async function rpc(method, params) {
  const reply = await fetch(`/v1?chainId=eip155:${chainId}&projectId=dev`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = await reply.json()
  if (error) throw new Error(error.message)
  return result
}

/** Shows what is asked until a person decides. @param {string} title @param {[string, string][]} rows */
const approve = (title, rows) =>
  new Promise((resolve, reject) => {
    const id = `ask-${crypto.randomUUID()}`
    const decide = (/** @type {() => void} */ then) => () => {
      ask.remove()
      then()
    }
    const ask = make(
      'article',
      { class: 'ask', 'aria-labelledby': id },
      make('h3', { id }, title),
      terms(rows),
      make('button', { type: 'button', onclick: decide(() => resolve(undefined)) }, 'Approve'),
      make(
        'button',
        { type: 'button', onclick: decide(() => reject(new Error('Transaction was rejected'))) },
        'Reject',
      ),
    )
    byId('asks').append(ask)
  })

const newHash = () =>
  `0x${[...crypto.getRandomValues(new Uint8Array(32))].map(byte => byte.toString(16).padStart(2, '0')).join('')}`

/** The messages of the Safe Apps protocol that are answered. @type {Record<string, (params: any) => unknown>} */
const ANSWERS = {
  getSafeInfo: () => ({ safeAddress: address, chainId, owners: [address], threshold: 1, isReadOnly: false }),
  rpcCall: ({ call, params }) => rpc(call, params),
  getTxBySafeTxHash({ safeTxHash }) {
    const txHash = executed.get(safeTxHash)
    if (!txHash) throw new Error('No such transaction')
    return { safeTxHash, txHash, txStatus: 'SUCCESS' }
  },
  async sendTransactions({ txs }) {
    await approve(
      txs.length === 1 ? 'Send a transaction' : `Send ${txs.length} transactions`,
      txs.map((/** @type {any} */ { to, value }) => [to, `${value} wei`]),
    )
    let txHash = ''
    for (const { to, value, data } of txs)
      txHash = await rpc('eth_sendTransaction', [{ from: address, to, value: `0x${BigInt(value).toString(16)}`, data }])
    const safeTxHash = newHash()
    executed.set(safeTxHash, txHash)
    return { safeTxHash }
  },
  async signMessage({ message }) {
    await approve('Sign a message', [['Message', message]])
    const hex = [...new TextEncoder().encode(message)].map(byte => byte.toString(16).padStart(2, '0')).join('')
    return { signature: await rpc('eth_sign', [address, `0x${hex}`]) }
  },
  async signTypedMessage({ typedData }) {
    await approve('Sign typed data', [['Data', JSON.stringify(typedData.message)]])
    return { signature: await rpc('eth_signTypedData_v4', [address, typedData]) }
  },
}

const frame = byId('app')

addEventListener('message', async ({ data, source, origin }) => {
  if (source !== frame.contentWindow || origin !== app.origin || typeof data?.id !== 'string') return
  const { id, method, params } = data
  const reply = (/** @type {object} */ body) =>
    frame.contentWindow.postMessage({ id, version: '9.1.0', ...body }, origin)
  const answer = Object.hasOwn(ANSWERS, method) ? ANSWERS[method] : undefined
  try {
    if (!answer) throw new Error(`Unknown method ${method}`)
    reply({ success: true, data: await answer(params) })
  } catch (error) {
    reply({ success: false, error: error instanceof Error ? error.message : String(error) })
  }
})

byId('address').textContent = address
if (/^https?:$/.test(app.protocol)) {
  frame.hidden = false
  frame.src = app.href
} else {
  byId('error').hidden = false
  byId('error').textContent = 'Name the address of the app: ?app=http://127.0.0.1:5173/'
}
