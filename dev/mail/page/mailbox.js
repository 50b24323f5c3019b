import { byId, keep, make, terms } from '/__dev/wallet/dom.js'

/** The wait before a retry if the stack does not answer, in milliseconds. */
const PAUSE = 1_000

/** @param {any} mail @returns {HTMLElement} */
function mailElement({ id, to, subject, text, code, link, at }) {
  const title = `mail-${id}`
  return make(
    'article',
    { class: 'ask', 'aria-labelledby': title },
    make('h3', { id: title }, subject),
    terms([
      ['To', to.join(', ')],
      ['At', new Date(at).toLocaleTimeString()],
      ['Code', code ?? undefined],
    ]),
    make('pre', { tabIndex: 0, 'aria-label': `Text of ${subject}` }, text),
    ...(link ? [make('a', { href: link, target: '_blank', rel: 'noopener' }, 'Open the link')] : []),
  )
}

/** Follows the mailbox for as long as the page is open. */
async function follow() {
  let version = ''
  for (;;) {
    try {
      const { version: current, messages } = await (await fetch(`/__dev/mail/state${version}`)).json()
      byId('error').hidden = true
      if (version && messages[0]) byId('status').textContent = `New mail: ${messages[0].subject}`
      version = `?after=${current}`
      keep(byId('mails'), new Map(messages.map(mail => [mail.id, () => mailElement(mail)])))
      byId('none').hidden = messages.length > 0
    } catch {
      version = ''
      byId('error').textContent = 'The development stack does not answer. Is it still running?'
      byId('error').hidden = false
      await new Promise(resolve => setTimeout(resolve, PAUSE))
    }
  }
}

byId('clear').addEventListener('click', () => void fetch('/__dev/mail/messages', { method: 'DELETE' }))
void follow()
