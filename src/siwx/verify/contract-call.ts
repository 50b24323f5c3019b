import { SignInCallError } from '../../core/errors/sign-in.js'

/** Reads an EVM chain: a viem client, an ethers provider, or any other object that makes an `eth_call`. */
export interface EvmClient {
  /** Makes an `eth_call`; resolves to its result, either as a string or as an object with `data`. */
  call(request: { to?: `0x${string}`; data: `0x${string}` }): Promise<unknown>
}

/** `isValidSignature(bytes32,bytes)`: its selector, which is also what it returns when the signature is valid (ERC-1271). */
const MAGIC = '1626ba7e'
const VALID = MAGIC.padEnd(64, '0')
/** The suffix of a signature by an account that may not be deployed yet (ERC-6492). */
const UNDEPLOYED = '6492'.repeat(16)
/** Hex digits of an EVM word. */
const WORD = 64

const word = (value: number): string => value.toString(16).padStart(WORD, '0')
const padded = (hex: string): string => hex.padEnd(Math.ceil(hex.length / WORD) * WORD, '0')

const encodeQuestion = (hash: string, signature: string): string =>
  MAGIC + hash + word(64) + word(signature.length / 2) + padded(signature)

/** What an ERC-6492 signature wraps around the account's own. */
interface Deployment {
  readonly factory: string
  readonly calldata: string
  readonly signature: string
}

/**
 * Reads `(address factory, bytes calldata, bytes signature)`; `undefined` if it is truncated or points out of bounds.
 */
function readDeployment(encoded: string): Deployment | undefined {
  const number = (at: number): number => {
    const digits = encoded.slice(at, at + WORD)
    return /^0{56}[0-9a-f]{8}$/.test(digits) ? parseInt(digits, 16) : NaN
  }
  const bytes = (slot: number): string | undefined => {
    const at = number(slot * WORD) * 2
    const length = number(at) * 2
    const text = encoded.slice(at + WORD, at + WORD + length)
    return text.length === length ? text : undefined
  }
  const [calldata, signature] = [bytes(1), bytes(2)]
  const factory = /^0{24}([0-9a-f]{40})/.exec(encoded)?.[1]
  return factory && calldata !== undefined && signature !== undefined ? { factory, calldata, signature } : undefined
}

/** Instructions of the EVM, as far as the program below needs them. */
const push = (value: number): string => `62${value.toString(16).padStart(6, '0')}`
const pushAddress = (address: string): string => `73${address}`
const [CODECOPY, CALL, STATICCALL, POP, GAS] = ['39', 'f1', 'fa', '50', '5a']
const [MUL, MLOAD, MSTORE, RETURN] = ['02', '51', '52', 'f3']

/**
 * A program that deploys an account through its factory and calls it, all within one `eth_call` that changes nothing:
 * nodes run it as a contract creation and return what would be its code. The answer is written to untouched memory and
 * counts only if the call succeeded: neither leftover input nor a failure can pass for it.
 */
function programFor({ factory, calldata, signature }: Deployment, hash: string, account: string): string {
  const question = encodeQuestion(hash, signature)
  const lengths = [calldata.length / 2, question.length / 2] as const
  const answer = Math.ceil(Math.max(...lengths) / 32) * 32
  const write = (first: number): string => {
    const second = first + lengths[0]
    return [
      ...[push(lengths[0]), push(first), push(0), CODECOPY],
      ...[push(0), push(0), push(lengths[0]), push(0), push(0), pushAddress(factory), GAS, CALL, POP],
      ...[push(lengths[1]), push(second), push(0), CODECOPY],
      ...[push(32), push(answer), push(lengths[1]), push(0), pushAddress(account), GAS, STATICCALL],
      ...[push(answer), MLOAD, MUL, push(answer), MSTORE, push(32), push(answer), RETURN],
    ].join('')
  }
  return write(write(0).length / 2) + calldata + question
}

/** The hex digits of a client's answer. */
function digitsOf(answer: unknown): string {
  const data: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'data') : answer
  return typeof data === 'string' ? data.replace(/^0x/, '').toLowerCase() : ''
}

async function ask(client: EvmClient, request: Parameters<EvmClient['call']>[0]): Promise<boolean> {
  try {
    return digitsOf(await client.call(request)).slice(0, WORD) === VALID
  } catch (cause) {
    throw new SignInCallError({ cause })
  }
}

/**
 * Whether an account's contract accepts a signature over a hash. If it is not deployed yet, it is deployed within the
 * call, by the factory named in the signature.
 *
 * @throws {SignInCallError} the contract could not be called, or refuses by failing
 */
export async function isContractSignature(
  client: EvmClient,
  hash: string,
  signature: string,
  address: string,
): Promise<boolean> {
  const account = address.slice(2).toLowerCase()
  const question = (own: string) => ({ to: `0x${account}`, data: `0x${encodeQuestion(hash, own)}` }) as const
  if (!signature.endsWith(UNDEPLOYED)) return ask(client, question(signature))
  const deployment = readDeployment(signature.slice(0, -UNDEPLOYED.length))
  if (!deployment) return false
  const isDeployed = await ask(client, question(deployment.signature)).catch(() => false)
  return isDeployed || ask(client, { data: `0x${programFor(deployment, hash, account)}` })
}
