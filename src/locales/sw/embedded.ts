import type { embedded as english } from '../en/embedded.js'
import type { Translation } from '../translation.js'

export const embedded: Translation<typeof english> = {
  'embedded.frame': 'Pochi iliyopachikwa',

  'email.label': 'Anwani ya barua pepe',
  'email.submit': 'Endelea kwa barua pepe',
  'email.text': 'Ingia au ujisajili kwa anwani yako ya barua pepe. Huhitaji kusakinisha chochote.',
  'email.invalid': 'Weka anwani ya barua pepe, kama vile name@example.com',
  'email.wait': 'Jaribu tena baada ya {seconds, plural, one {sekunde #} other {sekunde #}}',
  'email.sending': 'Inatuma barua pepe…',
  'email.failed': 'Imeshindwa kuingia. Jaribu tena.',
  'email.mails': 'Barua pepe nyingi mno. Jaribu tena baada ya saa moja.',
  'email.off.title': 'Kuingia kwa barua pepe kumezimwa',
  'email.off.text': 'Tovuti hii haitoi huduma hiyo. Badala yake, unganisha pochi.',

  'email.device.title': 'Thibitisha kifaa hiki',
  'email.device.lead': 'Angalia kikasha chako',
  'email.device.text':
    'Fungua kiungo tulichotuma kwa {email} ili uthibitishe kifaa hiki. Kiungo kinatumika kwa dakika 20.',
  'email.device.waiting': 'Inasubiri ufungue kiungo…',
  'email.device.refused': 'Kifaa hakikuthibitishwa',
  'email.device.expired': 'Kiungo kwenye barua pepe kimeisha muda',

  'email.code.title': 'Weka msimbo wako',
  'email.code.text': 'Weka msimbo tuliotuma kwa {email}. Unatumika kwa dakika 20.',
  'email.code.label': 'Msimbo wa tarakimu 6',
  'email.code.incomplete': 'Weka tarakimu zote 6 za msimbo',
  'email.code.failed': 'Imeshindwa kukagua msimbo. Jaribu tena.',
  'email.code.wrong': 'Msimbo si sahihi',
  'email.code.expired': 'Msimbo umeisha muda. Omba msimbo mpya.',
  'email.code.tries': 'Umejaribu mara nyingi mno. Omba msimbo mpya.',
  'email.code.checking': 'Inakagua msimbo…',
  'email.code.connected': 'Umeunganishwa',

  'email.change.title': 'Badilisha anwani ya barua pepe',
  'email.change.text': 'Unaingia kwa {email}. Tutatuma msimbo kwenye anwani hiyo, kisha mwingine kwenye anwani mpya.',
  'email.change.submit': 'Badilisha anwani ya barua pepe',
  'email.change.owner.title': 'Thibitisha barua pepe ya sasa',
  'email.change.new.title': 'Thibitisha barua pepe mpya',
  'email.change.none.title': 'Hujaingia kwa barua pepe',
  'email.change.none.text': 'Ingia kwa barua pepe ili ubadilishe anwani unayotumia kuingia.',

  'request.title': 'Idhinisha ombi',
  'request.waiting': 'Inafungua ombi lako…',
  'request.forbidden': 'Kitendo hakiruhusiwi',
  'request.none.title': 'Hakuna cha kuidhinisha',
  'request.none.text': 'Maombi ya tovuti hii huonekana hapa.',

  'email.resend': 'Tuma barua pepe tena',
  'email.resend.wait': 'Tuma tena baada ya sekunde {seconds}',
  'email.resend.sent': 'Barua pepe imetumwa tena',
  'email.other': 'Tumia anwani nyingine ya barua pepe',
}
