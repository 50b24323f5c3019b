/** The target of the tests' popups: a page on this origin that posts scripted messages. */
export const POPUP_PAGE = `${location.origin}/test/helpers/popup/index.html`

/** A popup whose page is there. */
export interface TestPopup {
  readonly window: Window
  /** Has it say something to this page. */
  say(data: unknown): void
}

/** The popup whose page loads next. */
export const nextPopup = (): Promise<TestPopup> =>
  new Promise(resolve => {
    const hear = ({ data, source }: MessageEvent): void => {
      if (data !== 'a popup is here') return
      removeEventListener('message', hear)
      const opened = source as Window // of this origin, as it loaded the page of tests
      resolve({ window: opened, say: said => opened.postMessage({ say: said, to: location.origin }, location.origin) })
    }
    addEventListener('message', hear)
  })

/** Resolves once the page has received all messages from the popup so far. */
export async function heard(popup: TestPopup): Promise<void> {
  const mark = `mark ${Math.random()}`
  const done = new Promise<void>(resolve => {
    const hear = ({ data }: MessageEvent): void => {
      if (data !== mark) return
      removeEventListener('message', hear)
      resolve()
    }
    addEventListener('message', hear)
  })
  popup.say(mark)
  await done
}
