import type { shell as english } from '../en/shell.js'
import type { Translation } from '../translation.js'

export const shell: Translation<typeof english> = {
  'modal.close': 'Cerrar',
  'modal.back': 'Atrás',
  'modal.help': '¿Qué es una billetera?',
  'modal.loading': 'Cargando',
  'modal.failed.title': 'No se pudo cargar esta página',
  'modal.failed.text': 'Revisa tu conexión e inténtalo de nuevo.',
  'modal.reload': 'Recargar la página',
  'modal.dismiss': 'Descartar',

  'action.retry': 'Reintentar',
  'field.clear': 'Borrar',
  'field.search': 'Buscar',

  'copy.byHand': 'Tu navegador no permite copiar aquí. Copia tú el texto seleccionado.',

  'snack.addressCopied': 'Dirección copiada',
  'snack.hashCopied': 'ID de la transacción copiado',
}
