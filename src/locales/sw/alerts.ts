import type { alerts as english } from '../en/alerts.js'
import type { Translation } from '../translation.js'

export const alerts: Translation<typeof english> = {
  'alert.frameLoadFailed': 'Hitilafu ya mtandao: pochi iliyopachikwa haikuweza kupakiwa',
  'alert.frameLoadFailed.text': 'Pochi iliyopachikwa haikupakiwa. Jaribu tena baadaye.',
  'alert.frameRequestTimeout': 'Muda wa ombi la pochi iliyopachikwa umeisha',
  'alert.frameRequestTimeout.text': 'Pochi iliyopachikwa haikujibu. Jaribu tena.',
  'alert.sessionExpired': 'Muda wa kipindi umeisha',
  'alert.sessionExpired.text':
    'Kipindi si halali. Angalia mipangilio ya tarehe na saa ya kifaa hiki, kisha uunganishe tena.',
}
