import type { holdings as english } from '../en/holdings.js'
import type { Translation } from '../translation.js'

export const holdings: Translation<typeof english> = {
  'account.title': 'खाता',
  'account.balance': 'बैलेंस',
  'account.balance.loading': 'बैलेंस लोड हो रहा है',
  'account.balance.failed': 'बैलेंस उपलब्ध नहीं है',
  'account.tabs': 'खाते में क्या है',
  'account.tab.tokens': 'टोकन',
  'account.tab.nfts': 'NFT',
  'account.tokens.empty': 'अभी कोई टोकन नहीं',
  'account.tokens.empty.text': '{network} पर आपके टोकन यहाँ दिखते हैं।',
  'account.tokens.empty.buy': 'क्रिप्टो खरीदें',
  'account.features': 'वॉलेट की कार्रवाइयाँ',
  'account.feature.onramp': 'खरीदें',
  'account.feature.swaps': 'स्वैप करें',
  'account.feature.receive': 'प्राप्त करें',
  'account.feature.send': 'भेजें',
  'account.wallet': 'कनेक्ट किया गया वॉलेट',
  'account.total': 'कुल {total}',
  'account.total.stale': 'पिछले अपडेट के समय {total}',

  'tokens.loading': 'टोकन लोड हो रहे हैं',
  'tokens.failed': 'आपके टोकन बैलेंस लोड नहीं हो सके।',
  'tokens.partial': 'कुछ टोकन लोड नहीं हो सके।',
  'tokens.none.title': 'कोई टोकन नहीं मिला',
  'tokens.none.text': '“{query}” के लिए कोई नतीजा नहीं मिला।',
  'nfts.loading': 'NFT लोड हो रहे हैं',

  'snack.tokensUnavailable': 'टोकन बैलेंस उपलब्ध नहीं है',
}
