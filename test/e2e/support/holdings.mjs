import { priceOf } from '../../../dev/api/blockchain/prices.mjs'

/** What the blockchain service says of an account that has been in use for a while. */

const CHAIN = 'eip155:31337'
const ME = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const SHOP = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

const addressOf = number => `0x${number.toString(16).padStart(40, 'a')}`

/** One row of the list; what the stack has no price for may be given one. */
const token = (name, symbol, numeric, number, price = priceOf(symbol, 'usd')) => ({
  name,
  symbol,
  chainId: CHAIN,
  ...(number ? { address: `${CHAIN}:${addressOf(number)}` } : {}),
  value: Number(numeric) * price,
  price,
  quantity: { decimals: '18', numeric },
})

export const TOKENS = {
  balances: [
    token('Ether', 'ETH', '1.942'),
    token('USD Coin', 'USDC', '110.55', 1),
    token('Dai Stablecoin', 'DAI', '64.2', 2),
    token('Wrapped Bitcoin', 'WBTC', '0.00041', 3),
    token('Field Notes', 'FIELD', '12000', 4),
  ],
}

export const OVERFULL = {
  balances: [
    token('Ether', 'ETH', '1.942'),
    token(
      'Wrapped Liquid Staked Ether of the Long-Named Protocol',
      'WLSTETHLONGNAMED',
      '123456789012.123456',
      3,
      3210.5,
    ),
    token('Pneumonoultramicroscopicsilicovolcanoconiosis', 'PNEUMONO', '999999999999.99', 1, 1),
    token('عملة رقمية', 'RTL', '0.000000000000000001', 2),
    ...Array.from({ length: 40 }, (_, index) => token(`Token number ${index + 1}`, `TKN${index}`, '1.5', index + 9, 2)),
  ],
}

const DAY = 86_400_000
let made = 0

/** One entry of the history, so many days ago. */
function entry(days, operationType, from, to, transfers, status = 'confirmed') {
  made += 1
  const metadata = {
    operationType,
    hash: `0x${made.toString(16).padStart(64, '0')}`,
    minedAt: new Date(Date.now() - days * DAY - made * 60_000).toISOString(),
    sentFrom: from,
    sentTo: to,
    status,
    nonce: made,
    chain: CHAIN,
    application: null,
  }
  return { id: `entry-${made}`, metadata, transfers }
}

const moved = (direction, numeric, name, symbol) => ({
  direction,
  quantity: { numeric },
  value: Number(numeric) * priceOf(symbol, 'usd'),
  price: null,
  fungible_info: { name, symbol, icon: null },
  nft_info: null,
})

const collected = name => ({
  direction: 'in',
  quantity: { numeric: '1' },
  value: null,
  price: null,
  fungible_info: null,
  nft_info: { name, content: { preview: null }, flags: { is_spam: false } },
})

export const HISTORY = {
  data: [
    entry(0, 'send', ME, BOB, [moved('out', '0.25', 'Ether', 'ETH')]),
    entry(0, 'trade', ME, SHOP, [moved('out', '100', 'USD Coin', 'USDC'), moved('in', '0.04', 'Ether', 'ETH')]),
    entry(1, 'receive', BOB, ME, [moved('in', '64.2', 'Dai Stablecoin', 'DAI')]),
    entry(1, 'receive', `${BOB.slice(0, 6)}${'0'.repeat(32)}${BOB.slice(-4)}`, ME, [moved('in', '0', 'Ether', 'ETH')]),
    entry(4, 'approve', ME, SHOP, []),
    entry(4, 'send', ME, SHOP, [moved('out', '5', 'USD Coin', 'USDC')], 'failed'),
    entry(9, 'mint', SHOP, ME, [collected('Field Note #7')]),
    entry(9, 'mint', SHOP, ME, [collected('Field Note #8')]),
    entry(10, 'receive', BOB, ME, [collected('A picture with a title that is longer than its card is wide')]),
  ],
  next: null,
}
