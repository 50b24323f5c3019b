import type { SIWXConfig } from '../core/entities/siwx.js'
import { InvalidOptionError } from '../core/errors/config.js'
import { OPTION_NAMES, type OptionKind, type OptionName } from '../core/option-names.js'
import type { WalletModalOptions } from './types.js'

const is =
  (type: string) =>
  (value: unknown): boolean =>
    typeof value === type
const isRecord = (value: unknown): boolean => typeof value === 'object' && !Array.isArray(value)

/** The types an option may have. */
const KINDS: Readonly<Record<OptionKind, (value: unknown) => boolean>> = {
  'a string': is('string'),
  'a boolean': is('boolean'),
  'an array': value => Array.isArray(value),
  'an object': isRecord,
  'a function': is('function'),
}

/** Options without a type check; a type test keeps this list empty. */
export type UncheckedOption = Exclude<keyof WalletModalOptions, OptionName>

/** The methods that a sign-in configuration must have. */
const SIGN_IN = [
  'createMessage',
  'addSession',
  'revokeSession',
  'setSessions',
  'getSessions',
] as const satisfies readonly (keyof SIWXConfig)[]

/** Plain JavaScript may pass anything; `undefined` and `null` count as not given. */
const read = (from: unknown, name: string): unknown => Reflect.get(Object(from), name) ?? undefined

function checkAdapter(adapter: unknown, index: number): void {
  const option = `adapters[${index}]`
  if (typeof adapter === 'function')
    throw new InvalidOptionError(option, 'is a function: call it, as in `adapters: [evmAdapter()]`')
  if (typeof read(adapter, 'namespace') !== 'string' || typeof read(adapter, 'load') !== 'function')
    throw new InvalidOptionError(option, 'must be an adapter, as in `adapters: [evmAdapter()]`')
}

function checkSignIn(option: string, signIn: unknown): void {
  const missing = SIGN_IN.find(name => typeof read(signIn, name) !== 'function')
  if (missing) throw new InvalidOptionError(option, `has no \`${missing}()\`, which signing in needs`)
}

/**
 * Checks the types of a site's options, which plain JavaScript can get wrong. Their values are checked where they are
 * used.
 *
 * @throws {InvalidOptionError} an option has the wrong type
 */
export function checkOptions(options: unknown): void {
  if (!options || !isRecord(options)) throw new InvalidOptionError('options', 'must be an object')
  for (const [kind, isKind] of Object.entries(KINDS))
    for (const name of OPTION_NAMES[kind as OptionKind]) {
      const value = read(options, name)
      if (value !== undefined && !isKind(value)) throw new InvalidOptionError(name, `must be ${kind}`)
    }
  const adapters = read(options, 'adapters')
  if (Array.isArray(adapters)) adapters.forEach(checkAdapter)
  const [signIn, another] = ['siwx', 'siweConfig'].filter(name => read(options, name))
  if (signIn && !another) checkSignIn(signIn, read(options, signIn)) // setting both throws a separate error
}
