import { fromBase64, toBase64 } from '../../core/encoding/bytes.js'
import * as actions from './actions.js'
import type { BitcoinCore } from './core.js'
import type { TestBitcoinNetwork } from './types.js'
import {
  internalError,
  invalidParams,
  ProviderRpcError,
  unauthorized,
  unsupportedMethod,
} from '../provider-rpc-error.js'
import { isRecord, paramAt } from '../shapes.js'

type Params = Readonly<Record<string, unknown>>
type Method = (core: BitcoinCore, params: Params) => unknown

/** The sats-connect codes for EIP-1193's rejection, missing permission and unknown method. */
const CODES: Readonly<Record<number, number>> = { 4001: -32000, 4100: -32002, 4200: -32001 }

/** The sats-connect names of networks. */
const NAMES: Readonly<Record<TestBitcoinNetwork, string>> = {
  mainnet: 'Mainnet',
  testnet: 'Testnet4',
  signet: 'Signet',
  regtest: 'Regtest',
}

const METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['getAddresses', connect],
  ['wallet_connect', connect],
  ['wallet_getAccount', core => (core.isOpen ? account(core) : refuse())],
  ['wallet_disconnect', core => (core.revoke(), null)],
  ['wallet_changeNetwork', changeNetwork],
  ['signMessage', signMessage],
  ['signPsbt', signPsbt],
  ['sendTransfer', sendTransfer],
])

function refuse(): never {
  throw unauthorized()
}

async function account(core: BitcoinCore): Promise<object> {
  const addresses = await core.getAddresses()
  return { addresses, network: { bitcoin: { name: NAMES[core.network] } } }
}

async function connect(core: BitcoinCore): Promise<object> {
  await core.authorize()
  return account(core)
}

async function changeNetwork(core: BitcoinCore, { name }: Params): Promise<null> {
  const network = core.networks.find(known => NAMES[known] === name)
  if (!network) throw invalidParams('Expected the name of a network')
  await core.switchTo(network)
  return null
}

async function signMessage(core: BitcoinCore, { address, message, protocol = 'ECDSA' }: Params): Promise<object> {
  if (typeof address !== 'string' || typeof message !== 'string') throw invalidParams('Expected an address and a text')
  const kind = protocol === 'BIP322' ? 'bip322' : 'ecdsa'
  const signature = await actions.signMessage(core, address, new TextEncoder().encode(message), kind)
  return { address, protocol, signature: toBase64(signature) }
}

async function signPsbt(core: BitcoinCore, { psbt, signInputs, broadcast }: Params): Promise<object> {
  const bytes = typeof psbt === 'string' ? fromBase64(psbt) : undefined
  if (!bytes || !isRecord(signInputs)) throw invalidParams('Expected a PSBT and inputs')
  const indexes = Object.values(signInputs).flatMap(list => (Array.isArray(list) ? list.map(Number) : []))
  const signed = await actions.signPsbt(core, bytes, indexes)
  const txid = broadcast === true ? await actions.broadcast(core, signed) : undefined
  return { psbt: toBase64(signed), ...(txid ? { txid } : {}) }
}

async function sendTransfer(core: BitcoinCore, { recipients }: Params): Promise<object> {
  const first = paramAt(recipients, 0)
  if (!isRecord(first)) throw invalidParams('Expected a recipient')
  const { address, amount } = first
  if (typeof address !== 'string' || !Number.isSafeInteger(amount))
    throw invalidParams('Expected an address and satoshis')
  return { txid: await actions.pay(core, { address, amount: BigInt(Number(amount)) }) }
}

/** An error in the sats-connect format. */
function toError(thrown: unknown): object {
  const error = thrown instanceof ProviderRpcError ? thrown : internalError(String(thrown))
  return { code: CODES[error.code] ?? error.code, message: error.message }
}

/** Creates a wallet's sats-connect object: requests are answered with JSON-RPC objects. */
export function createSatsConnectProvider(core: BitcoinCore): object {
  let id = 0
  return {
    async request(method: string, params?: unknown): Promise<object> {
      const head = { jsonrpc: '2.0', id: String((id += 1)) }
      const run = METHODS.get(method)
      const act = (): unknown => {
        if (!run) throw unsupportedMethod(method)
        return run(core, isRecord(params) ? params : {})
      }
      try {
        return { ...head, result: await core.run(method, params, act) }
      } catch (thrown) {
        return { ...head, error: toError(thrown) }
      }
    },
    addListener(event: string, listener: (payload: unknown) => void): () => void {
      const own = event === 'accountDisconnected' ? 'disconnect' : event === 'accountChange' ? 'change' : event
      core.emitter.on(own, listener)
      return () => core.emitter.off(own, listener)
    },
  }
}
