import { details, make, terms } from './dom.js'

/** The titles of requests. */
const TITLES = {
  personal_sign: 'Sign a message',
  eth_sign: 'Sign a message',
  eth_signTypedData: 'Sign typed data',
  eth_signTypedData_v4: 'Sign typed data',
  eth_sendTransaction: 'Send a transaction',
  eth_signTransaction: 'Sign a transaction',
  wallet_switchEthereumChain: 'Switch the network',
  wallet_addEthereumChain: 'Add a network',
  wallet_watchAsset: 'Show a token',
  solana_signMessage: 'Sign a message',
  solana_signTransaction: 'Sign a transaction',
  solana_signAllTransactions: 'Sign transactions',
  solana_signAndSendTransaction: 'Send a transaction',
  signMessage: 'Sign a message',
  signPsbt: 'Sign a transaction',
  sendTransfer: 'Send bitcoin',
  getAccountAddresses: 'Show addresses',
  polkadot_signMessage: 'Sign a message',
  cosmos_signDirect: 'Sign a transaction',
  cosmos_signAmino: 'Sign a transaction',
}

/** Decodes a text that a page sent as hex. @param {unknown} value @returns {string | undefined} */
function readable(value) {
  if (typeof value !== 'string') return undefined
  if (!/^0x(?:[0-9a-f]{2})+$/i.test(value)) return value
  const bytes = Uint8Array.from(value.slice(2).match(/../g) ?? [], byte => parseInt(byte, 16))
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return value
  }
}

/** Formats wei as ether. @param {unknown} value @returns {string} */
function ether(value) {
  try {
    const wei = BigInt(String(value))
    const fraction = (wei % 10n ** 18n).toString().padStart(18, '0').replace(/0+$/, '')
    return `${wei / 10n ** 18n}${fraction ? `.${fraction}` : ''} ETH`
  } catch {
    return String(value)
  }
}

/**
 * The important parts of a request, shown above its raw form.
 * @param {any} ask
 * @returns {(readonly [string, string | undefined])[]}
 */
function rowsOf({ method, params }) {
  const first = Array.isArray(params) ? params[0] : params
  if (method === 'personal_sign') return [['Message', readable(first)]]
  if (method === 'eth_sign') return [['Message', readable(params?.[1])]]
  if (method === 'eth_sendTransaction' || method === 'eth_signTransaction') {
    return [
      ['To', first?.to ?? 'a new contract'],
      ['Amount', ether(first?.value ?? 0)],
      ['Data', first?.data === '0x' ? undefined : first?.data],
    ]
  }
  if (method === 'sendTransfer')
    return [
      ['To', first?.recipientAddress],
      ['Amount', `${first?.amount} satoshis`],
    ]
  if (method?.startsWith('wallet_'))
    return [
      ['Network', first?.chainName],
      ['Chain id', first?.chainId],
    ]
  return [['Message', typeof first?.message === 'string' ? first.message : undefined]]
}

/** @param {string} id @param {string} name @param {string} value @param {string} text @param {boolean} checked */
const choice = (id, name, value, text, checked) =>
  make(
    'label',
    { class: 'choice' },
    make('input', { type: 'checkbox', id, name, value, checked }),
    make('span', {}, text),
  )

/** @param {HTMLElement} form @param {string} name @returns {string[]} */
const chosen = (form, name) => [...form.querySelectorAll(`input[name="${name}"]:checked`)].map(input => input.value)

/** The chains that a page names. @param {any} params @returns {string[]} */
function chainsOf({ requiredNamespaces = {}, optionalNamespaces = {} }) {
  const entries = [...Object.entries(requiredNamespaces), ...Object.entries(optionalNamespaces)]
  return [...new Set(entries.flatMap(([key, { chains }]) => chains ?? (key.includes(':') ? [key] : [])))]
}

/** @param {any} ask @param {any} state @returns {Node[]} */
function sessionParts(ask, state) {
  const families = Object.keys(state.accounts[0])
  const serves = chain =>
    state.chains.includes(chain) || (!chain.startsWith('eip155:') && families.includes(chain.split(':')[0]))
  const chains = chainsOf(ask.params)
  const known = chains.filter(serves)
  const left = chains.filter(chain => !serves(chain))
  return [
    make(
      'fieldset',
      {},
      make('legend', {}, 'Networks'),
      ...known.map(chain => choice(`${ask.id}-${chain}`, 'chain', chain, chain, true)),
    ),
    ...(left.length ? [make('p', { class: 'quiet' }, `Not known to this wallet: ${left.join(', ')}`)] : []),
    make(
      'fieldset',
      {},
      make('legend', {}, 'Accounts'),
      ...state.accounts.map(({ eip155 }, place) =>
        choice(`${ask.id}-account-${place}`, 'account', String(place), `Account ${place + 1}: ${eip155}`, true),
      ),
    ),
    details('What the page asks for', ask.params),
  ]
}

/** @param {any} ask @returns {Node[]} */
const requestParts = ask => [terms([['Network', ask.caipNetworkId], ...rowsOf(ask)]), details(ask.method, ask.params)]

/**
 * Shows who asks for what, with the two answers.
 * @param {any} ask
 * @param {any} state
 * @param {(deed: string, body: object) => Promise<void>} act
 * @returns {HTMLElement}
 */
export function askElement(ask, state, act) {
  const isSession = ask.kind === 'session'
  const title = isSession ? 'Connect to this wallet' : (TITLES[ask.method] ?? ask.method)
  const who = [ask.peer.name || 'A page without a name', ask.peer.url].filter(Boolean).join(' – ')
  const heading = `ask-${ask.id}`
  const approve = make('button', { type: 'button', class: 'primary' }, 'Approve')
  const reject = make('button', { type: 'button' }, 'Reject')
  const element = make(
    'article',
    { class: 'ask', 'aria-labelledby': heading },
    make('h3', { id: heading }, title),
    make('p', {}, who),
    ...(isSession ? sessionParts(ask, state) : requestParts(ask)),
    make('div', { class: 'row' }, approve, reject),
  )
  const decide = async (deed, body) => {
    approve.disabled = reject.disabled = true
    await act(deed, { id: ask.id, ...body })
    approve.disabled = reject.disabled = false
  }
  approve.addEventListener('click', () => {
    const places = chosen(element, 'account').map(Number)
    // The active account stands first: it is the one that the page shows.
    places.sort((one, other) => Number(other === state.active) - Number(one === state.active) || one - other)
    void decide('approve', isSession ? { chains: chosen(element, 'chain'), accounts: places } : {})
  })
  reject.addEventListener('click', () => void decide('reject', {}))
  return element
}
