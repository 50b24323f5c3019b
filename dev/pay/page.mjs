import { figure } from './quote.mjs'

/** @param {string} text */
const escape = text => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

/** @param {string} title @param {string} content @param {number} [status] @returns {import('../api/reply.mjs').Reply} */
export const exchangePage = (title, content, status = 200) => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  },
  body: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${escape(title)}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/exchange.css" />
  </head>
  <body>
    <main>
      <h1>${escape(title)}</h1>
      ${content}
    </main>
  </body>
</html>
`,
})

/** What the exchange asks the visitor. @param {import('./payments.mjs').Session} session @param {string} name */
export function askPage({ id, asset, amount, recipient, status }, name) {
  if (status === 'SUCCESS') return exchangePage(name, '<p role="status">Paid. You can close this window.</p>')
  if (status === 'FAILED') return exchangePage(name, '<p role="status">Not paid. You can close this window.</p>')
  return exchangePage(
    name,
    `<p>Not a real exchange: a stand-in for trying and testing. It pays out of the local faucet.</p>
      <dl>
        <dt>Amount</dt><dd>${escape(figure(amount, asset))}</dd>
        <dt>To</dt><dd>${recipient}</dd>
        <dt>Network</dt><dd>${asset.chain.caipNetworkId}</dd>
      </dl>
      <form method="post" action="/exchange/${id}">
        <div class="row">
          <button type="submit" name="do" value="pay" class="primary">Pay</button>
          <button type="submit" name="do" value="slow">Pay after 3 seconds</button>
          <button type="submit" name="do" value="refuse">Refuse</button>
        </div>
      </form>`,
  )
}
