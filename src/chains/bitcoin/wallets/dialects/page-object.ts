import type { SignedPsbt } from '../../../../core/entities/bitcoin-provider.js'
import { parseSignature } from '../../../../services/wallets/bitcoin-reply.js'
import type { BoundObject } from '../../../../services/wallets/bound-object.js'
import type { MessageRequest, PsbtRequest } from '../wallet.js'
import { signHexPsbt } from './hex-psbt.js'

/** A wallet injected into the page as an object, usually without a list of its networks. */
export abstract class PageObjectWallet {
  /** The call target; a different one per network if the wallet has one for each. */
  protected abstract readonly bound: BoundObject

  /** The wallet's own object. */
  get raw(): object {
    return this.bound.raw
  }
}

/** A wallet that uses hex, such as Unisat and OKX (WIRE 9.4). */
export abstract class HexWallet extends PageObjectWallet {
  /** Disconnects, if the wallet has a function for it. */
  async disconnect(): Promise<void> {
    if (this.bound.has('disconnect')) await this.bound.call('disconnect')
  }

  /** Signs a text with its active address. */
  async signMessage({ message, protocol }: MessageRequest): Promise<string> {
    const kind = protocol === 'bip322' ? 'bip322-simple' : 'ecdsa'
    return parseSignature(await this.bound.call('signMessage', message, kind))
  }

  /** Signs a PSBT. */
  signPsbt(request: PsbtRequest): Promise<SignedPsbt> {
    return signHexPsbt(this.bound, request)
  }
}
