import type { calls as english } from '../en/calls.js'
import type { Translation } from '../translation.js'

export const calls: Translation<typeof english> = {
  'calls.title': 'Revisar llamadas',
  'calls.none.text': 'Este sitio no ha pedido ninguna llamada.',
  'calls.elsewhere': 'Estas llamadas son en {network}.',
  'calls.contract': 'Llamada a un contrato',
  'calls.transfer': 'Enviar tokens',
  'calls.transferFrom': 'Mover tokens de otra cuenta',
  'calls.approve': 'Permitir el gasto de tokens',
  'calls.to': 'Contrato',
  'calls.token': 'Contrato del token',
  'calls.spender': 'Dirección autorizada',
  'calls.amount.raw': 'Cantidad en la unidad mínima del token',
  'calls.amount.any': 'Cualquier cantidad',
  'calls.value': 'Cantidad enviada',
  'calls.data': 'Datos',
  'calls.hash': 'ID de la transacción',
  'calls.atomic': '{wallet} envía todas las llamadas a la vez: o se ejecutan todas o ninguna.',
  'calls.inTurn':
    '{wallet} pide confirmar cada llamada por separado. Si una falla, las anteriores ya se habrán ejecutado.',
  'calls.unlimited':
    'Una de las llamadas permite gastar cualquier cantidad de un token, ahora y más adelante. Confirma solo si confías en la dirección autorizada.',
  'calls.confirm': '{count, plural, one {Enviar # llamada} many {Enviar # de llamadas} other {Enviar # llamadas}}',
  'calls.progress': '{done} de {count} ejecutadas',
  'calls.through': 'Ejecutada',
  'calls.pending': 'En camino',
  'calls.failed': 'No ejecutada',
  'calls.unsent': 'No enviada',
  'calls.unknown': 'Resultado desconocido',
  'calls.error.rejected': 'Rechazaste la solicitud en {wallet}, así que las demás llamadas no se enviaron.',
  'calls.error.changed': 'Tu billetera cambió a otra cuenta o red, así que las demás llamadas no se enviaron.',
  'calls.error.lost': 'Una llamada falló en la red, así que las siguientes no se enviaron.',
  'calls.error.atomic': 'Las llamadas fallaron en la red. Solo se cobró la comisión de red.',
}
