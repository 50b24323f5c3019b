import { expect } from '@open-wc/testing'

import { checkName, typeName } from '../../../src/controllers/names/check-name.js'
import { namesController } from '../../../src/controllers/names/names.js'
import { endInstance } from '../../helpers/instance.js'
import { nameSite, suggested } from '../../helpers/name-service.js'
import { waitUntil } from '../../helpers/wait-until.js'

const check = () => namesController.state.check

describe('the check of a name', () => {
  let restore = (): void => undefined
  const begin = async (...given: Parameters<typeof nameSite>) => {
    const site = await nameSite(...given)
    restore = site.stub.restore
    return site
  }
  afterEach(async () => {
    await endInstance()
    restore()
  })

  it('says whether the name that was typed is free, and which like it are', async () => {
    await begin({ suggestions: label => suggested(label, label === 'taken') })
    typeName(' Free ')
    expect(check()).to.deep.equal({ label: 'free', status: 'checking', suggestions: [] })
    await waitUntil(() => check()?.status === 'free')
    expect(check()?.suggestions).to.deep.equal(['free-1'])
    typeName('taken')
    await waitUntil(() => check()?.status === 'taken')
  })

  it('sends no request for an invalid name', async () => {
    const { stub } = await begin()
    for (const text of ['abc', 'ab_cd', 'ab cd', '\u0430bcd']) typeName(text)
    typeName('abcd')
    await waitUntil(() => check()?.status === 'free')
    const asked = stub.paths().filter(path => path.includes('suggestions'))
    expect(asked).to.deep.equal(['/v1/profile/suggestions/abcd'])
  })

  it('shows the answer for the latest text, and aborts the older request', async () => {
    let answerFirst: (answer: Response) => void = () => undefined
    const { stub } = await begin({
      suggestions: label =>
        label === 'abcd' ? new Promise<Response>(resolve => (answerFirst = resolve)) : suggested(label),
    })
    typeName('abcd')
    const first = () => stub.seen.find(({ url }) => url.pathname.endsWith('/abcd'))
    await waitUntil(first)
    typeName('abcde')
    expect(first()?.init.signal?.aborted).to.equal(true)
    await waitUntil(() => check()?.status === 'free')
    answerFirst(suggested('abcd', true))
    await new Promise(resolve => setTimeout(resolve))
    expect(check()).to.deep.include({ label: 'abcde', status: 'free' })
  })

  it('fails with the specified message, and is retried for the same name', async () => {
    let fails = true
    await begin({ suggestions: label => (fails ? new Response('', { status: 500 }) : suggested(label)) })
    const error = await checkName('abcd').catch((cause: Error) => cause)
    expect(error).to.include({ message: 'Error fetching name suggestions', code: 'NAME_SUGGESTIONS_FAILED' })
    expect(check()?.status).to.equal('failed')
    fails = false
    expect(await checkName('abcd')).to.include({ status: 'free' })
  })
})
