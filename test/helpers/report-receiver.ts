/** A site with a project id that must be encoded. */
export const options = { projectId: 'p&q' }

/** An analytics service that remembers what it was sent. */
export function receiver(status = 202) {
  const received: { readonly url: URL; readonly text: string }[] = []
  const send = async (url: string, text: string): Promise<number> => {
    received.push({ url: new URL(url), text })
    return status
  }
  return { send, received, body: (index = 0) => JSON.parse(received[index]?.text ?? '{}') as Record<string, unknown> }
}
