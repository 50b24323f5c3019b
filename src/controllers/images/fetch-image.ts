import { getNetworkImageId } from '../../chains/networks/images.js'
import { HttpStatusError, HttpUnreachableError } from '../../core/errors/service.js'
import { instance, instanceValue } from '../../core/instance.js'
import { isOnline } from '../../core/platform/online.js'
import { tasks } from '../../core/task.js'
import { fetchAssetImage, fetchWalletImage } from '../../services/catalogue/images.js'
import { imagesController } from './images.js'
import { optionsController } from '../shell/options.js'
import { hasCatalogueService } from '../shell/services/services.js'

/** Pause before a picture that could not be fetched is requested again, in ms. */
const RETRY = 20_000

const taskOf = tasks<string>()

/** When a missing picture may be requested again, in ms since 1970; `Infinity` if it does not exist. */
const dueAt = instanceValue(() => new Map<string, number>())

/** Shows the monogram until a picture is requested again. */
function postpone(key: string, pause: number): void {
  dueAt().set(key, Date.now() + pause)
  imagesController.keep(key, '')
}

/** Fetches a catalogue picture into the state, if it is due; on failure, the monogram stays. */
export async function fetchImage(key: string): Promise<void> {
  if (imagesController.image(key) || Date.now() < (dueAt().get(key) ?? 0)) return
  const { kind, id } = pictureOf(key)
  if (!id || !hasCatalogueService()) return postpone(key, Infinity)
  await taskOf(key).join(() => fetchInto(key, kind, id))
}

/** Whether a later request may get the picture: the service was busy, broken or out of reach. */
const isTemporary = (error: unknown): boolean =>
  error instanceof HttpUnreachableError ||
  (error instanceof HttpStatusError && (error.status === 429 || error.status >= 500))

/** Fetches it; if the browser is offline, again as soon as it is online. */
async function fetchInto(key: string, kind: string, id: string): Promise<void> {
  const life = instance().signal
  try {
    const fetchOne = kind === 'wallet' ? fetchWalletImage : fetchAssetImage
    const url = await fetchOne(id, optionsController.state.options)
    if (!life.aborted) imagesController.keep(key, url)
    else URL.revokeObjectURL(url)
  } catch (error) {
    if (life.aborted) return
    postpone(key, isTemporary(error) ? RETRY : Infinity) // a missing picture is not an error
    if (isOnline() || !isTemporary(error)) return
    const again = (): unknown => taskOf(key).join(() => fetchInto(key, kind, id))
    addEventListener('online', again, { once: true, signal: life })
  }
}

/** Which picture a key means. The catalogue names those of networks by ids of its own. */
function pictureOf(key: string): { readonly kind: string; readonly id: string | undefined } {
  const at = key.indexOf(':')
  const [kind, id] = [key.slice(0, at), key.slice(at + 1)]
  return { kind, id: kind === 'network' ? getNetworkImageId(id) : id }
}
