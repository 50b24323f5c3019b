/** Converts a thrown value to an error. */
export const toError = (cause: unknown): Error => (cause instanceof Error ? cause : new Error(String(cause), { cause }))
