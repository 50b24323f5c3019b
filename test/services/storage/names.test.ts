import { expect } from '@open-wc/testing'

import { cacheNames } from '../../helpers/cache-names.js'
import { KEYS } from '../../../src/services/storage/keys.js'
import { SIGN_IN_KEYS } from '../../../src/services/storage/sign-in-keys.js'
import { connectorIdName, isOurName } from '../../../src/services/storage/names.js'

describe('names of stored values', () => {
  for (const { name } of Object.values({ ...KEYS, ...SIGN_IN_KEYS }))
    it(`${name} is one of ours`, () => expect(isOurName(name)).to.equal(true))
  for (const name of cacheNames) it(`${name} is one of ours`, () => expect(isOurName(name)).to.equal(true))

  it('that hold a connector’s id are of one namespace', () => {
    expect(connectorIdName('solana')).to.equal('@appkit/solana:connected_connector_id')
    expect(isOurName(connectorIdName('solana'))).to.equal(true)
  })

  for (const name of [
    '',
    'theme',
    '@appkit',
    '@appkitx/a',
    'x@appkit/a',
    'WALLETCONNECT_DEEPLINK_CHOICE2',
    'wc@2:core',
  ])
    it(`“${name}” is a stranger’s`, () => expect(isOurName(name)).to.equal(false))
})
