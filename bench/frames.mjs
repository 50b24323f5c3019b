/** Visitors notice a frame that takes longer than this, in ms; it is also the threshold of long frames in browsers. */
const LONG = 50

/**
 * Runs `work` while the browser notes when each `performance.mark` of the page was set: the time, and the processor
 * time that the page's main thread had used by then. Nothing else is traced, so that the cost of tracing is negligible.
 */
export async function markedFrames(browser, page, work) {
  await browser.startTracing(page, { categories: ['blink.user_timing'] })
  const result = await work()
  const { traceEvents } = JSON.parse(await browser.stopTracing())
  const marks = traceEvents
    .filter(({ cat, ph }) => cat === 'blink.user_timing' && ph === 'I')
    .map(({ name, ts, tts }) => ({ name, at: ts / 1000, used: tts / 1000 }))
    .sort((one, other) => one.at - other.at)
  return { result, marks }
}

/**
 * Statistics on all frames that begin with a mark of this name. `work` is the processor time that the main thread spent
 * on a frame, which the page can influence. For the rest of a long frame, the machine was busy with something else or
 * idle.
 */
export function framesOf(marks, name) {
  const frames = marks.flatMap((mark, index) => {
    const next = marks[index + 1]
    return next && mark.name === name ? [{ ms: next.at - mark.at, work: next.used - mark.used }] : []
  })
  const worst = frames.reduce((most, frame) => (frame.ms > most.ms ? frame : most), { ms: 0, work: 0 })
  return {
    frames: frames.length,
    worstFrame: Math.round(worst.ms),
    workOfWorst: Math.round(worst.work),
    mostWork: Math.round(Math.max(0, ...frames.map(({ work }) => work))),
    meanWork: Math.round((10 * frames.reduce((sum, { work }) => sum + work, 0)) / Math.max(1, frames.length)) / 10,
    over50: frames.filter(({ ms }) => ms > LONG).length,
  }
}
