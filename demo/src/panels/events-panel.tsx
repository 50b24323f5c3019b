import { useWalletModalEvents } from 'wallet-modal/react'
import { useEffect, useState } from 'react'

import { Card } from '../controls.js'

type Events = ReturnType<typeof useWalletModalEvents>

/** How many events are kept. */
const KEPT = 40

/** The events as they come, the latest first. */
export function EventsPanel() {
  const latest = useWalletModalEvents()
  const [events, setEvents] = useState<readonly Events[]>([])
  useEffect(() => {
    if (latest.data) setEvents(known => (known[0] === latest ? known : [latest, ...known].slice(0, KEPT)))
  }, [latest])
  return (
    <Card title="Events">
      <ol className="events" tabIndex={0} aria-label="Events, latest first">
        {events.map(({ timestamp, data }, index) => (
          <li key={`${timestamp}-${events.length - index}`}>
            <time>{new Date(timestamp).toLocaleTimeString()}</time>
            <b>{data?.event}</b>
            {data?.properties && <code>{JSON.stringify(data.properties)}</code>}
          </li>
        ))}
      </ol>
      {events.length === 0 && <p className="hint">Nothing has happened yet.</p>}
    </Card>
  )
}
