let shown = false

/** Whether the visitor has shown on this page that they want the product: hovered, focused, opened, connected. */
export const hasIntent = (): boolean => shown

/** Notes that they have; from now on services may be asked. */
export function noteIntent(): void {
  shown = true
}

/** Forgets it, with the instance. */
export function forgetIntent(): void {
  shown = false
}
