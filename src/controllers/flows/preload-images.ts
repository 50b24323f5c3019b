import type { Wallet } from '../../core/entities/wallet.js'
import { IMAGE_PRELOAD_TIMEOUT, PRELOADED_IMAGES } from '../../core/limits.js'
import { loadImage } from './load-image.js'

/** Fetches the first pictures of a page; resolves when they are there or failed, and after 2 s whatever they do (SPEC 9). */
export async function preloadImages(wallets: readonly Wallet[]): Promise<void> {
  const keys = wallets.flatMap(({ image_id }) => (image_id ? [`wallet:${image_id}`] : [])).slice(0, PRELOADED_IMAGES)
  if (!keys.length) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>(resolve => (timer = setTimeout(resolve, IMAGE_PRELOAD_TIMEOUT)))
  await Promise.race([Promise.allSettled(keys.map(loadImage)), late])
  clearTimeout(timer)
}
