import { expect } from '@open-wc/testing'
import fc from 'fast-check'

import { redactReport } from '../../../src/controllers/diagnostics/redact-report.js'
import { ALICE } from '../../helpers/fake-adapter.js'

describe('a report that is redacted', () => {
  it('removes known private data, ignoring case', () =>
    expect(redactReport({ a: ['by Alice.ETH', { b: 'alice' }] }, ['alice.eth', 'alice', ''])).to.deep.equal({
      a: ['by [private]', { b: '[private]' }],
    }))

  for (const [what, text, left] of [
    ['an EVM address', `eip155:1:${ALICE}`, 'eip155:1:[address]'],
    ['a hash', `0x${'ab'.repeat(32)}`, '[address]'],
    ['a Bitcoin address', 'to bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'to [address]'],
    ['a Solana address', '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU', '[address]'],
    ['a Solana address after letters', 'solana:HN7cABqLq46Es1jh92dQQisAq662SmxELLLsHHe4YWrH', 'solana:[address]'],
    ['an older Bitcoin address', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '[address]'],
    ['a project id', `id=${'0123456789abcdef'.repeat(2)}`, 'id=[key]'],
    ['an email', 'mail to ada@example.com', 'mail to [email]'],
    [
      'the path and the query of a URL',
      'at https://api.example:8/v2/aB-3_d?key=1, twice',
      'at https://api.example:8 twice',
    ],
    ['the credentials of a URL', '(wss://me:secret@node.example/)', '(wss://node.example)'],
    ['a session topic', `no session with topic: ${'0a'.repeat(32)}`, 'no session with topic: [key]'],
    ['a TON address', `0:${'0a'.repeat(32)} EQ${'aB-1_9'.repeat(7)}aB-1`, '0:[key] [address]'],
    ['a token', 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln-bmF_0', 'Bearer [token]'],
    ['a pairing URI', `wc:${'1'.repeat(64)}@2?symKey=2`, 'wc:[removed]'],
  ] as const)
    it(`loses ${what}`, () => expect(redactReport([text], [])).to.deep.equal([left]))

  it('keeps useful data: ids of wallets, connectors and networks, hosts, times and numbers', () => {
    const report = {
      id: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
      rdns: 'io.metamask',
      networks: [
        'eip155:11155111',
        'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
        'bip122:000000000019d6689c085ae165831e93',
      ],
      reasons: ['ANNOUNCED connector com.example.aspen for eip155'],
      at: '2026-11-25T23:50:09.000Z',
      duration: 12,
      none: undefined,
      shown: true,
    }
    expect(redactReport(report, [], [report.id])).to.deep.equal(report)
  })

  it('never contains an address or an email, anywhere in a text', () =>
    fc.assert(
      fc.property(
        fc.stringMatching(/^0x[\da-fA-F]{40}$/),
        // a quote at either end of the part before the sign is one around a text
        fc.emailAddress().filter(email => /^\w(?:[^@]*[^'@])?@/.test(email)),
        fc.stringMatching(/^[ ,:;/"']{0,3}$/),
        (address, email, between) => {
          const text = `${between}${address}${between} ${email}${between}`
          const [left] = redactReport([text], [])
          expect(left).not.to.contain(address).and.not.to.contain(email)
        },
      ),
    ))
})
