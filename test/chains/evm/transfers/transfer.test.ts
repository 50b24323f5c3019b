import { expect } from '@open-wc/testing'

import { readSizeFee } from '../../../../src/chains/evm/transfers/data-fee.js'
import { prepareTransfer, readReserve, type EvmTransfer } from '../../../../src/chains/evm/transfers/transfer.js'
import { JsonRpcError } from '../../../../src/core/errors/json-rpc.js'
import { SimulationFailedError } from '../../../../src/core/errors/transaction.js'
import { sendErrorText } from '../../../../src/elements/send/send-error-text.js'
import { mainnet } from '../../../../src/networks.js'
import { parseNetworks } from '../../../../src/services/config/networks.js'
import { rejection } from '../../../helpers/rejection.js'

const ALICE = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const BOB = '0x000000000000000000000000000000000000dEaD'
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const HASH = `0x${'ab'.repeat(32)}`
const word = (value: bigint): string => `0x${value.toString(16).padStart(64, '0')}`

type Answers = Record<string, unknown>
type Call = { readonly method: string; readonly params?: readonly unknown[] }

/** A transfer of 5 wei by default, with scripted answers of chain and wallet; a function answers per call. */
function setUp(patch: Partial<EvmTransfer> = {}, chain: Answers = {}, wallet: Answers = {}) {
  const asked: Call[] = []
  const answer = (answers: Answers, call: Call): Promise<unknown> => {
    asked.push(call)
    const given = answers[call.method]
    const value: unknown = typeof given === 'function' ? (given as (call: Call) => unknown)(call) : given
    return value instanceof Error || (value as { code?: number } | undefined)?.code
      ? Promise.reject(value)
      : Promise.resolve(value)
  }
  const chainAnswers = {
    eth_call: '0x',
    eth_estimateGas: '0x5208',
    eth_gasPrice: '0x3b9aca00',
    eth_getTransactionReceipt: { transactionHash: HASH, status: '0x1' },
    ...chain,
  }
  const walletAnswers = { eth_accounts: [ALICE], eth_chainId: '0x1', eth_sendTransaction: HASH, ...wallet }
  const [network] = parseNetworks([mainnet]).networks
  if (!network) throw new Error('no network')
  const transfer: EvmTransfer = {
    rpc: { request: (method, params = []) => answer(chainAnswers, { method, params: params as readonly unknown[] }) },
    provider: { request: call => answer(walletAnswers, call) },
    network,
    from: ALICE,
    to: BOB,
    amount: 5n,
    ...patch,
  }
  const sent = (): unknown => asked.find(({ method }) => method === 'eth_sendTransaction')?.params?.[0]
  return { transfer, asked, sent }
}

const nameOf = async (task: Promise<unknown>): Promise<unknown> => Reflect.get(Object(await rejection(task)), 'name')

