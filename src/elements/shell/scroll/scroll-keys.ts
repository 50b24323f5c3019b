import type { Move } from './scroll-room.js'

const MOVES: Readonly<Partial<Record<string, Move>>> = {
  ' ': { x: 0, y: 1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  End: { x: 0, y: 1 },
  Home: { x: 0, y: -1 },
  PageDown: { x: 0, y: 1 },
  PageUp: { x: 0, y: -1 },
}

/**
 * With Control, Option or Command these still scroll; others are browser shortcuts, such as for going back or to the
 * next tab.
 */
const ALSO_WITH_MODIFIERS = /^(?:Arrow(?:Up|Down)|Home|End)$/

/** Where a key scrolls to, unless the focused element handles it. */
export function moveOf({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): Move | undefined {
  if ((altKey || ctrlKey || metaKey) && !ALSO_WITH_MODIFIERS.test(key)) return undefined
  return key === ' ' && shiftKey ? MOVES['ArrowUp'] : MOVES[key]
}

/** Whether `target` handles a key: fields type or move with it, Space presses a button. */
export function takesKey(target: EventTarget | undefined, key: string): boolean {
  if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return true
  if (target instanceof HTMLInputElement) return target.type === 'range' || !key.startsWith('Page')
  return key === ' ' && target instanceof HTMLElement && target.matches('button, summary')
}
