import type { embedded as english } from '../en/embedded.js'
import type { Translation } from '../translation.js'

export const embedded: Translation<typeof english> = {
  'embedded.frame': 'Billetera integrada',

  'email.label': 'Correo electrónico',
  'email.submit': 'Continuar con correo',
  'email.text': 'Inicia sesión o regístrate con tu correo electrónico. No tienes que instalar nada.',
  'email.invalid': 'Escribe un correo electrónico, como name@example.com',
  'email.wait': 'Inténtalo de nuevo en {seconds, plural, one {# segundo} many {# de segundos} other {# segundos}}',
  'email.sending': 'Enviando un correo…',
  'email.failed': 'No se pudo iniciar sesión. Inténtalo de nuevo.',
  'email.mails': 'Demasiados correos electrónicos. Inténtalo de nuevo en una hora.',
  'email.off.title': 'El acceso por correo está desactivado',
  'email.off.text': 'Este sitio no lo ofrece. Conecta una billetera.',

  'email.device.title': 'Confirma este dispositivo',
  'email.device.lead': 'Revisa tu bandeja de entrada',
  'email.device.text':
    'Abre el enlace que enviamos a {email} para confirmar este dispositivo. El enlace es válido durante 20 minutos.',
  'email.device.waiting': 'Esperando a que abras el enlace…',
  'email.device.refused': 'No se confirmó el dispositivo',
  'email.device.expired': 'El enlace del correo electrónico ha caducado',

  'email.code.title': 'Escribe tu código',
  'email.code.text': 'Escribe el código que enviamos a {email}. Es válido durante 20 minutos.',
  'email.code.label': 'Código de 6 dígitos',
  'email.code.incomplete': 'Escribe los 6 dígitos del código',
  'email.code.failed': 'No se pudo comprobar el código. Inténtalo de nuevo.',
  'email.code.wrong': 'Código incorrecto',
  'email.code.expired': 'El código ha caducado. Solicita uno nuevo.',
  'email.code.tries': 'Demasiados intentos. Solicita un código nuevo.',
  'email.code.checking': 'Comprobando el código…',
  'email.code.connected': 'Conexión establecida',

  'email.change.title': 'Cambiar correo electrónico',
  'email.change.text':
    'Inicias sesión con {email}. Enviaremos un código a ese correo y luego otro a la nueva dirección.',
  'email.change.submit': 'Cambiar correo electrónico',
  'email.change.owner.title': 'Confirma el correo actual',
  'email.change.new.title': 'Confirma el correo nuevo',
  'email.change.none.title': 'No has iniciado sesión por correo',
  'email.change.none.text': 'Inicia sesión por correo para cambiar la dirección con la que accedes.',

  'request.title': 'Aprobar solicitud',
  'request.waiting': 'Abriendo tu solicitud…',
  'request.forbidden': 'Acción no permitida',
  'request.none.title': 'Nada que aprobar',
  'request.none.text': 'Las solicitudes de este sitio aparecen aquí.',

  'email.resend': 'Reenviar el correo',
  'email.resend.wait': 'Reenviar en {seconds} s',
  'email.resend.sent': 'Se reenvió el correo',
  'email.other': 'Usar otro correo electrónico',
}
