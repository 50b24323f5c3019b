/** Where the hosted secure site is. */
export const SECURE_HOST = 'secure.walletconnect.org'
export const SECURE_ORIGIN = `https://${SECURE_HOST}`
/** Where its social logins lead to. */
export const PROVIDER_HOST = 'accounts.example'

/** The account of the visitor there. */
export const ADDRESS = `0x${'ab'.repeat(20)}`

/** The secure site's page in the frame, which does not say that it is ready: what it is asked is answered by the driver. */
export const QUIET_FRAME = `<!doctype html><title>Secure site</title><script>
  addEventListener('message', async ({ data, source, origin }) => {
    const [, name] = /^@w3m-app\\/([A-Z_]+)$/.exec(data?.type) ?? []
    if (!name) return
    const body = JSON.stringify({ name, id: data.id, payload: data.payload })
    const reply = await (await fetch('/answer', { method: 'POST', body })).json()
    if (reply.silent) return
    const type = '@w3m-frame/' + name + (reply.error === undefined ? '_SUCCESS' : '_ERROR')
    const payload = reply.error === undefined ? reply.payload : { message: reply.error }
    source.postMessage({ type, id: data.id, payload }, origin)
  })
</script>`

const READY = `<script>parent.postMessage({ type: '@w3m-frame/READY', payload: {} }, '*')</script>`

/** A document. */
export const html = body => ({ body, headers: { 'content-type': 'text/html' } })

/** A page without scripts of its own. */
const page = (title, headers = {}) => ({
  body: `<!doctype html><title>${title}</title><h1>${title}</h1>`,
  headers: { 'content-type': 'text/html', ...headers },
})

const userOn = chainId => ({
  email: 'ada@example.com',
  address: ADDRESS,
  chainId: Number(chainId ?? 1),
  accounts: [{ address: ADDRESS, type: 'eoa' }],
  preferredAccountType: 'eoa',
  userName: 'ada',
})

/** What it answers usually: everything goes well, on a device that it knows. */
const USUAL = {
  SYNC_DAPP_DATA: () => undefined,
  SYNC_THEME: () => undefined,
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: () => ({ smartAccountEnabledNetworks: [] }),
  GET_SOCIAL_REDIRECT_URI: () => ({ uri: `https://${PROVIDER_HOST}/auth?state=1` }),
  CONNECT_SOCIAL: ({ chainId }) => userOn(chainId),
  GET_USER: ({ chainId } = {}) => userOn(chainId),
  IS_CONNECTED: () => ({ isConnected: false }),
  SWITCH_NETWORK: ({ chainId }) => ({ chainId }),
  SIGN_OUT: () => undefined,
  RELOAD: () => undefined,
}

/**
 * Serves the secure site, its popup and the page of a provider. `answers` replaces what it says to a message: a payload, or a
 * function of what was sent; `{ error }` refuses and `{ silent: true }` never answers. Every message is counted by its name
 * in words, such as `connect social`. The page of the provider comes with `provider.headers`; `document` is what the frame loads.
 *
 * @returns the messages, as they come
 */
export function serveSecureSite(session, answers = {}, provider = {}, document = html(QUIET_FRAME + READY)) {
  const asked = []
  session.services.hosts.push(SECURE_HOST, PROVIDER_HOST)
  const others = session.services.http
  session.services.http = async (request, url) => {
    if (url.host === PROVIDER_HOST) return page('Provider', provider.headers)
    if (url.host !== SECURE_HOST) return others(request, url)
    if (url.pathname === '/sdk') return document
    if (url.pathname !== '/answer') return page('Secure site')
    const { name, id, payload } = JSON.parse(request.postData())
    asked.push({ name, id, payload })
    const answer = answers[name] ?? USUAL[name]
    const given = typeof answer === 'function' ? await answer(payload) : answer
    const isControl = given?.silent || given?.error !== undefined
    return { body: JSON.stringify(isControl ? given : { payload: given }) }
  }
  const counts = {
    'connect social': 'CONNECT_SOCIAL',
    'get social redirect URI': 'GET_SOCIAL_REDIRECT_URI',
    'connect email': 'CONNECT_EMAIL',
    'sync dapp data': 'SYNC_DAPP_DATA',
  }
  for (const [subject, name] of Object.entries(counts))
    session.counters[subject] = () => asked.filter(message => message.name === name).length
  session.counters['window.open'] = () => session.notes().then(({ opened }) => opened.length)
  return asked
}
