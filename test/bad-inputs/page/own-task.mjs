/** Resolves in a task of its own, also while a case holds the page's timers. */
const nextTask = () =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })

/**
 * Gives an answer to the browser's driver in a task in which nothing else happens. Chromium (up to 150) refers to the promise
 * that a driver awaits only weakly, and nothing else does between its settling and the answer: if memory is freed amid the
 * microtasks in between, the driver is told that the promise was collected.
 */
export async function inOwnTask(work) {
  try {
    return await work()
  } finally {
    await nextTask()
  }
}
