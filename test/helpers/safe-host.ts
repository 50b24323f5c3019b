/** What a page asked of the stand-in. */
export interface SafeRequest {
  readonly id: string
  readonly method: string
  readonly params: unknown
}

/** Returns the reply to a request, without its id; `undefined` for none. */
export type Reply = (request: SafeRequest) => object | undefined

/**
 * A frame of the test’s page that answers as the page around a Safe app does. Its own script sends the replies, so that
 * they come from its window as the browser sees it.
 */
export async function safeHost(reply: Reply) {
  const requests: SafeRequest[] = []
  const frame = document.createElement('iframe')
  const name = `safeReply${crypto.randomUUID().replaceAll('-', '')}`
  const take = (request: SafeRequest): object | undefined => {
    requests.push(request)
    const answer = reply(request)
    return answer && { id: request.id, version: '9.1.0', ...answer }
  }
  Reflect.set(window, name, take)
  frame.srcdoc = `<script>
    addEventListener('message', ({ data, source }) => {
      const answer = data.say ?? parent.${name}(data)
      if (answer) (data.say ? parent : source).postMessage(answer, '*')
    })
  </script>`
  const loaded = new Promise(resolve => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  await loaded
  const { contentWindow } = frame
  if (!contentWindow) throw new Error('no frame')
  return {
    window: contentWindow,
    requests,
    /** Makes the frame send an unsolicited message. */
    say: (message: object) => contentWindow.postMessage({ say: message }, '*'),
    remove() {
      frame.remove()
      Reflect.deleteProperty(window, name)
    },
  }
}
