import type { pairing as english } from '../en/pairing.js'
import type { Translation } from '../translation.js'

export const pairing: Translation<typeof english> = {
  'pairing.title': 'Escanea para conectar',
  'pairing.code': 'Código QR para conectar {wallet} a este sitio. ¿Sin cámara? Copia el enlace.',
  'pairing.scan': 'Escanea con {wallet}',
  'pairing.scan.text': 'Abre la billetera en tu teléfono y escanea este código',
  'pairing.any': 'tu billetera',
  'pairing.preparing': 'Preparando un enlace seguro',
  'pairing.left': 'Quedan {time}',
  'pairing.copy': 'Copiar enlace',
  'pairing.declined': 'Se rechazó la solicitud. Aquí tienes un nuevo enlace para intentarlo de nuevo.',
  'pairing.rejected': 'Solicitud rechazada',
  'pairing.rejected.text': 'No se compartió nada. Puedes intentarlo de nuevo.',
  'pairing.unreachable': 'No se pudo acceder a WalletConnect',
  'pairing.unreachable.text': 'Revisa tu conexión a internet o inténtalo más tarde',
  'pairing.failed': 'No se pudo conectar',
  'pairing.failed.text': 'Algo salió mal al conectar con tu billetera. Inténtalo de nuevo.',
  'pairing.connected': 'Conexión establecida',
  'pairing.connected.text': 'La conexión con {wallet} está activa',
  'pairing.continue': 'Continúa en {wallet}',
  'pairing.open': 'Abrir {wallet}',
  'pairing.mobile.text': 'Aprueba la conexión en la app y vuelve aquí',
  'pairing.desktop.text': 'Aprueba la conexión en la app de este equipo',
  'pairing.web.text': '{wallet} se abre en otra pestaña. Aprueba allí la conexión y vuelve aquí.',
  'pairing.page.text': 'Esta página se abre en el navegador de {wallet}, donde podrás conectarte',
  'pairing.stuck': '¿No se abrió {wallet}?',
  'pairing.again': 'Abrir de nuevo',
  'pairing.get': 'Obtener la app',
  'pairing.show': 'Mostrar código QR',

  'snack.linkCopied': 'Enlace copiado',
}
