import type { calls as english } from '../en/calls.js'
import type { Translation } from '../translation.js'

export const calls: Translation<typeof english> = {
  'calls.title': 'Semak panggilan',
  'calls.none.text': 'Laman ini tidak meminta sebarang panggilan.',
  'calls.elsewhere': 'Panggilan ini di {network}.',
  'calls.contract': 'Panggilan kontrak',
  'calls.transfer': 'Hantar token',
  'calls.transferFrom': 'Pindahkan token daripada akaun lain',
  'calls.approve': 'Benarkan perbelanjaan token',
  'calls.to': 'Kontrak',
  'calls.token': 'Kontrak token',
  'calls.spender': 'Alamat yang dibenarkan',
  'calls.amount.raw': 'Jumlah dalam unit terkecil token',
  'calls.amount.any': 'Sebarang jumlah',
  'calls.value': 'Jumlah yang dihantar',
  'calls.data': 'Data panggilan',
  'calls.hash': 'ID transaksi',
  'calls.atomic': '{wallet} menghantar semua panggilan serentak: semuanya berjaya atau tiada langsung.',
  'calls.inTurn':
    '{wallet} bertanya bagi setiap panggilan satu demi satu. Jika satu gagal, panggilan sebelumnya sudah dilaksanakan.',
  'calls.unlimited':
    'Salah satu panggilan membenarkan sebarang jumlah token dibelanjakan, sekarang dan pada masa akan datang. Sahkan hanya jika anda mempercayai alamat yang dibenarkan.',
  'calls.confirm': '{count, plural, other {Hantar # panggilan}}',
  'calls.progress': '{done} daripada {count} dilaksanakan',
  'calls.through': 'Dilaksanakan',
  'calls.pending': 'Dalam perjalanan',
  'calls.failed': 'Tidak dilaksanakan',
  'calls.unsent': 'Tidak dihantar',
  'calls.unknown': 'Hasil tidak diketahui',
  'calls.error.rejected': 'Anda menolak dalam {wallet}, jadi panggilan lain tidak dihantar.',
  'calls.error.changed': 'Dompet anda beralih ke akaun atau rangkaian lain, jadi panggilan lain tidak dihantar.',
  'calls.error.lost': 'Satu panggilan gagal di rangkaian, jadi panggilan selepasnya tidak dihantar.',
  'calls.error.atomic': 'Panggilan gagal di rangkaian. Hanya yuran rangkaian dikenakan.',
}
