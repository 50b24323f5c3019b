import { answer } from '../directives.mjs'

/** The account that answers unless a case says otherwise. */
export const ACCOUNT = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

const refuse = () => {
  throw { code: 4200, message: 'The method is not supported' }
}

/** What a well-behaved wallet answers. */
const USUAL = {
  eth_requestAccounts(wallet) {
    wallet.authorised = true
    return [ACCOUNT]
  },
  eth_accounts: wallet => (wallet.authorised ? [ACCOUNT] : []),
  eth_chainId: wallet => wallet.chainId,
  eth_getBalance: () => '0xde0b6b3a7640000',
  wallet_switchEthereumChain(wallet, [{ chainId }]) {
    wallet.chainId = chainId
    wallet.emit('chainChanged', chainId)
    return null
  },
  wallet_addEthereumChain: () => null,
  wallet_revokePermissions(wallet) {
    wallet.authorised = false
    return null
  },
}

/**
 * Makes an EIP-1193 provider: `spec` maps methods to answers, `$omit` names members to leave out. A text is only a name
 * for the log of calls.
 *
 * @param calls every call is recorded here, with the provider's name
 * @param authorised the site was allowed earlier
 */
export function makeProvider(spec, { calls, name, authorised = false }) {
  const answers = typeof spec === 'object' && spec !== null ? spec : {}
  const label = typeof spec === 'string' ? spec : name
  const listeners = new Map()
  const wallet = {
    authorised,
    chainId: '0x1',
    emit: (event, ...values) => [...(listeners.get(event) ?? [])].forEach(listener => listener(...values)),
  }
  const provider = {
    async request({ method, params = [] }) {
      calls.push({ provider: label, method, params })
      if (method === 'eth_accounts' && !('eth_accounts' in answers) && 'eth_requestAccounts' in answers)
        return wallet.authorised ? answer(answers.eth_requestAccounts) : []
      if (!Object.hasOwn(answers, method)) return (USUAL[method] ?? refuse)(wallet, params)
      const given = await answer(answers[method])
      if (method === 'eth_requestAccounts') wallet.authorised = true
      return given
    },
    on(event, listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener])
      return provider
    },
    removeListener(event, listener) {
      listeners.set(
        event,
        (listeners.get(event) ?? []).filter(known => known !== listener),
      )
      return provider
    },
  }
  if ('disconnect' in answers) provider.disconnect = () => answer(answers.disconnect)
  for (const member of answers.$omit ?? []) delete provider[member]
  return { provider, emit: wallet.emit, wallet, listeners }
}
