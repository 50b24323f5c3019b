/** A limit on time was not met; the runner tries again, as the machine may have been busy with something else. */
export class TimingError extends Error {
  name = 'TimingError'
}
