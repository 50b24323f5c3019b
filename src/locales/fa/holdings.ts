import type { holdings as english } from '../en/holdings.js'
import type { Translation } from '../translation.js'

export const holdings: Translation<typeof english> = {
  'account.title': 'حساب',
  'account.balance': 'موجودی',
  'account.balance.loading': 'در حال بارگیری موجودی',
  'account.balance.failed': 'موجودی در دسترس نیست',
  'account.tabs': 'محتوای حساب',
  'account.tab.tokens': 'توکن‌ها',
  'account.tab.nfts': 'NFTها',
  'account.tokens.empty': 'هنوز توکنی ندارید',
  'account.tokens.empty.text': 'توکن‌های شما در {network} اینجا نمایش داده می‌شود.',
  'account.tokens.empty.buy': 'خرید رمزارز',
  'account.features': 'عملیات کیف پول',
  'account.feature.onramp': 'خرید',
  'account.feature.swaps': 'سواپ',
  'account.feature.receive': 'دریافت',
  'account.feature.send': 'ارسال',
  'account.wallet': 'کیف پول متصل',
  'account.total': 'مجموع: {total}',
  'account.total.stale': 'در آخرین به‌روزرسانی: {total}',

  'tokens.loading': 'در حال بارگیری توکن‌ها',
  'tokens.failed': 'موجودی توکن‌های شما بارگیری نشد.',
  'tokens.partial': 'برخی از توکن‌ها بارگیری نشد.',
  'tokens.none.title': 'توکنی پیدا نشد',
  'tokens.none.text': 'نتیجه‌ای برای «{query}» پیدا نشد.',
  'nfts.loading': 'در حال بارگیری NFTها',

  'snack.tokensUnavailable': 'موجودی توکن در دسترس نیست',
}
