import { expect } from '@open-wc/testing'

import { solanaAdapter } from '../../../src/chains/solana/index.js'
import type { SessionProvider } from '../../../src/chains/shared/session-provider.js'
import type { SolanaProvider } from '../../../src/core/entities/solana-provider.js'
import { solana } from '../../../src/networks.js'
import { createTestSolanaWallet, SOLANA_ACCOUNTS, type TestSolanaWallet } from '../../../src/testing/index.js'
import { ALICE, BOB } from '../../helpers/fake-adapter.js'
import { approvedSession, FakeProtocol } from '../../helpers/fake-protocol.js'
import { endInstance, endVisit, instance } from '../../helpers/instance.js'
import { connectPhone } from '../../helpers/phone-session.js'

const [first, second] = SOLANA_ACCOUNTS

describe('an account that the visitor chose among those of a wallet', () => {
  let wallet: TestSolanaWallet | undefined
  afterEach(async () => {
    wallet?.uninstall()
    wallet = undefined
    await endInstance()
  })

  it('is the one that a Solana provider signs with', async () => {
    wallet = await createTestSolanaWallet({ privateKeys: [first.privateKey, second.privateKey] })
    const { modal } = instance({}, { networks: [solana], adapters: [solanaAdapter()] })
    const connectorId = 'Test Solana Wallet'
    await modal.connect(connectorId, 'solana')
    const provider = modal.getProvider<SolanaProvider>('solana')
    expect(provider?.publicKey?.toBase58()).to.equal(first.address)
    await modal.switchConnection({ namespace: 'solana', connectorId, address: second.address })
    expect(modal.getAddress('solana')).to.equal(second.address)
    expect(provider?.publicKey?.toBase58()).to.equal(second.address)
  })

  it('is the first of a provider over WalletConnect, also after a reload', async () => {
    const namespaces = { eip155: { accounts: [`eip155:1:${ALICE}`, `eip155:1:${BOB}`], methods: [], events: [] } }
    const protocol = new FakeProtocol()
    const { modal } = instance({}, { universalProvider: protocol })
    await connectPhone(protocol, approvedSession({ namespaces }))
    const accountsOf = ({ getProvider }: typeof modal) =>
      getProvider<SessionProvider>('eip155')?.request({ method: 'eth_accounts' })
    expect(await accountsOf(modal)).to.deep.equal([ALICE, BOB])
    await modal.switchConnection({ namespace: 'eip155', connectorId: 'walletConnect', address: BOB })
    expect(await accountsOf(modal)).to.deep.equal([BOB, ALICE])
    await endVisit(modal)
    const later = instance({}, { universalProvider: protocol }).modal
    await later.ready()
    expect(later.getAddress('eip155')).to.equal(BOB)
    expect(await accountsOf(later)).to.deep.equal([BOB, ALICE])
  })
})
