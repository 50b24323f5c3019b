import { expect } from '@open-wc/testing'

import { bitcoinAdapter } from '../../src/chains/bitcoin/index.js'
import { evmAdapter } from '../../src/chains/evm/index.js'
import { solanaAdapter } from '../../src/chains/solana/index.js'
import type { ChainNamespace } from '../../src/core/caip.js'
import type { OpenOutcome } from '../../src/core/entities/outcome.js'
import { ModalClosedError } from '../../src/core/errors/attempt.js'
import { InvalidAddressError, ViewOnlyError } from '../../src/core/errors/unavailable.js'
import '../../src/elements/public/wallet-modal-button.js'
import { bitcoin, mainnet, polygon, rootstock, solana } from '../../src/networks.js'
import { FakeSiwx } from '../helpers/fake-siwx.js'
import { endInstance, instance, settle } from '../helpers/instance.js'
import { rejection } from '../helpers/rejection.js'
import { waitUntil } from '../helpers/wait-until.js'

const EVM = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const OTHER = '0x52908400098527886E0F7030069857D2E4169EE7'
const SOLANA = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'
const BITCOIN = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

const start = (options = {}) =>
  instance(
    {},
    {
      networks: [mainnet, polygon, solana, bitcoin],
      adapters: [evmAdapter(), solanaAdapter(), bitcoinAdapter()],
      ...options,
    },
  ).modal

/** Calls a method of a family's provider, whatever its arguments. */
const call = (provider: unknown, name: string, ...args: readonly unknown[]): Promise<unknown> => {
  const method: unknown = typeof provider === 'object' && provider !== null ? Reflect.get(provider, name) : undefined
  if (typeof method !== 'function') throw new TypeError(`no ${name}`)
  return Promise.resolve(Reflect.apply(method, provider, args))
}

const failure = (outcome: OpenOutcome): unknown => (outcome.status === 'failed' ? outcome.error : undefined)

