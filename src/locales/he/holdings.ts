import type { holdings as english } from '../en/holdings.js'
import type { Translation } from '../translation.js'

export const holdings: Translation<typeof english> = {
  'account.title': 'חשבון',
  'account.balance': 'יתרה',
  'account.balance.loading': 'היתרה נטענת',
  'account.balance.failed': 'היתרה לא זמינה',
  'account.tabs': 'תוכן החשבון',
  'account.tab.tokens': 'טוקנים',
  'account.tab.nfts': 'NFT',
  'account.tokens.empty': 'אין עדיין טוקנים',
  'account.tokens.empty.text': 'הטוקנים שלך ברשת {network} יופיעו כאן.',
  'account.tokens.empty.buy': 'קניית קריפטו',
  'account.features': 'פעולות בארנק',
  'account.feature.onramp': 'קנייה',
  'account.feature.swaps': 'המרה',
  'account.feature.receive': 'קבלה',
  'account.feature.send': 'שליחה',
  'account.wallet': 'הארנק המחובר',
  'account.total': 'סה״כ {total}',
  'account.total.stale': 'בעדכון האחרון: {total}',

  'tokens.loading': 'הטוקנים נטענים',
  'tokens.failed': 'לא ניתן היה לטעון את יתרות הטוקנים שלך.',
  'tokens.partial': 'חלק מהטוקנים לא נטענו.',
  'tokens.none.title': 'לא נמצאו טוקנים',
  'tokens.none.text': 'אין תוצאות עבור ״{query}״.',
  'nfts.loading': 'ה-NFT נטענים',

  'snack.tokensUnavailable': 'יתרת הטוקן לא זמינה',
}
