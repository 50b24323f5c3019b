import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the picture of the README is made of, side by side. */
const PARTS = ['connect-light', 'account-dark']

const inline = path => `data:image/png;base64,${readFileSync(path).toString('base64')}`

/** Puts the Connect view and the Account view into one picture, out of those of `folder`. */
export async function photographOverview(browser, folder) {
  const page = await browser.newPage({ viewport: { width: 900, height: 760 } })
  const images = PARTS.map(name => `<div class="${name}"><img src="${inline(join(folder, `${name}.png`))}"></div>`)
  await page.setContent(`<style>
    body { display: flex; width: max-content; margin: 0 }
    div { padding: 28px; display: grid; align-items: center }
    .connect-light { background: #dfe2e6 }
    .account-dark { background: #33363a }
  </style>${images.join('')}`)
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  await page.locator('body').screenshot({ path: join(folder, 'overview.png') })
  await page.close()
}