describe('a view-only account', () => {
  afterEach(endInstance)

  for (const [namespace, given, address] of [
    ['eip155', ` ${EVM.toLowerCase()} `, EVM],
    ['solana', SOLANA, SOLANA],
    ['bip122', BITCOIN, BITCOIN],
  ] as const)
    it(`is connected in ${namespace} by its address alone`, async () => {
      const modal = start()
      const account = await modal.watch(given)
      expect(account).to.include({ status: 'connected', address })
      expect(modal.getActiveChainNamespace()).to.equal(namespace)
      expect(modal.getWalletInfo()).to.include({ type: 'VIEW_ONLY' })
      expect(modal.getCaipAddress()).to.match(new RegExp(`^${namespace}:.*:${address}$`))
    })

  it('may be written with the checksum of a network of the site (EIP-1191)', async () => {
    const written = '0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD'
    expect(await rejection(start().watch(written))).to.be.instanceOf(InvalidAddressError)
    await endInstance()
    const account = await start({ networks: [mainnet, rootstock] }).watch(written)
    expect(account).to.include({ status: 'connected', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' })
  })

  const wrong: readonly (readonly [string, unknown, ChainNamespace?])[] = [
    ['a wrong checksum', EVM.replace('d8dA', 'd8da')],
    ['no prefix', EVM.slice(2)],
    ['31 bytes in base58', SOLANA.slice(1)],
    ['a wrong Bitcoin checksum', `${BITCOIN.slice(0, -1)}5`],
    ['a Bitcoin network that the site does not have', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['another family than the one that is named', SOLANA, 'eip155'],
    ['no text', undefined],
  ]
  for (const [what, address, namespace] of wrong)
    it(`is refused with ${what}`, async () => {
      const modal = start()
      const error = await rejection(modal.watch(address as string, namespace)) // a site without TypeScript may pass anything
      expect(error).to.be.instanceOf(InvalidAddressError)
      expect(modal.getIsConnectedState()).to.equal(false)
    })

  it('signs and sends nothing in EVM, and reads what is known', async () => {
    const modal = start()
    await modal.watch(EVM)
    const provider = modal.getProvider('eip155')
    for (const method of [
      'personal_sign',
      'eth_signTypedData_v4',
      'eth_sendTransaction',
      'eth_sendRawTransaction',
      'wallet_sendCalls',
      'wallet_watchAsset',
    ])
      expect(await rejection(call(provider, 'request', { method, params: [] })), method).to.be.instanceOf(ViewOnlyError)
    expect(await call(provider, 'request', { method: 'eth_accounts' })).to.deep.equal([EVM])
    expect(await call(provider, 'request', { method: 'eth_chainId' })).to.equal('0x1')
    const heard: Promise<unknown>[] = []
    const onChain = (chainId: unknown): unknown =>
      heard.push(call(provider, 'request', { method: 'eth_chainId' }).then(now => [chainId, now]))
    await call(provider, 'on', 'chainChanged', onChain)
    await call(provider, 'request', { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] })
    await waitUntil(() => modal.getChainId() === 137)
    await modal.switchNetwork(1, { throwOnFailure: true })
    expect(modal.getChainId()).to.equal(1)
    await waitUntil(() => heard.length === 2, 'a network is not reported')
    expect(await Promise.all(heard), 'the network that is reported is the one it is on').to.deep.equal([
      ['0x89', '0x89'],
      ['0x1', '0x1'],
    ])
    const send = { namespace: 'eip155', chainId: 1, assetAddress: 'native', amount: '1', to: OTHER }
    expect(failure(await modal.open({ view: 'WalletSend', arguments: send }))).to.be.instanceOf(ViewOnlyError)
    expect(failure(await modal.open({ view: 'Swap', arguments: { amount: '1' } }))).to.be.instanceOf(ViewOnlyError)
    expect(modal.isOpen()).to.equal(false)
  })

  for (const [namespace, address, methods] of [
    [
      'solana',
      SOLANA,
      ['signMessage', 'signTransaction', 'signAllTransactions', 'signAndSendTransaction', 'sendTransaction'],
    ],
    ['bip122', BITCOIN, ['signMessage', 'signPSBT', 'sendTransfer']],
  ] as const)
    it(`signs and sends nothing in ${namespace}`, async () => {
      const modal = start()
      await modal.watch(address)
      const provider = modal.getProvider(namespace)
      for (const method of methods)
        expect(await rejection(call(provider, method, {})), method).to.be.instanceOf(ViewOnlyError)
    })

  it('is not asked to sign in, and cannot', async () => {
    const siwx = new FakeSiwx({ required: true })
    const modal = start({ siwx })
    await modal.watch(EVM)
    expect(await rejection(modal.signIn())).to.be.instanceOf(ViewOnlyError)
    await settle(50)
    expect(siwx.calls.filter(line => line.startsWith('message'))).to.deep.equal([])
    expect(modal.isOpen()).to.equal(false)
    expect(modal.getIsConnectedState()).to.equal(true)
  })

  it('comes back on the next visit, until it is disconnected', async () => {
    const first = start()
    await first.watch(SOLANA)
    await first.watch(OTHER)
    await first.watch(EVM)
    expect(first.getConnections('eip155').map(({ accounts }) => accounts.length)).to.deep.equal([1])
    first.destroy()
    const second = start()
    await second.ready()
    expect(second.getAccount('eip155')).to.include({ status: 'connected', address: EVM })
    expect(second.getAccount('solana')).to.include({ status: 'connected', address: SOLANA })
    expect(second.getProviderType('eip155')).to.equal('VIEW_ONLY')
    const signing = call(second.getProvider('eip155'), 'request', { method: 'personal_sign' })
    expect(await rejection(signing)).to.be.instanceOf(ViewOnlyError)
    await second.disconnect()
    expect(second.getIsConnectedState()).to.equal(false)
    second.destroy()
    const third = start()
    await third.ready()
    expect(third.getIsConnectedState()).to.equal(false)
  })

  it('is not shown if a disconnect was asked after it', async () => {
    const modal = start()
    const failure = rejection(modal.watch(EVM))
    await modal.disconnect()
    expect(await failure).to.be.instanceOf(ModalClosedError)
    expect(modal.getIsConnectedState()).to.equal(false)
    const [account] = await Promise.all([modal.watch(EVM, 'eip155'), modal.disconnect('solana')])
    expect(account).to.include({ status: 'connected', address: EVM })
  })

  it('can be taken up again once it was disconnected', async () => {
    const modal = start()
    await modal.watch(EVM)
    const provider = modal.getProvider('eip155')
    await modal.disconnect()
    expect(await call(provider, 'request', { method: 'eth_accounts' })).to.deep.equal([])
    expect(modal.getRecentConnections('eip155').map(({ connectorId }) => connectorId)).to.deep.equal(['viewOnly'])
    await modal.switchConnection({ namespace: 'eip155', connectorId: 'viewOnly' })
    expect(modal.getAccount('eip155')).to.include({ status: 'connected', address: EVM })
    expect(modal.getProviderType('eip155')).to.equal('VIEW_ONLY')
    expect(await call(provider, 'request', { method: 'eth_accounts' })).to.deep.equal([EVM])
  })

  it('is marked in the button and in the Account view, which offers no sending and no swapping', async () => {
    const modal = start()
    const button = document.body.appendChild(document.createElement('wallet-modal-button'))
    await modal.watch(EVM)
    const inner = () => button.shadowRoot?.querySelector('button')
    await waitUntil(() => inner()?.textContent?.includes('View only'), 'no mark')
    expect(inner()?.getAttribute('aria-label')).to.match(/^View only: /)
    void modal.open()
    const view = () => {
      const router = document.querySelector('w3m-modal')?.shadowRoot?.querySelector('w3m-router')
      return router?.shadowRoot?.querySelector('w3m-account-view')?.shadowRoot
    }
    await waitUntil(() => view()?.querySelector('w3m-ui-action'), 'no view')
    const labels = [...(view()?.querySelectorAll('w3m-ui-action') ?? [])].map(({ label }) => label)
    expect(labels).to.include('Receive')
    expect(labels).to.not.include('Send')
    expect(labels).to.not.include('Swap')
    const summary = view()?.querySelector('w3m-account-summary')?.shadowRoot
    await waitUntil(() => summary?.querySelector('w3m-ui-tag')?.textContent === 'View only')
    const rows = [...(view()?.querySelectorAll('w3m-ui-list-row') ?? [])].map(({ detail }) => detail)
    expect(rows, 'there is no wallet').to.not.include('Connected wallet')
    await modal.close()
    button.remove()
  })
})
