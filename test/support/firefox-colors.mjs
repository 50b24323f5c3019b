import { fileURLToPath } from 'node:url'

/**
 * Forced colours in a running Firefox, which ESR 140 has no command for: an add-on that has it replace the colours of pages is
 * there for as long as they are forced.
 */
const ADD_ON = fileURLToPath(new URL('firefox-colors', import.meta.url))

/** Has the pages of a context force colours as they are told. The colours are those of the whole browser. */
export function withForcedColors(context) {
  const { _connection: connection } = context
  const session = connection.toImpl(context.browser())._browserSession
  let installed
  async function force(wish) {
    if ((wish === 'active') === Boolean(installed)) return
    if (installed) await session.send('webExtension.uninstall', { extension: installed })
    installed = installed
      ? undefined
      : (await session.send('webExtension.install', { extensionData: { type: 'path', path: ADD_ON } })).extension
  }
  context.on('page', page => {
    const emulateMedia = page.emulateMedia.bind(page)
    page.emulateMedia = async ({ forcedColors, ...media } = {}) => {
      await emulateMedia(media)
      if (forcedColors !== undefined) await force(forcedColors)
    }
  })
  context.on('close', () => force('none').catch(() => undefined)) // unless the browser is gone with it
  return context
}
