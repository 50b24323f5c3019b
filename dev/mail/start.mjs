import { requirePackage } from '../packages.mjs'
import { HOST, listen } from '../ports.mjs'
import { Mailbox } from './mailbox.mjs'

/** Longest mail that is taken, in bytes. */
const MAX_SIZE = 1_048_576
/** How long the end waits for programs that keep their connection open, in milliseconds; 0 would mean half a minute. */
const CLOSE_TIMEOUT = 1

/** @param {unknown} field of a parsed mail @returns {string[]} */
function addressesOf(field) {
  const entries = [field].flat().filter(entry => entry !== undefined)
  return entries.flatMap(entry => Object(entry).value ?? []).map(({ address }) => String(address))
}

/**
 * A server that takes mails over SMTP and puts them into the mailbox.
 * @param {Mailbox} mailbox
 * @param {(line: string) => void} print
 */
async function startSmtp(mailbox, print) {
  const [{ SMTPServer }, { simpleParser }] = await Promise.all([
    requirePackage('smtp-server'),
    requirePackage('mailparser'),
  ])
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: MAX_SIZE,
    closeTimeout: CLOSE_TIMEOUT,
    onData(stream, _session, done) {
      simpleParser(stream)
        .then(mail => {
          const to = addressesOf(mail.to)
          const [from = ''] = addressesOf(mail.from)
          mailbox.add({ to, from, subject: mail.subject ?? '', text: mail.text ?? '', at: Date.now() })
          print(`mail to ${to.join(', ')}`)
          done()
        })
        .catch(done)
    },
  })
  smtp.on('error', (/** @type {Error} */ error) => print(`mail ${error.message}`))
  const port = await listen(smtp.server, 0)
  return { port, close: () => new Promise(resolve => smtp.close(() => resolve(undefined))) }
}

/**
 * A post office: what is sent goes out through a mail library to a server on this machine, and is read in a mailbox.
 * Both start with the first mail.
 * @param {{ print?: (line: string) => void }} [settings]
 */
export function startMail({ print = () => undefined } = {}) {
  const mailbox = new Mailbox()
  /** @type {ReturnType<typeof startSmtp> | undefined} */
  let starting
  const smtp = () => (starting ??= startSmtp(mailbox, print))
  /** @type {Promise<import('nodemailer').Transporter> | undefined} */
  let connecting
  const connect = async () => {
    const [{ createTransport }, { port }] = await Promise.all([requirePackage('nodemailer'), smtp()])
    return createTransport({ host: HOST, port, secure: false, ignoreTLS: true })
  }
  return {
    list: (/** @type {string | undefined} */ to) => mailbox.list(to),
    next: (/** @type {{ to?: string, after?: string, ms?: number } | undefined} */ wanted) => mailbox.next(wanted),
    nextChange: (/** @type {number} */ version, /** @type {number} */ ms) => mailbox.nextChange(version, ms),
    state: () => ({ version: mailbox.version, messages: mailbox.list().reverse() }),
    clear: () => mailbox.clear(),
    /** Where any program may send mails to. */
    async smtpUrl() {
      return `smtp://${HOST}:${(await smtp()).port}`
    },
    /** @param {{ to: string, subject: string, text: string }} mail */
    async send({ to, subject, text }) {
      connecting ??= connect()
      await (
        await connecting
      ).sendMail({ from: 'Local Wallet <wallet@localhost>', to: { name: '', address: to }, subject, text })
    },
    async stop() {
      const transport = await connecting?.catch(() => undefined)
      transport?.close()
      await (await starting?.catch(() => undefined))?.close()
    },
  }
}