describe('an EVM transfer', () => {
  it('returns its cost, asks no wallet before sending, and sends what was prepared', async () => {
    const { transfer, asked, sent } = setUp()
    const prepared = await prepareTransfer(transfer)
    expect(prepared).to.include({ fee: 21_000n * 1_000_000_000n, deposit: 0n, decimals: 18 })
    expect(asked.some(({ method }) => method === 'eth_accounts')).to.equal(false)
    const { hash, confirmed } = await prepared.send()
    expect(hash).to.equal(HASH)
    expect(sent()).to.deep.equal({ from: ALICE, to: BOB, value: '0x5' })
    await confirmed
  })

  for (const [account, code, mayBeSponsored] of [
    ['a contract, such as a Safe', '0x6080', true],
    ['an account with a key', '0x', false],
    ['an account with a key that delegates to a contract', `0xef0100${BOB.slice(2)}`, false],
    ['an account whose code no endpoint tells', new JsonRpcError(-32601), false],
  ] as const)
    it(`says whether someone else may pay its fee: ${account}`, async () => {
      const prepared = await prepareTransfer(setUp({}, { eth_getCode: code }).transfer)
      expect(prepared).to.include({ mayBeSponsored, fee: 21_000n * 1_000_000_000n })
    })

  it('moves an ERC-20 by its own call, with the decimals of the contract', async () => {
    const decimals = (call: Call): string => (JSON.stringify(call.params).includes('313ce567') ? word(6n) : word(1n))
    const { transfer, sent } = setUp({ token: TOKEN, amount: 1_500_000n }, { eth_call: decimals })
    const prepared = await prepareTransfer(transfer)
    expect(prepared.decimals).to.equal(6)
    await prepared.send()
    expect(sent()).to.deep.equal({
      from: ALICE,
      to: TOKEN,
      data: `0xa9059cbb${BOB.slice(2).toLowerCase().padStart(64, '0')}${1_500_000n.toString(16).padStart(64, '0')}`,
    })
  })

  const simulated = (before: bigint, after: bigint) => [
    { calls: [before, 1n, after].map(value => ({ status: '0x1', returnData: word(value), logs: [] })) },
  ]
  const ofToken = (call: Call): string => (JSON.stringify(call.params).includes('313ce567') ? word(6n) : word(1n))

  for (const [what, before, after, arrives] of [
    ['a part that the token keeps', 10n, 4_010n, 4_000n],
    ['nothing', 10n, 10n, 0n],
  ] as const)
    it(`tells what arrives where that is less than was sent: ${what}`, async () => {
      const chain = { eth_call: ofToken, eth_simulateV1: simulated(before, after) }
      const prepared = await prepareTransfer(setUp({ token: TOKEN, amount: 5_000n }, chain).transfer)
      expect(prepared.arrives).to.equal(arrives)
    })

  for (const [what, patch, chain] of [
    ['all of it arrives', {}, { eth_simulateV1: simulated(10n, 5_000_010n) }],
    ['a token of shares rounds', {}, { eth_simulateV1: simulated(10n, 5_000_008n) }],
    ['the endpoints cannot simulate it', {}, { eth_simulateV1: new JsonRpcError(-32601) }],
    ['it is sent to oneself', { to: ALICE.toLowerCase() }, { eth_simulateV1: simulated(10n, 10n) }],
  ] as const)
    it(`tells no other amount where ${what}`, async () => {
      const { transfer } = setUp({ token: TOKEN, amount: 5_000_000n, ...patch }, { eth_call: ofToken, ...chain })
      expect(await prepareTransfer(transfer)).not.to.have.property('arrives')
    })

  it('reports why it would fail, with the contract’s reason', async () => {
    const refused = new JsonRpcError(3, { details: 'execution reverted: transfer amount exceeds balance' })
    const error = await rejection(prepareTransfer(setUp({}, { eth_call: refused }).transfer))
    expect(error).to.include({ name: 'SimulationFailedError', details: 'transfer amount exceeds balance' })
    const poor = new JsonRpcError(-32000, { details: 'insufficient funds for gas' })
    expect(await nameOf(prepareTransfer(setUp({}, { eth_estimateGas: poor }).transfer))).to.equal(
      'SimulationFailedError',
    )
  })

  it('has no reason in what nodes and wallets say about every contract that gives none', async () => {
    const bare = { code: 3, message: 'execution reverted' }
    const refused = new JsonRpcError(bare.code, { details: bare.message })
    const prepared = await prepareTransfer(setUp({}, {}, { eth_sendTransaction: bare }).transfer)
    for (const failed of [prepareTransfer(setUp({}, { eth_call: refused }).transfer), prepared.send()]) {
      const error = await rejection(failed)
      expect(error).to.be.instanceOf(SimulationFailedError).and.to.deep.include({ logs: [], details: '' })
      expect(error instanceof Error && sendErrorText(error, 'eip155')).to.equal('This transaction would fail.')
    }
  })

  for (const [method, token] of [
    ['eth_call', undefined],
    ['eth_call', TOKEN],
    ['eth_estimateGas', undefined],
  ] as const)
    it(`is no refusal of the chain where an endpoint limits ${method}${token ? ' of a token' : ''}`, async () => {
      const limit = new JsonRpcError(-32005, { details: 'rate limit exceeded' })
      const { transfer } = setUp(token ? { token } : {}, { [method]: limit })
      expect(await rejection(prepareTransfer(transfer))).to.equal(limit)
    })

  for (const [what, reply] of [
    ['tells no decimals', '0x'],
    ['tells absurd decimals', word(99n)],
  ] as const)
    it(`refuses a token that ${what}`, async () => {
      expect(await nameOf(prepareTransfer(setUp({ token: TOKEN }, { eth_call: reply }).transfer))).to.equal(
        'TokenTransferError',
      )
    })

  it('refuses a token whose transfer returns false', async () => {
    const reply = (call: Call): string => (JSON.stringify(call.params).includes('313ce567') ? word(6n) : word(0n))
    expect(await nameOf(prepareTransfer(setUp({ token: TOKEN }, { eth_call: reply }).transfer))).to.equal(
      'TokenTransferError',
    )
  })

  for (const patch of [
    { amount: 0n },
    { amount: -1n },
    { amount: 1n << 256n },
    { to: '0x123' },
    { to: BOB.slice(2) },
    { token: 'USDC' },
  ])
    it(`refuses ${JSON.stringify(patch, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)).slice(0, 60)}`, async () => {
      const { transfer, asked } = setUp(patch)
      expect(await nameOf(prepareTransfer(transfer))).to.equal('InvalidTransactionError')
      expect(asked).to.deep.equal([])
    })

  for (const [what, wallet] of [
    ['another account', { eth_accounts: [BOB] }],
    ['no account', { eth_accounts: [] }],
    ['another network', { eth_chainId: '0x89' }],
    ['rubbish for a network', { eth_chainId: null }],
  ] as const)
    it(`sends nothing once the wallet is on ${what}`, async () => {
      const { transfer, sent } = setUp({}, {}, wallet)
      const prepared = await prepareTransfer(transfer)
      expect(await nameOf(prepared.send())).to.equal('WalletChangedError')
      expect(sent()).to.equal(undefined)
    })

  const CAROL = `0x${'3'.repeat(40)}`
  for (const [what, accounts, isSent] of [
    ['stays on its active one', [ALICE, BOB], true],
    ['switches to it', [BOB, ALICE], true],
    ['switches to a third', [CAROL, ALICE, BOB], false],
    ['no longer has it', [ALICE], false],
  ] as const)
    it(`from one of the wallet’s other accounts is ${isSent ? '' : 'not '}sent once the wallet ${what}`, async () => {
      const { transfer, sent } = setUp({ from: BOB, to: CAROL, activeAccount: ALICE }, {}, { eth_accounts: accounts })
      const sending = (await prepareTransfer(transfer)).send()
      if (isSent) expect((await sending).hash).to.equal(HASH)
      else expect(await nameOf(sending)).to.equal('WalletChangedError')
      expect(sent()).to.deep.equal(isSent ? { from: BOB, to: CAROL, value: '0x5' } : undefined)
    })

  for (const [what, answer, name] of [
    ['the visitor refuses', { code: 4001 }, 'TransactionRejectedError'],
    ['the wallet fails', { code: -32603 }, 'SendError'],
    ['the wallet hears that the chain would refuse it', { code: 3 }, 'SimulationFailedError'],
    [
      'the wallet says that it would be taken back',
      new Error('execution reverted: too little'),
      'SimulationFailedError',
    ],
    ['the wallet gives no hash', '0x1234', 'SendError'],
    ['the wallet gives nothing', null, 'SendError'],
  ] as const)
    it(`ends typed when ${what}`, async () => {
      const prepared = await prepareTransfer(setUp({}, {}, { eth_sendTransaction: answer }).transfer)
      expect(await nameOf(prepared.send())).to.equal(name)
    })

  it('follows its receipt through faults, and reports a failure in the block', async () => {
    let looks = 0
    const receipt = (): unknown => (++looks < 2 ? new Error('down') : { transactionHash: HASH, status: '0x0' })
    const { confirmed } = await (
      await prepareTransfer(setUp({}, { eth_getTransactionReceipt: receipt }).transfer)
    ).send()
    expect(await nameOf(confirmed)).to.equal('TransactionFailedError')
    expect(looks).to.equal(2)
  })

  it('stops following on request', async () => {
    const stop = new AbortController()
    const { transfer } = setUp({}, { eth_getTransactionReceipt: null })
    const { confirmed } = await (await prepareTransfer(transfer)).send(stop.signal)
    stop.abort()
    expect(await nameOf(confirmed)).to.equal('AbortError')
  })

  it('reserves the price of 65,000 gas', async () => {
    expect(await readReserve(setUp().transfer.rpc, ALICE)).to.equal(65_000n * 1_000_000_000n)
    const broken = setUp({}, { eth_gasPrice: 'much' }).transfer
    expect(await nameOf(readReserve(broken.rpc, ALICE))).to.equal('MalformedReplyError')
  })

  for (const [account, code, owners, reserve] of [
    ['a Safe, whose owner pays', '0x6080', 2n, 0n],
    ['another contract, which may pay itself', '0x6080', undefined, 65_000n * 1_000_000_000n],
    ['an account with a key that delegates to a Safe', `0xef0100${BOB.slice(2)}`, 1n, 65_000n * 1_000_000_000n],
  ] as const)
    it(`reserves what the account itself may have to pay: ${account}`, async () => {
      const eth_call = ({ params = [] }: Call): unknown =>
        Reflect.get(Object(params[0]), 'to') === ALICE && owners ? word(owners) : '0x'
      const { rpc } = setUp({}, { eth_getCode: code, eth_call }).transfer
      expect(await readReserve(rpc, ALICE)).to.equal(reserve)
    })

  it('reserves the price of three transfers if they take more gas, as on ZKsync', async () => {
    const { rpc } = setUp({}, { eth_estimateGas: '0x30d40' }).transfer
    expect(await readReserve(rpc, ALICE)).to.equal(600_000n * 1_000_000_000n)
    const refused = setUp({}, { eth_estimateGas: new JsonRpcError(-32000, { details: 'insufficient funds' }) }).transfer
    expect(await readReserve(refused.rpc, ALICE)).to.equal(65_000n * 1_000_000_000n)
  })

  for (const [chain, oracle] of [
    ['the OP Stack', '0x420000000000000000000000000000000000000F'],
    ['Scroll', '0x5300000000000000000000000000000000000002'],
  ] as const)
    it(`includes what ${chain} charges for the data`, async () => {
      const asked: unknown[] = []
      const eth_call = ({ params = [] }: Call): string => {
        const to: unknown = Reflect.get(Object(params[0]), 'to')
        if (to !== BOB) asked.push(to)
        return to === oracle ? word(7_000n) : '0x'
      }
      const { transfer } = setUp({}, { eth_call })
      const { fee } = await prepareTransfer(transfer)
      expect(fee).to.equal(21_000n * 1_000_000_000n + 7_000n)
      expect(await readReserve(transfer.rpc, ALICE)).to.equal(65_000n * 1_000_000_000n + 21_000n)
      expect(asked, 'the other contract is called only once').to.have.length(3)
    })

  it('asks for the cost of data of a size that does not shrink when it is compressed', async () => {
    const sizes: number[] = []
    const eth_call = ({ params = [] }: Call): string => {
      const data = String(Reflect.get(Object(params[0]), 'data'))
      const bytes = data.match(/../g) ?? []
      sizes.push(new Set(bytes.map((byte, at) => byte + bytes[at + 1] + bytes[at + 2])).size)
      return word(7_000n)
    }
    const { rpc } = setUp({}, { eth_call }).transfer
    expect(await readSizeFee(rpc, ALICE, 2_000)).to.equal(7_000n)
    expect(sizes[0]).to.be.above(2_000)
  })

  it('asks a chain only once whether it charges for data', async () => {
    const { transfer, asked } = setUp()
    await prepareTransfer(transfer)
    const before = asked.length
    await prepareTransfer(transfer)
    expect(asked.slice(before).map(({ method }) => method)).to.have.members([
      'eth_call',
      'eth_estimateGas',
      'eth_gasPrice',
      'eth_getCode',
    ])
  })
})
