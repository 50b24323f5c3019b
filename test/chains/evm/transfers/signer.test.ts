import { expect } from '@open-wc/testing'

import { checkWallet, signerOf } from '../../../../src/chains/evm/transfers/signer.js'
import { WalletChangedError } from '../../../../src/core/errors/transaction.js'
import { ANVIL_ACCOUNTS } from '../../../../src/testing/index.js'
import { rejection } from '../../../helpers/rejection.js'
import { cleanUp } from '../../shared/harness.js'
import { mainnet, makeAdapter, makeWallet } from '../harness.js'

const [first, second, third] = ANVIL_ACCOUNTS
const rdns = 'com.example.several'

describe('the signer of a request', () => {
  afterEach(cleanUp)

  it('is a wallet with several accounts, which signs with any of them until it switches to another', async () => {
    const privateKeys = [first, second, third].map(({ privateKey }) => privateKey)
    const wallet = makeWallet({ rdns, privateKeys })
    const { wallets } = makeAdapter().adapter
    await wallets.connect(rdns)
    const signer = signerOf(wallets, { connectorId: rdns })
    for (const { address } of [first, second]) await checkWallet({ ...signer, from: address, network: mainnet })
    await wallet.switchAccount(2)
    const chosen = { ...signer, from: second.address, network: mainnet }
    expect(await rejection(checkWallet(chosen))).to.be.instanceOf(WalletChangedError)
  })

  it('is the provider of a session, even if its list of accounts is invalid', () => {
    const { wallets } = makeAdapter().adapter
    const request = async (): Promise<unknown> => undefined
    for (const [accounts, activeAccount] of [
      [[first.address, second.address], first.address],
      [[], undefined],
      ['rubbish', undefined],
      [[5], undefined],
    ] as const)
      expect(signerOf(wallets, { connectorId: 'walletConnect', provider: { request, accounts } })).to.include({
        activeAccount,
      })
  })
})
