import type { signIn as english } from '../en/sign-in.js'
import type { Translation } from '../translation.js'

export const signIn: Translation<typeof english> = {
  'signIn.title': 'Iniciar sesión',
  'signIn.heading': '{site} te pide que inicies sesión',
  'signIn.text': 'Tu billetera firma este mensaje para demostrar que la cuenta es tuya. No cuesta nada ni mueve nada.',
  'signIn.domain': 'Sitio',
  'signIn.address': 'Cuenta',
  'signIn.network': 'Red',
  'signIn.statement': 'Declaración',
  'signIn.resources': 'Recursos',
  'signIn.expires': 'Válido hasta',
  'signIn.whole': 'Mensaje completo',
  'signIn.otherDomain':
    'Este mensaje es para {domain}, pero estás en {page}. Fírmalo solo si sabes por qué: quien lo tenga podrá iniciar sesión allí en tu nombre.',
  'signIn.action': 'Firmar',
  'signIn.waiting': 'Aprueba en {wallet}',
  'signIn.preparing': 'Preparando el mensaje',
  'signIn.wallet': 'tu billetera',
  'signIn.cancel': 'Cancelar',
  'signIn.cancel.disconnects': 'Si cancelas, se desconectará tu billetera.',
  'signIn.cancel.returns': 'Si cancelas, volverás a {network}.',
  'signIn.optional': 'También puedes cerrar esto y mantener la conexión sin iniciar sesión.',
  'signIn.failed': 'No se pudo firmar el mensaje',
  'signIn.none': 'Nada que firmar',
  'signIn.none.text': 'Se te pedirá que inicies sesión cuando este sitio lo necesite.',
  'signIn.startFailed': 'Hubo un problema al empezar el inicio de sesión',
}
