import assert from 'node:assert/strict'

import { expectWithin } from './timing.mjs'

/** Schemes that no link, picture or window may have; pictures may hold image data and blobs of the page. */
const REFUSED = /^[\s\u0000-\u0020]*(?:javascript|vbscript|file|about|view-source|filesystem|blob|data|ms-[\w-]*)\s*:/i
const PICTURE = /^[\s\u0000-\u0020]*(?:data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]|blob:)/i
/** The icon link of the test page itself. */
const OWN_LINK = 'data:,'

/** Elements in which a picture can do nothing but be seen. */
const isPicture = tag => ['img', 'w3m-ui-picture', 'w3m-ui-avatar'].includes(tag)

const isUnsafe = ({ tag, name, value }) =>
  value !== OWN_LINK && REFUSED.test(value) && !(isPicture(tag) && name === 'src' && PICTURE.test(value))

/** No canary of the input ran and no dialog came up. */
export async function noExec(session) {
  const { pwned } = await session.notes()
  assert.deepEqual(pwned, [], 'NO_EXEC: code of the input ran')
  assert.deepEqual(session.dialogs, [], 'NO_EXEC: a dialog came up')
}

/** No page error and no unhandled rejection. */
export async function noUncaught(session) {
  const { errors } = await session.notes()
  const seen = [...new Set([...session.pageErrors, ...errors])]
  assert.deepEqual(seen, [], 'NO_UNCAUGHT: errors reached the page')
}

/** `Object.prototype` is as it was. */
export async function noPollution(session) {
  const added = await session.page.evaluate(() => {
    const own = Reflect.ownKeys(Object.prototype).map(String)
    return own.filter(key => !window.harnessNotes.keys.includes(key))
  })
  const foreign = added.filter(key => !session.allowedKeys.includes(key))
  assert.deepEqual(foreign, [], 'NO_POLLUTION: Object.prototype has new keys')
}

/** No refused scheme in any link or picture seen, nor in an opened window. */
export async function noUnsafeUrl(session) {
  await session.look()
  const links = session.looks.flatMap(({ links }) => links).filter(isUnsafe)
  assert.deepEqual(links, [], 'NO_UNSAFE_URL: unsafe links')
  const { opened } = await session.notes()
  assert.deepEqual(
    opened.filter(url => REFUSED.test(url)),
    [],
    'NO_UNSAFE_URL: unsafe windows',
  )
}

/** Only hosts that the case expects were asked for anything. */
export async function noForeignRequest(session) {
  const expected = await session.expectedHosts()
  const foreign = session.requests.filter(({ url }) => /^(https?|wss?):/.test(url) && !expected.has(new URL(url).host))
  assert.deepEqual(
    foreign.map(({ url }) => url),
    [],
    'NO_FOREIGN_REQ: strangers were contacted',
  )
}

/** The modal opens with a heading within a second of a quiet machine, closes, and the page scrolls again. */
export async function modalUsable(session) {
  if (session.values.noModal) return
  await leave(session)
  const taken = await session.open()
  assert.ok(await session.run('isOpen'), 'MODAL_USABLE: the dialog shows no heading')
  await expectWithin(session, 'MODAL_USABLE', taken, 1000)
  await leave(session)
}

/** Leaves the modal as a visitor can: it closes, or the unsupported network lets one disconnect. */
async function leave(session) {
  let { closed, gone, taken, scrolls } = await session.run('close')
  if (!closed && (await session.run('view')) === 'UnsupportedChain') {
    await session.page.getByRole('button', { name: 'Disconnect' }).click()
    await session.page.waitForFunction(() => window.harness.modal.getAccount().status === 'disconnected')
    ;({ closed, gone, taken, scrolls } = await session.run('close'))
  }
  assert.ok(closed, 'MODAL_USABLE: it cannot be closed')
  assert.ok(gone, 'MODAL_USABLE: the dialog stays')
  await expectWithin(session, 'MODAL_USABLE', taken, 1000)
  assert.ok(scrolls, 'MODAL_USABLE: the page does not scroll again')
}

/** No task on the main thread was longer than a second of a quiet machine. */
export async function budget(session, limit = 1000) {
  const { tasks } = await session.notes()
  const longest = Math.max(0, ...tasks)
  await expectWithin(session, 'BUDGET', longest, limit)
}

/** Every oracle that holds in every case. */
export async function universal(session) {
  await session.look()
  await modalUsable(session)
  await noExec(session)
  await noUncaught(session)
  await noPollution(session)
  await noUnsafeUrl(session)
  await noForeignRequest(session)
  await budget(session)
}
