import { isRecord } from '../api/body.mjs'

/** @typedef {import('./mailbox.mjs').Mailbox} Mailbox */
/** @typedef {import('./mailbox.mjs').Receiver} Receiver */

/** Tags that the relay itself gives to the messages of a session's start. */
const TAGS = Object.freeze({ propose: 1100, proposalResponse: 1101, settle: 1102 })

/** Refuses parameters; the caller gets JSON-RPC's -32602. */
export class ParamsError extends TypeError {}

/** @param {Record<string, unknown>} params @param {string} name @returns {string} */
function text(params, name) {
  const value = params[name]
  if (typeof value === 'string' && value !== '') return value
  throw new ParamsError(`"${name}" must be a text.`)
}

/** @param {Record<string, unknown>} params @param {string} name @returns {unknown[]} */
function list(params, name) {
  const value = params[name]
  if (Array.isArray(value)) return value
  throw new ParamsError(`"${name}" must be a list.`)
}

/** @param {unknown} value @returns {Record<string, unknown>} */
function record(value) {
  if (isRecord(value)) return value
  throw new ParamsError('The parameters must be an object.')
}

/** @param {unknown} value @returns {string} */
function topicOf(value) {
  return text({ topic: value }, 'topic')
}

/** @param {unknown} value */
function letter(value) {
  const params = record(value)
  return {
    topic: text(params, 'topic'),
    message: text(params, 'message'),
    ...(typeof params.ttl === 'number' ? { ttl: params.ttl } : {}),
    ...(typeof params.tag === 'number' ? { tag: params.tag } : {}),
    ...(typeof params.attestation === 'string' ? { attestation: params.attestation } : {}),
  }
}

/** @param {import('./mailbox.mjs').Mail} mail */
const toFetched = ({ topic, message, publishedAt, tag }) => ({ topic, message, publishedAt, tag })

/**
 * Hands out what waits; who fetches has it.
 * @param {Mailbox} mailbox @param {Receiver} client @param {readonly string[]} topics
 */
function fetchMessages(mailbox, client, topics) {
  const found = topics.flatMap(topic => mailbox.waiting(client, topic))
  for (const mail of found) mail.acknowledged.add(client.clientId)
  return { messages: found.map(toFetched), hasMore: false }
}

/**
 * What clients may call, by method.
 * @type {Readonly<Record<string, (mailbox: Mailbox, client: Receiver, params: Record<string, unknown>) => unknown>>}
 */
export const methods = Object.freeze({
  irn_publish(mailbox, client, params) {
    mailbox.publish(client, letter(params))
    return true
  },
  irn_batchPublish(mailbox, client, params) {
    for (const one of list(params, 'messages').map(letter)) mailbox.publish(client, one)
    return true
  },
  irn_subscribe: (mailbox, client, params) => mailbox.subscribe(client, text(params, 'topic')),
  irn_batchSubscribe: (mailbox, client, params) =>
    list(params, 'topics')
      .map(topicOf)
      .map(topic => mailbox.subscribe(client, topic)),
  irn_unsubscribe: (mailbox, client, params) => mailbox.unsubscribe(client, text(params, 'topic')),
  irn_batchUnsubscribe(mailbox, client, params) {
    for (const one of list(params, 'subscriptions')) mailbox.unsubscribe(client, text(record(one), 'topic'))
    return true
  },
  irn_fetchMessages: (mailbox, client, params) => fetchMessages(mailbox, client, [text(params, 'topic')]),
  irn_batchFetchMessages: (mailbox, client, params) =>
    fetchMessages(mailbox, client, list(params, 'topics').map(topicOf)),
  // The page proposes a session: the relay makes it follow the pairing's topic, which the client itself leaves out.
  wc_proposeSession(mailbox, client, params) {
    const topic = text(params, 'pairingTopic')
    mailbox.subscribe(client, topic)
    mailbox.publish(client, {
      ...letter({ ...params, topic, message: text(params, 'sessionProposal') }),
      tag: TAGS.propose,
    })
    return true
  },
  // The wallet approves: it follows the session's topic from now on, and both its messages are published.
  wc_approveSession(mailbox, client, params) {
    const topic = text(params, 'sessionTopic')
    mailbox.subscribe(client, topic)
    const answer = { topic: text(params, 'pairingTopic'), message: text(params, 'sessionProposalResponse') }
    mailbox.publish(client, { ...letter({ ...params, ...answer }), tag: TAGS.proposalResponse })
    const settlement = { topic, message: text(params, 'sessionSettlementRequest') }
    mailbox.publish(client, { ...letter({ ...params, ...settlement }), tag: TAGS.settle })
    return true
  },
})
