import { hashMessage, hashTypedData, serializeErc6492Signature } from 'viem'
import { accountOf, createAccountData, factory } from './contracts.mjs'
import { ensureDeployed } from './deploy.mjs'

/** What a signature of an account is about. */
const types = Object.freeze({ StackAccountMessage: [{ name: 'hash', type: 'bytes32' }] })

/**
 * Signs for a smart account: as ERC-1271 has it, and before the account is on its chain as ERC-6492 has it.
 * @param {import('./deploy.mjs').ChainClient} client
 * @param {import('viem/accounts').PrivateKeyAccount} owner
 */
export function smartSigner(client, owner) {
  const address = accountOf(owner.address)
  /** @param {`0x${string}`} hash @returns {Promise<`0x${string}`>} */
  const sign = async hash => {
    const domain = { name: 'Stack Account', chainId: client.chain.id, verifyingContract: address }
    const signature = await owner.signTypedData({
      domain,
      types,
      primaryType: 'StackAccountMessage',
      message: { hash },
    })
    if (await client.getCode({ address })) return signature
    await ensureDeployed(client)
    return serializeErc6492Signature({ address: factory, data: createAccountData(owner.address), signature })
  }
  return {
    /** @param {{ message: import('viem').SignableMessage }} asked */
    signMessage: ({ message }) => sign(hashMessage(message)),
    /** @param {any} typed */
    signTypedData: typed => sign(hashTypedData(typed)),
  }
}
