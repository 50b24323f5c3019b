import { byId } from './dom.js'
import { post } from './server.js'

/** Gives the result of a social login to the page that asked for it, and to no other. */
async function giveBack() {
  const { ok, origin, returnUrl } = await post('/api/return', {
    state: new URLSearchParams(location.search).get('state'),
  })
  if (!ok) return 'This login is no longer known here. Close this window and start again.'
  if (returnUrl) {
    const target = new URL(returnUrl)
    target.searchParams.set('result_uri', location.href)
    location.replace(target.href)
    return 'Going back…'
  }
  if (!window.opener)
    return `Close this window, go back to ${origin}, and start again: this window has lost its way back.`
  window.opener.postMessage({ resultUri: location.href }, origin)
  return 'Done. You can close this window.'
}

giveBack().then(
  text => (byId('status').textContent = text),
  () => (byId('status').textContent = 'Something went wrong. Close this window and start again.'),
)
