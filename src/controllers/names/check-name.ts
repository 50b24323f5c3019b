import { SuggestNamesError } from '../../core/errors/name-registration.js'
import { NAME_CHECK_PAUSE } from '../../core/limits.js'
import { Task } from '../../core/task.js'
import { wait } from '../../core/time.js'
import { fetchNameSuggestions } from '../../services/blockchain/name-registration.js'
import { optionsController } from '../shell/options.js'
import { report } from '../shell/report.js'
import { namesController, type NameCheck } from './names.js'
import { readLabel, ZONE } from './rules.js'

const checking = new Task<NameCheck>()

/** Applies the entered text, and asks the service whether the name is free. */
export function typeName(text: string): void {
  namesController.type(text)
  const label = readLabel(text)
  if (label) return report(checkName(label), { shown: true })
  checking.abort()
  namesController.setCheck(undefined)
}

/**
 * Asks the service whether a name and similar ones are free, once it has not changed for 300 ms. The latest request
 * wins, and older ones are aborted.
 *
 * @throws {SuggestNamesError} the service did not answer
 */
export function checkName(label: string): Promise<NameCheck> {
  const { check: known } = namesController.state
  if (known?.label === label && !['checking', 'failed'].includes(known.status)) return Promise.resolve(known)
  return checking.join(signal => ask(label, signal), label)
}

async function ask(label: string, signal: AbortSignal): Promise<NameCheck> {
  namesController.setCheck({ label, status: 'checking', suggestions: [] })
  try {
    await wait(NAME_CHECK_PAUSE, signal)
    const names = await fetchNameSuggestions(label, ZONE, optionsController.state.options, { signal })
    const own = names.find(name => name.label === label)
    const suggestions = names.flatMap(name => (name === own || name.registered ? [] : name.label))
    const status = own ? (own.registered ? 'taken' : 'free') : 'unknown'
    const check: NameCheck = { label, status, suggestions }
    if (!signal.aborted) namesController.setCheck(check)
    return check
  } catch (cause) {
    if (signal.aborted) throw cause
    namesController.setCheck({ label, status: 'failed', suggestions: [] })
    throw new SuggestNamesError({ cause })
  }
}
