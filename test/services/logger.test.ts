import { expect } from '@open-wc/testing'

import { LOG_LEVELS, createLogger } from '../../src/services/logger.js'

const logged = () => {
  const lines: string[] = []
  const at =
    (level: string) =>
    (...parts: readonly unknown[]): void =>
      void lines.push([level, ...parts].join(' '))
  return { lines, logger: createLogger({ error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') }) }
}

describe('logger', () => {
  it('shows only errors by default, each with the product’s name', () => {
    const { lines, logger } = logged()
    logger.error('a', 1)
    logger.warn('b')
    logger.info('c')
    logger.debug('d')
    expect(lines).to.deep.equal(['error [wallet-modal] a 1'])
  })

  it('shows as much as its level allows', () => {
    for (const [count, level] of LOG_LEVELS.entries()) {
      const { lines, logger } = logged()
      logger.setLevel(level)
      for (const say of [logger.error, logger.warn, logger.info, logger.debug]) say('x')
      expect(lines).to.have.lengthOf(count)
    }
  })

  it('prints a message once', () => {
    const { lines, logger } = logged()
    logger.once('info', 'key', 'hidden now')
    logger.setLevel('info')
    logger.once('info', 'key', 'one')
    logger.once('info', 'key', 'two')
    logger.once('info', 'other', 'three')
    expect(lines).to.deep.equal(['info [wallet-modal] one', 'info [wallet-modal] three'])
  })

  it('prints notices at every level but silent, once each', () => {
    const { lines, logger } = logged()
    logger.notice('look')
    logger.notice('look')
    logger.setLevel('silent')
    logger.notice('again')
    logger.error('nothing')
    expect(lines).to.deep.equal(['warn [wallet-modal] look'])
  })
})
