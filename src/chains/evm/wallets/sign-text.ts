import { isHexText, toHex } from '../../../core/encoding/bytes.js'
import { MalformedReplyError } from '../../../core/errors/service.js'
import type { SignMessageParams } from '../../ports/wallets.js'
import type { EvmWallet } from './wallet.js'

/**
 * Asks the wallet to sign a text (`personal_sign`).
 *
 * @throws {MalformedReplyError} it answered with something that is not a signature
 */
export async function signText({ bound }: EvmWallet, { message, address }: SignMessageParams): Promise<string> {
  const text = `0x${toHex(new TextEncoder().encode(message))}`
  const answer = await bound.request({ method: 'personal_sign', params: [text, address] })
  if (typeof answer !== 'string' || !answer.startsWith('0x') || !isHexText(answer.slice(2)))
    throw new MalformedReplyError()
  return answer
}
