/** A 0x-prefixed hex string. */
export type Hex = `0x${string}`

export interface DevStackOptions {
  /**
   * Ports to try first; a taken one is replaced by a free one, and 0 means any. A port set here takes precedence over
   * another part's default port.
   */
  ports?: {
    api?: number | undefined
    evm?: number | undefined
    evm2?: number | undefined
    bitcoin?: number | undefined
    solana?: number | undefined
    relay?: number | undefined
    frame?: number | undefined
    social?: number | undefined
  }
  /** How many wallets the catalogue holds. Default: 600. */
  wallets?: number | undefined
  /** Print a line for every request. Default: false. */
  log?: boolean | undefined
  /**
   * A folder that keeps the users of the embedded wallet, with their keys; for one stack at a time. Default: they are forgotten
   * at the end.
   */
  data?: string | undefined
}

/** A local chain. */
export interface DevChain {
  chainId: number
  /** Such as `eip155:31337`. */
  caipNetworkId: `eip155:${number}`
  name: string
  /** The chain itself. */
  rpcUrl: string
  /** The same chain through the API server, where faults apply. */
  proxyUrl: string
  /** The exchange that `/v1/convert/*` builds transactions for; at the same address on every chain. */
  router: Hex
  /** The tokens with a pool against the chain's coin; anyone may call their `mint`. */
  tokens: DevTokens
  /**
   * Changes a token's price on the exchange by a percentage; for `TUSD`, all other prices change. @throws {TypeError}
   * there is no such token, or the price cannot change like this
   */
  movePrice(symbol: string, percent: number): Promise<void>
  /**
   * Mints tokens for an address, in base units. @throws {TypeError} there is no such token, or the amount is invalid
   */
  mint(symbol: string, to: string, amount: bigint | string): Promise<void>
  /** Ends this chain only, to see how a site behaves without it. */
  stop(): Promise<void>
}

/** A test token of a local EVM chain. */
export interface DevToken {
  address: Hex
  name: string
  symbol: string
  /** According to the contract. */
  decimals: number
  /** According to the list of `/v1/convert/tokens`. */
  listedDecimals: number
  /** Whether its holder may approve by a signature. */
  eip2612: boolean
  /** The fee on every transfer, in hundredths of a percent. */
  transferFee: number
}

export interface DevTokens {
  /** `TUSD`, approved by a transaction. */
  plain: DevToken
  /** `TGOLD`, with EIP-2612. */
  permit: DevToken
  /** `TTOLL`, which loses 2 percent on every transfer; quotes do not include this. */
  fee: DevToken
  /** `TODD`, listed with 18 decimals but with 8. */
  odd: DevToken
}

/** A funded account of every local chain. The keys are publicly known: never use them elsewhere. */
export interface DevAccount {
  address: Hex
  privateKey: Hex
}

/** The test contracts of one chain; anyone may call their `mint`. */
export interface DevContracts {
  token: { address: Hex; decimals: number; symbol: string }
  nft: { address: Hex }
  /** A small ENS: `.eth` names and their addresses; the network names the contract, so that the modal finds it. */
  names: { universalResolver: Hex; entries: Readonly<Record<string, Hex>> }
}

/** A network that the `networks` option and viem accept unchanged. */
export interface DevNetwork {
  id: number
  name: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  rpcUrls: { default: { http: [string] } }
  testnet: false
}

