import { Card } from '../controls.js'

/** The way to the mails of the embedded wallet: a page of the development stack. */
export function MailPanel({ url }: { readonly url: string }) {
  return (
    <Card title="Mailbox" hint="Codes and links of the embedded wallet are mailed to any address, and end up here.">
      <p>
        <a href={url} target="_blank" rel="noopener">
          Open the mailbox
        </a>{' '}
        ·{' '}
        <a href={new URL('../frame/', url).href} target="_blank" rel="noopener">
          Make the secure site fail
        </a>
      </p>
      <p>
        The Connect view also has social logins. Each opens a stand-in for the provider: whoever you say you are is who
        you are.
      </p>
    </Card>
  )
}
