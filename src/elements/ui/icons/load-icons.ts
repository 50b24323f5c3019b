import { signal } from '../../../core/signal.js'

const later = signal<Readonly<Record<string, string>>>({})
let loading: Promise<void> | undefined

/** Loads the icons after those of the first view, once; a failed load may be tried again. */
export function loadIcons(): Promise<void> {
  loading ??= import('./later-icons.js').then(
    ({ LATER_ICONS }) => later.set(LATER_ICONS),
    () => (loading = undefined), // an icon is decoration: what it stands beside says it in words
  )
  return loading
}

/** The path of such an icon, when it is here; else it is fetched. Reading it in `render()` subscribes. */
export function laterIcon(name: string): string {
  const path = later.get()[name]
  if (path === undefined) void loadIcons()
  return path ?? ''
}
