import assert from 'node:assert/strict'

import { eventually } from '../oracles/state.mjs'
import { announcement } from '../session.mjs'
import { loggedIn } from './logged-in.mjs'

const NAMES = {
  accent: '--w3m-accent',
  background: '--w3m-background',
  fontFamily: '--w3m-font-family',
  colorMix: '--w3m-color-mix',
  colorMixStrength: '--w3m-color-mix-strength',
  fontSizeMaster: '--w3m-font-size-master',
  borderRadiusMaster: '--w3m-border-radius-master',
  zIndex: '--w3m-z-index',
}

/** The case's names as the product calls them; keys that no name is known for stay as they are. */
function variablesOf(input) {
  const entries = Object.entries(input).map(([key, value]) => {
    const name = Object.hasOwn(NAMES, key) ? NAMES[key] : key
    return `${JSON.stringify(name)}:${JSON.stringify(value)}`
  })
  return `{${entries.join(',')}}`
}

/** The strength only shows with a colour to mix in: one that could make texts illegible. */
const withMix = input => ('colorMixStrength' in input ? { colorMix: '#ff0000', ...input } : input)

async function coverPage(session) {
  await session.page.evaluate(() => {
    const cover = document.createElement('div')
    cover.className = 'over-all'
    cover.style.zIndex = '9999'
    document.body.append(cover)
  })
}

async function variables(session, { input }) {
  await session.start()
  const text = variablesOf(withMix(input))
  await session.announce(announcement({}))
  await session.page.evaluate(json => window.harness.create(`{"themeVariables":${json}}`), text)
  await session.page.evaluate(json => window.harness.modal.setThemeVariables(JSON.parse(json)), text)
  if ('zIndex' in input) await coverPage(session)
  await session.open()
  await session.seeWallets()
}

const CASES = {
  async 'TH-015'(session, { input }) {
    await session.start()
    await session.create(input)
    await session.open()
    await session.page.evaluate(mode => window.harness.modal.setThemeMode(mode), input.themeMode)
  },
  async 'TH-016'(session, testCase) {
    const asked = await loggedIn(session, { answers: { RPC_REQUEST: { silent: true } } })
    const text = variablesOf(testCase.input)
    await session.page.evaluate(json => {
      const { modal } = window.harness
      modal.setThemeVariables({ '--w3m-accent': '#123456', ...JSON.parse(json) })
      const params = ['0x00', modal.getAddress('eip155')]
      modal
        .getProvider('eip155')
        .request({ method: 'personal_sign', params })
        .catch(() => undefined)
    }, text)
    const told = () => asked.find(({ name }) => name === 'SYNC_THEME')?.payload.themeVariables
    await eventually(() => assert.ok(told()))
    assert.deepEqual(told(), { '--w3m-accent': '#123456' })
  },
  async 'TH-017'(session, { input }) {
    await session.start()
    await session.create()
    await session.open()
    const before = await session.run('sheets')
    await session.page.evaluate(async times => {
      for (let turn = 0; turn < times; turn++) {
        window.harness.modal.setThemeMode(turn % 2 ? 'dark' : 'light')
        window.harness.modal.setThemeVariables({ '--w3m-accent': `rgb(${turn} 0 0)` })
        if (turn % 20 === 0) await new Promise(resolve => requestAnimationFrame(resolve))
      }
    }, input.$setTheme_burst)
    session.counters['style tags'] = async () => [before, await session.run('sheets')]
  },
}

/** How a case of theme values is driven. */
export const theme = ({ id, entry_point }) => CASES[id] ?? (entry_point === 'theme variable' ? variables : undefined)
