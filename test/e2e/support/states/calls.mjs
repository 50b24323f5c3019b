import { atView } from '../page.mjs'
import { press, shown } from './steps.mjs'

const word = value => (typeof value === 'bigint' ? value.toString(16) : value.slice(2).toLowerCase()).padStart(64, '0')

/** Asks for calls as a site does: ether, test dollars, an approval and a call of a contract. */
async function askForCalls(page, { stack }, { dollars = 3n } = {}) {
  const [{ tokens, router }] = stack.evm
  const { address, decimals } = tokens.plain
  const to = stack.accounts[7].address
  const amount = dollars * 10n ** BigInt(decimals)
  const calls = [
    { to, value: '0x16345785d8a0000' },
    { to: address, data: `0xa9059cbb${word(to)}${word(amount)}` },
    { to: address, data: `0x095ea7b3${word(router)}${'f'.repeat(64)}` },
    { to, data: '0x5f5755290102030405060708' },
  ]
  await page.evaluate(calls => void window.walletModal.sendCalls({ calls }), calls)
  await atView(page, 'SendCalls')
  await shown(page, 'Send 4 calls')
}

export const CALLS = [
  {
    name: 'SendCalls',
    view: 'SendCalls',
    line: 'Calls that the site asks for, each in plain words, before the wallet is asked.',
    go: askForCalls,
  },
  {
    name: 'SendCalls, stopped',
    view: 'SendCalls',
    line: 'One call went through, and the next one would fail; the others were not sent.',
    go: async (page, site) => {
      await askForCalls(page, site, { dollars: 10n ** 30n })
      await press(page, 'Send 4 calls')
      await shown(page, '1 of 4 went through')
      await shown(page, /^This transaction would fail/)
    },
  },
]
