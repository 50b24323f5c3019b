import { expect, fixture, html } from '@open-wc/testing'

import { routerController } from '../../../src/controllers/shell/router.js'
import type { WalletRow } from '../../../src/controllers/wallets/rules.js'
import '../../../src/elements/connect/w3m-wallet-grid.js'
import type { W3mWalletGrid } from '../../../src/elements/connect/w3m-wallet-grid.js'
import { addMessages } from '../../../src/core/i18n/add-messages.js'
import { en } from '../../../src/locales/en/index.js'
import { allByRole, byRole, deepAll, focused, nameOf } from '../../helpers/deep.js'
import { endInstance, instance, settle } from '../../helpers/instance.js'
import { drawingRests } from '../../helpers/motion.js'
import { waitUntil } from '../../helpers/wait-until.js'
import { withoutDir } from '../../helpers/without-dir.js'

const rowsOf = (count: number, patch: object = {}): WalletRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `w${index}`,
    name: `Wallet ${index}`,
    group: 'recommended',
    wallet: { id: `w${index}`, name: `Wallet ${index}`, homepage: 'https://w.example', ...patch },
    connectors: [],
    installed: false,
    recent: false,
    reasons: [],
  }))

async function grid(rows: readonly WalletRow[], { dir = 'ltr', pending = false, width = 360 } = {}) {
  addMessages(en)
  const box = await fixture<HTMLElement>(
    html`<div dir=${dir}>
      <w3m-wallet-grid .rows=${rows} ?pending=${pending} ?complete=${!pending} label="All wallets"></w3m-wallet-grid>
    </div>`,
  )
  Object.assign(box.style, { inlineSize: `${width}px` })
  const [element] = deepAll<W3mWalletGrid>(box, 'w3m-wallet-grid')
  if (!element) throw new Error('no grid')
  element.style.blockSize = '400px'
  const root = element.renderRoot as ShadowRoot
  await drawingRests(root)
  const scroller = root.querySelector<HTMLElement>('.scroller')
  if (!scroller) throw new Error('no scroller')
  const press = async (key: string, more: KeyboardEventInit = {}): Promise<string> => {
    const before = focused()
    root.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, ...more }))
    await settle(40)
    for (let look = 0; look < 20 && focused() === before; look++) await settle(40)
    return nameOf(focused() ?? document.body)
  }
  const scroll = async (top: number): Promise<void> => {
    scroller.scrollTop = top
    await drawingRests(root)
  }
  return { element, root, scroller, press, scroll }
}
const count = (root: ParentNode): number => deepAll(root, '*').length

