/** Compiles only when the value is of the type; does nothing. */
export function expectType<T>(_value: T): void {}
