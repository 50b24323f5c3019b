import type { embedded as english } from '../en/embedded.js'
import type { Translation } from '../translation.js'

export const embedded: Translation<typeof english> = {
  'embedded.frame': 'Ingebouwde wallet',

  'email.label': 'E-mailadres',
  'email.submit': 'Doorgaan met e-mail',
  'email.text': 'Log in of registreer je met je e-mailadres. Je hoeft niets te installeren.',
  'email.invalid': 'Vul een e-mailadres in, zoals name@example.com',
  'email.wait': 'Probeer het over {seconds, plural, one {# seconde} other {# seconden}} nog eens',
  'email.sending': 'E-mail versturen…',
  'email.failed': 'Inloggen mislukt. Probeer het nog eens.',
  'email.mails': 'Te veel e-mails. Probeer het over een uur nog eens.',
  'email.off.title': 'Inloggen met e-mail staat uit',
  'email.off.text': 'Deze site biedt dit niet aan. Koppel in plaats daarvan een wallet.',

  'email.device.title': 'Bevestig dit apparaat',
  'email.device.lead': 'Bekijk je inbox',
  'email.device.text':
    'Open de link die we naar {email} hebben gestuurd om dit apparaat te bevestigen. De link is 20 minuten geldig.',
  'email.device.waiting': 'Wachten tot je de link opent…',
  'email.device.refused': 'Het apparaat is niet bevestigd',
  'email.device.expired': 'De link in de e-mail is verlopen',

  'email.code.title': 'Vul je code in',
  'email.code.text': 'Vul de code in die we naar {email} hebben gestuurd. Die is 20 minuten geldig.',
  'email.code.label': '6-cijferige code',
  'email.code.incomplete': 'Vul de 6 cijfers van de code in',
  'email.code.failed': 'De code kon niet worden gecontroleerd. Probeer het nog eens.',
  'email.code.wrong': 'Onjuiste code',
  'email.code.expired': 'De code is verlopen. Vraag een nieuwe aan.',
  'email.code.tries': 'Te veel pogingen. Vraag een nieuwe code aan.',
  'email.code.checking': 'Code controleren…',
  'email.code.connected': 'Koppeling gelukt',

  'email.change.title': 'E-mailadres wijzigen',
  'email.change.text': 'Je logt in met {email}. We sturen daar een code naartoe en daarna een naar het nieuwe adres.',
  'email.change.submit': 'E-mailadres wijzigen',
  'email.change.owner.title': 'Bevestig huidige e-mail',
  'email.change.new.title': 'Bevestig nieuwe e-mail',
  'email.change.none.title': 'Niet ingelogd met e-mail',
  'email.change.none.text': 'Log in met e-mail om het adres te wijzigen waarmee je inlogt.',

  'request.title': 'Verzoek goedkeuren',
  'request.waiting': 'Je verzoek wordt geopend…',
  'request.forbidden': 'Actie niet toegestaan',
  'request.none.title': 'Niets om goed te keuren',
  'request.none.text': 'Verzoeken van deze site verschijnen hier.',

  'email.resend': 'E-mail opnieuw versturen',
  'email.resend.wait': 'Opnieuw versturen over {seconds} s',
  'email.resend.sent': 'De e-mail is opnieuw verstuurd',
  'email.other': 'Ander e-mailadres gebruiken',
}
