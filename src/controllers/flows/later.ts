import { type BackstageFlows, loadBackstage, loadedBackstage } from './load-backstage.js'
import { report } from './report.js'
import { whenIdle } from './when-idle.js'

/** Does work of the backstage that nobody waits for: at once when it is there, else when the page is quiet. */
export function later(work: (flows: BackstageFlows) => Promise<void> | void): void {
  const loaded = loadedBackstage()
  if (loaded) report((async () => work(loaded))())
  else whenIdle(async () => work(await loadBackstage()))
}
