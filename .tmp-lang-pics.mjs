import { mkdirSync, writeFileSync, readFileSync, readdirSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { startDemo } from './demo/server.mjs'
import { startDevStack } from './dev/index.mjs'
import { STATES, enter, leave } from './test/e2e/support/states.mjs'
import { speak, saidIn, englishIn } from './test/e2e/support/words.mjs'
import { misfits } from './test/e2e/support/audit.mjs'
import { chromePath } from './scripts/browser.mjs'
const TAGS = (process.argv[2] ?? 'ar,de').split(',')
const only = process.argv.slice(3)
const OUT = '/tmp/lang-pics'; mkdirSync(OUT, { recursive: true })
const stack = await startDevStack({ ports: { api: 0, evm: 0, evm2: 0 } })
const demo = await startDemo({ stack, port: 0, built: true })
const browser = await chromium.launch({ executablePath: chromePath(), args: ['--no-sandbox','--disable-dev-shm-usage'] })
const problems = []
async function visitor(options) {
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce', viewport: { width: 400, height: 720 }, ...options })
  context.setDefaultTimeout(9000)
  const open = async (path = '') => {
    const page = await context.newPage(); await page.goto(`${demo.url}${path}`)
    await page.locator('wallet-modal-button').getByRole('button').waitFor(); await page.waitForFunction(() => 'testWallets' in window); return page }
  return { context, open }
}
const site = { stack, browser, problems, visitor, open: async path => (await visitor()).open(path) }
const shots = {}
for (const state of STATES.filter(s => !only.length || only.some(o => s.name.includes(o)))) {
  let page
  try {
    page = await enter(site, state)
    for (const tag of TAGS) {
      await speak(page, tag); await page.mouse.move(1, 1); await page.waitForTimeout(120)
      const said = englishIn(await saidIn(page), tag); if (said.length) console.log(state.name, tag, 'ENGLISH', said)
      const m = await misfits(page); if (m.length) console.log(state.name, tag, 'MISFIT', m)
      await page.waitForTimeout(80)
      const buf = await page.locator('w3m-modal [part=panel]').screenshot()
      ;(shots[tag] ??= []).push([state.name, buf.toString('base64')])
    }
  } catch (e) { console.log(state.name, 'ERROR', e.message.slice(0, 300)) }
  await page?.context().close(); await leave(site).catch(() => {})
}
const page = await (await browser.newContext({ viewport: { width: 1850, height: 900 } })).newPage()
for (const tag of TAGS) for (let i = 0; i < (shots[tag] ?? []).length; i += 15) {
  await page.setContent(`<style>body{margin:4px;display:flex;flex-wrap:wrap;gap:6px;background:#888;align-items:start}figure{margin:0;width:360px;font:11px sans-serif}img{width:360px}</style>` + shots[tag].slice(i, i + 15).map(([n, b]) => `<figure>${n}<br><img src="data:image/png;base64,${b}"></figure>`).join(''))
  await page.screenshot({ path: `${OUT}/${tag}-${i / 15}.png`, fullPage: true })
}
console.log(readdirSync(OUT).join(' '))
await browser.close(); await demo.stop(); await stack.stop()
