import { expect } from '@open-wc/testing'

import { preferredType } from '../../../src/controllers/connections/establish/remember-connection.js'
import { KEYS } from '../../../src/services/storage/keys.js'
import { writeStored } from '../../../src/services/storage/read-write.js'
import { endInstance, instance } from '../../helpers/instance.js'

describe('the kind of account that comes first', () => {
  afterEach(endInstance)

  it('is SPEC’s, unless the site says otherwise, unless the visitor chose', () => {
    instance()
    expect(preferredType('bip122')).to.equal('payment')
    expect(preferredType('solana')).to.equal('eoa')
    writeStored(KEYS.preferredAccountTypes, { bip122: 'ordinal' })
    expect(preferredType('bip122')).to.equal('ordinal')
  })

  it('is the site’s by an option', () => {
    instance({}, { defaultAccountTypes: { bip122: 'ordinal' } })
    expect(preferredType('bip122')).to.equal('ordinal')
  })
})
