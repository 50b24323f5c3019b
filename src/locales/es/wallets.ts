import type { wallets as english } from '../en/wallets.js'
import type { Translation } from '../translation.js'

export const wallets: Translation<typeof english> = {
  'connect.loading': 'Buscando billeteras',
  'connect.unnamed': 'Billetera del navegador',
  'pairing.unknown': 'Billetera',
  'all.none.title': 'No se encontraron billeteras',

  'get.list': 'Billeteras disponibles',
  'get.none': 'Busca una billetera en tu tienda de apps.',
  'get.guide': 'Explorar más billeteras',
  'connecting.get': '¿No tienes {wallet}? Obtener',

  'downloads.title': 'Obtener {wallet}',
  'downloads.any': 'Obtener una billetera',
  'downloads.list': 'Dónde obtener {wallet}',
  'downloads.chrome': 'Chrome Web Store',
  'downloads.ios': 'App Store',
  'downloads.android': 'Google Play',
  'downloads.homepage': 'Sitio web',
  'downloads.empty.title': 'No se encontró ningún enlace de descarga',
  'downloads.empty.text': 'Busca {wallet} en tu tienda de apps.',

  'connecting.notFound.title': 'Esta billetera ya no está disponible',
  'connecting.notFound.text': 'Puede que se haya desactivado en tu navegador',
  'connecting.notFound.action': 'Elegir otra billetera',

  'wallet.title': '¿Qué es una billetera?',
  'wallet.keys.title': 'Un hogar para tus activos',
  'wallet.keys.text': 'Una billetera guarda, envía y recibe tus tokens y coleccionables.',
  'wallet.login.title': 'Una nueva forma de iniciar sesión',
  'wallet.login.text': 'Conecta tu billetera en lugar de usar un nombre de usuario y una contraseña.',
  'wallet.control.title': 'Tú tienes el control',
  'wallet.control.text': 'Los sitios solo pueden pedir. Nada se mueve hasta que lo apruebes en tu billetera.',
  'wallet.get': 'Obtener una billetera',
}