export type DevFaultMode =
  /** Waits `delayMs` (2,000), then gives the true answer. */
  | 'slow'
  /** Answers `status` (500) with `body`, or with the services' error shape made of `reason`. */
  | 'fail'
  /** Answers 429 with `retry-after: retryAfterS` (1). */
  | 'rate-limit'
  /** Never answers. */
  | 'hang'
  /** Closes the connection without an answer. */
  | 'drop'
  /** Closes the connection in the middle of the answer. */
  | 'cut'
  /** Answers 200 with nothing. */
  | 'empty'
  /** Answers 200 with an HTML page. */
  | 'html'
  /** Answers 200 with JSON that breaks off. */
  | 'malformed'
  /** Answers with the true shape and every value of a wrong type. */
  | 'wrong-types'
  /** Answers with `bytes` (20 million) of JSON. */
  | 'huge'
  /** Answers `status` (200) with `body` and `headers`. */
  | 'body'
  /** Puts `result` into the answer of the JSON-RPC calls to `rpcMethod`. */
  | 'rpc-result'
  /** Answers the JSON-RPC calls to `rpcMethod` with `error`. */
  | 'rpc-error'
  /**
   * Moves the price on the exchange so that the requested trade yields `percent` (5) less; then gives the true answer.
   */
  | 'price-moves'
  /** Answers with `to` in place of the exchange's address. */
  | 'other-router'
  /** Answers with twice the deposit of a payment; the price that it shows stays. */
  | 'double-deposit'

/** A rule that makes requests fail; without conditions it matches all of them. */
export interface DevFault {
  mode: DevFaultMode
  /** Such as `GET /getWallets`, `/getWalletImage/:id` (any method) or `* /v1/*`. */
  route?: string
  /** Only requests whose query names this chain, such as `eip155:31337`. */
  chainId?: string
  /** Only JSON-RPC requests with this method. */
  rpcMethod?: string
  /** How many requests it matches. Default: all, until it is cleared. */
  times?: number
  /** The delay before anything else happens, in milliseconds. */
  delayMs?: number
  status?: number
  /** A string is sent unchanged, anything else as JSON. */
  body?: unknown
  headers?: Record<string, string>
  reason?: { field: string; description: string }
  /** In seconds. */
  retryAfterS?: number
  bytes?: number
  result?: unknown
  error?: unknown
  percent?: number
  /** An address; by default, an unused one. */
  to?: string
}

export interface DevFaults {
  /**
   * Adds a rule; when several match a request, the latest applies. @returns an id for `clear` @throws {TypeError} for
   * an unknown mode or property, or an invalid value
   */
  set(fault: DevFault): string
  /** Removes one rule, or all of them. */
  clear(id?: string): void
  /** The active rules, the latest first. */
  list(): (DevFault & { id: string; hits: number })[]
}

export interface DevProjectFeature {
  id: string
  isEnabled: boolean
  config: string[] | null
}

export interface DevProjectSettings {
  /** Empty: every origin is allowed. */
  origins: string[]
  features: DevProjectFeature[]
  analytics: boolean
  limits: { tier: string; isAboveRpcLimit: boolean; isAboveMauLimit: boolean }
  /** The valid project ids; `null`: all are valid. */
  projectIds: string[] | null
}

/** A change of settings: `features` replaces the whole list, `feature` changes or adds one entry. */
export type DevProjectPatch = Partial<Omit<DevProjectSettings, 'limits'>> & {
  limits?: Partial<DevProjectSettings['limits']>
  feature?: Partial<DevProjectFeature> & { id: string }
}

/** The settings of a site owner's dashboard. */
export interface DevProject {
  get(): DevProjectSettings
  /** @throws {TypeError} for an unknown setting or a value of the wrong type; nothing is changed then */
  set(patch: DevProjectPatch): DevProjectSettings
  reset(): void
}

/** Rows invented on top of the chains' data, to see long lists. */
export interface DevInvented {
  /** @throws {TypeError} for anything but whole numbers from 0 to 100,000 */
  set(counts: { tokens?: number; activity?: number }): { tokens: number; activity: number }
  reset(): void
}

/** The outcome at the payment service; `pending` never ends. */
export type DevPaymentOutcome = 'success' | 'failure' | 'refund' | 'timeout' | 'pending'

/** A payment at one of the exchanges. */
export interface DevPayment {
  id: string
  exchangeId: string
  symbol: string
  /** In base units. */
  amount: string
  recipient: Hex
  status: 'UNKNOWN' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
  txHash: string | null
}

