import type { swap as english } from '../en/swap.js'
import type { Translation } from '../translation.js'

export const swap: Translation<typeof english> = {
  'swap.title': 'Tauschen',
  'swap.pay': 'Du zahlst',
  'swap.receive': 'Du erhältst',
  'swap.amount': 'Zu zahlender Betrag',
  'swap.amount.invalid': 'Gib eine Zahl ein, zum Beispiel {example}',
  'swap.amount.precise':
    '{symbol} hat höchstens {decimals, plural, one {# Nachkommastelle} other {# Nachkommastellen}}',
  'swap.amount.insufficient': 'Nicht genug {symbol}',
  'swap.available': '{amount} verfügbar',
  'swap.most': 'Max.',
  'swap.most.label': 'Höchstbetrag tauschen: {amount}',
  'swap.most.failed': 'Die Netzwerkgebühr konnte nicht geladen werden',
  'swap.turn': 'Token vertauschen',
  'swap.token.pay': 'Du zahlst mit {symbol}. Anderen Token wählen',
  'swap.token.receive': 'Du erhältst {symbol}. Anderen Token wählen',
  'swap.token.none': 'Token wählen',
  'swap.token.title': 'Token wählen',
  'swap.token.search': 'Name, Symbol oder Adresse',
  'swap.token.list': 'Token',
  'swap.token.held': 'Deine Token',
  'swap.token.popular': 'Beliebte Token',
  'swap.token.loading': 'Token werden geladen',
  'swap.token.failed': 'Die Token konnten nicht geladen werden.',
  'swap.token.none.title': 'Keine Token gefunden',
  'swap.token.none.text': 'Keine Ergebnisse für „{query}“.',
  'swap.token.unlisted': 'Nicht gelistet',
  'swap.token.unlisted.text': 'Der Tauschdienst führt diesen Token nicht. Prüfe seine Adresse, bevor du tauschst.',
  'swap.token.reading': 'Token wird gelesen',
  'swap.estimating': 'Preis wird ermittelt',
  'swap.rate': '1 {source} = {rate} {target}',
  'swap.slippage': 'Slippage-Toleranz in Prozent',
  'swap.slippage.label': 'Slippage-Toleranz',
  'swap.slippage.invalid': 'Gib einen ganzen Prozentwert von {least} bis {most} ein',
  'swap.slippage.high': 'Bei einer so hohen Toleranz erhältst du vielleicht viel weniger als angezeigt.',
  'swap.review': 'Tausch prüfen',
  'swap.busy': 'Schließe zuerst die Anfrage in {wallet} ab oder lehne sie ab.',
  'swap.unsupported': 'Tauschen wird in diesem Netzwerk nicht unterstützt',
  'swap.unsupported.text': 'Wechsle zu einem anderen Netzwerk, um Token zu tauschen.',
  'swap.unsupported.action': 'Netzwerk wechseln',
  'swap.retry': 'Erneut versuchen',

  'swap.preview.title': 'Tausch prüfen',
  'swap.preview.minimum': 'Du erhältst mindestens',
  'swap.preview.rate': 'Kurs',
  'swap.preview.impact': 'Preisauswirkung',
  'swap.preview.impact.high': 'Was du erhältst, ist {percent} weniger wert als das, was du zahlst.',
  'swap.preview.slippage': 'Slippage-Toleranz',
  'swap.preview.fee': 'Netzwerkgebühr',
  'swap.preview.fee.unknown': 'Nicht verfügbar',
  'swap.preview.service': 'Servicegebühr',
  'swap.preview.service.text': '{percent}, im Kurs enthalten',
  'swap.preview.network': 'Netzwerk',
  'swap.preview.from': 'Konto',
  'swap.preview.router': 'Tausch-Contract',
  'swap.preview.approval':
    'Deine Wallet fragt zweimal: zuerst, damit der Tausch-Contract genau {amount} {symbol} abbuchen darf, dann für den Tausch selbst.',
  'swap.preview.approval.once':
    'Deine Wallet fragt nur einmal: damit der Tausch-Contract genau {amount} {symbol} abbuchen darf und zugleich für den Tausch selbst.',
  'swap.preview.approval.reset':
    'Vorher fragt deine Wallet ein weiteres Mal, um eine frühere Erlaubnis für {symbol} aufzuheben.',
  'swap.preview.permit':
    'Deine Wallet fragt zweimal: zuerst für eine kostenlose Signatur, mit der der Tausch-Contract genau {amount} {symbol} abbuchen darf, dann für den Tausch selbst.',
  'swap.preview.unlimited': 'Beliebigen Betrag in {symbol} erlauben',
  'swap.preview.unlimited.text':
    'Deine Wallet fragt zweimal: zuerst, damit der Tausch-Contract jetzt und später beliebig viel {symbol} abbuchen darf, dann für den Tausch selbst. Erlaube das nur, wenn du dem Tausch-Contract vertraust.',
  'swap.preview.unlimited.once':
    'Deine Wallet fragt nur einmal: damit der Tausch-Contract jetzt und später beliebig viel {symbol} abbuchen darf und zugleich für den Tausch selbst. Erlaube das nur, wenn du dem Tausch-Contract vertraust.',
  'swap.preview.updated': 'Preis aktualisiert',
  'swap.preview.confirm': '{amount} {source} in {target} tauschen',
  'swap.preview.approving': '{symbol} in {wallet} genehmigen',
  'swap.preview.waiting': 'Tausch in {wallet} bestätigen',
  'swap.preview.edit': 'Bearbeiten',
  'swap.preview.changed':
    'Deine Wallet hat zu einem anderen Konto oder Netzwerk gewechselt. Es wurde nichts getauscht.',
  'swap.preview.rejected': 'Du hast die Anfrage in {wallet} abgelehnt. Es wurde nichts getauscht.',
  'swap.preview.none': 'Nichts zu prüfen',
  'swap.preview.none.text': 'Wähle zuerst Token und einen Betrag.',

  'swap.error.route': '{source} lässt sich gerade nicht in {target} tauschen.',
  'swap.error.liquidity': 'Nicht genug Liquidität. Versuche es mit einem kleineren Betrag.',
  'swap.error.balance': 'Guthaben reicht nicht aus',
  'swap.error.gas': 'Gaspreis wird in diesem Netzwerk nicht unterstützt',
  'swap.error.fee': 'Nicht genug {symbol} für die Netzwerkgebühr.',
  'swap.error.mismatch':
    'Der Tauschdienst hat mit einem anderen Tausch geantwortet, deshalb wurde abgebrochen. Es wurde nichts signiert.',
  'swap.error.decimals':
    'Die Angaben zu diesem Token passen nicht zu seinem Contract, deshalb kann er nicht getauscht werden.',
  'swap.error.simulation': 'Dieser Tausch würde fehlschlagen: {reason}',
  'swap.error.simulation.plain': 'Dieser Tausch würde fehlschlagen.',
  'swap.error.minimum':
    'So erhältst du weniger als das Minimum: Der Preis hat sich geändert, oder der Token behält von jedem Transfer einen Teil ein. Erhöhe die Slippage-Toleranz oder wähle einen anderen Token.',
  'swap.error.permit':
    '{wallet} hat die Erlaubnis nicht signiert. Bestätige erneut, um den Betrag in {symbol} stattdessen mit einer Transaktion zu genehmigen.',
  'swap.error.moved': 'Der Preis hat sich geändert, während du signiert hast. Prüfe ihn und bestätige dann erneut.',
  'swap.error.approval': 'Die Genehmigung ist fehlgeschlagen, deshalb wurde nichts getauscht.',
  'swap.error.unreachable': 'Der Tauschdienst antwortet nicht. Versuche es gleich noch einmal.',
  'swap.error.failed':
    'In deiner Wallet ist etwas schiefgelaufen. Prüfe deine Aktivität, bevor du es noch einmal versuchst.',
  'swap.error.other': 'Der Tausch konnte nicht vorbereitet werden. Versuche es noch einmal.',

  'snack.swapSent': 'Tausch gesendet',
}
