import { atEnd } from '../../core/instance.js'
import { signal } from '../../core/signal.js'

const shown = signal(false)

atEnd(() => shown.set(false))

/** Whether the visitor has shown on this page that they want the product: hovered, focused, opened, connected. */
export const hasIntent = (): boolean => shown.get()

/** Notes that they have; from now on services may be asked. */
export const noteIntent = (): void => shown.set(true)
