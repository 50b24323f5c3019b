import type { ReactiveElement } from '@lit/reactive-element'

import { optionsController } from '../../controllers/shell/options.js'
import type { ModalSlots, SlotContent } from '../../core/entities/options.js'
import { logger } from '../../services/logger.js'

const NAMES = ['header', 'footer'] as const satisfies readonly (keyof ModalSlots)[]

/** A box with the site's content, for a slot; none if there is no content, or the site's function fails. */
function boxOf(slot: string, content: SlotContent | undefined): readonly Element[] {
  try {
    const given = typeof content === 'function' ? content() : content
    if (!given) return []
    const box = document.createElement('div')
    box.slot = slot
    box.append(given instanceof HTMLTemplateElement ? document.importNode(given.content, true) : given)
    return [box]
  } catch (error) {
    logger.error(error)
    return []
  }
}

/** Keeps the site's own content in a host, each in a box of its own, where the page's styles apply to it. */
export function keepSiteSlots(host: ReactiveElement): void {
  let shown: ModalSlots | undefined
  let boxes: readonly Element[] = []
  host.addController({
    hostUpdated() {
      const { slots } = optionsController.state.options
      if (slots === shown) return
      shown = slots
      for (const box of boxes) box.remove()
      boxes = NAMES.flatMap(name => boxOf(name, slots?.[name]))
      host.append(...boxes)
    },
  })
}
