// What works where, by the tests that show it; `npm run docs` writes docs/support.md from these tables.

/** @typedef {readonly [file: string, title: string]} Named A test by its file and its title, as written there. */

/** The columns of the page, and the families in each. */
export const COLUMNS = {
  EVM: ['eip155'],
  Solana: ['solana'],
  Bitcoin: ['bip122'],
  'Polkadot, Cosmos, TON, TRON': ['polkadot', 'cosmos', 'ton', 'tron'],
}

const THREE = ['eip155', 'solana', 'bip122']
const EVM_AND_SOLANA = ['eip155', 'solana']

const inPage = name => `test/e2e/${name}.test.mjs`
const BITCOIN_WALLETS = 'test/chains/bitcoin/wallets/dialects'
const SIGNED_BY_OTHERS = [
  [
    ['polkadot', 'cosmos'],
    'test/chains/shared/sign-message.test.ts',
    'reaches Polkadot and Cosmos wallets in their own words',
  ],
  [['ton', 'tron'], 'test/chains/shared/sign-message.test.ts', 'reaches TON and TRON wallets in their own words'],
]

/**
 * What visitors and sites do, with the tests of it, each with the families that it is about. A test in a page
 * (`test/e2e/`) makes it a “yes”; any other makes it “in part”.
 *
 * @type {Readonly<Record<string, readonly (readonly [families: readonly string[], ...Named])[]>>}
 */
export const BY_FAMILY = {
  'Browser wallets': [
    [['eip155'], inPage('connect'), 'a visitor connects an announced wallet and sees the account and its balance'],
    [THREE, inPage('families'), 'three wallets of three families are connected at once, with one prompt each'],
  ],
  WalletConnect: [
    [['eip155'], inPage('walletconnect'), 'a visitor pairs by URI, and is connected once the wallet approves'],
    [
      THREE,
      inPage('walletconnect-families'),
      'one session serves EVM, Solana and Bitcoin, and is there again after a reload',
    ],
    [
      ['polkadot', 'ton', 'tron'],
      'test/chains/shared/walletconnect/namespaces.test.ts',
      'has entries for families without an adapter of their own',
    ],
    ...SIGNED_BY_OTHERS,
  ],
  'Back after a reload': [
    [THREE, inPage('families'), 'a reload restores all three, the active family too, without any prompt'],
  ],
  'Several wallets of the family': [
    [THREE, inPage('families'), '${name}: two wallets are connected, switched between, restored and disconnected'],
  ],
  'Sign a message': [
    [['eip155'], inPage('transactions'), 'a message is signed by the connected account'],
    [['solana'], inPage('solana'), 'a Solana message is signed'],
    [['bip122'], inPage('bitcoin'), 'a Bitcoin message is signed, and the page says how'],
    ...SIGNED_BY_OTHERS,
  ],
  'Send from the page’s code': [
    [
      THREE,
      inPage('families'),
      'an EVM transfer is mined, a SOL transfer confirmed and a PSBT taken, from three wallets of one page',
    ],
  ],
  'Send in the modal': [
    [['eip155'], inPage('send'), 'ether is sent as it was confirmed, and balance and activity change'],
    [['eip155'], inPage('send'), 'an ERC-20 token is sent in its own units'],
    [['solana'], inPage('send'), 'SOL is sent and confirmed'],
  ],
  Receive: [
    [
      EVM_AND_SOLANA,
      inPage('receive'),
      '${FAMILIES[namespace].name}: code, text and copy are the whole address, with a word on its networks',
    ],
    [['bip122'], inPage('receive'), 'Bitcoin: payments and ordinals have separate, labelled addresses'],
  ],
  Balance: [
    [
      ['eip155'],
      inPage('account'),
      'the balance, tokens, collectibles and activity of the local chain are those of the chain',
    ],
    [['solana'], inPage('account'), 'a Solana account shows its coin and its tokens, and no history'],
    [['bip122'], `${BITCOIN_WALLETS}/standard.test.ts`, 'is the sum of its unspent outputs'],
  ],
  Tokens: [
    [
      ['eip155'],
      inPage('account'),
      'the balance, tokens, collectibles and activity of the local chain are those of the chain',
    ],
    [['solana'], inPage('account'), 'a Solana account shows its coin and its tokens, and no history'],
  ],
  'NFTs, activity': [
    [
      ['eip155'],
      inPage('account'),
      'the balance, tokens, collectibles and activity of the local chain are those of the chain',
    ],
  ],
  Swap: [
    [
      ['eip155'],
      inPage('swap'),
      'ether is swapped for a token: two balances change, by no less than the preview promised',
    ],
  ],
  Buy: [
    [
      ['eip155'],
      inPage('buy'),
      'a purchase is paid out: the review says where to, and the balance grows by what is shown',
    ],
    [['solana'], inPage('buy'), 'SOL is bought on Solana'],
  ],
  Pay: [
    [
      ['eip155'],
      inPage('pay'),
      'a price in an asset that the account holds is a plain transfer, and no service is contacted',
    ],
    [
      ['solana'],
      inPage('pay'),
      'a price in ${what} is paid from a Solana wallet: two balances change, and no service is contacted',
    ],
    [['eip155'], inPage('pay'), 'a price is paid from an exchange, and counts as paid once the exchange confirms it'],
  ],
  'Sign-in': [
    [['eip155'], inPage('sign-in'), 'an EVM visitor reads, signs once, and is signed in on the server'],
    [
      ['solana', 'bip122'],
      inPage('sign-in'),
      'Solana and Bitcoin sign in next to EVM, each with its own session, which ends separately',
    ],
  ],
  'Email and social logins': [
    [
      EVM_AND_SOLANA,
      inPage('email'),
      'on a new device, the link and then the code from the mails log a visitor in, on EVM and Solana',
    ],
    [
      EVM_AND_SOLANA,
      inPage('social'),
      'a visitor logs in with ${name}, on EVM and Solana, and is still logged in after a reload',
    ],
  ],
}

