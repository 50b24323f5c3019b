import type { switching as english } from '../en/switching.js'
import type { Translation } from '../translation.js'

export const switching: Translation<typeof english> = {
  'active.text': 'Conecta una billetera compatible con {network}. Tus otras billeteras siguen conectadas.',
  'active.same': 'Conectar {wallet} también a {family}',
  'active.other': 'Elegir una billetera',

  'switch.title': 'Cambiar de red',
  'switch.idle.text': 'Tu billetera te pedirá permiso',
  'switch.idle.action': 'Cambiar a {network}',
  'switch.waiting.title': 'Aprueba en {wallet}',
  'switch.waiting.text': 'Acepta el cambio a {network} en tu billetera',
  'switch.rejected.title': 'Cambio rechazado',
  'switch.rejected.text': 'Sigues en la misma red',
  'switch.failed.title': 'No se pudo cambiar',
  'switch.failed.text': 'Cambia a {network} en {wallet} o inténtalo de nuevo',
  'switch.done.title': 'Estás en {network}',
  'switch.wallet': 'tu billetera',

  'unsupported.title': 'Cambiar de red',
  'unsupported.text': 'Este sitio no es compatible con la red actual de tu billetera. Elige una de estas:',
  'unsupported.list': 'Redes de este sitio',

  'profile.title': 'Billeteras',
  'profile.active': 'Billetera activa',
  'profile.accounts': 'Otras cuentas de esta billetera',
  'profile.others': 'Otras billeteras conectadas',
  'profile.recent': 'Usadas recientemente',
  'profile.families': 'Tipos de red',
  'profile.none': 'No hay ninguna billetera de {family} conectada.',
  'profile.disconnect.all': 'Desconectar todas las billeteras',
  'profile.dropped': 'Se perdió la conexión de {wallet} con {family}.',
  'profile.dropped.action': 'Reconectar',
  'profile.remove': 'Olvidar {wallet} {address}',
  'profile.add': 'Añadir billetera',
  'profile.switch.failed': 'No se pudo cambiar de billetera',
}
