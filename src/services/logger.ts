/** The log levels, from nothing to everything. */
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const

/** A log level. */
export type LogLevel = (typeof LOG_LEVELS)[number]

const PREFIX = '[wallet-modal]'

/** The single access to the console. */
export interface Logger {
  /** Changes how much is shown; SPEC 9's default is `error`. */
  setLevel(level: LogLevel): void
  error(...parts: readonly unknown[]): void
  warn(...parts: readonly unknown[]): void
  info(...parts: readonly unknown[]): void
  debug(...parts: readonly unknown[]): void
  /** Logs a message at a level only the first time that `key` is used on this page. */
  once(level: Exclude<LogLevel, 'silent'>, key: string, ...parts: readonly unknown[]): void
  /** Warns the site's developers, once, about a setting that has no effect; hidden only when silent. */
  notice(message: string): void
}

/** Creates a logger that writes to `sink`; only tests pass something other than the console. */
export function createLogger(sink: Pick<Console, 'error' | 'warn' | 'info' | 'debug'> = console): Logger {
  let shown: LogLevel = 'error'
  const seen = new Set<string>()
  const isShown = (level: LogLevel): boolean => LOG_LEVELS.indexOf(level) <= LOG_LEVELS.indexOf(shown)
  const at =
    (level: Exclude<LogLevel, 'silent'>) =>
    (...parts: readonly unknown[]): void => {
      if (isShown(level)) sink[level](PREFIX, ...parts)
    }
  const isNew = (key: string): boolean => !seen.has(key) && Boolean(seen.add(key))
  return {
    setLevel(level) {
      shown = level
    },
    error: at('error'),
    warn: at('warn'),
    info: at('info'),
    debug: at('debug'),
    once(level, key, ...parts) {
      if (isShown(level) && isNew(key)) sink[level](PREFIX, ...parts)
    },
    notice(message) {
      if (shown !== 'silent' && isNew(message)) sink.warn(PREFIX, message)
    },
  }
}

/** The page's logger. */
export const logger: Logger = createLogger()