/** Payments at exchanges and at the payment service, which pay out of the faucet of the local chains. */
export interface DevPayments {
  /** @throws {TypeError} there is no such outcome */
  set(rule: { outcome: DevPaymentOutcome }): void
  /** Clears every payment, and resets the outcome to success. */
  reset(): void
  /** Payments at exchanges, the latest last. */
  list(): DevPayment[]
}

/** A request to the API server. */
export interface DevRequest {
  method: string
  path: string
  query: Record<string, string>
  /** Parsed JSON, else the text, else `null`. */
  body: unknown
  headers: Record<string, string>
  /** Milliseconds since 1970. */
  at: number
  /** The answer's status; `null` while there is none. */
  status: number | null
  /** Whether the connection ended before the answer was sent. */
  aborted: boolean
}

/** A Bitcoin network that the `networks` option accepts unchanged. */
export interface DevBitcoinNetwork {
  id: string
  /** `bip122:0f9188f13cb7b2c71f2a335e3a4fc328`, the id of every regtest chain. */
  caipNetworkId: `bip122:${string}`
  chainNamespace: 'bip122'
  name: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  /** Base URL of the service, an Esplora API. */
  rpcUrls: { default: { http: [string] } }
  testnet: false
}

/** One address with its keys as hex digits. The keys are publicly known: never use them elsewhere. */
export interface DevBitcoinKey {
  address: string
  /** Compressed for payments; for ordinals the x coordinate before Taproot's tweak. */
  publicKey: string
  /** BIP-32 path. */
  path: string
  privateKey: string
}

/** An account with 1.5 BTC at its SegWit address and 10,000 satoshis at its Taproot address. */
export interface DevBitcoinAccount {
  payment: DevBitcoinKey
  ordinal: DevBitcoinKey
}

/** A small Bitcoin service: an Esplora HTTP API over unspent outputs in memory. Not a consensus node. */
export interface DevBitcoin {
  url: string
  accounts: DevBitcoinAccount[]
  network: DevBitcoinNetwork
  /** Rules that make its requests fail, like those of the API server. */
  faults: DevFaults
  /** The last 1,000 requests, oldest first; with a route such as `POST /tx`, only those. */
  requests(route?: string): DevRequest[]
  /** Clears the requests. */
  clear(): void
  /** Mines blocks, one by default; returns the height. */
  mine(blocks?: number): number
  /** Whether every accepted transaction is mined immediately, as by default. */
  autoMine(on: boolean): void
  /**
   * Pays new coins, in satoshis, to a regtest address; returns the transaction id.
   * @throws {TypeError} not an address of a local chain
   */
  fund(address: string, amount: number | bigint): string
  /** Its data in `GET /__dev/info`. */
  describe(): { url: string; accounts: DevBitcoinAccount[]; network: DevBitcoinNetwork }
  /** Ends this service only, to see how a site behaves without it. */
  stop(): Promise<void>
}

/** A funded account of the local Solana chain. The keys are publicly known: never use them elsewhere. */
export interface DevSolanaAccount {
  /** Base58. */
  address: string
  /** The 32-byte seed, 64 hex digits. */
  privateKey: string
  /** Seed and public key, 64 bytes in base58, as wallets export it. */
  secretKey: string
}

/** A test token of the local Solana chain; the first three accounts hold 10,000 of it. */
export interface DevSolanaToken {
  mint: string
  /** Address of its token program. */
  program: string
  decimals: number
  symbol: string
}

/** The local Solana chain for the `networks` option; its id is devnet's. */
export interface DevSolanaNetwork {
  id: string
  chainNamespace: 'solana'
  caipNetworkId: `solana:${string}`
  name: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  rpcUrls: { default: { http: string[] } }
  testnet: false
}

/**
 * A Solana chain: the real VM in process behind JSON-RPC. Through the API server it is available under the id of each
 * public cluster, `/v1?chainId=solana:…`, where faults apply.
 */
