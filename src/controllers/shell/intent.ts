import { atEnd } from '../../core/instance.js'
import { signal } from '../../core/signal.js'

const shown = signal(false)

atEnd(() => shown.set(false))

/** Whether the visitor has shown intent on this page: hovered, focused, opened or connected. */
export const hasIntent = (): boolean => shown.get()

/** Records intent; from now on, services may be contacted. */
export const recordIntent = (): void => shown.set(true)
