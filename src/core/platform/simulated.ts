const SIMULATED = /\b(?:jsdom|HappyDOM)\//

/** Whether the page is simulated, as in a site's unit tests: its host is a development host that nobody looks at. */
export const isSimulated = (): boolean => SIMULATED.test(globalThis.navigator?.userAgent ?? '')
