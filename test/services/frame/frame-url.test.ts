import { expect } from '@open-wc/testing'

import { type FrameUrlParams, frameUrl } from '../../../src/services/frame/frame-url.js'

const given: FrameUrlParams = {
  base: 'https://secure.example',
  projectId: 'abc',
  chainId: 'eip155:137',
  rpcUrl: 'https://rpc.example/v1/?chainId=eip155%3A137&projectId=abc',
  enableLogger: false,
  smartAccountVersion: undefined,
}

describe('frame-url', () => {
  it('names the project, the network and its endpoint', () => {
    const url = frameUrl(given)
    expect(url.origin + url.pathname).to.equal('https://secure.example/sdk')
    expect(Object.fromEntries(url.searchParams)).to.deep.equal({
      projectId: 'abc',
      chainId: 'eip155:137',
      version: '4',
      enableLogger: 'false',
      rpcUrl: given.rpcUrl,
    })
  })

  it('keeps a project id within its own parameter (FM-027)', () => {
    const url = frameUrl({ ...given, projectId: 'x&enableLogger=true&rpcUrl=https://evil.example#' })
    expect(url.host).to.equal('secure.example')
    expect(url.searchParams.get('projectId')).to.equal('x&enableLogger=true&rpcUrl=https://evil.example#')
    expect(url.searchParams.getAll('enableLogger')).to.deep.equal(['false'])
    expect(url.hash).to.equal('')
  })

  for (const rpcUrl of ['javascript:alert(1)', 'data:,', 'no url', 'https://a\u0000.example', undefined])
    it(`passes on no endpoint but web URLs: ${String(rpcUrl).replace('\u0000', '␀')} (FM-028)`, () => {
      expect(frameUrl({ ...given, rpcUrl }).searchParams.has('rpcUrl')).to.equal(false)
    })

  it('requests an existing version of smart accounts', () => {
    const version = (smartAccountVersion: string): string | null =>
      frameUrl({ ...given, smartAccountVersion }).searchParams.get('smartAccountVersion')
    expect(['v6', 'v7', 'v8', ''].map(version)).to.deep.equal(['v6', 'v7', null, null])
  })
})
