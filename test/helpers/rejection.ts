/** The error that `task` rejects with; fails when it does not. */
export async function rejection(task: Promise<unknown>): Promise<unknown> {
  try {
    await task
  } catch (error) {
    return error
  }
  throw new Error('it did not reject')
}

/** The code of the error that `task` rejects with, or 'resolved'. */
export const codeOf = (task: Promise<unknown>): Promise<unknown> =>
  task.then(
    () => 'resolved',
    (error: unknown) => Reflect.get(Object(error), 'code'),
  )
