import type { Social } from '../../core/features.js'
import { isSocial, SOCIAL_NAMES } from '../../core/social.js'

/** A wallet that can be named in HTML: its name, its announced reverse-DNS id, and its catalogue id. */
export interface NamedWallet {
  readonly name: string
  /** A login of the embedded wallet instead of a wallet. */
  readonly login?: 'email' | Social
  readonly rdns?: string
  readonly id?: string
}

const CATALOGUE_ID = /^[\da-f]{64}$/
const RDNS = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/

/** Wallets by the name that `wallet` attributes use. */
const WALLETS: Readonly<Record<string, NamedWallet>> = {
  'ambire-wallet': {
    name: 'Ambire',
    rdns: 'com.ambire.wallet',
    id: '2c81da3add65899baeac53758a07e652eea46dbb5195b8074772c62a77bbf568',
  },
  argent: { name: 'Argent', id: 'bc949c5d968ae81310268bf9193f9c9fb7bb4e1283e1284af8f2bd4992535fd6' },
  backpack: {
    name: 'Backpack',
    rdns: 'app.backpack',
    id: '2bd8c14e035c2d48f184aaa168559e86b0e3433228d3c4075900a221785019b0',
  },
  binance: {
    name: 'Binance Wallet',
    rdns: 'com.binance.wallet',
    id: '8a0ee50d1f22f6651afcae7eb4253e52a3310b90af5daef78a8c4929a9bb99d4',
  },
  bitget: {
    name: 'Bitget Wallet',
    rdns: 'com.bitget.web3',
    id: '38f5d18bd8522c244bdd70cb4a68e0e718865155811c043f052fb9f1c51de662',
  },
  bitpay: { name: 'BitPay', id: 'b4678fefcc469583ed4ef58a5bd90ce86208b82803f3c45f2de3e0973d268835' },
  'blade-wallet': { name: 'Blade Wallet', id: 'a9104b630bac1929ad9ac2a73a17ed4beead1889341f307bff502f89b46c8501' },
  brave: {
    name: 'Brave Wallet',
    rdns: 'com.brave.wallet',
    id: '163d2cf19babf05eb8962e9748f9ebe613ed52ebf9c8107c9a0f104bfcf161b3',
  },
  bybit: {
    name: 'Bybit Wallet',
    rdns: 'com.bybit',
    id: '15c8b91ade1a4e58f3ce4e7a0dd7f42b47db0c8df7e0d84f63eb39bcb96c4e0f',
  },
  coin98: {
    name: 'Coin98',
    rdns: 'coin98.com',
    id: '2a3c89040ac3b723a1972a33a125b1db11e258a6975d3a61252cd64e6ea5ea01',
  },
  coinbase: {
    name: 'Coinbase Wallet',
    rdns: 'com.coinbase.wallet',
    id: 'd0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8',
  },
  coinstats: { name: 'CoinStats', id: 'bcaec16e531fb5f6dc690d7b70d570421e0209af9a0fe77c6419d516fe0098c2' },
  'crypto-com': { name: 'Crypto.com Onchain', id: 'f2436c67184f158d1beda5df53298ee84abfc367581e4505134b5bcf5f46697d' },
  email: { name: 'Email', login: 'email' },
  exodus: {
    name: 'Exodus',
    rdns: 'com.exodus.web3-wallet',
    id: 'e9ff15be73584489ca4a66f64d32c4537711797e30b6660dbcb71ea72a42b1f4',
  },
  frontier: {
    name: 'Frontier',
    rdns: 'xyz.frontier.wallet',
    id: '85db431492aa2e8672e93f4ea7acf10c88b97b867b0d373107af63dc4880f041',
  },
  haha: { name: 'HAHA Wallet', id: '719bd888109f5e8dd23419b20e749900ce4d2fc6858cf588395f19c82fd036b3' },
  imtoken: { name: 'imToken', id: 'ef333840daf915aafdc4a004525502d6d49d77bd9c65e0642dbaefb3c2893bef' },
  jupiter: { name: 'Jupiter', id: '0ef262ca2a56b88d179c93a21383fee4e135bd7bc6680e5c2356ff8e38301037' },
  kraken: { name: 'Kraken Wallet', id: '18450873727504ae9315a084fa7624b5297d2fe5880f0982979c17345a138277' },
  'kresus-superapp': {
    name: 'Kresus SuperApp',
    id: '56bec983b47c8b6eb774890c1c8ae9d95334e10bdb126ab6c11dfaf56fb2b31c',
  },
  leather: { name: 'Leather', id: '483afe1df1df63daf313109971ff3ef8356ddf1cc4e45877d205eee0b7893a13' },
  ledger: { name: 'Ledger Wallet', id: '19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927' },
  'magic-eden': {
    name: 'Magic Eden',
    rdns: 'io.magiceden.wallet',
    id: '8b830a2b724a9c3fbab63af6f55ed29c9dfa8a55e732dc88c80a196a2ba136c6',
  },
  metamask: {
    name: 'MetaMask',
    rdns: 'io.metamask',
    id: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
  },
  okx: {
    name: 'OKX Wallet',
    rdns: 'com.okex.wallet',
    id: '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709',
  },
  oneinch: { name: '1inch Wallet', id: 'c286eebc742a537cd1d6818363e9dc53b21759a1e8e5d9b263d0c03ec7703576' },
  phantom: {
    name: 'Phantom',
    rdns: 'app.phantom',
    id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
  },
  'plena-app': { name: 'Plena', id: '9654c004e02e492c30904a820154e239886edbf4d66bc5d372060809ef4c9111' },
  rabby: { name: 'Rabby Wallet', rdns: 'io.rabby' },
  rainbow: {
    name: 'Rainbow',
    rdns: 'me.rainbow',
    id: '1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369',
  },
  robinhood: { name: 'Robinhood Wallet', id: '8837dd9413b1d9b585ee937d27a816590248386d9dbf59f5cd3422dbbb65683e' },
  ronin: {
    name: 'Ronin Wallet',
    rdns: 'com.roninchain.wallet',
    id: '541d5dcd4ede02f3afaf75bf8e3e4c4f1fb09edb5fa6c4377ebf31c2785d9adf',
  },
  safe: { name: 'Safe', id: '225affb176778569276e484e1b92637ad061b01e13a048b35a9d280c3b58970f' },
  safepal: { name: 'SafePal', id: '0b415a746fb9ee99cce155c2ceca0c6f6061b1dbca2d722b3ba16381d0562150' },
  solflare: { name: 'Solflare', id: '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79' },
  status: { name: 'Status', id: 'af9a6dfff9e63977bbde28fb23518834f08b696fe8bff6dd6827acad1814c6be' },
  'timeless-x': { name: 'TimelessX', id: '344d0e58b139eb1b6da0c29ea71d52a8eace8b57897c6098cb9b46012665c193' },
  tokenpocket: {
    name: 'TokenPocket',
    rdns: 'pro.tokenpocket',
    id: '20459438007b75f4f4acb98bf29aa3b800550309646d375da5fd4aac6c2a2c66',
  },
  'tomo-wallet': { name: 'Tomo Wallet', id: '5e4a8cc31d062b78a7ad9e017135574809b01c4dbbf30e4dbb467ddd43025618' },
  trust: {
    name: 'Trust Wallet',
    rdns: 'com.trustwallet.app',
    id: '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0',
  },
  uniswap: {
    name: 'Uniswap Wallet',
    rdns: 'org.uniswap.app',
    id: 'c03dfee351b6fcc421b4494ea33b9d4b92a984f87aa76d1663bb28705e95034a',
  },
  valora: { name: 'Valora', id: 'd01c7758d741b363e637a817a09bcf579feae4db9f5bb16f599fdd1f66e2f974' },
  xverse: { name: 'Xverse Wallet', id: '2a87d74ae02e10bdd1f51f7ce6c4e1cc53cd5f2c0b6b5ad0d7b3007d2b13de7b' },
  zengo: { name: 'Zengo Wallet', id: '9414d5a85c8f4eabc1b5b15ebe0cd399e1a2a9d35643ab0ad22a6e4a32f596f0' },
  'zengo-wallet': { name: 'Zengo Wallet', id: '9414d5a85c8f4eabc1b5b15ebe0cd399e1a2a9d35643ab0ad22a6e4a32f596f0' },
  zerion: {
    name: 'Zerion',
    rdns: 'io.zerion.wallet',
    id: 'ecc4036f814562b41a5268adc86270fba1365471402006302e70169465b7ac18',
  },
}

/**
 * The wallet of a `wallet` attribute: by its name in the list, else by its reverse-DNS or catalogue id, else by its own
 * name.
 */
export function namedWallet(given: string | null | undefined): NamedWallet {
  const wallet = given ?? 'metamask' // the attribute was removed
  const key = wallet.trim().toLowerCase()
  if (Object.hasOwn(WALLETS, key)) return WALLETS[key] ?? { name: wallet }
  if (isSocial(key)) return { name: SOCIAL_NAMES[key], login: key }
  const known = Object.values(WALLETS).find(({ rdns, id }) => rdns === key || id === key)
  if (known) return known
  if (CATALOGUE_ID.test(key)) return { name: wallet, id: key }
  return RDNS.test(key) ? { name: wallet, rdns: key } : { name: wallet }
}
