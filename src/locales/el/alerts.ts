import type { alerts as english } from '../en/alerts.js'
import type { Translation } from '../translation.js'

export const alerts: Translation<typeof english> = {
  'alert.frameLoadFailed': 'Σφάλμα δικτύου: Το ενσωματωμένο πορτοφόλι δεν φορτώθηκε',
  'alert.frameLoadFailed.text': 'Το ενσωματωμένο πορτοφόλι δεν φορτώθηκε. Δοκιμάστε ξανά αργότερα.',
  'alert.frameRequestTimeout': 'Λήξη χρόνου αιτήματος στο ενσωματωμένο πορτοφόλι',
  'alert.frameRequestTimeout.text': 'Το ενσωματωμένο πορτοφόλι δεν απάντησε. Δοκιμάστε ξανά.',
  'alert.sessionExpired': 'Η περίοδος σύνδεσης έληξε',
  'alert.sessionExpired.text':
    'Μη έγκυρη περίοδος σύνδεσης. Ελέγξτε την ημερομηνία και την ώρα της συσκευής και συνδεθείτε ξανά.',
}
