import type { switching as english } from '../en/switching.js'
import type { Translation } from '../translation.js'

export const switching: Translation<typeof english> = {
  'active.text': 'Unganisha pochi inayotumia {network}. Pochi zako nyingine zitabaki zimeunganishwa.',
  'active.same': 'Unganisha {wallet} kwenye {family} pia',
  'active.other': 'Chagua pochi',

  'switch.title': 'Badili mtandao',
  'switch.idle.text': 'Pochi yako itaomba ruhusa',
  'switch.idle.action': 'Badili hadi {network}',
  'switch.waiting.title': 'Idhinisha kwenye {wallet}',
  'switch.waiting.text': 'Kubali kubadili hadi {network} kwenye pochi yako',
  'switch.rejected.title': 'Kubadili kumekataliwa',
  'switch.rejected.text': 'Bado uko kwenye mtandao uleule',
  'switch.failed.title': 'Imeshindwa kubadili',
  'switch.failed.text': 'Badili hadi {network} kwenye {wallet}, au ujaribu tena',
  'switch.done.title': 'Uko kwenye {network}',
  'switch.wallet': 'pochi yako',

  'unsupported.title': 'Badili mtandao',
  'unsupported.text': 'Tovuti hii haitumii mtandao wa sasa wa pochi yako. Chagua mmojawapo kati ya hii:',
  'unsupported.list': 'Mitandao ya tovuti hii',

  'profile.title': 'Pochi',
  'profile.active': 'Pochi inayotumika',
  'profile.accounts': 'Akaunti nyingine kwenye pochi hii',
  'profile.others': 'Pochi nyingine zilizounganishwa',
  'profile.recent': 'Zilizotumika karibuni',
  'profile.families': 'Aina za mitandao',
  'profile.none': 'Hakuna pochi ya {family} iliyounganishwa.',
  'profile.disconnect.all': 'Tenganisha pochi zote',
  'profile.dropped': '{wallet} haina tena muunganisho na {family}.',
  'profile.dropped.action': 'Unganisha tena',
  'profile.remove': 'Sahau {wallet} {address}',
  'profile.add': 'Ongeza pochi',
  'profile.switch.failed': 'Imeshindwa kubadili pochi',
}
