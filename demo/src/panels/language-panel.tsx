import type { WalletModal } from 'wallet-modal'
import { useState } from 'react'

import { Card, Choice } from '../controls.js'

const LANGUAGES = [
  ['en', 'English'],
  ['en-XA', 'Ëñļöñĝéð'],
  ['en-XB', 'Right to left'],
] as const

/** Languages: besides English two made-up ones that show texts which are cut off or were not translated. */
export function LanguagePanel({ modal }: { readonly modal: WalletModal }) {
  const [locale, setLocale] = useState<(typeof LANGUAGES)[number][0]>('en')
  return (
    <Card title="Language">
      <Choice
        label="Texts of the modal"
        options={LANGUAGES}
        value={locale}
        onChange={next => {
          setLocale(next)
          modal.updateOptions({ locale: next })
        }}
      />
    </Card>
  )
}
