import { expect } from '@open-wc/testing'

import { toProblem } from '../../../src/controllers/embedded/email-login.js'
import { FrameError, FrameLoadError, FrameTimeoutError } from '../../../src/core/errors/frame.js'
import { OfflineError } from '../../../src/core/errors/offline.js'
import { addMessages } from '../../../src/core/i18n/add-messages.js'
import { loginErrorText } from '../../../src/elements/embedded/login-error-text.js'
import '../../../src/elements/embedded/texts.js'
import { embedded as german } from '../../../src/locales/de/embedded.js'
import { embedded as english } from '../../../src/locales/en/embedded.js'

const reply = (said: string): string => loginErrorText({ field: 'code', kind: 'refused', message: said }, 0)

describe('what is wrong with a login by email', () => {
  afterEach(() => addMessages(english, 'en'))

  const KNOWN = [
    ['Invalid code', 'Falscher Code'],
    ['Code expired. Request a new code.', 'Der Code ist abgelaufen. Fordere einen neuen an.'],
    ['Too many attempts. Request a new code.', 'Zu viele Versuche. Fordere einen neuen Code an.'],
    ['Too many emails. Please try again in an hour.', 'Zu viele E-Mails. Versuche es in einer Stunde noch einmal.'],
    ['Please try again after 12 seconds', 'Versuche es in 12 Sekunden noch einmal'],
    ['Please try again after 1 seconds', 'Versuche es in 1 Sekunde noch einmal'],
    ['The device was not confirmed', 'Das Gerät wurde nicht bestätigt'],
    ['The link in the email has expired', 'Der Link in der E-Mail ist abgelaufen'],
  ] as const
  for (const [said, translated] of KNOWN)
    it(`says “${said}” in the visitor’s language`, () => {
      expect(reply(said)).to.equal(said)
      addMessages(german, 'de')
      expect(reply(said)).to.equal(translated)
    })

  it('says in the visitor’s language that the secure site was not reached or gave no reason, and the message in English', () => {
    for (const error of [new FrameLoadError(), new FrameTimeoutError(), new FrameError(), new OfflineError()]) {
      const shown = (): string => loginErrorText(toProblem('email', error), 0)
      expect(shown()).to.equal(error.message)
      addMessages(german, 'de')
      expect(shown()).to.equal(german['email.failed'])
      addMessages(english, 'en')
    }
  })

  it('leaves any other words of the secure site as they are', () => {
    addMessages(german, 'de')
    for (const said of ['Ask your administrator.', 'constructor', 'Please try again after 5 seconds, or call us'])
      expect(reply(said)).to.equal(said)
  })
})
