import { BITCOIN_REFERENCES } from '../../core/chain/bitcoin-address.js'
import { fromHex } from '../../core/encoding/bytes.js'
import { broadcast, signMessage as signText, signPsbt } from './actions.js'
import { type BitcoinCore, TEST_BITCOIN_NETWORKS } from './core.js'
import type { TestBitcoinAddress, TestBitcoinNetwork } from './types.js'
import { invalidParams } from '../provider-rpc-error.js'
import { isRecord } from '../shapes.js'

/** An account in the Wallet Standard format. */
export interface StandardBitcoinAccount {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly string[]
  readonly features: readonly string[]
  readonly purpose: TestBitcoinAddress['purpose']
}

/** The Bitcoin part of a Wallet Standard wallet; a multi-family wallet combines it with others. */
export interface BitcoinStandardSide {
  readonly chains: readonly string[]
  /** The accounts that the site may see now. */
  readonly accounts: () => readonly StandardBitcoinAccount[]
  readonly features: Readonly<Record<string, object>>
}

const FEATURES = ['bitcoin:connect', 'bitcoin:signMessage', 'bitcoin:signTransaction', 'bitcoin:signAndSendTransaction']

/** Signature types by their Wallet Standard name. */
const SIGHASHES: Readonly<Record<string, number>> = { ALL: 1, NONE: 2, SINGLE: 3 }

const toChain = (network: TestBitcoinNetwork): string => `bitcoin:${network}`

const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array

function addressIn(account: unknown): string {
  if (!isRecord(account) || typeof account['address'] !== 'string') throw invalidParams('Expected an account')
  return account['address']
}

/** What each input of a call requests. */
function inputsOf(inputs: readonly unknown[]): readonly Readonly<Record<string, unknown>>[] {
  return inputs.map(input => {
    if (!isRecord(input)) throw invalidParams('Expected an object')
    return input
  })
}

async function signInput(core: BitcoinCore, input: Readonly<Record<string, unknown>>): Promise<Uint8Array> {
  const { psbt, inputsToSign } = input
  if (!isBytes(psbt) || !Array.isArray(inputsToSign)) throw invalidParams('Expected a PSBT and inputs')
  let signed = psbt
  for (const { account, signingIndexes, sigHash } of inputsOf(inputsToSign)) {
    addressIn(account)
    if (!Array.isArray(signingIndexes)) throw invalidParams('Expected indexes')
    signed = await signPsbt(core, signed, signingIndexes.map(Number), SIGHASHES[String(sigHash)])
  }
  return signed
}

function networkIn(value: unknown): TestBitcoinNetwork {
  const network = TEST_BITCOIN_NETWORKS.find(name => `bip122:${BITCOIN_REFERENCES[name]}` === value)
  if (!network) throw invalidParams('Expected the CAIP-2 id of a network')
  return network
}

/** Creates the Wallet Standard features of a Bitcoin test wallet. */
export function createBitcoinSide(core: BitcoinCore): BitcoinStandardSide {
  const made = new Map<string, StandardBitcoinAccount>()
  const toAccount = ({ address, publicKey, purpose }: TestBitcoinAddress): StandardBitcoinAccount => {
    const key = `${core.network} ${address}`
    const known = made.get(key)
    if (known) return known
    const bytes = fromHex(publicKey) ?? new Uint8Array()
    const chains = [toChain(core.network)]
    const account = Object.freeze({ address, publicKey: bytes, chains, features: FEATURES, purpose })
    made.set(key, account)
    return account
  }
  const accounts = (): readonly StandardBitcoinAccount[] => core.visible.map(toAccount)
  const call = (method: string, act: (inputs: readonly unknown[]) => unknown) => {
    return (...inputs: readonly unknown[]): Promise<unknown> => core.run(method, inputs, () => act(inputs))
  }
  const connect = async (): Promise<object> => {
    await core.authorize()
    return { accounts: accounts() }
  }
  const signMessage = (inputs: readonly unknown[]): Promise<unknown> =>
    Promise.all(
      inputsOf(inputs).map(async ({ account, message }) => {
        const address = addressIn(account)
        if (!isBytes(message)) throw invalidParams('Expected bytes')
        const protocol = accounts().find(own => own.address === address)?.purpose === 'ordinals' ? 'bip322' : 'ecdsa'
        return { signedMessage: message, signature: await signText(core, address, message, protocol) }
      }),
    )
  const sign = (inputs: readonly unknown[]): Promise<unknown> =>
    Promise.all(inputsOf(inputs).map(async input => ({ signedPsbt: await signInput(core, input) })))
  const signAndSend = (inputs: readonly unknown[]): Promise<unknown> =>
    Promise.all(inputsOf(inputs).map(async input => ({ txId: await broadcast(core, await signInput(core, input)) })))
  const version = '1.0.0'
  return {
    chains: core.networks.map(toChain),
    accounts,
    features: {
      'bitcoin:connect': { version, connect: call('bitcoin:connect', connect) },
      'bitcoin:disconnect': { version, disconnect: call('bitcoin:disconnect', () => core.revoke()) },
      'bitcoin:signMessage': { version, signMessage: call('bitcoin:signMessage', signMessage) },
      'bitcoin:signTransaction': { version, signTransaction: call('bitcoin:signTransaction', sign) },
      'bitcoin:signAndSendTransaction': {
        version,
        signAndSendTransaction: call('bitcoin:signAndSendTransaction', signAndSend),
      },
      'bitcoin:switchNetwork': {
        version,
        switchNetwork: call('bitcoin:switchNetwork', ([network]) => core.switchTo(networkIn(network))),
      },
    },
  }
}
