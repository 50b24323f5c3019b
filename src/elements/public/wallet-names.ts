/** A wallet that can be named in HTML: what it is called, and the reverse-DNS id it announces where it has one. */
export interface NamedWallet {
  readonly name: string
  readonly rdns?: string
}

/** Wallets by the name that `wallet` attributes use. */
const WALLETS: Readonly<Record<string, NamedWallet>> = {
  'ambire-wallet': { name: 'Ambire', rdns: 'com.ambire.wallet' },
  argent: { name: 'Argent' },
  backpack: { name: 'Backpack', rdns: 'app.backpack' },
  binance: { name: 'Binance Wallet', rdns: 'com.binance.wallet' },
  bitget: { name: 'Bitget Wallet', rdns: 'com.bitget.web3' },
  bitpay: { name: 'BitPay' },
  brave: { name: 'Brave Wallet', rdns: 'com.brave.wallet' },
  bybit: { name: 'Bybit Wallet', rdns: 'com.bybit' },
  coin98: { name: 'Coin98', rdns: 'coin98.com' },
  coinbase: { name: 'Coinbase Wallet', rdns: 'com.coinbase.wallet' },
  coinstats: { name: 'CoinStats' },
  'crypto-com': { name: 'Crypto.com Onchain' },
  exodus: { name: 'Exodus', rdns: 'com.exodus.web3-wallet' },
  frontier: { name: 'Frontier', rdns: 'xyz.frontier.wallet' },
  imtoken: { name: 'imToken' },
  kraken: { name: 'Kraken Wallet' },
  ledger: { name: 'Ledger Wallet' },
  'magic-eden': { name: 'Magic Eden', rdns: 'io.magiceden.wallet' },
  metamask: { name: 'MetaMask', rdns: 'io.metamask' },
  okx: { name: 'OKX Wallet', rdns: 'com.okex.wallet' },
  oneinch: { name: '1inch Wallet' },
  phantom: { name: 'Phantom', rdns: 'app.phantom' },
  rabby: { name: 'Rabby Wallet', rdns: 'io.rabby' },
  rainbow: { name: 'Rainbow', rdns: 'me.rainbow' },
  robinhood: { name: 'Robinhood Wallet' },
  ronin: { name: 'Ronin Wallet', rdns: 'com.roninchain.wallet' },
  safe: { name: 'Safe' },
  safepal: { name: 'SafePal' },
  status: { name: 'Status' },
  tokenpocket: { name: 'TokenPocket', rdns: 'pro.tokenpocket' },
  trust: { name: 'Trust Wallet', rdns: 'com.trustwallet.app' },
  uniswap: { name: 'Uniswap Wallet', rdns: 'org.uniswap.app' },
  valora: { name: 'Valora' },
  zengo: { name: 'Zengo Wallet' },
  zerion: { name: 'Zerion', rdns: 'io.zerion.wallet' },
}

/** The wallet that a `wallet` attribute means: by its name in the list, else by its reverse-DNS id, else by its own name. */
export function namedWallet(given: string | null | undefined): NamedWallet {
  const wallet = given ?? 'metamask' // the attribute was taken away
  const key = wallet.trim().toLowerCase()
  if (Object.hasOwn(WALLETS, key)) return WALLETS[key] ?? { name: wallet }
  const byId = Object.values(WALLETS).find(({ rdns }) => rdns === key)
  return byId ?? (/^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(key) ? { name: wallet, rdns: key } : { name: wallet })
}
