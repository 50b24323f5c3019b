/** Every numeric constant of SPEC 9, and others that visitors notice. Times are in milliseconds unless the name says otherwise. */

/** A pairing URI lives 4 minutes. */
export const PAIRING_EXPIRY = 240_000
/** A pairing counts as expired this long before its end. */
export const PAIRING_EXPIRY_MARGIN = 10_000
/** A page still visible this long after opening a wallet offers alternatives: the wallet did not open. */
export const OPEN_WALLET_TIMEOUT = 2_500
/** Delay before the visitor is offered to open the wallet for a request: a wallet in use may answer sooner. */
export const OFFER_WALLET_DELAY = 1_000
/**
 * A relay without a pairing URI in this time counts as unreachable (SECURITY 2.3: an alternative within 30 s in total).
 */
export const RELAY_TIMEOUT = 10_000
/** After this time without a connection, the next relay in the list is tried. */
export const RELAY_CONNECT_TIMEOUT = 5_000
/** Delay before an unreachable relay is retried automatically. */
export const RELAY_RETRY = 10_000
/** The number of automatic retries. */
export const RELAY_RETRIES = 3
/** A lost relay is given up after this, until the page or the visitor requests it again. */
export const RELAY_GIVE_UP = 120_000
/** A socket that stays open for less than this counts as failed. */
export const RELAY_SOCKET_STABLE = 5_000
/** Maximum number of sockets opened to relays within `RELAY_SOCKET_WINDOW`. */
export const RELAY_SOCKETS = 15
/** The time in which sockets are counted. */
export const RELAY_SOCKET_WINDOW = 60_000
/**
 * Maximum delay before the next socket: 1 s after the first failure, then doubled, each shortened at random by up to
 * half.
 */
export const RELAY_BACKOFF = 15_000
/** Number of service requests recorded for diagnostics, with their outcomes. */
export const LOGGED_REQUESTS = 50
/** Recent wallets kept. */
export const RECENT_WALLETS = 2
/** Featured or recommended wallets fetched. */
export const RECOMMENDED_WALLETS = 4
/** Wallets fetched on phones: more than are shown, because those without a mobile link are left out. */
export const RECOMMENDED_FROM_ON_PHONES = 20
/** Wallets on one catalogue page. */
export const WALLET_PAGE_SIZE = 40
/** Wallets requested by a search. */
export const WALLET_SEARCH_ENTRIES = 100
/** Minimum delay between two searches. */
export const WALLET_SEARCH_WAIT = 300
/** Pause after the last change of a name before it is checked, in ms. */
export const NAME_CHECK_PAUSE = 300
/** Shortest text that the catalogue is searched for, in characters. */
export const WALLET_SEARCH_LENGTH = 2
/** Pictures that are fetched with a catalogue page. */
export const PRELOADED_IMAGES = 20
/** How long images may delay a view. */
export const IMAGE_PRELOAD_TIMEOUT = 2_000
/** Pause after a failed balance request. */
export const BALANCE_RETRY = 30_000
/** Swap slippage tolerance in percent. */
export const SWAP_SLIPPAGE = 1
/**
 * The minimum and maximum slippage that a visitor can choose, in percent; the service accepts whole numbers (WIRE 2.3).
 */
