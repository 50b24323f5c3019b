import { createPublicClient, createWalletClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/** From now on the wallet takes several calls at once, and signs them after one request (EIP-5792). */
export async function takesBatches(page, { stack }) {
  const [{ rpcUrl }] = stack.evm
  const client = createPublicClient({ transport: http(rpcUrl) })
  const account = privateKeyToAccount(stack.accounts[0].privateKey)
  const wallet = createWalletClient({ account, transport: http(rpcUrl) })
  await page.exposeFunction('signAll', async calls => {
    const receipts = []
    for (const { to, data, value = '0x0' } of calls) {
      const hash = await wallet.sendTransaction({ to, data, value: BigInt(value), chain: null })
      const { transactionHash } = await client.waitForTransactionReceipt({ hash })
      receipts.push({ transactionHash, status: '0x1' })
    }
    return receipts
  })
  await page.evaluate(() => {
    const [wallet] = window.testWallets
    let receipts = []
    wallet.answer('wallet_getCapabilities', ([, [chainId]]) => ({ [chainId]: { atomic: { status: 'supported' } } }))
    wallet.answer('wallet_sendCalls', async ([{ calls }]) => {
      receipts = await window.signAll(calls)
      return { id: 'batch' }
    })
    wallet.answer('wallet_getCallsStatus', () => ({ status: 200, receipts }))
  })
}
