import { expect, nextFrame } from '@open-wc/testing'
import { StrictMode, useState } from 'react'
import { renderToString } from 'react-dom/server'

import type { ListSource } from '../../src/client/bindings/lists.js'
import type { FetchListOptions, ListsApi } from '../../src/client/list-types.js'
import type { ChainNamespace } from '../../src/core/caip.js'
import { type ListHook, useHoldings } from '../../src/react/use-holdings.js'
import { mount, unmountAll, until } from './render.js'

interface Numbers {
  readonly of: string
}

/** A list under the test's control. */
function makeSource() {
  const listeners = new Map<(list: Numbers) => void, ChainNamespace | undefined>()
  const asked: {
    namespace: ChainNamespace | undefined
    options: FetchListOptions | undefined
    answer: (list: Numbers) => void
  }[] = []
  const source: ListSource<Numbers> = {
    empty: { of: 'nobody' },
    follow: (listener, namespace) => {
      listeners.set(listener, namespace)
      return () => void listeners.delete(listener)
    },
    ask: (_api: ListsApi, namespace, options) => new Promise(answer => asked.push({ namespace, options, answer })),
  }
  const tell = (list: Numbers): void => [...listeners.keys()].forEach(listener => listener(list))
  return { source, asked, tell, listeners }
}

/** Renders the hook with a way to change its namespace. */
function show(source: ListSource<Numbers>, strict = false) {
  const seen: { hook?: ListHook<Numbers>; setNamespace?: (namespace: ChainNamespace) => void; renders: number } = {
    renders: 0,
  }
  function Probe() {
    const [namespace, setNamespace] = useState<ChainNamespace>('eip155')
    seen.hook = useHoldings(source, namespace)
    seen.setNamespace = setNamespace
    seen.renders += 1
    return <i>{seen.hook.of}</i>
  }
  mount(
    strict ? (
      <StrictMode>
        <Probe />
      </StrictMode>
    ) : (
      <Probe />
    ),
  )
  return seen
}

describe('a hook of a list', () => {
  afterEach(unmountAll)

  it('has no account on a server, and requests nothing there', () => {
    const { source, asked, listeners } = makeSource()
    const Probe = () => <i>{useHoldings(source).of}</i>
    expect(renderToString(<Probe />)).to.equal('<i>nobody</i>')
    expect([asked.length, listeners.size]).to.deep.equal([0, 0])
  })

  it('follows the list without asking for it', async () => {
    const { source, asked, tell } = makeSource()
    const seen = show(source)
    await until(() => seen.hook !== undefined)
    tell({ of: 'alice' })
    await until(() => seen.hook?.of === 'alice')
    expect(asked).to.deep.equal([])
  })

  it('returns another object only for another list', async () => {
    const { source, tell } = makeSource()
    const seen = show(source)
    await until(() => seen.hook !== undefined)
    tell({ of: 'alice' })
    await until(() => seen.hook?.of === 'alice')
    const { hook } = seen
    tell({ of: 'alice' })
    for (let frame = 0; frame < 2; frame += 1) await nextFrame() // React has rendered what it was going to
    expect(seen.hook).to.equal(hook)
  })

  it('listens once under StrictMode', async () => {
    const { source, listeners } = makeSource()
    const seen = show(source, true)
    await until(() => seen.hook !== undefined && listeners.size > 0)
    expect(listeners.size).to.equal(1)
  })

  it('returns what was requested, with its options', async () => {
    const { source, asked } = makeSource()
    const seen = show(source)
    await until(() => seen.hook !== undefined)
    const fetched = seen.hook?.fetch({ force: true })
    expect(asked[0]).to.deep.include({ namespace: 'eip155', options: { force: true } })
    asked[0]?.answer({ of: 'alice' })
    expect(await fetched).to.deep.equal({ of: 'alice' })
    await until(() => seen.hook?.of === 'alice')
  })

  it('keeps its function while the namespace stays, so that effects run once', async () => {
    const { source, tell } = makeSource()
    const seen = show(source)
    await until(() => seen.hook !== undefined)
    const before = seen.hook?.fetch
    tell({ of: 'alice' })
    await until(() => seen.hook?.of === 'alice')
    expect(seen.hook?.fetch).to.equal(before)
  })

  it('is empty again for another family, and follows that one', async () => {
    const { source, tell, listeners } = makeSource()
    const seen = show(source)
    await until(() => seen.hook !== undefined)
    tell({ of: 'alice' })
    await until(() => seen.hook?.of === 'alice')
    seen.setNamespace?.('solana')
    await until(() => seen.hook?.of === 'nobody')
    expect([...listeners.values()]).to.deep.equal(['solana'])
  })

  it('never shows a late answer of another family', async () => {
    const { source, asked } = makeSource()
    const seen = show(source)
    await until(() => seen.hook !== undefined)
    const fetched = seen.hook?.fetch()
    seen.setNamespace?.('solana')
    await until(() => seen.renders > 2)
    asked[0]?.answer({ of: 'alice on eip155' })
    await fetched
    for (let frame = 0; frame < 2; frame += 1) await nextFrame() // React has rendered what it was going to
    expect(seen.hook?.of).to.equal('nobody')
  })

  it('stops listening when it goes', async () => {
    const { source, listeners } = makeSource()
    show(source)
    await until(() => listeners.size === 1)
    unmountAll()
    await until(() => listeners.size === 0)
  })
})