/** Interfaces of Bitcoin wallets, each with a test of an object that behaves like such a wallet. @type {Readonly<Record<string, Named>>} */
export const OF_BITCOIN = {
  'by the Wallet Standard': [`${BITCOIN_WALLETS}/standard.test.ts`, 'is found, with its name and picture'],
  'by sats-connect': [`${BITCOIN_WALLETS}/sats-connect.test.ts`, 'is found by its id, also late'],
  'by the dialects of Unisat, Bitget and Binance': [`${BITCOIN_WALLETS}/dialects.test.ts`, 'are found at ${place}'],
  'by the dialect of OKX': [`${BITCOIN_WALLETS}/dialects.test.ts`, 'is found, with the picture of its Cardano object'],
  'by the dialect of Leather': [
    `${BITCOIN_WALLETS}/dialects.test.ts`,
    'gives its accounts in our order, with their paths, and without other chains',
  ],
}

/** Platforms, each with a test in a page. @type {Readonly<Record<string, Named>>} */
export const BY_PLATFORM = {
  'Phones, by touch, as a sheet': [
    inPage('phone'),
    'on a phone the modal is a sheet at the bottom, as wide as the screen',
  ],
  'Wallets on the same phone, by one tap': [
    inPage('phones'),
    '${profile.name}: one tap opens the wallet, and its yes connects the page',
  ],
  'Strict content security policies, Trusted Types': [
    inPage('plain'),
    'a page of plain HTML under the strictest policy connects, reloads and disconnects',
  ],
  'Keyboard alone': [inPage('keyboard'), 'everything from connecting to disconnecting works by keyboard alone'],
  'React 18 and 19 on a server': [
    inPage('react-server'),
    'React ${version} hydrates without a warning and without moving the page${letters}',
  ],
  Languages: [inPage('languages'), 'a visitor who reads only ${tag} connects, sends and sees it succeed'],
}

/** The sites that are built from the packed package and driven, by their folders in `test/sites/site`. */
export const SITES = {
  react: 'React',
  next: 'Next.js',
  'react-router': 'React Router',
  vue: 'Vue',
  nuxt: 'Nuxt',
  svelte: 'Svelte',
  sveltekit: 'SvelteKit',
  astro: 'Astro',
  solid: 'Solid',
  preact: 'Preact',
  angular: 'Angular',
  plain: 'plain HTML',
  'wagmi-2': 'wagmi 2',
  'wagmi-3': 'wagmi 3',
}
