/** Wallets that ask inside the page: they put a box of their own into it instead of opening a window. */

/** The ways in which a wallet puts its box into the page. */
export const BOXES = ['body', 'shadow host', 'iframe', 'dialog']

/** Runs in the page: from now on a wallet answers a method only by the box that it shows for it. */
async function installBox({ wallet: [name, family], method, kind, delay }) {
  const wallet = family ? (await window.familyWallets)[name][family] : window.testWallets[name]
  const PLACE = 'position:fixed;inset:auto;left:20px;top:20px;width:300px;height:150px;margin:0;z-index:2147483647'
  const LOOK = 'background:#fffbe6;border:2px solid #b45309;box-sizing:border-box;padding:8px;color:#111'

  /** The visitor's typing and key presses; the field has the focus immediately. */
  function fill(place, answer) {
    const owner = place.ownerDocument ?? document
    const make = (tag, text) => place.appendChild(Object.assign(owner.createElement(tag), { textContent: text }))
    make('p', 'A wallet in the page')
    const field = make('input', '')
    field.setAttribute('aria-label', 'Passphrase')
    for (const [text, approve] of [
      ['Approve', true],
      ['Refuse', false],
    ])
      make('button', text).addEventListener('click', () => answer(approve, field.value))
    field.focus()
  }

  const makers = {
    body(answer) {
      const box = document.body.appendChild(document.createElement('div'))
      box.style.cssText = `${PLACE};${LOOK}`
      fill(box, answer)
      return box
    },
    'shadow host'(answer) {
      const box = document.body.appendChild(document.createElement('section'))
      box.style.cssText = PLACE
      const inner = box.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
      inner.style.cssText = `height:100%;${LOOK}`
      fill(inner, answer)
      return box
    },
    iframe(answer) {
      const box = document.createElement('iframe')
      box.style.cssText = `${PLACE};${LOOK}`
      box.title = 'A wallet in the page'
      // Firefox replaces the first document of a frame, and all that was put into it
      box.addEventListener('load', () => fill(box.contentDocument.body, answer), { once: true })
      document.body.append(box)
      return box
    },
    dialog(answer) {
      const box = document.body.appendChild(document.createElement('dialog'))
      box.style.cssText = `${PLACE};${LOOK}`
      box.setAttribute('aria-label', 'A wallet in the page')
      fill(box, answer)
      box.showModal()
      return box
    },
  }

  window.written ??= []
  const show = () => {
    const box = makers[kind]((approve, text) => {
      window.written.push(text)
      box.remove()
      if (approve) wallet.approve(method)
      else wallet.reject(method)
    })
    box.className = 'wallet-box'
  }
  wallet.hang(method)
  const { push } = wallet.calls
  wallet.calls.push = (...calls) => {
    if (calls.some(call => call.method === method) && !document.querySelector('.wallet-box')) {
      if (delay) setTimeout(show, delay)
      else show()
    }
    return push.apply(wallet.calls, calls)
  }
}

/**
 * Has a wallet ask in the page when it gets a request.
 *
 * @param wallet the place of an EVM wallet, or name and family of another
 * @param delay when the box appears, in ms of the page's clock
 */
export const asksInPage = (page, wallet, method, { kind = 'body', delay = 0 } = {}) =>
  page.evaluate(installBox, { wallet: [wallet].flat(), method, kind, delay })

/** The box that a wallet shows. */
export const box = page => page.locator('.wallet-box')

/** What holds a wallet's field and buttons: the box, or the document of its frame. */
const within = (page, kind) => (kind === 'iframe' ? page.frameLocator('.wallet-box') : box(page))

/** Presses with the mouse at the coordinates of something in the box, whatever lies there. */
async function pressAt(page, target) {
  const { x, y, width, height } = await target.boundingBox()
  await page.mouse.click(x + width / 2, y + height / 2)
}

/** Presses a button of the box. */
export const pressInBox = (page, name, kind) => pressAt(page, within(page, kind).getByRole('button', { name }))

/** Writes into the field of the box, which has been pressed. */
export async function writeInBox(page, text, kind) {
  await pressAt(page, within(page, kind).getByRole('textbox', { name: 'Passphrase' }))
  await page.keyboard.type(text)
}

/** Whether the dialog is in the top layer, out of it, or gone. */
export const dialogIs = (page, state) =>
  page.waitForFunction(state => {
    const dialog = document.querySelector('w3m-modal')?.shadowRoot?.querySelector('dialog')
    const now = !dialog?.open ? 'closed' : dialog.matches(':modal') ? 'modal' : 'in the page'
    return now === state
  }, state)

/** Which element has the focus, looked for through open shadow roots: its tag and its words. */
export const focusIn = page =>
  page.evaluate(() => {
    let at = document.activeElement
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
    return `${at?.localName} ${at?.getAttribute('aria-label') ?? at?.textContent.trim().replace(/\s+/g, ' ').slice(0, 40)}`
  })
