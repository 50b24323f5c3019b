/** Width of a frame on a sheet, in px. */
const WIDTH = 240
/** Most frames on a sheet; of more, those at even distances are taken, with the first and the last. */
const MOST = 40

/** At most `MOST` of them, at even distances. */
function spread(frames) {
  if (frames.length <= MOST) return frames
  return Array.from({ length: MOST }, (_, index) => frames[Math.round((index * (frames.length - 1)) / (MOST - 1))])
}

/**
 * Puts the frames of one movement side by side into one picture, each under the ms at which it was painted.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {{ data: string, ms: number }[]} frames `data` is a JPEG in base64
 * @param {string} path
 */
export async function photographSheet(browser, frames, path) {
  const page = await browser.newPage({ viewport: { width: 8 * (WIDTH + 8) + 8, height: 760 } })
  const figures = spread(frames).map(
    ({ data, ms }) =>
      `<figure><figcaption>${ms} ms</figcaption><img width="${WIDTH}" src="data:image/jpeg;base64,${data}"></figure>`,
  )
  await page.setContent(`<style>
    body { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px; background: white; font: 12px monospace }
    figure { margin: 0 }
    img { display: block; border: 1px solid silver; box-sizing: border-box }
  </style>${figures.join('')}`)
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  await page.screenshot({ path, fullPage: true })
  await page.close()
}
