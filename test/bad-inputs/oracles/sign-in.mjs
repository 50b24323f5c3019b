import assert from 'node:assert/strict'

/** What only cases of sign-in list, and what the driver of a case does last. */
export const signIn = {
  /** Nothing is kept of a sign-in. */
  async NO_SESSION(session) {
    const stored = JSON.parse((await session.stored('@appkit/siwx')) ?? '[]')
    assert.deepEqual(stored, [], 'A session is kept')
  },
  async NOT_VIEW(session, { value }) {
    await session.rest()
    assert.notEqual(await session.run('view'), value)
  },
  async RETRY(session, { value }) {
    assert.equal(value, 'works')
    await session.values.retry()
  },
  /** What the driver does in the end, by the name that the case gives it. */
  async THEN(session, { value }) {
    assert.ok(session.values.then?.[value], `Nothing is done for ${value}`)
    await session.values.then[value]()
  },
}
