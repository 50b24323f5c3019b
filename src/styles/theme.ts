import type { ThemeVariables } from '../core/entities/options.js'
import { parseColor } from './color.js'

/** The name of a variable that a site may set. */
export type ThemeVariable = keyof ThemeVariables

type Rule = (value: unknown) => string | undefined

const color: Rule = value => (parseColor(value) && typeof value === 'string' ? value.trim() : undefined)

/** A length; its range is enforced by the `clamp()` of the tokens derived from it. */
const length: Rule = value => {
  const text = typeof value === 'number' || value === '0' ? `${value}px` : value // as in CSS, zero needs no unit
  return typeof text === 'string' && /^-?\d{1,6}(?:\.\d{1,6})?(?:px|rem|em)$/.test(text.trim())
    ? text.trim()
    : undefined
}

const percent: Rule = value => {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !/^-?\d{1,9}(?:\.\d{1,9})?%?$/.test(text.trim())) return undefined
  return String(Math.min(100, Math.max(0, parseFloat(text))))
}

const MAX_Z_INDEX = 2_147_483_647

const zIndex: Rule = value => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^\d{1,10}$/.test(text) && Number(text) <= MAX_Z_INDEX ? text : undefined
}

const FAMILY = String.raw`(?:[\p{L}_-][\p{L}\p{N}_ -]*|"[\p{L}\p{N}_ .-]+"|'[\p{L}\p{N}_ .-]+')`
const FAMILIES = new RegExp(`^${FAMILY}(?: *, *${FAMILY})*$`, 'u')

const fonts: Rule = value =>
  typeof value === 'string' && value.length <= 300 && FAMILIES.test(value.trim()) ? value.trim() : undefined

/** The variables a site may set, with their validation rules (SECURITY: SEC-T1). */
const RULES: Readonly<Record<ThemeVariable, Rule>> = {
  '--w3m-accent': color,
  '--w3m-background': color,
  '--w3m-color-mix': color,
  '--w3m-color-mix-strength': percent,
  '--w3m-font-family': fonts,
  '--w3m-font-size-master': length,
  '--w3m-border-radius-master': length,
  '--w3m-z-index': zIndex,
  '--w3m-qr-color': color,
}

/** The variables that a site may set. */
export const THEME_VARIABLES = Object.keys(RULES).filter((name): name is ThemeVariable => name in RULES)

/** The checked value of a variable; `undefined` when it breaks the rule. */
export const parseThemeValue = (name: ThemeVariable, value: unknown): string | undefined => RULES[name](value)

/** A site's variables, checked: the valid ones, and the names of the invalid ones. Unknown names are ignored. */
export function parseThemeVariables(variables: unknown): {
  readonly values: ReadonlyMap<ThemeVariable, string>
  readonly ignored: readonly ThemeVariable[]
} {
  const values = new Map<ThemeVariable, string>()
  const ignored: ThemeVariable[] = []
  for (const name of THEME_VARIABLES) {
    const given = own(variables, name.replace('--w3m', '--apkt')) ?? own(variables, name) // both spellings are in use; WIRE 7.1
    if (given === undefined) continue
    const value = parseThemeValue(name, given)
    if (value === undefined) ignored.push(name)
    else values.set(name, value)
  }
  return { values, ignored }
}

const own = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined
