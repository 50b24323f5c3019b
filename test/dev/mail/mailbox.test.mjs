import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, it } from 'node:test'
import { createTransport } from 'nodemailer'
import { startMail } from '../../../dev/mail/start.mjs'
import { launchBrowser } from '../../support/launch-browser.mjs'
import { withStack } from '../with-stack.mjs'

const letter = {
  to: 'ada@example.com',
  subject: 'Grüße <b>',
  text: 'Read http://127.0.0.1/not-this first.\n\n  012345\n\nhttp://127.0.0.1/this\n',
}

describe('the mailbox', () => {
  const { ask, askJson, stack } = withStack({ wallets: 1 })

  it('holds outgoing emails, with their code and link', async () => {
    const { mail } = stack()
    await mail.send(letter)
    await mail.send({ to: 'bea@example.com', subject: 'None', text: 'Neither a code nor a link: 1234567.' })
    const [first, second] = mail.list()
    assert.deepEqual(
      [first?.to, first?.from, first?.subject, first?.code, first?.link],
      [['ada@example.com'], 'wallet@localhost', letter.subject, '012345', 'http://127.0.0.1/this'],
    )
    assert.deepEqual([second?.code, second?.link], [null, null])
    assert.deepEqual(mail.list('ADA@example.com'), [first])
  })

  it('waits for a mail that comes later', async () => {
    const { mail } = stack()
    await mail.send(letter)
    const known = await mail.next({ to: letter.to })
    const coming = mail.next({ to: letter.to, after: known.id })
    const overHttp = askJson(`/__dev/mail/next?to=${letter.to}&after=${known.id}`)
    await mail.send({ ...letter, subject: 'Another' })
    assert.equal((await coming).subject, 'Another')
    assert.equal((await overHttp).subject, 'Another')
    await assert.rejects(
      mail.next({ to: 'nobody@example.com', ms: 20 }),
      /No mail to nobody@example.com came within 20 ms/,
    )
  })

  it('accepts emails from any program', async () => {
    const { mail } = stack()
    const transport = createTransport(await mail.smtpUrl())
    await transport.sendMail({ from: 'me@example.com', ...letter, to: 'x@example.com, y@example.com' })
    transport.close()
    assert.deepEqual((await mail.next()).to, ['x@example.com', 'y@example.com'])
  })

  it('ends immediately, even if a program keeps its connection', { timeout: 10_000 }, async t => {
    const mail = startMail()
    const { hostname, port } = new URL(await mail.smtpUrl())
    const socket = connect(Number(port), hostname)
    t.after(() => socket.destroy())
    await once(socket, 'data')
    await mail.stop()
  })

  it('shows them on a page, as texts', async t => {
    const { mail } = stack()
    const browser = await launchBrowser()
    t.after(() => browser.close())
    const page = await browser.newPage()
    /** @type {string[]} */
    const complaints = []
    page.on('pageerror', error => complaints.push(error.message))
    page.on('console', message => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await page.goto(mail.url)
    await page.getByText('There are none.').waitFor()
    await mail.send(letter)
    await page.getByRole('heading', { name: 'Grüße <b>', exact: true }).waitFor()
    await page.getByText('012345', { exact: true }).waitFor()
    assert.equal(await page.getByRole('link', { name: 'Open the link' }).getAttribute('href'), 'http://127.0.0.1/this')
    await page.getByRole('button', { name: 'Delete all mails' }).click()
    await page.getByText('There are none.').waitFor()
    assert.deepEqual(mail.list(), [])
    assert.deepEqual(complaints, [])
  })

  it('is emptied over HTTP', async () => {
    await stack().mail.send(letter)
    assert.equal((await askJson('/__dev/mail/messages')).length, 1)
    assert.equal((await ask('/__dev/mail/messages', { method: 'DELETE' })).status, 204)
    assert.deepEqual(await askJson('/__dev/mail/messages?to=ada@example.com'), [])
  })
})
