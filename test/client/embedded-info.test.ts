import { expect } from '@open-wc/testing'

import { connectFamilies } from '../../src/controllers/embedded/connect-families.js'
import { accountsController } from '../../src/controllers/accounts/accounts.js'
import { ALICE, BOB } from '../helpers/fake-adapter.js'
import { embeddedSite, SOL } from '../helpers/fake-secure-site.js'
import { endInstance } from '../helpers/instance.js'

describe('what an account reports about a login', () => {
  afterEach(endInstance)

  it('is undefined without a login', () => {
    const { modal } = embeddedSite()
    expect(modal.getAccount().embeddedWalletInfo).to.equal(undefined)
  })

  it('is the user, the login method and the account type', async () => {
    const { modal } = embeddedSite()
    await connectFamilies('eip155', new AbortController().signal)
    expect(modal.getAccount('eip155').embeddedWalletInfo).to.deep.equal({
      user: {
        email: 'ada@example.com',
        username: undefined,
        accounts: [
          { address: ALICE, type: 'smartAccount' },
          { address: BOB, type: 'eoa' },
        ],
      },
      authProvider: 'email',
      accountType: 'smartAccount',
      isSmartAccountDeployed: false,
    })
    expect(modal.getAccount('solana').embeddedWalletInfo?.user.accounts).to.deep.equal([{ address: SOL, type: 'eoa' }])
    await modal.disconnect()
    expect(modal.getAccount('eip155').embeddedWalletInfo).to.equal(undefined)
  })

  it('is the same object while its content is the same', async () => {
    const { modal } = embeddedSite()
    await connectFamilies('eip155', new AbortController().signal)
    const before = modal.getAccount('eip155').embeddedWalletInfo
    accountsController.patch('eip155', { balance: '1' })
    expect(modal.getAccount('eip155').embeddedWalletInfo).to.equal(before)
  })
})