export const SWAP_SLIPPAGE_RANGE = { least: 1, most: 50 } as const
/** Pause after the last change of a swap before its quote is fetched, in ms. */
export const SWAP_QUOTE_PAUSE = 200
/** How often the preview of a swap is refreshed, in ms. */
export const SWAP_REFRESH = 10_000
/** Gas reserved when the whole native coin balance is swapped. */
export const SWAP_RESERVED_GAS = 150_000n
/** Bytes of call data whose publication is reserved with it, on chains that charge for that; compressed ones of a swap. */
export const SWAP_RESERVED_DATA = 2_000
/** The swap service's fee, in percent of the amount paid; the quote already includes it. */
export const SWAP_SERVICE_FEE = 0.85
/** Pending transactions that are followed. */
export const PENDING_TRANSACTIONS = 99
/** Social popup size in CSS pixels. */
export const SOCIAL_POPUP = { width: 600, height: 800 } as const
/** How often the social popup is checked. */
export const SOCIAL_POPUP_POLL = 1_000
/** How often an email change is polled. */
export const EMAIL_CHANGE_POLL = 1_000
/** Pause between two email logins. */
export const EMAIL_COOLDOWN = 30_000
/** Longest email shown whole, in characters. */
export const AUTH_NAME_LENGTH = 30
/** Time the secure frame has to load. */
export const FRAME_LOAD_TIMEOUT = 20_000
/** Time the secure frame has to answer. */
export const FRAME_REQUEST_TIMEOUT = 120_000
/** How long a reply to a withdrawn approval still counts: the visitor may have approved just before leaving, in ms. */
export const WITHDRAWAL_WAIT = 5_000
/** Time a sign-out may take. */
export const SIGN_OUT_WAIT = 3_000
/** Pause after the frame says that it is ready. */
export const FRAME_READY_DELAY = 500
/** Delay before an error snack is shown over a view that just opened. */
export const ERROR_SNACK_DELAY = 300
/** How long a snack stays (WIRE 8.5); loading snacks stay until replaced or hidden. */
export const SNACK_TIME = 2_500
/** Pause between hiding a snack and showing the next. */
export const SNACK_REPLACE_DELAY = 150
/** Length of the modal's shake. */
export const MODAL_SHAKE = 500
/** Lifetime of cached portfolio and native balances. */
export const BALANCE_CACHE = 30_000
/** Lifetime of cached names and identities. */
export const NAME_CACHE = 300_000
/** Lifetime of cached token prices. */
export const PRICE_CACHE = 15_000
/** HTTP requests time out after this. */
export const HTTP_TIMEOUT = 10_000
/** How often a chain's endpoints are re-ranked. */
export const FALLBACK_PING_INTERVAL = 4_000
/** Maximum JSON-RPC calls per HTTP request. */
export const RPC_BATCH_SIZE = 1_000
/** Error reports sent per window. */
export const ERROR_REPORTS = 5
/** The window of `ERROR_REPORTS`. */
export const ERROR_REPORTS_WINDOW = 60_000
/** Decimals shown of a quantity. */
export const QUANTITY_DECIMALS = 3
/** Decimals of a bitcoin. */
export const BITCOIN_DECIMALS = 8
/** Decimals of a sol. */
export const SOLANA_DECIMALS = 9
/** Account indices of a Bitcoin wallet. */
export const BITCOIN_ACCOUNT_INDEX = { payment: 0, ordinal: 1 } as const
/** The default active network. */
export const DEFAULT_NETWORK_ID = 'eip155:1'
/** A stored connection is given up if its wallet does not answer within this time on load (SECURITY 2). */
export const RECONNECT_TIMEOUT = 5_000
/** A surrounding page that does not answer within this time is not a Safe. */
export const SAFE_TIMEOUT = 1_000
/** How long a button hides its English while the language that the page begins with loads, in ms; the product's choice. */
export const LANGUAGE_WAIT = 1_000
/** Longest wallet icon accepted from an announcement, in characters of its data URI (SECURITY: SEC-W4, 128 KiB). */
export const ICON_SIZE = 131_072
/** Largest analytics or error-report body, in bytes (SECURITY: SEC-P2). */
export const REPORT_SIZE = 16_384
/** Commitments that Solana's preflight accepts. */
export const SOLANA_COMMITMENTS = [
  'processed',
  'confirmed',
  'finalized',
  'recent',
  'single',
  'singleGossip',
  'root',
  'max',
] as const
/** Purchase limits shown if the on-ramp has none, in US dollars. */
export const ONRAMP_LIMITS = { card: { min: 10, max: 7_500 }, bank: { min: 10, max: 25_000 } } as const
/** Number of exchanges offered for a payment. */
export const PAY_EXCHANGES = 2
/** Size of an exchange's window in CSS pixels. */
export const EXCHANGE_POPUP = { width: 480, height: 720 } as const
/** How often an exchange is polled for a payment's status, and the maximum number of times. */
export const EXCHANGE_POLL = { pause: 5_000, times: 20 } as const
/** How often the payment service is polled for a payment's status, and the maximum number of times. */
export const PAY_POLL = { pause: 3_000, times: 200 } as const
/** How often the review of a payment through the payment service is refreshed, in ms: its price holds for a short time. */
export const PAY_REFRESH = 15_000
/** How long `pay()` waits for the end of a payment. */
export const PAY_TIMEOUT = 300_000
/** How long a started payment is remembered. */
export const PAYMENT_LIFETIME = 86_400_000
/** How long a payment that is proposed to the owners of a Safe is remembered: they may take days. */
export const PAYMENT_PROPOSED = 2_592_000_000
/** How long a wallet without an answer counts as being asked for a payment. */
export const PAYMENT_ASKED = 1_800_000
/** Payments that are remembered. */
export const PAYMENTS = 99
/** Amounts that a deposit from an exchange suggests, in whole units. */
export const DEPOSIT_AMOUNTS = ['10', '50', '100'] as const
