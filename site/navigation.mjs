// What a reader looks for, in the order of the sidebar. Every page is named without its ending; `maybe` marks pages that
// are left out until they are written, and `every` stands for all pages of a folder, by their titles.
export const NAVIGATION = [
  { text: 'Start', pages: ['start', 'try', 'html', 'options'] },
  {
    text: 'Frameworks',
    pages: [
      'react',
      'vue',
      'frameworks',
      { page: 'start', anchor: 'types-for-templates', text: 'Types for templates' },
    ],
  },
  {
    text: 'Wallets and chains',
    pages: [
      { page: 'options', anchor: 'wallets', text: 'Which wallets are shown' },
      { page: 'options', anchor: 'walletconnect', text: 'WalletConnect' },
      { page: 'recipes/several-wallets', text: 'Several families' },
      { page: 'recipes/viem', text: 'viem' },
      { page: 'recipes/wagmi', text: 'wagmi' },
      { page: 'recipes/ethers', text: 'ethers' },
      { page: 'recipes/solana-kit', text: '@solana/kit' },
      { page: 'recipes/web3js', text: '@solana/web3.js' },
      { page: 'recipes/wallet-adapter', text: 'wallet-adapter' },
      { page: 'recipes/bitcoin', text: 'Bitcoin' },
      { page: 'recipes/your-own-wallet', text: 'A wallet of your own' },
      { page: 'recipes/index', text: 'All recipes' },
    ],
  },
  { text: 'Look and language', pages: ['theming', 'languages', { page: 'views', text: 'The views' }] },
  {
    text: 'Embedded wallet',
    pages: [
      { page: 'options', anchor: 'logging-in-by-email', text: 'Email and social logins' },
      { page: 'secure-site', text: 'Your own secure site' },
    ],
  },
  {
    text: 'Money',
    pages: [
      { page: 'options', anchor: 'what-an-account-holds', text: 'What an account holds' },
      { page: 'options', anchor: 'sending', text: 'Send' },
      'swap',
      'calls',
      'buy',
      'pay',
    ],
  },
  { text: 'Sign-in', pages: [{ page: 'sign-in', text: 'Sign-in with the wallet' }] },
  { text: 'Migrating', pages: [{ every: 'migrate' }] },
  {
    text: 'Testing',
    pages: [
      { page: 'testing', text: 'Testing a site' },
      { page: 'development-stack', text: 'The development stack' },
      'diagnostics',
    ],
  },
  {
    text: 'Security and privacy',
    pages: [
      { page: 'privacy', text: 'Who is contacted' },
      { page: 'policy', text: 'Policy generator' },
      { page: 'options', anchor: 'content-security-policy', text: 'Strict policies' },
      { page: 'security', text: 'Reporting a vulnerability' },
    ],
  },
  {
    text: 'Reference',
    pages: [
      'elements',
      { page: 'api/index', text: 'API' },
      'services',
      'errors',
      { page: 'support', text: 'What works where' },
      'engines',
      'accessibility-report',
    ],
  },
  { text: 'API by entry', folded: true, pages: [{ every: 'api' }] },
  {
    text: 'The project',
    folded: true,
    pages: ['contributing', { page: 'decisions/index', text: 'Decisions' }],
  },
]

/** Pages of the docs that are for people who work on the product and are read beside its sources. */
export const NOT_ON_THE_SITE = ['spec-map']
