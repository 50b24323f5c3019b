/**
 * Where a frame is in its page. Playwright asks for a frame's element before every click in it; Firefox ESR 140 does not know
 * the question. It is answered by what the page itself says of its frames.
 */

/** Runs in the page: every frame, also in shadow trees, with its window. */
const FRAMES = `() => {
  const framesIn = root => [...root.querySelectorAll('*')].flatMap(element => [
    ...(element.contentWindow ? [[element, element.contentWindow]] : []),
    ...(element.shadowRoot ? framesIn(element.shadowRoot) : []),
  ])
  return framesIn(document)
}`

/** Whether a command asks for the element of a frame. */
const asksForFrame = ({ method, params }) =>
  method === 'browsingContext.locateNodes' && params.locator.type === 'context'

/** What to send in place of a question for a frame's element. */
const questionFor = ({ params, ...message }) => ({
  ...message,
  method: 'script.callFunction',
  params: {
    functionDeclaration: FRAMES,
    target: { context: params.context },
    awaitPromise: false,
    serializationOptions: { maxDomDepth: 0, maxObjectDepth: 2 },
  },
})

/** The answer to a question for a frame's element, from every frame of the page. */
function answerFor(frame, { result: { result }, ...answer }) {
  const frames = (result?.value ?? []).map(({ value: [element, { value: window }] }) => ({ element, window }))
  return {
    ...answer,
    result: { nodes: frames.filter(({ window }) => window.context === frame).map(({ element }) => element) },
  }
}

/** Translates questions for the elements of frames, and the answers to them. */
export function framesFound() {
  const wanted = new Map()
  return {
    asked(message) {
      if (!asksForFrame(message)) return message
      wanted.set(message.id, message.params.locator.value.context)
      return questionFor(message)
    },
    answered(message) {
      const frame = wanted.get(message.id)
      return wanted.delete(message.id) && message.type === 'success' ? answerFor(frame, message) : message
    },
  }
}