describe('<w3m-wallet-grid>', () => {
  afterEach(endInstance)

  it('keeps as many nodes in the page with 600 wallets and with 6,000, at the top and far below', async () => {
    const sizes: number[] = []
    for (const wallets of [600, 6000]) {
      const { root, scroll, element } = await grid(rowsOf(wallets))
      sizes.push(count(root))
      await scroll(4000)
      sizes.push(count(root))
      element.remove()
    }
    expect(new Set(sizes).size).to.equal(1)
    expect(sizes[0]).to.be.below(600)
  })

  it('keeps four columns when a scrollbar reduces its width, and has fewer on the narrowest phones', async () => {
    const columns = async (width: number) => {
      const { root, element } = await grid(rowsOf(600), { width })
      const said = root.querySelector('[aria-colcount]')?.getAttribute('aria-colcount')
      element.remove()
      return said
    }
    expect([await columns(360), await columns(345), await columns(320)]).to.deep.equal(['4', '4', '3'])
  })

  it('shows names of two words in full, on two lines, and cuts longer ones', async () => {
    const names = ['Cedar Meadow', 'Elder Harbour', 'A name of very many words, and more']
    const rows = rowsOf(3).map((row, index) => ({ ...row, name: names[index] ?? '' }))
    const { root } = await grid(rows)
    const texts = deepAll(root, '.name .text')
    const isCut = texts.map(
      text => text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1,
    )
    expect(isCut).to.deep.equal([false, false, true])
    const [row] = deepAll(root, '.row')
    for (const text of texts)
      expect(text.getBoundingClientRect().bottom).to.be.at.most((row?.getBoundingClientRect().bottom ?? 0) + 0.5)
  })

  it('marks certified wallets at the picture, so that their names stay centred', async () => {
    const { root } = await grid(rowsOf(1, { badge_type: 'certified' }).map(row => ({ ...row, name: 'Dahlia Chest' })))
    const middle = (selector: string): number => {
      const { left, width } = byRole(root, 'button').querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      return left + width / 2
    }
    expect(middle('w3m-ui-icon')).to.be.below(middle('w3m-ui-picture')) // the other corner says that a wallet is installed
    expect(middle('.text')).to.be.closeTo(middle('w3m-ui-picture'), 0.5)
  })

  it('renders what is scrolled into view', async () => {
    const { root, scroll, scroller } = await grid(rowsOf(600))
    await scroll(scroller.scrollHeight)
    expect(byRole(root, 'button', 'Wallet 599')).to.exist
    expect(allByRole(root, 'button', 'Wallet 0')).to.be.empty
  })

  it('draws with the same elements again, which follow each other as the wallets do once scrolling rests', async () => {
    const { root, scroll } = await grid(rowsOf(600))
    const buttons = (): Element[] => deepAll(root, 'button')
    const before = new Set(buttons())
    for (const top of [1000, 1200, 20_000, 900]) {
      await scroll(top)
      expect(buttons().every(button => before.has(button))).to.equal(true)
      await waitUntil(() => {
        const places = deepAll(root, '[data-index]').map(cell => Number(cell.dataset['index']))
        return places.every((place, index) => place === (places[0] ?? NaN) + index)
      }, 'the cells are not in the order of the wallets')
    }
    expect(buttons()).to.have.lengthOf(before.size)
  })

  it('is a grid that says how many rows and columns it has, and which row is where', async () => {
    const { root, scroll } = await grid(rowsOf(601))
    const table = byRole(root, '[role=grid]', 'All wallets')
    expect(table.getAttribute('aria-rowcount')).to.equal('151')
    expect(table.getAttribute('aria-colcount')).to.equal('4')
    await scroll(4000)
    for (const row of deepAll(root, '[role=row]')) {
      const [first] = deepAll(row, 'button')
      expect(first?.dataset['index']).to.equal(String((Number(row.getAttribute('aria-rowindex')) - 1) * 4))
    }
    const unknown = await grid(rowsOf(40), { pending: true })
    expect(byRole(unknown.root, '[role=grid]').getAttribute('aria-rowcount')).to.equal('-1')
  })

  it('is one stop in the tab order and goes by arrow keys, Home, End and pages', async () => {
    const { root, press } = await grid(rowsOf(600))
    expect(deepAll(root, 'button[tabindex="0"]').map(nameOf)).to.deep.equal(['Wallet 0'])
    byRole(root, 'button', 'Wallet 0').focus()
    expect(await press('ArrowRight')).to.equal('Wallet 1')
    expect(await press('ArrowDown')).to.equal('Wallet 5')
    expect(await press('Home')).to.equal('Wallet 4')
    expect(await press('End')).to.equal('Wallet 7')
    expect(await press('PageDown')).to.equal('Wallet 23')
    expect(await press('End', { ctrlKey: true })).to.equal('Wallet 599')
    expect(deepAll(root, 'button[tabindex="0"]')).to.have.lengthOf(1)
    expect(await press('Home', { ctrlKey: true })).to.equal('Wallet 0')
  })

  it('leaves the shortcut for going back to the browser', async () => {
    const { root } = await grid(rowsOf(12))
    byRole(root, 'button', 'Wallet 1').focus()
    const isTaken = (more: KeyboardEventInit): boolean =>
      root.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true, ...more }),
      ) === false
    expect([isTaken({ altKey: true }), isTaken({ metaKey: true }), isTaken({})]).to.deep.equal([false, false, true])
  })

  it('turns the arrow keys where the text runs from right to left', async () => {
    const { root, press } = await grid(rowsOf(12), { dir: 'rtl' })
    byRole(root, 'button', 'Wallet 0').focus()
    expect(await press('ArrowLeft')).to.equal('Wallet 1')
    expect(await press('ArrowRight')).to.equal('Wallet 0')
  })

  it('moves by arrow keys in a browser without `:dir()`', () =>
    withoutDir(async () => {
      const { root, press } = await grid(rowsOf(12), { dir: 'rtl' })
      byRole(root, 'button', 'Wallet 0').focus()
      expect(await press('ArrowLeft')).to.equal('Wallet 1')
    }))

  it('never lets the focus slip to another wallet when its own is scrolled away', async () => {
    const { root, press, scroll } = await grid(rowsOf(600))
    byRole(root, 'button', 'Wallet 2').focus()
    await scroll(4000)
    expect(nameOf(focused() ?? document.body)).to.equal('All wallets')
    expect(await press('ArrowRight')).to.equal('Wallet 3')
  })

  it('leaves the focus where it is while it scrolls back past it', async () => {
    const { root, press, scroll, scroller } = await grid(rowsOf(600))
    byRole(root, 'button', 'Wallet 0').focus()
    for (let page = 0; page < 5; page++) await press('PageDown')
    const before = nameOf(focused() ?? document.body)
    await scroll(scroller.scrollTop - 95)
    expect(nameOf(focused() ?? document.body)).to.equal(before)
    for (let row = 0; row < 6; row++) await press('ArrowUp')
    expect(nameOf(focused() ?? document.body)).to.equal('Wallet 56')
  })

  it('fires when the end is near, and not before', async () => {
    const { element, scroll, scroller } = await grid(rowsOf(200))
    let ends = 0
    element.addEventListener('w3m-grid-end', () => ends++)
    await scroll(500)
    expect(ends).to.equal(0)
    await scroll(scroller.scrollHeight - 900)
    expect(ends).to.be.greaterThan(0)
  })

  it('shows grey cells while loading, hidden from screen readers', async () => {
    const { root } = await grid(rowsOf(6), { pending: true })
    expect(deepAll(root, '.shape.picture')).to.have.lengthOf(6)
    expect(allByRole(root, 'button')).to.have.lengthOf(6)
    const empty = await grid([], { pending: true })
    expect(deepAll(empty.root, '[role=grid]')).to.be.empty
    expect(deepAll(empty.root, '.shape.picture').length).to.be.greaterThan(12)
  })

  it('asks only for the pictures of the cells that can be seen, once scrolling rests', async () => {
    const rows = rowsOf(600).map((row, index) => ({
      ...row,
      wallet: { id: row.id, name: row.name, image_id: `i${index}` },
    }))
    instance()
    const { root } = await grid(rows)
    await settle(200)
    expect(deepAll(root, 'w3m-ui-picture').length).to.be.below(60)
  })

  it('chooses the wallet of the cell', async () => {
    instance()
    const { root } = await grid(rowsOf(4))
    byRole(root, 'button', 'Wallet 2').click()
    await waitUntil(() => routerController.route.view !== 'Connect')
    expect(routerController.route).to.deep.include({ view: 'Downloads', args: { walletId: 'w2' } })
  })

  it('shows a wallet’s attributes besides its name, and markup in names as text', async () => {
    const [row] = rowsOf(1, { badge_type: 'certified' })
    if (!row) throw new Error('no row')
    const { root, element } = await grid([{ ...row, name: '<img src=x>', installed: true }])
    expect(nameOf(byRole(root, 'button'))).to.match(/^<img src=x>\s*, Installed\s*, Certified$/)
    expect(deepAll(root, 'img[src=x]')).to.be.empty
    await expect(element).to.be.accessible()
  })
})
