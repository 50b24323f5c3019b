/** The error that `task` rejects with; fails when it does not. */
export async function rejection(task: Promise<unknown>): Promise<unknown> {
  try {
    await task
  } catch (error) {
    return error
  }
  throw new Error('it did not reject')
}
