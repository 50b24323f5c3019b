/** Text with the prefix of every hex value. */
export type Hex = `0x${string}`

export interface DevStackOptions {
  /**
   * Ports to try first; a taken one is replaced by a free one, and 0 means any. A port that is named here goes before the
   * usual port of another part.
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
  /** A folder that keeps the users of the embedded wallet, with their keys. Default: they are forgotten at the end. */
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
  /** The same chain through the API server, where faults can reach it. */
  proxyUrl: string
  /** The exchange that `/v1/convert/*` builds transactions for; at the same address on every chain. */
  router: Hex
  /** The tokens with a pool against the chain's coin; anybody may call their `mint`. */
  tokens: DevTokens
  /**
   * Changes what a token costs on the exchange by so many percent; of `TUSD`, that is what everything else costs too.
   * @throws {TypeError} there is no such token, or the price cannot change so
   */
  movePrice(symbol: string, percent: number): Promise<void>
  /** Gives somebody tokens, in base units. @throws {TypeError} there is no such token, or it cannot be */
  mint(symbol: string, to: string, amount: bigint | string): Promise<void>
  /** Ends this chain only, to see how a site behaves without it. */
  stop(): Promise<void>
}

/** A test token of a local EVM chain. */
export interface DevToken {
  address: Hex
  name: string
  symbol: string
  /** As the contract says. */
  decimals: number
  /** As the list of `/v1/convert/tokens` says. */
  listedDecimals: number
  /** Whether its holder may approve by a signature. */
  eip2612: boolean
  /** What is lost with every transfer, in hundredths of a percent. */
  transferFee: number
}

export interface DevTokens {
  /** `TUSD`, which is approved by a transaction. */
  plain: DevToken
  /** `TGOLD`, with EIP-2612. */
  permit: DevToken
  /** `TTOLL`, of which 2 percent are lost with every transfer; quotes do not know. */
  fee: DevToken
  /** `TODD`, which is listed with 18 decimals and has 8. */
  odd: DevToken
}

/** A funded account of every local chain. The keys are publicly known: never use them elsewhere. */
export interface DevAccount {
  address: Hex
  privateKey: Hex
}

/** The test contracts of one chain; anybody may call their `mint`. */
export interface DevContracts {
  token: { address: Hex; decimals: number; symbol: string }
  nft: { address: Hex }
  /** ENS in small: names of `.eth` and what they stand for; the network names the contract, so that the modal finds it. */
  names: { universalResolver: Hex; entries: Readonly<Record<string, Hex>> }
}

/** A network that the `networks` option and viem take as it is. */
export interface DevNetwork {
  id: number
  name: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  rpcUrls: { default: { http: [string] } }
  testnet: false
}

export type DevFaultMode =
  /** Waits `delayMs` (2,000), then answers truly. */
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
  /** Answers with the true shape and every value of another type. */
  | 'wrong-types'
  /** Answers with `bytes` (20 million) of JSON. */
  | 'huge'
  /** Answers `status` (200) with `body` and `headers`. */
  | 'body'
  /** Puts `result` into the answer of the JSON-RPC calls to `rpcMethod`. */
  | 'rpc-result'
  /** Answers the JSON-RPC calls to `rpcMethod` with `error`. */
  | 'rpc-error'
  /** Moves the price on the exchange, so that what is asked for brings `percent` (5) less; then answers truly. */
  | 'price-moves'
  /** Answers with `to` wherever the truth has the address of the exchange. */
  | 'other-router'

/** A rule that makes requests fail; without conditions it meets all of them. */
export interface DevFault {
  mode: DevFaultMode
  /** Such as `GET /getWallets`, `/getWalletImage/:id` (any method) or `* /v1/*`. */
  route?: string
  /** Only requests whose query names this chain, such as `eip155:31337`. */
  chainId?: string
  /** Only JSON-RPC requests that hold this method. */
  rpcMethod?: string
  /** How many requests it meets. Default: all, until it is cleared. */
  times?: number
  /** Waits so long, in milliseconds, before anything else happens. */
  delayMs?: number
  status?: number
  /** A text is sent as it is, anything else as JSON. */
  body?: unknown
  headers?: Record<string, string>
  reason?: { field: string; description: string }
  /** In seconds. */
  retryAfterS?: number
  bytes?: number
  result?: unknown
  error?: unknown
  percent?: number
  /** An address; one that nobody has without it. */
  to?: string
}

