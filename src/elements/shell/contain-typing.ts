/** Inputs without text entry. */
const NO_TEXT = /^(?:button|checkbox|color|file|image|radio|range|reset|submit)$/

const isTextField = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !NO_TEXT.test(target.type))

function contain(event: KeyboardEvent): void {
  const isShortcut = event.ctrlKey || event.metaKey || event.key === 'Escape' || event.key === 'Tab'
  if (!isShortcut && isTextField(event.composedPath()[0])) event.stopPropagation()
}

/**
 * Hides typing in a host's field from the page: page shortcuts see the host as the target, not the field, and would
 * react to letters. Non-text keys pass: Escape, Tab, and those with Control or Command.
 */
export function containTyping(host: HTMLElement): void {
  for (const type of ['keydown', 'keypress', 'keyup'] as const) host.addEventListener(type, contain)
}
