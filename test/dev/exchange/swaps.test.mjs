import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { parseEther, parseUnits } from 'viem'
import { NATIVE, withExchange } from './with-exchange.mjs'

const { allowance, approve, build, chain, askJson, quote, tokens, visitor } = withExchange()
/** Someone who holds every token. */
const alice = () => visitor(3)
beforeEach(() => chain().mint('TUSD', alice().address, parseUnits('5000', 6)))

/** @param {ReturnType<typeof alice>} who @param {readonly `0x${string}`[]} list */
const balances = (who, list) => Promise.all(list.map(token => who.balance(token)))
/** What a transaction cost its sender. @param {import('viem').TransactionReceipt} receipt */
const costOf = ({ gasUsed, effectiveGasPrice }) => gasUsed * effectiveGasPrice

describe('a swap', () => {
  it('of ether for a token brings what was quoted', async () => {
    const [who, token, amount] = [alice(), tokens().plain.address, parseEther('1')]
    const quoted = await quote(NATIVE, token, amount)
    const [ether = 0n, held = 0n] = await balances(who, [NATIVE, token])
    const receipt = await who.send(await build(who, NATIVE, token, amount))
    assert.equal(receipt.status, 'success')
    assert.deepEqual(await balances(who, [NATIVE, token]), [ether - amount - costOf(receipt), held + quoted])
  })

  it('of a token for ether needs an approval, which is used up', async () => {
    const [who, token, amount] = [alice(), tokens().plain.address, parseUnits('2000', 6)]
    await assert.rejects(who.send({ ...(await build(who, token, NATIVE, amount)), gas: undefined }), /ALLOWANCE/)
    assert.equal(await allowance(who, token), 0n)
    await approve(who, token, amount)
    assert.equal(await allowance(who, token), amount)

    const quoted = await quote(token, NATIVE, amount)
    const [ether = 0n, held = 0n] = await balances(who, [NATIVE, token])
    const receipt = await who.send(await build(who, token, NATIVE, amount))
    assert.deepEqual(await balances(who, [NATIVE, token]), [ether + quoted - costOf(receipt), held - amount])
    assert.equal(await allowance(who, token), 0n)
  })

  it('of a token for a token goes through both pools', async () => {
    const [who, from, to, amount] = [alice(), tokens().plain.address, tokens().permit.address, parseUnits('1000', 6)]
    await approve(who, from, amount)
    const quoted = await quote(from, to, amount)
    const [sold = 0n, bought = 0n] = await balances(who, [from, to])
    const receipt = await who.send(await build(who, from, to, amount))
    assert.equal(receipt.status, 'success')
    assert.deepEqual(await balances(who, [from, to]), [sold - amount, bought + quoted])
  })

  it('uses a permit instead of an approval', async () => {
    const [who, amount] = [alice(), parseEther('0.5')]
    const { address: token, name, eip2612 } = tokens().permit
    assert.equal(eip2612, true)
    const permit = await who.permit(token, amount, name)
    const quoted = await quote(token, NATIVE, amount)
    const [ether = 0n, held = 0n] = await balances(who, [NATIVE, token])
    const receipt = await who.send(await build(who, token, NATIVE, amount, { permit }))
    assert.equal(receipt.status, 'success')
    assert.deepEqual(await balances(who, [NATIVE, token]), [ether + quoted - costOf(receipt), held - amount])

    const again = { ...(await build(who, token, NATIVE, amount, { permit })), gas: undefined }
    await assert.rejects(who.send(again), /ALLOWANCE/, 'a permit is good for one time')
  })

  it('fails where less than the minimum would be got, and changes nothing', async () => {
    const [who, token, amount] = [alice(), tokens().permit.address, parseEther('1')]
    const transaction = await build(who, NATIVE, token, amount)
    await chain().movePrice('TGOLD', 0.9)
    const [held] = await balances(who, [token])
    assert.equal((await who.send(transaction)).status, 'success', 'a move within the slippage is no matter')
    const [more = 0n] = await balances(who, [token])
    assert.ok(more > (held ?? 0n))

    const late = await build(who, NATIVE, token, amount)
    await chain().movePrice('TGOLD', 2)
    const [ether = 0n] = await balances(who, [NATIVE])
    const receipt = await who.send(late)
    assert.equal(receipt.status, 'reverted')
    assert.deepEqual(await balances(who, [NATIVE, token]), [ether - costOf(receipt), more])
  })

  it('of a token with a fee on transfer gets less than was quoted, and needs more slippage', async () => {
    const [who, token, amount] = [alice(), tokens().fee.address, parseEther('1')]
    assert.equal((await who.send({ ...(await build(who, NATIVE, token, amount)), gas: 500_000n })).status, 'reverted')
    const quoted = await quote(NATIVE, token, amount)
    const [held = 0n] = await balances(who, [token])
    assert.equal((await who.send(await build(who, NATIVE, token, amount, { slippage: 3 }))).status, 'success')
    const [more = 0n] = await balances(who, [token])
    assert.equal(more - held, quoted - (quoted * 2n) / 100n)
  })

  it('of a token listed with other decimals still uses base units', async () => {
    const { odd } = tokens()
    const who = alice()
    const amount = parseUnits('10', odd.decimals)
    await approve(who, odd.address, amount)
    const quoted = await quote(odd.address, tokens().plain.address, amount)
    assert.ok(quoted > parseUnits('195', 6) && quoted < parseUnits('200', 6), `${quoted}`)
    const receipt = await who.send(await build(who, odd.address, tokens().plain.address, amount))
    assert.equal(receipt.status, 'success')
  })

  it('is a trade in the history, with both of its sides', async () => {
    const [who, token, amount] = [alice(), tokens().plain.address, parseUnits('500', 6)]
    await approve(who, token, amount)
    const { transactionHash } = await who.send(await build(who, token, NATIVE, amount))
    const query = `chainId=eip155:31337&projectId=p&st=appkit&sv=html-wagmi-1`
    const { data } = await askJson(`/v1/account/${who.address}/history?${query}`)
    assert.equal(data[0].metadata.hash, transactionHash)
    assert.equal(data[0].metadata.operationType, 'trade')
    const sides = data[0].transfers.map((/** @type {any} */ entry) => [entry.direction, entry.fungible_info.symbol])
    assert.deepEqual(sides.sort(), [
      ['in', 'ETH'],
      ['out', 'TUSD'],
    ])
  })
})