export interface DevFaults {
  /**
   * Adds a rule; when several match a request, the one set last is used.
   * @returns an id for `clear`
   * @throws {TypeError} for an unknown mode or property, or a value that cannot be
   */
  set(fault: DevFault): string
  /** Removes one rule, or all of them. */
  clear(id?: string): void
  /** The rules in force, the latest first. */
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
  /** The project ids that are valid; `null`: every id is. */
  projectIds: string[] | null
}

/** A change of settings: `features` replaces the whole list, `feature` changes or adds one entry. */
export type DevProjectPatch = Partial<Omit<DevProjectSettings, 'limits'>> & {
  limits?: Partial<DevProjectSettings['limits']>
  feature?: Partial<DevProjectFeature> & { id: string }
}

/** What a site owner would set in a dashboard. */
export interface DevProject {
  get(): DevProjectSettings
  /** @throws {TypeError} for an unknown setting or a value of the wrong type; nothing is changed then */
  set(patch: DevProjectPatch): DevProjectSettings
  reset(): void
}

/** Rows invented on top of what the chains tell, to see long lists. */
export interface DevInvented {
  /** @throws {TypeError} for anything but whole numbers from 0 to 100,000 */
  set(counts: { tokens?: number; activity?: number }): { tokens: number; activity: number }
  reset(): void
}

/** How the payment service ends what it is paid for; `pending` says nothing, ever. */
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
  /** Forgets every payment, and ends them well again. */
  reset(): void
  /** Payments at exchanges, the latest last. */
  list(): DevPayment[]
}

/** A request that the API server got. */
export interface DevRequest {
  method: string
  path: string
  query: Record<string, string>
  /** Parsed JSON, else the text, else `null`. */
  body: unknown
  headers: Record<string, string>
  /** Milliseconds since 1970. */
  at: number
  /** Of the answer; `null` while there is none. */
  status: number | null
  /** Whether the connection ended before the answer was sent. */
  aborted: boolean
}

