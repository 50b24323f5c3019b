import { empty, json } from '../reply.mjs'
import { pageFile } from './page-files.mjs'

/** Where the mailbox is. */
export const MAIL_PATH = '/__dev/mail/'
/** Longest time that a long poll stays open, in milliseconds. */
const MAX_WAIT = 25_000
const folder = new URL('../../mail/page/', import.meta.url)

/** The mailbox: a page, and what it and tests call. @type {import('./route.mjs').Route[]} */
export const mailRoutes = [
  { method: 'GET', path: MAIL_PATH, answer: () => pageFile(folder, 'index.html') },
  { method: 'GET', path: `${MAIL_PATH}mailbox.js`, answer: () => pageFile(folder, 'mailbox.js') },
  {
    method: 'GET',
    path: `${MAIL_PATH}state`,
    // With `after`, the answer waits for a change after that version.
    async answer({ query }, { mail }) {
      const after = query.get('after')
      if (after !== null && /^\d+$/.test(after)) await mail.nextChange(Number(after), MAX_WAIT)
      return json(mail.state())
    },
  },
  {
    method: 'GET',
    path: `${MAIL_PATH}messages`,
    answer: ({ query }, { mail }) => json(mail.list(query.get('to') ?? undefined)),
  },
  {
    method: 'GET',
    path: `${MAIL_PATH}next`,
    // The latest mail to an address, after another if wanted; waits until there is one.
    async answer({ query }, { mail }) {
      const wanted = Object.fromEntries([...query].filter(([name]) => name === 'to' || name === 'after'))
      const found = await mail.next({ ...wanted, ms: MAX_WAIT }).catch(error => ({ error: error.message }))
      return json(found, 'error' in found ? 404 : 200)
    },
  },
  {
    method: 'DELETE',
    path: `${MAIL_PATH}messages`,
    answer(_request, { mail }) {
      mail.clear()
      return empty()
    },
  },
]
