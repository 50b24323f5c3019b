// One measurement in a process of its own: bundlers change the process that they run in, and two can run side by side.
import { measureControl, measureSite } from './measure.mjs'

process.once('message', async ({ place, what, control }) => {
  try {
    process.send({ result: control ? await measureSite(place, what, control) : await measureControl(place, what) })
  } catch (error) {
    process.send({ error: error instanceof Error ? error.message : String(error) })
  }
  process.disconnect()
})
