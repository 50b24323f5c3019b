import { isReplaced } from '../../support/engine.mjs'
import { prepare } from './looking.mjs'

/** Runs in the page: how far each text stands out from what it is painted on, as WCAG reckons contrast. */
function readContrasts() {
  const { all, isVisible, drawnIn } = window.looking
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 1, height: 1 })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const known = new Map()
  /** The luminance of colours that are painted over each other. */
  const luminanceOf = colors => {
    const key = colors.join()
    if (!known.has(key)) {
      for (const color of ['white', ...colors]) {
        context.fillStyle = color
        context.fillRect(0, 0, 1, 1)
      }
      const linear = [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)].map(value => {
        const part = value / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      known.set(key, 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2])
    }
    return known.get(key)
  }
  const hasText = part => [...part.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim())
  const contrasts = new Map()
  for (const part of all()) {
    if (!(part instanceof HTMLElement) || !hasText(part) || !isVisible(part)) continue
    const under = []
    for (let at = part; at instanceof Element; at = drawnIn(at)) under.unshift(getComputedStyle(at).backgroundColor)
    const [ground, text] = [under, [...under, getComputedStyle(part).color]].map(luminanceOf)
    contrasts.set(part, (Math.max(ground, text) + 0.05) / (Math.min(ground, text) + 0.05))
  }
  return contrasts
}

/** Texts that stand out less, not more, for visitors who ask for more contrast. */
export async function paler(page) {
  if (isReplaced('settings')) return undefined // there the setting is one of the browser, not of an open page
  await prepare(page)
  await page.evaluate(`window.contrasts = (${readContrasts})()`)
  await page.emulateMedia({ contrast: 'more' })
  await page.waitForFunction(() => matchMedia('(prefers-contrast: more)').matches)
  const found = await page.evaluate(`[...(${readContrasts})()].flatMap(([part, contrast]) => {
    const usual = window.contrasts.get(part) ?? 4.5
    const figures = [usual, contrast].map(each => each.toFixed(2)).join(' to ')
    return contrast < usual - 0.05 ? [window.looking.nameOf(part) + ' goes from ' + figures] : []
  })`)
  await page.emulateMedia({ contrast: 'no-preference' })
  return found
}
