import { createRequire } from 'node:module'

const READER = createRequire(import.meta.url).resolve('jsqr')

/** A picture of the screen, without a style that hides the caret: policies of pages forbid it. */
export const takePicture = page => page.screenshot({ caret: 'initial' })

/**
 * Reads the QR code in a picture with a real decoder, in a separate page, and only dark on light.
 *
 * @param browser where the picture is decoded
 * @param picture PNG bytes, as of a screenshot
 * @returns what the code says, or `undefined`
 */
export async function scan(browser, picture) {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.addScriptTag({ path: READER })
    return await page.evaluate(
      async source => {
        const image = new Image()
        image.src = source
        await image.decode()
        const { naturalWidth: width, naturalHeight: height } = image
        const canvas = new OffscreenCanvas(width, height)
        const drawing = canvas.getContext('2d')
        drawing.drawImage(image, 0, 0)
        const { data } = drawing.getImageData(0, 0, width, height)
        return window.jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data
      },
      `data:image/png;base64,${picture.toString('base64')}`,
    )
  } finally {
    await context.close()
  }
}
