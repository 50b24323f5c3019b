import { expect } from '@open-wc/testing'

import * as limits from '../../src/core/limits.js'

describe('limits', () => {
  it('are those of the specification', () => {
    expect(limits).to.deep.include({
      PAIRING_EXPIRY: 4 * 60_000,
      PAIRING_EXPIRY_MARGIN: 10_000,
      OPEN_WALLET_TIMEOUT: 2_500,
      OFFER_WALLET_DELAY: 1_000,
      RELAY_TIMEOUT: 10_000,
      RELAY_CONNECT_TIMEOUT: 5_000,
      RELAY_RETRY: 10_000,
      RELAY_RETRIES: 3,
      RELAY_GIVE_UP: 120_000,
      WALLET_SEARCH_LENGTH: 2,
      PRELOADED_IMAGES: 20,
      PRICE_CACHE: 15_000,
      RECONNECT_TIMEOUT: 5_000,
      ICON_SIZE: 131_072,
      REPORT_SIZE: 16_384,
      RECENT_WALLETS: 2,
      RECOMMENDED_WALLETS: 4,
      WALLET_PAGE_SIZE: 40,
      WALLET_SEARCH_ENTRIES: 100,
      WALLET_SEARCH_WAIT: 300,
      IMAGE_PRELOAD_TIMEOUT: 2_000,
      BALANCE_RETRY: 30_000,
      SWAP_SLIPPAGE: 1,
      PENDING_TRANSACTIONS: 99,
      SOCIAL_POPUP: { width: 600, height: 800 },
      SOCIAL_POPUP_POLL: 1_000,
      EMAIL_CHANGE_POLL: 1_000,
      EMAIL_COOLDOWN: 30_000,
      AUTH_NAME_LENGTH: 30,
      FRAME_LOAD_TIMEOUT: 20_000,
      FRAME_REQUEST_TIMEOUT: 120_000,
      SIGN_OUT_WAIT: 3_000,
      FRAME_READY_DELAY: 500,
      ERROR_SNACK_DELAY: 300,
      SNACK_REPLACE_DELAY: 150,
      MODAL_SHAKE: 500,
      BALANCE_CACHE: 30_000,
      NAME_CACHE: 5 * 60_000,
      HTTP_TIMEOUT: 10_000,
      FALLBACK_PING_INTERVAL: 4_000,
      RPC_BATCH_SIZE: 1_000,
      ERROR_REPORTS: 5,
      ERROR_REPORTS_WINDOW: 60_000,
      QUANTITY_DECIMALS: 3,
      BITCOIN_DECIMALS: 8,
      SOLANA_DECIMALS: 9,
      BITCOIN_ACCOUNT_INDEX: { payment: 0, ordinal: 1 },
      DEFAULT_NETWORK_ID: 'eip155:1',
      PAY_EXCHANGES: 2,
      EXCHANGE_POPUP: { width: 480, height: 720 },
      EXCHANGE_POLL: { pause: 5_000, times: 20 },
      PAY_TIMEOUT: 5 * 60_000,
      DEPOSIT_AMOUNTS: ['10', '50', '100'],
    })
    expect(limits.PAY_POLL.pause).to.equal(3_000)
    expect(limits.SOLANA_COMMITMENTS.join()).to.equal(
      'processed,confirmed,finalized,recent,single,singleGossip,root,max',
    )
    expect(limits.ONRAMP_LIMITS).to.deep.equal({ card: { min: 10, max: 7_500 }, bank: { min: 10, max: 25_000 } })
  })
})
