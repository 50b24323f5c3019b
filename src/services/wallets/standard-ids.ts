/** Catalogue ids of wallets by registered name; Wallet Standard has no other identity (WIRE 9.7). */
const IDS: ReadonlyMap<string, string> = new Map([
  ['backpack', '2bd8c14e035c2d48f184aaa168559e86b0e3433228d3c4075900a221785019b0'],
  ['binance wallet', '8a0ee50d1f22f6651afcae7eb4253e52a3310b90af5daef78a8c4929a9bb99d4'],
  ['bitget wallet', '38f5d18bd8522c244bdd70cb4a68e0e718865155811c043f052fb9f1c51de662'],
  ['coin98', '2a3c89040ac3b723a1972a33a125b1db11e258a6975d3a61252cd64e6ea5ea01'],
  ['coinbase wallet', 'd0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8'],
  ['exodus', 'e9ff15be73584489ca4a66f64d32c4537711797e30b6660dbcb71ea72a42b1f4'],
  ['frontier', '85db431492aa2e8672e93f4ea7acf10c88b97b867b0d373107af63dc4880f041'],
  ['jupiter', '0ef262ca2a56b88d179c93a21383fee4e135bd7bc6680e5c2356ff8e38301037'],
  ['leather', '483afe1df1df63daf313109971ff3ef8356ddf1cc4e45877d205eee0b7893a13'],
  ['magic eden', '8b830a2b724a9c3fbab63af6f55ed29c9dfa8a55e732dc88c80a196a2ba136c6'],
  ['metamask', 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'],
  ['okx wallet', '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709'],
  ['phantom', 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'],
  ['solflare', '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79'],
  ['trust', '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0'],
  ['trust wallet', '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0'],
  ['xverse wallet', '2a87d74ae02e10bdd1f51f7ce6c4e1cc53cd5f2c0b6b5ad0d7b3007d2b13de7b'],
  ['xverse', '2a87d74ae02e10bdd1f51f7ce6c4e1cc53cd5f2c0b6b5ad0d7b3007d2b13de7b'],
])

/** The catalogue id of a wallet by its registered name; `undefined` if unknown. */
export const explorerIdOf = (name: string): string | undefined => IDS.get(name.toLowerCase())
