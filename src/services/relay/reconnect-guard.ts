import { RELAY_GIVE_UP, RELAY_TIMEOUT } from '../../core/limits.js'
import type { ProtocolCore } from './protocol.js'

/** How often a lost relay is looked at, in ms. */
const LOOK = 1_000

/**
 * Bounds what the protocol client does by itself for ever: a relay that stays lost while the page is visible gives way to
 * the next one (`lost`), and after 2 minutes nothing is tried any more until the page is seen again or comes online.
 * Returns the undoing.
 */
export function guardReconnects({ relayer }: ProtocolCore, lost: () => boolean): () => void {
  let missed = 0
  let timer: ReturnType<typeof setInterval> | undefined
  const rest = (): void => {
    clearInterval(timer)
    timer = undefined
    missed = 0
  }
  const look = (): void => {
    if (relayer.connected) return rest()
    if (document.visibilityState === 'hidden') return
    missed += LOOK
    if (missed === RELAY_TIMEOUT && lost()) return rest()
    if (missed < RELAY_GIVE_UP) return
    rest()
    void relayer.transportClose().catch(() => undefined)
  }
  const watch = (): void => {
    timer ??= setInterval(look, LOOK)
  }
  const wake = (): void => {
    if (relayer.connected || document.visibilityState === 'hidden') return
    watch()
    relayer.transportOpen().catch(() => undefined) // the client goes on trying; `look` says for how long
  }
  relayer.on('relayer_disconnect', watch)
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)
  return () => {
    rest()
    relayer.off('relayer_disconnect', watch)
    removeEventListener('online', wake)
    document.removeEventListener('visibilitychange', wake)
  }
}
