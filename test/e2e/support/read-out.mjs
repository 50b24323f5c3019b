import { isReplaced } from '../../support/engine.mjs'
import { haveAxe, prepare } from './looking.mjs'

/** The parts of the accessibility tree, by what names and describes them. */
async function heardParts(page) {
  const reader = await page.context().newCDPSession(page)
  const { nodes } = await reader.send('Accessibility.getFullAXTree')
  await reader.detach()
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description }) => [role?.value, name?.value, description?.value])
}

/** The same of the modal, by axe's account of the names and by the attributes that describe. */
async function namedParts(page) {
  await prepare(page)
  await haveAxe(page)
  return page.evaluate(() => {
    const { axe, looking } = window
    axe.setup(document.body)
    try {
      const { text } = axe.commons
      return looking
        .all()
        .filter(part => looking.isVisible(part) && axe.utils.getNodeFromTree(part))
        .map(part => {
          const described = part.ariaDescribedByElements?.map(other => text.accessibleText(other)).join(' ')
          return [part.role ?? part.localName, text.accessibleText(part), described || part.ariaDescription]
        })
    } finally {
      axe.teardown()
    }
  })
}

/** What a screen reader would read out twice: described by the words that already name it. */
export async function saidTwice(page) {
  const parts = isReplaced('names') ? await namedParts(page) : await heardParts(page)
  return parts
    .filter(([, name, description]) => name && name === description)
    .map(([role, name]) => `${role} "${name}" is described by its own name`)
}
