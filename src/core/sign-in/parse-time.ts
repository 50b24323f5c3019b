/** A time of RFC 3339, the strict part of ISO 8601 that EIP-4361 allows. */
const TIME = /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(\.\d+)?(?:[Zz]|([+-])(\d\d):(\d\d))$/

/** Milliseconds since 1970 of a time such as `2026-01-31T12:00:00Z`; `undefined` if it is invalid, such as 31 February. */
export function parseTime(text: string): number | undefined {
  const parts = TIME.exec(text)
  if (!parts) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1, 7).map(Number)
  const time = new Date(0)
  time.setUTCFullYear(year, month - 1, day)
  time.setUTCHours(hour, minute, second, Math.trunc(Number(parts[7] ?? 0) * 1000))
  const isReal =
    time.getUTCMonth() === month - 1 && time.getUTCDate() === day && hour < 24 && minute < 60 && second < 60
  const [offsetHour, offsetMinute] = [Number(parts[9] ?? 0), Number(parts[10] ?? 0)]
  if (!isReal || offsetHour > 23 || offsetMinute > 59) return undefined
  const offset = (offsetHour * 60 + offsetMinute) * 60_000
  return time.getTime() - (parts[8] === '-' ? -offset : offset)
}
