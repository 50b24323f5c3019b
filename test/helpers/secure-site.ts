import type { SecureSiteMessage } from '../../src/core/entities/secure-site.js'
import type { AlertName } from '../../src/core/alerts/alerts.js'
import { frameUrl } from '../../src/services/frame/frame-url.js'
import { type FrameTimeouts, FRAME_TIMEOUTS } from '../../src/services/frame/frame-timeouts.js'
import { SecureFrame } from '../../src/services/frame/secure-frame.js'
import { SecureSiteClient } from '../../src/services/frame/secure-site-client.js'

/** A message that the frame heard. */
export interface Heard {
  readonly name: string
  readonly type: string
  readonly id: string
  readonly payload?: unknown
}

/** The origin of the secure site of the tests: the same server under another name. */
export const FRAME_ORIGIN = `${location.protocol}//frame.localhost:${location.port}`
const BASE = `${FRAME_ORIGIN}/test/helpers/secure-site`

/** The frame that is on the page. */
export const frameOnPage = (): HTMLIFrameElement | null => document.querySelector('#w3m-iframe')

/** A client of a real frame on another origin, and both ends of what passes between them. */
export interface FrameTest {
  readonly client: SecureSiteClient
  readonly frame: SecureFrame
  /** The element that the frame lives in. */
  readonly host: HTMLElement
  readonly heard: Heard[]
  readonly alerts: AlertName[]
  readonly networks: (readonly number[])[]
  /** What it is given of time; it may be changed for what is asked later. */
  readonly times: { load: number; ready: number; answer: number }
  /** Resolves with the `index`th message of a name that the frame receives, including earlier ones. */
  hears(name: SecureSiteMessage | 'RPC_ABORT', index?: number): Promise<Heard>
  /** Makes the frame post a message, and resolves once this page has received all messages up to it. */
  say(...messages: readonly unknown[]): Promise<void>
  /** Has it reply to a message. */
  reply(to: Heard, payload?: unknown, outcome?: 'SUCCESS' | 'ERROR'): Promise<void>
  end(): void
}

/** Starts a test with a frame; `does` are the words of `secure-site/sdk/index.html`. */
export function frameTest(does: string | (() => string) = '', given: Partial<FrameTimeouts> = {}): FrameTest {
  const times = { ...FRAME_TIMEOUTS, ready: 0, ...given }
  const host = document.createElement('div')
  document.body.append(host)
  const left = new AbortController()
  const heard: Heard[] = []
  const alerts: AlertName[] = []
  const networks: (readonly number[])[] = []
  const waiting = new Set<() => void>()
  const end = new AbortController()
  const params = {
    base: BASE,
    chainId: 'eip155:1',
    rpcUrl: undefined,
    enableLogger: false,
    smartAccountVersion: undefined,
  }
  const frame = new SecureFrame({
    url: () => frameUrl({ ...params, projectId: typeof does === 'string' ? does : does() }),
    title: () => 'Embedded wallet',
    host: () => Promise.resolve({ element: host, left: left.signal }),
    times,
  })
  const client = new SecureSiteClient(frame, {
    dapp: () => ({ projectId: 'test' }),
    networks: chainIds => void networks.push(chainIds),
    alert: name => void alerts.push(name),
    times,
  })
  addEventListener(
    'message',
    ({ data, origin }: MessageEvent<{ heard?: Heard; said?: number }>) => {
      if (origin !== FRAME_ORIGIN) return
      if (data?.heard) heard.push(data.heard)
      for (const look of waiting) look()
    },
    { signal: end.signal },
  )
  const post = (say: unknown): void => frameOnPage()?.contentWindow?.postMessage({ say }, FRAME_ORIGIN)
  const test: FrameTest = {
    client,
    frame,
    host,
    heard,
    alerts,
    networks,
    times,
    hears: (name, index = 0) =>
      new Promise(resolve => {
        const look = (): void => {
          const found = heard.filter(message => message.name === name)[index]
          if (!found) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      }),
    async say(...messages) {
      for (const message of messages) post(message)
      const mark = Math.random()
      const said = new Promise<void>(resolve => {
        const hear = ({ data }: MessageEvent<{ said?: number }>): void => {
          if (data?.said !== mark) return
          removeEventListener('message', hear)
          resolve()
        }
        addEventListener('message', hear)
      })
      post({ said: mark })
      await said
    },
    reply: ({ name, id }, payload, outcome = 'SUCCESS') =>
      test.say({ type: `@w3m-frame/${name}_${outcome}`, id, ...(payload === undefined ? {} : { payload }) }),
    end() {
      client.close(new Error('The test is over'))
      end.abort()
      left.abort()
      host.remove()
    },
  }
  return test
}