export interface DevSolana {
  /** JSON-RPC over HTTP; `/mainnet` and `/testnet` below it return those clusters' genesis, the bare URL devnet's. */
  url: string
  /** The subscriptions `signatureSubscribe`, `accountSubscribe` and `slotSubscribe`. */
  wsUrl: string
  /** Each holds 1,000 SOL. */
  accounts: DevSolanaAccount[]
  /** An SPL token and a Token-2022 token, 6 decimals each. */
  tokens: { token: DevSolanaToken; token2022: DevSolanaToken }
  network: DevSolanaNetwork
  /** Ends this chain only, to see how a site behaves without it. */
  stop(): Promise<void>
}

/** How the relay refuses: with an HTTP status, or by closing the socket with the public relay's reason. */
export type DevRelayRefusal = 'origin' | 'key' | 'clock' | 401 | 403

/**
 * Times are in milliseconds. A new switch ends the previous one; `delay` is independent and ends with `ms: 0` or
 * `restore`.
 */
export type DevRelaySwitch =
  /** Closes every socket and accepts none for `ms` (2,000). */
  | { mode: 'drop'; ms?: number }
  /** Delays every message, in both directions. */
  | { mode: 'delay'; ms: number }
  /** Is down for `downMs` (1,000) and up for `upMs` (1,000), `times` times or until another switch. */
  | { mode: 'flap'; upMs?: number; downMs?: number; times?: number }
  | { mode: 'refuse'; reason: DevRelayRefusal }
  /** Accepts sockets and answers nothing. */
  | { mode: 'hang' }
  /** Closes every socket and is back after `downMs` (1,000); with `forget`, without the waiting messages. */
  | { mode: 'restart'; downMs?: number; forget?: boolean }
  /** Back to normal. */
  | { mode: 'restore' }

/** The switches of the relay. @throws {TypeError} for an invalid value; nothing is changed then */
export interface DevRelaySwitches {
  set(change: DevRelaySwitch): void
  drop(ms?: number): void
  delay(ms: number): void
  flap(times?: { upMs?: number; downMs?: number; times?: number }): void
  refuse(reason: DevRelayRefusal): void
  hang(): void
  restart(how?: { downMs?: number; forget?: boolean }): void
  restore(): void
}

/** A client's call. */
export interface DevRelayCall {
  /** Such as `irn_publish`. */
  method: string
  /** Id of the calling client. */
  client: string
  topic: string | null
  tag: number | null
  /** Milliseconds since 1970. */
  at: number
}

/** A WalletConnect relay: mailboxes with a lifetime, and subscriptions; it neither reads messages nor checks tokens. */
export interface DevRelay extends DevRelaySwitches {
  /** For the option `services.relay` and every WalletConnect client. */
  url: string
  state(): {
    url: string
    status: 'up' | 'down' | 'refuse' | 'hang'
    delay: number
    reason: string | null
    sockets: number
    topics: number
    messages: number
  }
  /** The last 1,000 calls, oldest first. */
  calls(method?: string): DevRelayCall[]
  /** Clears the calls. */
  clear(): void
  /** Ends the relay only. */
  stop(): Promise<void>
}

/** One account of the local wallet; families without their own key use that of `eip155`. */
export interface DevWalletAccount {
  /** Private key: 64 hex digits, as are the others. */
  eip155: string
  /** Seed, for Solana and Polkadot. */
  solana?: string
  bip122?: string
}

export interface DevWalletOptions {
  relayUrl: string
  /** Nodes on this machine by CAIP-2 id, or by number for EVM chains. Unlisted EVM chains are not granted. */
  rpcUrls?: Record<string, string>
  /** Default: the first three accounts of a local chain. */
  accounts?: (string | DevWalletAccount)[]
  /** The behaviour without a rule: `approve` (default) automatically, or `ask` and wait for a decision. */
  mode?: 'approve' | 'ask'
  name?: string
  url?: string
  icons?: readonly string[]
  /** Its link for users with something to approve. */
  redirect?: { native?: string; universal?: string }
  projectId?: string
  /** Whether it signs in while connecting (`wc_sessionAuthenticate`), as newer wallets do. Default: no. */
  signsIn?: boolean
}

