import { expect } from '@open-wc/testing'

import { isPairingUri, pairingTopic } from '../../../src/core/links/pairing-uri.js'
import { pairingUri } from '../../helpers/phones.js'

const KEY = 'a'.repeat(64)

describe('a pairing URI', () => {
  it('is taken with its parameters in any order', () => {
    expect(isPairingUri(pairingUri())).to.equal(true)
    expect(isPairingUri(`wc:${KEY}@2?symKey=${KEY}&relay-protocol=irn&methods=wc_sessionAuthenticate`)).to.equal(true)
  })

  for (const [why, value] of [
    ['WC-009: empty', ''],
    ['WC-010: without anything', 'wc:'],
    ['WC-011: a script', 'javascript:1'],
    ['WC-012: version 1', 'wc:abc@1?bridge=https://evil.example'],
    ['version 1 with a long topic', `wc:${KEY}@1?bridge=https%3A%2F%2Fevil.example&key=${KEY}`],
    ['without a key', `wc:${KEY}@2?relay-protocol=irn`],
    ['with a short key', `wc:${KEY}@2?relay-protocol=irn&symKey=abc`],
    ['of another relay', `wc:${KEY}@2?relay-protocol=waku&symKey=${KEY}`],
    ['with markup', `wc:${KEY}@2?relay-protocol=irn&symKey=${KEY}&x=<b>`],
    ['with a line break', `wc:${KEY}@2?relay-protocol=irn&symKey=${KEY}\n`],
    ['far too long', `${pairingUri()}&x=${'y'.repeat(5000)}`],
    ['no text', { toString: () => pairingUri() }],
    ['nothing', undefined],
  ] as const)
    it(`is refused: ${why}`, () => expect(isPairingUri(value)).to.equal(false))

  it('names the topic of its pairing', () => expect(pairingTopic(`wc:${KEY}@2?relay-protocol=irn`)).to.equal(KEY))
})
