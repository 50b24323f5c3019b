import { expect } from '@open-wc/testing'

import { TransactionStackController } from '../../../src/controllers/send/transaction-stack.js'

describe('the work that views wait for', () => {
  for (const outcome of ['success', 'error', 'cancel'] as const)
    it(`settles only the latest work with ${outcome}`, () => {
      const work = new TransactionStackController()
      const heard: string[] = []
      const entry = (name: string) => ({
        onSuccess: () => heard.push(`${name} success`),
        onError: () => heard.push(`${name} error`),
        onCancel: () => heard.push(`${name} cancel`),
      })
      work.push(entry('first'))
      work.push(entry('second'))
      work.pop(outcome)
      expect(heard).to.deep.equal([`second ${outcome}`])
      expect(work.state.stack).to.have.length(1)
    })

  it('removes the entry before settling it, and accepts an empty stack', () => {
    const work = new TransactionStackController()
    let left: number | undefined
    work.push({ onSuccess: () => (left = work.state.stack.length) })
    work.pop('success')
    expect(left).to.equal(0)
    work.pop('error')
    expect(work.state.stack).to.deep.equal([])
  })

  it('accepts work without callbacks', () => {
    const work = new TransactionStackController()
    work.push({})
    work.pop('cancel')
    expect(work.state.stack).to.deep.equal([])
  })
})