/** A page's request to the wallet. */
export interface DevWalletAsk {
  id: string
  kind: 'session' | 'request'
  /** `session_proposal` for a session, `session_authenticate` for one with a sign-in. */
  method: string
  peer: { name: string; url: string; description: string; icon: string }
  params: unknown
  topic?: string
  caipNetworkId?: string
  /** Milliseconds since 1970. */
  at: number
}

/** A request to the wallet, and its answer. */
export interface DevWalletCall {
  id: string
  method: string
  params: unknown
  caipNetworkId?: string
  topic?: string
  at: number
  result?: unknown
  error?: { code: number; message: string; data?: unknown }
}

/** How much of a session is granted; without a list, everything that the wallet supports. */
export interface DevWalletTerms {
  /** CAIP-2 ids. */
  chains?: string[]
  /** Indices of accounts, the active one first. */
  accounts?: number[]
  /** When the session ends, in seconds from now, instead of after seven days. */
  expiresInS?: number
}

/** The rejection; default: the user's (5000, "User rejected."). */
export interface DevWalletReason {
  code?: number
  message?: string
  data?: unknown
}

/** Behaviour by method; a session proposal is `session_proposal`. A rule for a named method takes precedence. */
export interface DevWalletRules {
  /** Approves one method, or everything; pending requests are approved too. */
  approve(method?: string): void
  /** Refuses with 5000. */
  reject(method?: string): void
  /** Leaves requests open until a decision. */
  hang(method?: string): void
  /** Answers with exactly this, valid or not. */
  answer(method: string, value: unknown): void
  fail(method: string, error: DevWalletReason): void
  /** Delays every answer, or those of one method, in milliseconds. */
  delay(ms: number, method?: string): void
  clear(): void
}

