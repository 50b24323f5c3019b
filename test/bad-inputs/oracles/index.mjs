import { budget, noExec, noPollution, noUncaught, noUnsafeUrl } from '../universal.mjs'
import { calls } from './calls.mjs'
import { seen } from './seen.mjs'
import { signIn } from './sign-in.mjs'
import { state } from './state.mjs'

/** One function per oracle name. Those that hold in every case are checked once more if a case lists them. */
const ORACLES = {
  ...calls,
  ...seen,
  ...state,
  ...signIn,
  NO_EXEC: noExec,
  NO_UNCAUGHT: noUncaught,
  NO_POLLUTION: noPollution,
  NO_UNSAFE_URL: noUnsafeUrl,
  /** Opens and closes the modal; the universal oracles do that, right after these. */
  MODAL_USABLE: () => undefined,
  BUDGET: (session, { value }) => budget(session, Number(value)),
}

/** Takes an oracle's text apart: `NAME`, `NAME=value`, `NAME<=value`, `NAME!=value`, `NAME^=beginning`, `NAME~=pattern`. */
export function parseOracle(text) {
  const [, name, operator = '', value = ''] = /^([A-Z0-9_]+)([!<>^~]?=)?(.*)$/s.exec(text)
  const check = ORACLES[name]
  if (!check) throw new Error(`Unknown oracle ${name}`)
  return { name, check, operator, value }
}

/** Checks the oracles that a case lists. */
export async function checkOracles(session, oracles) {
  for (const { check, operator, value } of oracles.map(parseOracle)) await check(session, { operator, value })
}