/** A Bitcoin network that the `networks` option takes as it is. */
export interface DevBitcoinNetwork {
  id: string
  /** `bip122:0f9188f13cb7b2c71f2a335e3a4fc328`, the id of every regtest chain. */
  caipNetworkId: `bip122:${string}`
  chainNamespace: 'bip122'
  name: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  /** Base URL of the service: what an Esplora server answers. */
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

/** A small Bitcoin service: the HTTP of Esplora over unspent outputs in memory. No consensus node. */
export interface DevBitcoin {
  url: string
  accounts: DevBitcoinAccount[]
  network: DevBitcoinNetwork
  /** Rules that make its requests fail, as those of the API server. */
  faults: DevFaults
  /** The last 1,000 requests, oldest first; with a route such as `POST /tx`, only those. */
  requests(route?: string): DevRequest[]
  /** Forgets the requests. */
  clear(): void
  /** Mines blocks, one without a number; gives the height. */
  mine(blocks?: number): number
  /** Whether every accepted transaction is mined at once, as it is from the start. */
  autoMine(on: boolean): void
  /**
   * Pays new coins, in satoshis, to a regtest address; gives the id of the transaction.
   * @throws {TypeError} not an address of a local chain
   */
  fund(address: string, amount: number | bigint): string
  /** What `GET /__dev/info` tells of it. */
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
  /** Address of the token program that it belongs to. */
  program: string
  decimals: number
  symbol: string
}

/** The local Solana chain as the `networks` option takes it; by its id it is devnet. */
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
 * A Solana chain: the real VM in process behind JSON-RPC. Through the API server it is reached under the id of each
 * public cluster, `/v1?chainId=solana:…`, where faults can reach it.
 */
export interface DevSolana {
  /** JSON-RPC over HTTP; `/mainnet` and `/testnet` below it name those clusters' genesis, the bare address devnet's. */
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

/** How the relay refuses: by an HTTP status, or by closing the socket with the reason that the public relay gives. */
export type DevRelayRefusal = 'origin' | 'key' | 'clock' | 401 | 403

/** Times are in milliseconds. A switch ends the one before it; `delay` is apart and ends with `ms: 0` or `restore`. */
export type DevRelaySwitch =
  /** Closes every socket and takes none for `ms` (2,000). */
  | { mode: 'drop'; ms?: number }
  /** Every message waits so long, in both directions. */
  | { mode: 'delay'; ms: number }
  /** Goes away for `downMs` (1,000) and is there for `upMs` (1,000), `times` times or until another switch. */
  | { mode: 'flap'; upMs?: number; downMs?: number; times?: number }
  | { mode: 'refuse'; reason: DevRelayRefusal }
  /** Takes sockets and answers nothing. */
  | { mode: 'hang' }
  /** Closes every socket and is back after `downMs` (1,000); with `forget`, without the messages that waited. */
  | { mode: 'restart'; downMs?: number; forget?: boolean }
  /** All is well again. */
  | { mode: 'restore' }

/** The switches of the relay. @throws {TypeError} for a value that cannot be; nothing is changed then */
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

/** A call of a client. */
export interface DevRelayCall {
  /** Such as `irn_publish`. */
  method: string
  /** Id of the client that called. */
  client: string
  topic: string | null
  tag: number | null
  /** Milliseconds since 1970. */
  at: number
}

/** A WalletConnect relay: mailboxes with a life time, subscriptions, no look into the messages, no checks of tokens. */
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
  /** Forgets the calls. */
  clear(): void
  /** Ends the relay only. */
  stop(): Promise<void>
}

/** One account of the local wallet; families without a key of their own use that of `eip155`. */
export interface DevWalletAccount {
  /** Private key: 64 hex digits, as are the others. */
  eip155: string
  /** Seed, for Solana and Polkadot. */
  solana?: string
  bip122?: string
}

export interface DevWalletOptions {
  relayUrl: string
  /** Nodes on this machine by CAIP-2 id, or by number for EVM chains. EVM chains that are not named are not granted. */
  rpcUrls?: Record<string, string>
  /** Default: the first three accounts of a local chain. */
  accounts?: (string | DevWalletAccount)[]
  /** What happens without a rule: `approve` (default) by itself, or `ask` and wait for a decision. */
  mode?: 'approve' | 'ask'
  name?: string
  url?: string
  icons?: readonly string[]
  /** Where it wants people sent who have something to approve. */
  redirect?: { native?: string; universal?: string }
  projectId?: string
  /** Signs in in the same step as it connects (`wc_sessionAuthenticate`), as newer wallets do. Default: it does not know how. */
  signsIn?: boolean
}

/** Something that a page asks of the wallet. */
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

/** A request that the wallet got, and what it answered. */
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

/** How much of a session is granted; without a list, everything that the wallet can serve. */
export interface DevWalletTerms {
  /** CAIP-2 ids. */
  chains?: string[]
  /** Places of accounts, the active one first. */
  accounts?: number[]
  /** Ends the session so soon, in seconds, instead of after seven days. */
  expiresInS?: number
}

/** What a refusal says; the owner's no (5000, "User rejected.") without it. */
export interface DevWalletReason {
  code?: number
  message?: string
  data?: unknown
}

/** Behaviour by method; a session's proposal is `session_proposal`. A named method goes before the rest. */
export interface DevWalletRules {
  /** Approves one method, or whatever comes; what waits already is approved too. */
  approve(method?: string): void
  /** Refuses with 5000. */
  reject(method?: string): void
  /** Leaves open until somebody decides. */
  hang(method?: string): void
  /** Answers with exactly this, right or wrong. */
  answer(method: string, value: unknown): void
  fail(method: string, error: DevWalletReason): void
  /** Waits before every answer, in milliseconds, or before those of one method. */
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

/** A WalletConnect wallet without a face. It connects to the relay with the first `pair`. */
export interface DevWalletPeer {
  name: string
  accounts: DevWalletAddresses[]
  rules: DevWalletRules
  /** Takes the link of a page (`wc:…`). @throws {Error} for a link that is damaged, expired or was used before */
  pair(uri: string): Promise<void>
  /** What waits for a decision, oldest first. */
  pending(): DevWalletAsk[]
  /** Approves what has waited longest, or what `id` names. @throws {Error} nothing waits, or it cannot be approved */
  approve(terms?: DevWalletTerms & { id?: string }): Promise<void>
  /** Refuses what has waited longest, or what `id` names. */
  reject(reason?: DevWalletReason & { id?: string }): Promise<void>
  sessions(): DevWalletSession[]
  /** The last 500 requests, oldest first. */
  calls(method?: string): DevWalletCall[]
  /** Makes another account the active one and tells the pages. */
  changeAccount(place: number): Promise<void>
  /** Changes the chain and tells the pages; a session that lacks the chain gets it. @throws {Error} 4902, not known */
  changeChain(chain: string | number): Promise<void>
  /** Sends any event to the pages, on a chain or on the current one. */
  emit(name: string, data: unknown, caipNetworkId?: string): Promise<void>
  /** Prolongs one session or all of them. */
  extend(topic?: string): Promise<void>
  /** Ends one session or all of them. */
  disconnect(topic?: string): Promise<void>
  /** Resolves with the first thing that waits (of a method). @throws {Error} none came in `ms` (10,000) */
  nextAsk(method?: string, ms?: number): Promise<DevWalletAsk>
  nextSession(ms?: number): Promise<DevWalletSession>
  /** Whether something changed after a version of `state()`. */
  nextChange(version: number, ms?: number): Promise<boolean>
  /** News: `change` (anything), `session`, `request`, `answer`, `delete`, `expire`. @returns ends it */
  on(
    name: 'change' | 'session' | 'request' | 'answer' | 'delete' | 'expire',
    listener: (detail: unknown) => void,
  ): () => void
  state(): DevWalletState
  /** Forgets rules and what waits, and ends all sessions. */
  reset(): Promise<void>
  stop(): Promise<void>
}

/** Everything that the wallet's page shows. */
export interface DevWalletState {
  version: number
  name: string
  /** Why the last thing failed, if it did. */
  error: string
  accounts: DevWalletAddresses[]
  active: number
  /** CAIP-2 ids of the chains that it knows. */
  chains: string[]
  /** The EVM chain that is on. */
  chain: string | null
  sessions: DevWalletSession[]
  pending: DevWalletAsk[]
}

/** The wallet of a stack: it waits for decisions, on its page, from `approve` and `reject`, or over HTTP. */
export interface DevWallet extends DevWalletPeer {
  /** Its page. */
  url: string
}

/** A mail that was sent. */
export interface DevMailMessage {
  /** Goes up with every mail. */
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

/** Mails go out through a mail library over SMTP on this machine. Nothing leaves it. */
export interface DevMail {
  /** All mails, or those to an address, oldest first. */
  list(to?: string): DevMailMessage[]
  /**
   * The latest mail (to an address, after the one of an id), or the first that comes.
   * @throws {Error} none came in `ms` (10,000)
   */
  next(wanted?: {
    to?: string | undefined
    after?: string | undefined
    ms?: number | undefined
  }): Promise<DevMailMessage>
  nextChange(version: number, ms: number): Promise<void>
  state(): { version: number; messages: DevMailMessage[] }
  clear(): void
  /** Where any program may send mails to. */
  smtpUrl(): Promise<string>
  send(mail: { to: string; subject: string; text: string }): Promise<void>
}

/** A way the frame of the embedded wallet can misbehave. The first six are about loading it, the rest about its replies. */
export type DevFrameFaultMode =
  /** The document never comes. */
  | 'never-loads'
  /** The document is an error page, with status 500. */
  | 'error-page'
  /** The site's policy does not let the page hold it. */
  | 'refuse-domain'
  /** It is redirected to another origin. */
  | 'redirect'
  /** It loads and never says that it is ready. */
  | 'never-ready'
  /** It says so after `delayMs` (2,000). */
  | 'loads-late'
  /** It does what is asked and does not reply. */
  | 'silent'
  /** It replies after `delayMs` (2,000). */
  | 'late'
  /** It replies twice. */
  | 'twice'
  /** It replies with `error`, and does nothing. */
  | 'fail'
  /** It replies with `payload`, or with one that no request has. */
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

/** What a social provider does when somebody is to log in. */
export interface DevSocialRule {
  /** Default: all. */
  provider?: DevSocialProvider
  /**
   * `ask` on its page (the default), `approve`, `cancel` or fail (`error`) at once, approve after `delayMs` (`slow`), or
   * keep on loading (`never`).
   */
  mode?: 'ask' | 'approve' | 'cancel' | 'error' | 'slow' | 'never'
  /** Who logs in. Default: ada. */
  handle?: string
  /** Default: ada@example.com. X and Farcaster do not tell it. */
  email?: string
  /** Default: 3,000. */
  delayMs?: number
}

/** Stand-ins for the social providers: one real OpenID provider with a face for each, and a page for Farcaster's app. */
export interface DevSocial {
  url: string
  /** @throws {TypeError} it cannot be */
  set(rule: DevSocialRule): void
  rule(provider: DevSocialProvider): Required<Omit<DevSocialRule, 'provider'>>
  /** As the app on a phone does, for the login that was begun last. @throws {TypeError} none waits */
  approveFarcaster(handle?: string): void
  /** All providers ask again, and nothing waits. */
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

/** What the frame asks a visitor. */
export interface DevFrameApproval {
  id: string
  title: string
  rows: [string, string][]
  text?: string
  warning?: string
  raw: string
  site: { name: string; origin: string }
}

/** The secure site of the embedded wallet: a frame on an origin of its own, with real keys. */
export interface DevFrame {
  /** Its origin, for the option `services.secureSite`. */
  url: string
  /** The document of the frame. */
  frameUrl: string
  faults: {
    /** @throws {TypeError} it cannot be */
    set(fault: DevFrameFault): string
    clear(id?: string): void
    list(): (DevFrameFault & { id: string; hits: number })[]
  }
  users(): DevFrameUser[]
  /** The next code that was mailed to an address and not given here before. @throws {Error} none came in `ms` (10,000) */
  code(email: string, ms?: number): Promise<string>
  /** As the link in the mail does. @throws {TypeError} nothing waits */
  confirmDevice(email: string): void
  blockDevice(email: string): void
  /** Makes all codes and links in mails too old. */
  expireCodes(): void
  /** Forgets how many mails were sent, so that another may be sent at once. */
  clearLimits(): void
  /** Whether the paymaster pays for smart accounts, as it does from the start; they pay themselves otherwise. */
  sponsor(on: boolean): void
  /** Which of the EVM chains have smart accounts from now on; all of them without a list, as from the start. */
  smartAccountsOn(chainIds?: readonly number[]): void
  /** Logs everyone out. */
  endSessions(): void
  /** Makes every device a new one. */
  forgetDevices(): void
  /** Moves its clock, in milliseconds. */
  advanceClock(ms: number): void
  /** What waits for a visitor now. */
  approvals(): DevFrameApproval[]
  /** The pages that hold it. */
  frames(): { origin: string; chain: string; site: unknown; theme: unknown }[]
  /** Forgets users, sessions, devices, codes, faults and the time that was set. */
  reset(): void
  /** Ends the site only. */
  stop(): Promise<void>
}

/** What becomes of a purchase. */
export type DevPurchaseMode =
  /** A person says so on the provider's page (default). */
  | 'ask'
  /** It is paid out at once. */
  | 'pay'
  /** It fails, and nothing is paid out. */
  | 'refuse'
  /** It is pending for `delayMs` (6,000), then paid out. */
  | 'delay'
  /** Half of it is paid out. */
  | 'part'

/** What is ordered at the provider that sells coins and tokens of the local chains. */
export interface DevPurchaseOrder {
  /** Such as `coinbase`. */
  provider: string
  /** Where it goes. */
  address: string
  caipNetworkId: string
  symbol: string
  /** Contract or mint; the chain's own coin has none. */
  token?: string
  /** What is paid, such as `100.00`. */
  payment: string
  currency: string
}

/** A purchase, as the provider knows it. */
export interface DevPurchase extends DevPurchaseOrder {
  id: string
  /** What is paid out, in whole units. */
  quantity: string
  status: 'open' | 'pending' | 'done' | 'failed'
  /** Of the transaction that paid it out. */
  hash?: string
  /** Milliseconds since 1970. */
  createdAt: number
}

/** A provider that sells what is on the local chains, for money that nobody has to have. */
export interface DevOnRamp {
  /** Its page. */
  url: string
  /** Says what becomes of purchases from now on. @throws {TypeError} it cannot be; nothing is changed then */
  set(rule: { mode?: DevPurchaseMode; delayMs?: number }): { mode: DevPurchaseMode; delayMs: number }
  /** The latest first. */
  purchases(): DevPurchase[]
  /** Decides a purchase that waits. @throws {TypeError} there is no such purchase, or it has been decided */
  decide(id: string, mode: Exclude<DevPurchaseMode, 'ask'>): Promise<void>
  /** Forgets the purchases and the rule. */
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
    /** Forgets the requests. */
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
  /** A page that shows the app of its query (`?app=URL`, `chainId`) as a Safe does. */
  safe: { url: string }
  mail: DevMail & { /** The mailbox page. */ url: string }
  onramp: DevOnRamp
  /** Ends everything; no process stays. */
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
 * WalletConnect relay with a wallet, the secure site of the embedded wallet with a mailbox, and a server that imitates the
 * hosted services, all on 127.0.0.1.
 * @throws {RangeError} for an option that is not known, or a port or a number of wallets that cannot be
 * @throws {Error} when anvil is missing or does not start; nothing is left running then
 */
export declare function startDevStack(options?: DevStackOptions): Promise<DevStack>

/**
 * Starts a WalletConnect relay alone.
 * @throws {Error} the package `ws` is not installed, or no port can be had
 */
export declare function startRelay(settings?: { port?: number; print?: (line: string) => void }): Promise<DevRelay>

/**
 * Makes a WalletConnect wallet without a face, for tests in node. It needs `@reown/walletkit` and `@walletconnect/core`.
 * @throws {TypeError} for keys or chains that cannot be
 */
export declare function createWalletPeer(options: DevWalletOptions): DevWalletPeer