/** A session, as the wallet sees it. */
export interface DevWalletSession {
  topic: string
  peer: DevWalletAsk['peer']
  namespaces: Record<string, { chains?: string[]; accounts: string[]; methods: string[]; events: string[] }>
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** Addresses of one account by namespace: eip155, solana, bip122, polkadot, cosmos. */
export type DevWalletAddresses = Record<'eip155' | 'solana' | 'bip122' | 'polkadot' | 'cosmos', string>

/** A WalletConnect wallet without a user interface. It connects to the relay with the first `pair`. */
export interface DevWalletPeer {
  name: string
  accounts: DevWalletAddresses[]
  rules: DevWalletRules
  /** Accepts a page's link (`wc:…`). @throws {Error} for a link that is damaged, expired or was used before */
  pair(uri: string): Promise<void>
  /** Pending requests, oldest first. */
  pending(): DevWalletAsk[]
  /**
   * Approves the oldest pending request, or the one with `id`. @throws {Error} nothing is pending, or it cannot be
   * approved
   */
  approve(terms?: DevWalletTerms & { id?: string }): Promise<void>
  /** Rejects the oldest pending request, or the one with `id`. */
  reject(reason?: DevWalletReason & { id?: string }): Promise<void>
  sessions(): DevWalletSession[]
  /** The last 500 requests, oldest first. */
  calls(method?: string): DevWalletCall[]
  /** Activates another account and notifies the pages. */
  changeAccount(place: number): Promise<void>
  /**
   * Switches the chain and notifies the pages; a session without the chain gets it. @throws {Error} 4902, unknown chain
   */
  changeChain(chain: string | number): Promise<void>
  /** Sends any event to the pages, on a chain or on the current one. */
  emit(name: string, data: unknown, caipNetworkId?: string): Promise<void>
  /** Lets one session, or all of them, hold exactly these chains: families join and leave. */
  grant(chains: readonly string[], topic?: string): Promise<void>
  /** Extends one session or all of them. */
  extend(topic?: string): Promise<void>
  /** Ends one session or all of them. */
  disconnect(topic?: string): Promise<void>
  /** Resolves with the next pending request (of a method). @throws {Error} none arrived in `ms` (10,000) */
  nextAsk(method?: string, ms?: number): Promise<DevWalletAsk>
  nextSession(ms?: number): Promise<DevWalletSession>
  /** Whether something changed after a version of `state()`. */
  nextChange(version: number, ms?: number): Promise<boolean>
  /** Events: `change` (anything), `session`, `request`, `answer`, `delete`, `expire`. @returns ends it */
  on(
    name: 'change' | 'session' | 'request' | 'answer' | 'delete' | 'expire',
    listener: (detail: unknown) => void,
  ): () => void
  state(): DevWalletState
  /** Clears rules and pending requests, ends all sessions, and returns to the first account and the first chain. */
  reset(): Promise<void>
  stop(): Promise<void>
}

/** Everything that the wallet's page shows. */
export interface DevWalletState {
  version: number
  name: string
  /** Why the last action failed, if it did. */
  error: string
  accounts: DevWalletAddresses[]
  active: number
  /** CAIP-2 ids of its chains. */
  chains: string[]
  /** The current EVM chain. */
  chain: string | null
  sessions: DevWalletSession[]
  pending: DevWalletAsk[]
}

/** The wallet of a stack: it waits for decisions, on its page, from `approve` and `reject`, or over HTTP. */
export interface DevWallet extends DevWalletPeer {
  /** Its page. */
  url: string
}

/** A sent email. */
export interface DevMailMessage {
  /** Incremented with every email. */
  id: string
  from: string
  to: string[]
  subject: string
  text: string
  /** Six digits on a line of their own. */
  code: string | null
  /** The first link on a line of its own. */
  link: string | null
  /** Milliseconds since 1970. */
  at: number
}

/** Emails go through a mail library over SMTP on this machine. Nothing leaves it. */
export interface DevMail {
  /** All emails, or those to an address, oldest first. */
  list(to?: string): DevMailMessage[]
  /**
   * The latest email (to an address, after the one with an id), or the next to arrive. @throws {Error} none arrived in
   * `ms` (10,000)
   */
  next(wanted?: {
    to?: string | undefined
    after?: string | undefined
    ms?: number | undefined
  }): Promise<DevMailMessage>
  nextChange(version: number, ms: number): Promise<void>
  state(): { version: number; messages: DevMailMessage[] }
  clear(): void
  /** The SMTP URL for emails from any program. */
  smtpUrl(): Promise<string>
  send(mail: { to: string; subject: string; text: string }): Promise<void>
}

/** A way the frame of the embedded wallet can misbehave. The first six are about loading it, the rest about its replies. */
export type DevFrameFaultMode =
  /** The document never loads. */
  | 'never-loads'
  /** The document is an error page, with status 500. */
  | 'error-page'
  /** The site's policy does not let the page embed it. */
  | 'refuse-domain'
  /** It is redirected to another origin. */
  | 'redirect'
  /** It loads but never reports ready. */
  | 'never-ready'
  /** It reports ready after `delayMs` (2,000). */
  | 'loads-late'
  /** It performs the request but does not reply. */
  | 'silent'
  /** It replies after `delayMs` (2,000). */
  | 'late'
  /** It replies twice. */
  | 'twice'
  /** It replies with `error`, and does nothing. */
  | 'fail'
  /** It replies with `payload`, or with an invalid one. */
  | 'wrong-shape'
  /** The reply comes from another window on another origin. */
  | 'wrong-origin'

export interface DevFrameFault {
  mode: DevFrameFaultMode
  /** Only replies to this message, such as `CONNECT_OTP`. */
  message?: string
  /** How often. Default: until it is cleared. */
  times?: number
  delayMs?: number
  error?: string
  payload?: unknown
}

export type DevSocialProvider = 'google' | 'apple' | 'x' | 'discord' | 'github' | 'facebook' | 'farcaster'

/** A social provider's behaviour on login. */
export interface DevSocialRule {
  /** Default: all. */
  provider?: DevSocialProvider
  /**
   * `ask` on its page (the default), `approve`, `cancel` or fail (`error`) immediately, approve after `delayMs`
   * (`slow`), or keep loading (`never`).
   */
  mode?: 'ask' | 'approve' | 'cancel' | 'error' | 'slow' | 'never'
  /** Who logs in. Default: ada. */
  handle?: string
  /** Default: ada@example.com. X and Farcaster do not return it. */
  email?: string
  /** Default: 3,000. */
  delayMs?: number
}

/**
 * Stand-ins for the social providers: one real OpenID provider with a page for each, and a page for Farcaster's app.
 */
export interface DevSocial {
  url: string
  /** @throws {TypeError} it is invalid */
  set(rule: DevSocialRule): void
  rule(provider: DevSocialProvider): Required<Omit<DevSocialRule, 'provider'>>
  /** Approves the latest login, like the app on a phone. @throws {TypeError} none is pending */
  approveFarcaster(handle?: string): void
  /** All providers ask again, and nothing is pending. */
  reset(): void
  /** Ends them only. */
  stop(): Promise<void>
}

/** A user of the embedded wallet. */
export interface DevFrameUser {
  /** `email`, or the social provider. */
  login: string
  email: string | null
  userName: string | null
  /** Address of the key on EVM chains. */
  evm: string
  /** Address on Solana. */
  solana: string
}

/** A prompt in the frame. */
export interface DevFrameApproval {
  id: string
  title: string
  rows: [string, string][]
  text?: string
  warning?: string
  raw: string
  site: { name: string; origin: string }
}

/** The secure site of the embedded wallet: a frame on its own origin, with real keys. */
export interface DevFrame {
  /** Its origin, for the option `services.secureSite`. */
  url: string
  /** The document of the frame. */
  frameUrl: string
  faults: {
    /** @throws {TypeError} it is invalid */
    set(fault: DevFrameFault): string
    clear(id?: string): void
    list(): (DevFrameFault & { id: string; hits: number })[]
  }
  users(): DevFrameUser[]
  /** The next code emailed to an address and not yet returned here. @throws {Error} none arrived in `ms` (10,000) */
  code(email: string, ms?: number): Promise<string>
  /** Like the link in the email. @throws {TypeError} nothing is pending */
  confirmDevice(email: string): void
  blockDevice(email: string): void
  /** Expires all codes and links in emails. */
  expireCodes(): void
  /** Resets the email limits, so that another can be sent immediately. */
  clearLimits(): void
  /** Whether the paymaster pays for smart accounts, as by default; otherwise they pay themselves. */
  sponsor(on: boolean): void
  /** Which of the EVM chains have smart accounts from now on; all of them without a list, as from the start. */
  smartAccountsOn(chainIds?: readonly number[]): void
  /** Logs everyone out. */
  endSessions(): void
  /** Forgets every device. */
  forgetDevices(): void
  /** Moves its clock, in milliseconds. */
  advanceClock(ms: number): void
  /** Prompts awaiting a visitor. */
  approvals(): DevFrameApproval[]
  /** The pages that embed it. */
  frames(): { origin: string; chain: string; site: unknown; theme: unknown }[]
  /** Clears users, sessions, devices, codes, faults and the clock offset. */
  reset(): void
  /** Ends the site only. */
  stop(): Promise<void>
}

/** The outcome of a purchase. */
export type DevPurchaseMode =
  /** A person decides on the provider's page (default). */
  | 'ask'
  /** It is paid out immediately. */
  | 'pay'
  /** It fails, and nothing is paid out. */
  | 'refuse'
  /** It is pending for `delayMs` (6,000), then paid out. */
  | 'delay'
  /** Half of it is paid out. */
  | 'part'

/** An order at the provider that sells coins and tokens of the local chains. */
export interface DevPurchaseOrder {
  /** Such as `coinbase`. */
  provider: string
  /** The receiving address. */
  address: string
  caipNetworkId: string
  symbol: string
  /** Contract or mint; absent for the native coin. */
  token?: string
  /** The amount paid, such as `100.00`. */
  payment: string
  currency: string
}

/** A purchase at the provider. */
export interface DevPurchase extends DevPurchaseOrder {
  id: string
  /** The payout, in whole units. */
  quantity: string
  status: 'open' | 'pending' | 'done' | 'failed'
  /** The hash of the payout transaction. */
  hash?: string
  /** Milliseconds since 1970. */
  createdAt: number
}

/** A provider that sells the local chains' assets, for imaginary money. */
export interface DevOnRamp {
  /** Its page. */
  url: string
  /** Sets the outcome of future purchases. @throws {TypeError} it is invalid; nothing is changed then */
  set(rule: { mode?: DevPurchaseMode; delayMs?: number }): { mode: DevPurchaseMode; delayMs: number }
  /** The latest first. */
  purchases(): DevPurchase[]
  /** Decides a pending purchase. @throws {TypeError} there is no such purchase, or it has been decided */
  decide(id: string, mode: Exclude<DevPurchaseMode, 'ask'>): Promise<void>
  /** Clears the purchases and the rule. */
  reset(): void
}

export interface DevStack {
  api: {
    url: string
    faults: DevFaults
    project: DevProject
    invented: DevInvented
    payments: DevPayments
    /** The last 1,000 requests, oldest first; with a route such as `GET /getWallets`, only those. */
    requests(route?: string): DevRequest[]
    /** Clears the requests. */
    clear(): void
  }
  evm: DevChain[]
  /** Funded on both chains; the first three also hold the test token and a test picture. */
  accounts: DevAccount[]
  /** By chain id. */
  contracts: Record<number, DevContracts>
  networks: DevNetwork[]
  bitcoin: DevBitcoin
  solana: DevSolana
  relay: DevRelay
  wallet: DevWallet
  frame: DevFrame
  social: DevSocial
  /** A page that shows the app in its query (`?app=URL`, `chainId`) like a Safe. */
  safe: { url: string }
  mail: DevMail & { /** The mailbox page. */ url: string }
  onramp: DevOnRamp
  /** Ends everything; no process remains. */
  stop(): Promise<void>
}

/** Ports that are tried first. */
export declare const defaultPorts: Readonly<{
  api: 8787
  evm: 8545
  evm2: 8546
  bitcoin: 3002
  solana: 8899
  relay: 5555
  frame: 8790
  social: 8791
}>

/**
 * Starts two local EVM chains with test contracts, a Solana chain with test tokens, a small Bitcoin service, a
 * WalletConnect relay with a wallet, the secure site of the embedded wallet with a mailbox, and a server that imitates
 * the hosted services, all on 127.0.0.1. @throws {RangeError} for an unknown option, or an invalid port or number of
 * wallets @throws {Error} if anvil is missing or does not start; nothing is left running then
 */
export declare function startDevStack(options?: DevStackOptions): Promise<DevStack>

/** Starts only a WalletConnect relay. @throws {Error} the package `ws` is not installed, or no port is available */
export declare function startRelay(settings?: { port?: number; print?: (line: string) => void }): Promise<DevRelay>

/**
 * Creates a WalletConnect wallet without a user interface, for tests in node. It needs `@reown/walletkit` and
 * `@walletconnect/core`.
 * @throws {TypeError} for invalid keys or chains
 */
export declare function createWalletPeer(options: DevWalletOptions): DevWalletPeer
