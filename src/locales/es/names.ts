import type { names as english } from '../en/names.js'
import type { Translation } from '../translation.js'

export const names: Translation<typeof english> = {
  'names.title': 'Nombre de la cuenta',
  'names.lead': 'Un nombre en lugar de una dirección',
  'names.text': 'Otras personas pueden enviar a tu nombre. Cualquiera puede ver a qué dirección pertenece.',
  'names.choose': 'Elegir nombre',
  'names.label': 'Nombre',
  'names.rule': 'De 4 a 64 caracteres: letras de la a a la z, números y guiones',
  'names.checking': 'Comprobando {name}…',
  'names.free': '{name} está disponible',
  'names.taken': '{name} ya está en uso',
  'names.suggestions': 'Nombres disponibles',
  'names.suggestions.failed': 'No se pudieron obtener sugerencias de nombres',
  'names.register': 'Registrar nombre',
  'names.registering': 'Registrando {name}…',
  'names.failed': 'No se pudo registrar el nombre. Inténtalo de nuevo.',
  'names.expired': 'Tardó demasiado. Inténtalo de nuevo y aprueba en menos de 10 segundos.',
  'names.done.title': 'Nombre registrado',
  'names.done.text': '{name} ya pertenece a tu cuenta',
  'names.done': 'Listo',
  'names.none.title': 'No hay ninguna cuenta a la que dar nombre',
  'names.none.text': 'Inicia sesión por correo o con una cuenta social, en una red EVM, para elegir un nombre.',
}
