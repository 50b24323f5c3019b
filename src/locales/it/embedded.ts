import type { embedded as english } from '../en/embedded.js'
import type { Translation } from '../translation.js'

export const embedded: Translation<typeof english> = {
  'embedded.frame': 'Wallet integrato',

  'email.label': 'Indirizzo email',
  'email.submit': 'Continua con l’email',
  'email.text': 'Accedi o registrati con il tuo indirizzo email. Non c’è nulla da installare.',
  'email.invalid': 'Inserisci un indirizzo email, ad esempio name@example.com',
  'email.wait': 'Riprova tra {seconds, plural, one {# secondo} many {# di secondi} other {# secondi}}',
  'email.sending': 'Invio dell’email…',
  'email.failed': 'Accesso non riuscito. Riprova.',
  'email.mails': 'Troppe email. Riprova tra un’ora.',
  'email.off.title': 'L’accesso con email è disattivato',
  'email.off.text': 'Questo sito non lo offre. Connetti un wallet.',

  'email.device.title': 'Conferma questo dispositivo',
  'email.device.lead': 'Controlla la posta in arrivo',
  'email.device.text':
    'Apri il link che abbiamo inviato a {email} per confermare questo dispositivo. Il link è valido per 20 minuti.',
  'email.device.waiting': 'In attesa che tu apra il link…',
  'email.device.refused': 'Il dispositivo non è stato confermato',
  'email.device.expired': 'Il link nell’email è scaduto',

  'email.code.title': 'Inserisci il codice',
  'email.code.text': 'Inserisci il codice che abbiamo inviato a {email}. È valido per 20 minuti.',
  'email.code.label': 'Codice di 6 cifre',
  'email.code.incomplete': 'Inserisci le 6 cifre del codice',
  'email.code.failed': 'Impossibile verificare il codice. Riprova.',
  'email.code.wrong': 'Codice errato',
  'email.code.expired': 'Il codice è scaduto. Richiedine uno nuovo.',
  'email.code.tries': 'Troppi tentativi. Richiedi un nuovo codice.',
  'email.code.checking': 'Verifica del codice…',
  'email.code.connected': 'Connessione riuscita',

  'email.change.title': 'Cambia indirizzo email',
  'email.change.text': 'Accedi con {email}. Invieremo un codice a questo indirizzo, poi uno a quello nuovo.',
  'email.change.submit': 'Cambia indirizzo email',
  'email.change.owner.title': 'Conferma l’email attuale',
  'email.change.new.title': 'Conferma la nuova email',
  'email.change.none.title': 'Accesso con email non effettuato',
  'email.change.none.text': 'Accedi con l’email per cambiare l’indirizzo con cui accedi.',

  'request.title': 'Approva la richiesta',
  'request.waiting': 'Apertura della richiesta…',
  'request.forbidden': 'Azione non consentita',
  'request.none.title': 'Nulla da approvare',
  'request.none.text': 'Le richieste di questo sito appaiono qui.',

  'email.resend': 'Invia di nuovo l’email',
  'email.resend.wait': 'Invia di nuovo tra {seconds} s',
  'email.resend.sent': 'L’email è stata inviata di nuovo',
  'email.other': 'Usa un altro indirizzo email',
}
