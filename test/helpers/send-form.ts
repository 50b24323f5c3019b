import { loadBalance } from '../../src/controllers/connections/load-balance.js'
import { connect } from '../../src/controllers/connect/connect.js'
import { startSend } from '../../src/controllers/send/start-send.js'
import { sendController } from '../../src/controllers/send/send.js'
import { recordIntent } from '../../src/controllers/shell/intent.js'
import type { WalletModalOptions } from '../../src/client/types.js'
import { ALICE, aspen, BOB, result, type Script } from './fake-adapter.js'
import { instance } from './instance.js'

/** An unknown address. */
export const CAROL = '0x1111111111111111111111111111111111111111'

/** A token that the account holds. */
export const USD_COIN = {
  chainId: 'eip155:1',
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  amount: 5_250_001n,
  price: 1,
  value: 5.25,
} as const

/** Connected with 1 ETH, and a form that says `amount` to `receiver`. */
export async function filledForm(
  script: Script = {},
  {
    amount = '0.25',
    receiver = CAROL,
    site,
  }: { amount?: string; receiver?: string; site?: Partial<WalletModalOptions> } = {},
) {
  const made = instance(
    { connect: async id => result(id, { accounts: [{ address: ALICE }, { address: BOB }] }), ...script },
    site,
  )
  recordIntent()
  await connect(aspen.id, 'eip155')
  await loadBalance('eip155', { force: true })
  startSend()
  sendController.edit({ amount, receiver })
  made.adapter.calls.length = 0
  return made
}
